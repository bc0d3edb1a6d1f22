package collisionbench.app.window;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

/// Hands on keys and mouse that make the events themselves, on the window's thread, in the dialog
/// that is open or else in the window.
final class Hands {

  private final Stage stage;

  Hands(Stage stage) {
    this.stage = stage;
  }

  /// {@return the dialog that is open, else the window}
  Stage foremost() {
    return Window.getWindows().stream()
        .flatMap(other -> other instanceof Stage shown ? Stream.of(shown) : null)
        .reduce(stage, (_, later) -> later);
  }

  /// {@return what is in the foremost window, and can be seen and used}
  List<Node> nodes() {
    return foremost().getScene().getRoot().lookupAll("*").stream()
        .filter(node -> isSeen(node) && !node.isDisabled() && node.getScene() != null)
        .toList();
  }

  private static boolean isSeen(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
  }

  /// Moves to the middle of a node and clicks there.
  void click(Node target) {
    Point2D middle = middle(target);
    mouse(target, MouseEvent.MOUSE_ENTERED, middle);
    mouse(target, MouseEvent.MOUSE_PRESSED, middle);
    mouse(target, MouseEvent.MOUSE_RELEASED, middle);
    mouse(target, MouseEvent.MOUSE_CLICKED, middle);
  }

  private static Point2D middle(Node node) {
    Bounds bounds = node.getBoundsInLocal();
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private static void mouse(Node target, EventType<MouseEvent> type, Point2D at) {
    MouseEvents.fire(target, type, at, MouseButton.PRIMARY, 0);
  }

  void type(String text) {
    text.chars()
        .mapToObj(Character::toString)
        .forEach(letter ->
            Event.fireEvent(
                focus(),
                new KeyEvent(
                    KeyEvent.KEY_TYPED,
                    letter,
                    letter,
                    KeyCode.UNDEFINED,
                    false,
                    false,
                    false,
                    false)));
  }

  void press(KeyCodeCombination keys) {
    press(
        keys.getCode(),
        keys.getShift() == KeyCombination.ModifierValue.DOWN,
        keys.getShortcut() == KeyCombination.ModifierValue.DOWN,
        keys.getAlt() == KeyCombination.ModifierValue.DOWN);
  }

  void press(KeyCode code, boolean shift, boolean shortcut, boolean alt) {
    boolean mac = System.getProperty("os.name").startsWith("Mac");
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          focus(), new KeyEvent(type, "", "", code, shift, shortcut && !mac, alt, shortcut && mac));
    }
  }

  /// {@return where keys go}
  private EventTarget focus() {
    Scene scene = foremost().getScene();
    Node owner = scene.getFocusOwner();
    return owner == null ? scene : owner;
  }
}
