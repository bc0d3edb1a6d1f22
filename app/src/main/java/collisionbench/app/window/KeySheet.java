package collisionbench.app.window;

import collisionbench.app.text.Texts;
import java.util.Arrays;
import java.util.stream.Collectors;

/// The sheet of keys: every action with its key, from the table the menus are made from.
final class KeySheet {

  private KeySheet() {}

  static String text() {
    return Arrays.stream(Action.values())
            .map(action -> action.label() + "  " + action.key().getDisplayText())
            .collect(Collectors.joining("\n"))
        + "\n\n"
        + Texts.get("keys.mouse");
  }
}
