package collisionbench.app.paste;

import static collisionbench.app.paste.Chars.isDigit;
import static collisionbench.app.paste.Chars.isName;

import java.util.List;
import java.util.OptionalDouble;

/// A number as programming languages, consoles and people write it: with a sign, an exponent (`e`
/// or `d`), hexadecimal, `1_000`, and suffixes such as `f`, `f0`, `L` and `_f64`.
///
/// @param value empty if it looks like a number and is none, such as `10cm`, `3x3`, `12:03:11`, a
///   version or a date
/// @param end where it ends
record Numeral(OptionalDouble value, int end) {

  private static final String SUFFIXES = "fFdDlLmMhHnuU";

  /// Longer tails of something that is no number are cut.
  private static final int LONGEST_TAIL = 200;

  /// {@return whether a number begins here, behind the sign}
  static boolean begins(String text, int at) {
    char c = Chars.at(text, at);
    return isDigit(c) || (c == '.' && isDigit(Chars.at(text, at + 1)));
  }

  /// {@return the number that begins at an index}
  ///
  /// @param from where it begins, with its sign
  /// @param at where its digits begin
  static Numeral read(String text, int from, int at, boolean decimalCommas) {
    int end = isHexadecimal(text, at) ? hexadecimal(text, at) : decimal(text, at, decimalCommas);
    int after = suffix(text, end);
    if (goesOn(text, after) || isDate(text, at, after)) {
      return new Numeral(OptionalDouble.empty(), tail(text, after));
    }
    return new Numeral(OptionalDouble.of(value(text.substring(from, end))), after);
  }

  private static boolean isHexadecimal(String text, int at) {
    return text.startsWith("0x", at) || text.startsWith("0X", at);
  }

  private static boolean goesOn(String text, int end) {
    char c = Chars.at(text, end);
    return isName(c)
        || c == '\u00b0'
        || ((c == '.' || c == ':') && isDigit(Chars.at(text, end + 1)));
  }

  private static boolean isDate(String text, int at, int end) {
    return end - at == 4
        && Chars.at(text, end) == '-'
        && isDigit(Chars.at(text, end + 1))
        && isDigit(Chars.at(text, end + 2))
        && Chars.at(text, end + 3) == '-';
  }

  private static double value(String written) {
    String plain =
        written.replace('\u2212', '-').replace("_", "").replace("'", "").replace(',', '.');
    if (plain.indexOf('x') >= 0 || plain.indexOf('X') >= 0) {
      return Double.parseDouble(plain);
    }
    return Double.parseDouble(plain.replace('d', 'e').replace('D', 'e')) + 0.0;
  }

  /// {@return where a decimal number ends, without its suffix}
  static int decimal(String text, int at, boolean decimalCommas) {
    int i = Chars.digits(text, at);
    char c = Chars.at(text, i);
    if (c == '.' || (decimalCommas && c == ',' && isDigit(Chars.at(text, i + 1)))) {
      i = Chars.digits(text, i + 1);
    }
    return "eEdD".indexOf(Chars.at(text, i)) >= 0 ? exponent(text, i) : i;
  }

  /// {@return where a number in hexadecimal ends; one without a power of two, such as an address or
  /// bits, is none}
  private static int hexadecimal(String text, int at) {
    int whole = hexDigits(text, at + 2);
    boolean hasPoint = Chars.at(text, whole) == '.';
    int end = hasPoint ? hexDigits(text, whole + 1) : whole;
    boolean hasDigits = end > at + (hasPoint ? 3 : 2);
    int power = "pP".indexOf(Chars.at(text, end)) >= 0 ? exponent(text, end) : end;
    return hasDigits && power > end ? power : at + 1;
  }

  private static int hexDigits(String text, int from) {
    int i = from;
    while (Character.digit(Chars.at(text, i), 16) >= 0) {
      i++;
    }
    return i;
  }

  /// {@return where an exponent ends; where it begins if it has no digits}
  private static int exponent(String text, int at) {
    int from = Chars.isSign(Chars.at(text, at + 1)) ? at + 2 : at + 1;
    int end = Chars.digits(text, from);
    return end > from ? end : at;
  }

  private static int suffix(String text, int at) {
    for (String two : List.of("lf", "LF", "ul", "uL")) {
      if (text.startsWith(two, at)) {
        return at + 2;
      }
    }
    int typed = Chars.at(text, at) == '_' ? at + 1 : at;
    if ("fiu".indexOf(Chars.at(text, typed)) >= 0) {
      int end = Chars.digits(text, typed + 1);
      if (end > typed + 1 && end <= typed + 3) {
        return end;
      }
    }
    return SUFFIXES.indexOf(Chars.at(text, at)) >= 0 ? at + 1 : at;
  }

  private static int tail(String text, int from) {
    int i = from;
    boolean time = false;
    while (i < text.length()
        && i < from + LONGEST_TAIL
        && (isName(text.charAt(i)) || ".:-\u00b0".indexOf(text.charAt(i)) >= 0)) {
      time |= text.charAt(i) == ':';
      i++;
    }
    boolean fraction = time && Chars.at(text, i) == ',' && isDigit(Chars.at(text, i + 1));
    return fraction ? Chars.digits(text, i + 1) : i;
  }
}
