package collisionbench.app.paste;

import static collisionbench.app.paste.Chars.isDigit;
import static collisionbench.app.paste.Chars.isName;

import java.util.OptionalDouble;

/// A number as programming languages, consoles and people write it: with a sign, an exponent (`e`
/// or `d`), hexadecimal, `1_000`, and suffixes such as `f`, `f0`, `L` and `_f64`.
///
/// @param value empty if it looks like a number and is none, such as `10cm`, `3x3`, `12:03:11` or a
///   version
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
    boolean isHexadecimal = Character.toLowerCase(Chars.at(text, at + 1)) == 'x';
    int end = isHexadecimal ? hexadecimal(text, at) : decimal(text, at, decimalCommas);
    int after = suffix(text, end);
    char next = Chars.at(text, after);
    boolean goesOn =
        isName(next)
            || next == '\u00b0'
            || ((next == '.' || next == ':') && isDigit(Chars.at(text, after + 1)));
    return goesOn
        ? new Numeral(OptionalDouble.empty(), tail(text, after))
        : new Numeral(OptionalDouble.of(value(text.substring(from, end))), after);
  }

  private static double value(String written) {
    String plain =
        written.replace('\u2212', '-').replace("_", "").replace("'", "").replace(',', '.');
    boolean isHexadecimal = plain.indexOf('x') >= 0 || plain.indexOf('X') >= 0;
    return Double.parseDouble(isHexadecimal ? plain : plain.replace('d', 'e').replace('D', 'e'))
        + 0.0;
  }

  /// {@return where a decimal number ends, without its suffix}
  private static int decimal(String text, int at, boolean decimalCommas) {
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
    int end = at + 2;
    while (Character.digit(Chars.at(text, end), 16) >= 0 || Chars.at(text, end) == '.') {
      end++;
    }
    int power = "pP".indexOf(Chars.at(text, end)) >= 0 ? exponent(text, end) : end;
    return text.charAt(at) == '0' && isDigit(Chars.at(text, at + 2)) && power > end
        ? power
        : at + 1;
  }

  /// {@return where an exponent ends; where it begins if it has no digits}
  private static int exponent(String text, int at) {
    int from = Chars.isSign(Chars.at(text, at + 1)) ? at + 2 : at + 1;
    int end = Chars.digits(text, from);
    return end > from ? end : at;
  }

  private static int suffix(String text, int at) {
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
    while (i < Math.min(text.length(), from + LONGEST_TAIL)
        && (isName(text.charAt(i)) || ".:-\u00b0".indexOf(text.charAt(i)) >= 0)) {
      i++;
    }
    return i;
  }
}
