package collisionbench.app.cli;

import java.util.Locale;

/// Text for a terminal.
final class Plain {

  private Plain() {}

  /// {@return the text with control characters made visible, so that no name in a file can steer
  /// the terminal}
  static String of(String text) {
    return text.chars().anyMatch(Character::isISOControl)
        ? text.codePoints()
            .collect(StringBuilder::new, Plain::append, StringBuilder::append)
            .toString()
        : text;
  }

  private static void append(StringBuilder text, int codePoint) {
    if (Character.isISOControl(codePoint)) {
      text.append(String.format(Locale.ROOT, "\\u%04x", codePoint));
    } else {
      text.appendCodePoint(codePoint);
    }
  }
}
