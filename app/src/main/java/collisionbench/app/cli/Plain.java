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

  /// {@return the number, rounded to six significant digits}
  static String of(double number) {
    if (number == 0 || Double.isInfinite(number)) {
      return number == 0 ? "0" : number > 0 ? "beyond any double" : "-beyond any double";
    }
    String digits = String.format(Locale.ROOT, "%.6g", number);
    int exponent = digits.indexOf('e');
    String mantissa = exponent < 0 ? digits : digits.substring(0, exponent);
    String shortened =
        mantissa.contains(".") ? mantissa.replaceAll("0+$", "").replaceAll("\\.$", "") : mantissa;
    return exponent < 0 ? shortened : shortened + digits.substring(exponent);
  }
}
