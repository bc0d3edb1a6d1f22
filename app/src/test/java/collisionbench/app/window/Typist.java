package collisionbench.app.window;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;

/// The part of the [Monkey] that types into fields, and leaves them in any way there is.
final class Typist {

  private static final List<String> NAMES =
      List.of("ball", "box", "disc", "sail", "a_b", "  ", "", "x", "\u7403 2", "pill");

  private static final List<String> NUMBERS =
      List.of("0", "1", "2.5", "-3", "1/3", "2*pi", "sqrt(2)", "-(1-4)/2", "1e-9", "30");

  private static final List<String> REFUSED =
      List.of("-5", "1/", "1/0", "abc", "1e400", "(2", "1,5", "NaN", "400", "");

  private static final Set<String> BUTTONS = Set.of("undo-button", "redo-button");

  private final Hands hands;
  private final Random random;

  Typist(Hands hands, Random random) {
    this.hands = hands;
    this.random = random;
  }

  /// Types something into a field of the window, and goes on elsewhere.
  ///
  /// @return what it did, in words
  String act() {
    if (random.nextInt(3) == 0) {
      click(ListCell.class::isInstance);
    }
    List<Node> fields = some(node -> node instanceof TextInputControl && node.getId() != null);
    if (fields.isEmpty()) {
      return "nothing: there is no field";
    }
    List<Node> names = fields.stream().filter(field -> has(field, "inspector-name")).toList();
    Node field = any(names.isEmpty() || random.nextInt(3) != 0 ? fields : names);
    if (random.nextInt(8) == 0) {
      hands.press(KeyCode.F2, false, false, false);
    } else {
      hands.click(field);
    }
    if (random.nextInt(4) != 0) {
      hands.press(KeyCode.A, false, true, false);
    }
    String typed = words(field);
    hands.type(typed);
    StringBuilder did = new StringBuilder("typing " + typed + " into " + field.getId());
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      did.append(", then ").append(goOn());
    }
    return did.toString();
  }

  private String words(Node field) {
    boolean number = String.valueOf(field.getId()).startsWith("field");
    return switch (random.nextInt(6)) {
      case 0 -> any(REFUSED);
      case 1 -> any(number ? NAMES : NUMBERS);
      default -> any(number ? random.nextInt(3) == 0 ? REFUSED : NUMBERS : NAMES);
    };
  }

  private String goOn() {
    return switch (random.nextInt(16)) {
      case 0, 1, 2 -> key(KeyCode.TAB);
      case 3 -> key(KeyCode.ENTER);
      case 4 -> key(KeyCode.ESCAPE);
      case 5, 6 -> keyWithControl(KeyCode.Z);
      case 7 -> key(any(List.of(KeyCode.UP, KeyCode.DOWN)));
      case 8 -> keyWithControl(any(List.of(KeyCode.UP, KeyCode.DOWN, KeyCode.E, KeyCode.I)));
      case 9, 10 -> click(node -> node.getId() != null && BUTTONS.contains(node.getId()));
      case 11 -> click(node -> node instanceof ButtonBase && has(node, "corner-"));
      case 12 -> click(ListCell.class::isInstance);
      case 13, 14 -> click(TextInputControl.class::isInstance);
      default -> dragLabel();
    };
  }

  private String key(KeyCode code) {
    boolean shift = random.nextInt(3) == 0;
    hands.press(code, shift, false, false);
    return (shift ? "shift+" : "") + code;
  }

  private String keyWithControl(KeyCode code) {
    boolean shift = random.nextInt(3) == 0;
    hands.press(code, shift, true, false);
    return (shift ? "control+shift+" : "control+") + code;
  }

  private String click(Predicate<Node> wanted) {
    List<Node> there = some(wanted);
    if (there.isEmpty()) {
      return "nothing";
    }
    Node clicked = any(there);
    hands.click(clicked);
    return "a click on " + clicked;
  }

  private String dragLabel() {
    List<Node> labels = some(node -> node instanceof Label && has(node, "field-"));
    if (labels.isEmpty()) {
      return "nothing";
    }
    Node label = any(labels);
    hands.drag(label, 20 * random.nextGaussian());
    return "a drag of " + label.getId();
  }

  private static boolean has(Node node, String beginning) {
    return node.getId() != null && node.getId().startsWith(beginning);
  }

  private List<Node> some(Predicate<Node> wanted) {
    return hands.nodes().stream().filter(wanted).toList();
  }

  private <T> T any(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }
}
