package collisionbench.app.window;

import collisionbench.app.scene.Space;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/// The sheet of keys: every action and shape with its keys, from the tables that the menus are made
/// from, and what the mouse does.
final class KeySheet extends GridPane {

  private final int rows;

  private static final List<String> MOUSE =
      List.of(
          "drag",
          "more",
          "handle",
          "ground",
          "lock",
          "snap",
          "fine",
          "side",
          "cancel",
          "nudge",
          "nudge-away",
          "nudge-far",
          "turn",
          "move",
          "zoom",
          "cube");

  /// @param actions the actions to show: those that something does
  KeySheet(Actions actions) {
    getStyleClass().add("key-sheet");
    List<Action> shown = Stream.of(Action.values()).filter(actions::has).toList();
    rows = shown.size() + ShapeKind.values().length + MOUSE.size();
    for (Action action : shown) {
      add(
          Stream.concat(Stream.of(action.key()), action.otherKeys().stream())
              .map(KeyCombination::getDisplayText)
              .collect(Collectors.joining(", ")),
          action.label());
    }
    for (ShapeKind kind : ShapeKind.values()) {
      String space = Texts.get(kind.space() == Space.THREE ? "scenes.space" : "scenes.plane");
      add(
          kind.key().getDisplayText(),
          Texts.get("keys.add", kind.label().toLowerCase(Locale.ROOT), space));
    }
    for (String key : MOUSE) {
      add(Texts.get("mouse." + key), Texts.get("mouse." + key + ".does"));
    }
  }

  private void add(String keys, String does) {
    int half = (rows + 1) / 2;
    int index = getChildren().size() / 2;
    int column = index < half ? 0 : 2;
    Label left = label(keys);
    left.getStyleClass().add("key");
    add(left, column, index % half);
    add(label(does), column + 1, index % half);
  }

  private static Label label(String text) {
    Label label = new Label(text);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }
}
