package collisionbench.app.window.action;

import collisionbench.app.panel.field.Ancestors;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Keeps keys that are meant for a text from running actions: `W` is a letter in a text field; and
/// who selects all and deletes in the inspector means the text of a field, even where a click
/// beside it has taken the focus from it.
public final class TypingGuard {

  /// What takes hold of bodies or changes which are there.
  private static final Set<Action> OF_BODIES =
      EnumSet.of(
          Action.CUT,
          Action.COPY,
          Action.PASTE,
          Action.DUPLICATE,
          Action.DELETE,
          Action.SELECT_ALL,
          Action.SELECT_NONE);

  private TypingGuard() {}

  public static void protect(Parent root, Node inspector) {
    root.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          boolean typing = event.getTarget() instanceof TextInputControl && isTyping(event);
          boolean inside = Ancestors.of(event.getTarget()).anyMatch(inspector::equals);
          if (typing || (inside && isOfBodies(event))) {
            event.consume();
          }
        });
  }

  /// {@return whether a key without a modifier but Shift writes, moves or deletes in a text}
  private static boolean isTyping(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean leaves = code == KeyCode.ESCAPE || code == KeyCode.TAB || code.isFunctionKey();
    return !event.isShortcutDown() && !event.isAltDown() && !event.isMetaDown() && !leaves;
  }

  private static boolean isOfBodies(KeyEvent event) {
    return OF_BODIES.stream()
        .flatMap(action -> Stream.concat(Stream.of(action.key()), action.otherKeys().stream()))
        .anyMatch(key -> key.match(event));
  }
}
