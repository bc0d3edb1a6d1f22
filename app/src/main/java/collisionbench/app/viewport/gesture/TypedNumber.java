package collisionbench.app.viewport.gesture;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A number that is typed while a button is held.
///
/// @param text what has been typed so far
record TypedNumber(String text) {

  static final TypedNumber NONE = new TypedNumber("");

  /// {@return this number after a key; empty if the key does not belong to a number}
  Optional<TypedNumber> after(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return Optional.empty();
    }
    return event.getCode() == KeyCode.BACK_SPACE
        ? Optional.of(new TypedNumber(text.substring(0, Math.max(0, text.length() - 1))))
        : letter(event.getCode())
            .map(letter -> new TypedNumber(text + letter))
            .filter(TypedNumber::isBegun);
  }

  /// {@return whether more letters may make it a number}
  private boolean isBegun() {
    return text.matches("-?\\d*\\.?\\d*");
  }

  private static Optional<String> letter(KeyCode code) {
    return switch (code) {
      case MINUS, SUBTRACT -> Optional.of("-");
      case PERIOD, DECIMAL -> Optional.of(".");
      default ->
          Optional.of(code.getName())
              .filter(_ -> code.isDigitKey())
              .map(name -> name.substring(name.length() - 1));
    };
  }

  /// {@return the number; empty without a digit}
  Optional<Double> value() {
    return Optional.of(text).filter(typed -> typed.matches(".*\\d.*")).map(Double::parseDouble);
  }
}
