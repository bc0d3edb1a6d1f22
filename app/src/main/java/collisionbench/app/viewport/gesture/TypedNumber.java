package collisionbench.app.viewport.gesture;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A number that is typed while a button is held. The characters count, not the keys: on a French
/// keyboard, digits need Shift, and the keypad types a decimal comma.
record TypedNumber(String text) {

  static final TypedNumber NONE = new TypedNumber("");

  /// Keys that type parts of numbers on some keyboards, and run actions of their own.
  private static final Set<KeyCode> MARKS =
      EnumSet.of(KeyCode.MINUS, KeyCode.SUBTRACT, KeyCode.PERIOD, KeyCode.DECIMAL, KeyCode.COMMA);

  /// {@return whether a pressed key may type a part of a number, so that it runs no action}
  static boolean isKey(KeyEvent event) {
    KeyCode code = event.getCode();
    return !isShortcut(event)
        && (code.isDigitKey() || MARKS.contains(code) || code == KeyCode.BACK_SPACE);
  }

  /// {@return this number after a key was pressed or a character was typed; empty if it does not
  /// belong to a number}
  Optional<TypedNumber> after(KeyEvent event) {
    if (isShortcut(event)) {
      return Optional.empty();
    }
    return event.getCode() == KeyCode.BACK_SPACE
        ? Optional.of(new TypedNumber(text.substring(0, Math.max(0, text.length() - 1))))
        : Optional.of(new TypedNumber(text + letter(event))).filter(next -> next.isAfter(this));
  }

  private static boolean isShortcut(KeyEvent event) {
    return event.isShortcutDown() || event.isAltDown();
  }

  private static String letter(KeyEvent event) {
    if (event.getEventType() != KeyEvent.KEY_TYPED) {
      return "";
    }
    return event.getCharacter().replace(',', '.').replace('\u2212', '-');
  }

  /// {@return whether it is longer than another, and more letters may make it a number}
  private boolean isAfter(TypedNumber before) {
    return text.length() > before.text.length() && text.matches("-?+[0-9]*+\\.?+[0-9]*+");
  }

  /// {@return the number; empty without a digit}
  Optional<Double> value() {
    return Optional.of(text).filter(typed -> typed.matches(".*[0-9].*")).map(Double::parseDouble);
  }
}
