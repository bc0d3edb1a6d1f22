package collisionbench.app.panel;

import collisionbench.app.text.Texts;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/// Typed arithmetic: `1/3`, `-2*pi`, `sqrt(2)/2`, `2^-3`, `sin(30)`.
///
/// `+ - * / ^` with parentheses, the constants pi, tau and e, and the functions sqrt, abs, sin, cos
/// and tan, of degrees. Also as they are written by hand or by a Chinese keyboard: `2×π`, `（1＋2）`.
/// A number alone is read as it stands, to the last bit.
final class Expression {

  /// No number that someone types is longer.
  private static final int LONGEST = 200;

  private static final Map<String, Double> CONSTANTS =
      Map.of("pi", Math.PI, "tau", 2 * Math.PI, "e", Math.E);

  private static final Map<String, DoubleUnaryOperator> FUNCTIONS =
      Map.of(
          "sqrt", Math::sqrt,
          "abs", Math::abs,
          "sin", Degrees::sine,
          "cos", Degrees::cosine,
          "tan", degrees -> Degrees.sine(degrees) / Degrees.cosine(degrees));

  private final String text;
  private int place;

  private Expression(String text) {
    this.text = text;
  }

  /// What a text comes to.
  sealed interface Result {

    /// A finite number.
    record Value(double value) implements Result {}

    /// No number.
    ///
    /// @param reason a sentence that says why
    record Fault(String reason) implements Result {}
  }

  /// Why a text is no number, on the way out of the parser.
  private static final class Malformed extends Exception {

    private static final long serialVersionUID = 1;

    Malformed(String key, Object... arguments) {
      super(Texts.get("number." + key, arguments), null, false, false);
    }

    String sentence() {
      return String.valueOf(getMessage());
    }
  }

  /// {@return what a text comes to}
  static Result of(String typed) {
    try {
      double value = new Expression(plain(typed)).whole();
      return new Result.Value(value + 0.0);
    } catch (Malformed malformed) {
      return new Result.Fault(malformed.sentence());
    }
  }

  /// {@return a text in the characters of the grammar}
  private static String plain(String typed) {
    StringBuilder plain = new StringBuilder();
    typed.strip().chars().forEach(c -> plain.append(plain((char) c)));
    return plain.toString();
  }

  private static String plain(char c) {
    return switch (c) {
      case '×', '·' -> "*";
      case '÷', '⁄' -> "/";
      case '−', '–' -> "-";
      case 'π' -> "pi";
      case '√' -> "sqrt";
      // The full-width forms of ASCII, as Chinese keyboards give them.
      default -> String.valueOf(c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c);
    };
  }

  private double whole() throws Malformed {
    if (text.isEmpty()) {
      throw new Malformed("empty");
    }
    if (text.length() > LONGEST) {
      throw new Malformed("long", LONGEST);
    }
    double value = sum();
    if (!atEnd()) {
      throw unexpected();
    }
    return finite(value);
  }

  private double sum() throws Malformed {
    double value = product();
    while (true) {
      if (taken('+')) {
        value += product();
      } else if (taken('-')) {
        value -= product();
      } else {
        return value;
      }
    }
  }

  private double product() throws Malformed {
    double value = signed();
    while (true) {
      if (taken('*')) {
        value *= signed();
      } else if (taken('/')) {
        double divisor = signed();
        if (divisor == 0) {
          throw new Malformed("division");
        }
        value /= divisor;
      } else {
        return value;
      }
    }
  }

  private double signed() throws Malformed {
    if (taken('-')) {
      return -signed();
    }
    return taken('+') ? signed() : power();
  }

  private double power() throws Malformed {
    double base = single();
    return taken('^') ? Math.pow(base, signed()) : base;
  }

  /// A number, a constant, or something in parentheses; a degree sign behind it says nothing new.
  private double single() throws Malformed {
    double value = taken('(') ? closed() : atEnd() ? missing() : numberOrName();
    taken('°');
    return value;
  }

  private double missing() throws Malformed {
    throw new Malformed("unfinished");
  }

  private double closed() throws Malformed {
    double value = sum();
    if (!taken(')')) {
      throw atEnd() ? new Malformed("parenthesis") : unexpected();
    }
    return value;
  }

  private double numberOrName() throws Malformed {
    char first = text.charAt(place);
    if (isDigit(first) || first == '.') {
      return number();
    }
    if (!Character.isLetter(first)) {
      throw unexpected();
    }
    return named(word());
  }

  private double named(String name) throws Malformed {
    Double constant = CONSTANTS.get(name);
    if (constant != null) {
      return constant;
    }
    DoubleUnaryOperator function = FUNCTIONS.get(name);
    if (function == null) {
      throw new Malformed("name", name);
    }
    double argument = taken('(') ? closed() : single();
    return finite(function.applyAsDouble(argument));
  }

  private double number() throws Malformed {
    int start = place;
    digits();
    if (place < text.length() && text.charAt(place) == '.') {
      place++;
      digits();
    }
    if (text.substring(start, place).equals(".")) {
      throw new Malformed("unexpected", ".");
    }
    if (hasExponent()) {
      place += 2;
      digits();
    }
    return finite(Double.parseDouble(text.substring(start, place)));
  }

  /// Whether an `e` follows with a digit behind it, or a sign and a digit: else it is no exponent.
  private boolean hasExponent() {
    if (place >= text.length() || Character.toLowerCase(text.charAt(place)) != 'e') {
      return false;
    }
    int next = place + 1;
    boolean sign = next < text.length() && (text.charAt(next) == '-' || text.charAt(next) == '+');
    int digit = sign ? next + 1 : next;
    return digit < text.length() && isDigit(text.charAt(digit));
  }

  private void digits() {
    while (place < text.length() && isDigit(text.charAt(place))) {
      place++;
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static double finite(double value) throws Malformed {
    if (Double.isNaN(value)) {
      throw new Malformed("undefined");
    }
    if (Double.isInfinite(value)) {
      throw new Malformed("large");
    }
    return value;
  }

  private Malformed unexpected() {
    String found = text.substring(place, text.offsetByCodePoints(place, 1));
    if (found.equals(",")) {
      return new Malformed("comma");
    }
    boolean begins = found.equals("(") || Character.isLetterOrDigit(text.charAt(place));
    return begins
        ? new Malformed("operator", Character.isLetter(text.charAt(place)) ? word() : found)
        : new Malformed("unexpected", found);
  }

  private String word() {
    int start = place;
    while (place < text.length() && Character.isLetter(text.charAt(place))) {
      place++;
    }
    return text.substring(start, place);
  }

  private boolean atEnd() {
    skipSpace();
    return place == text.length();
  }

  private boolean taken(char wanted) {
    skipSpace();
    boolean there = place < text.length() && text.charAt(place) == wanted;
    place += there ? 1 : 0;
    return there;
  }

  private void skipSpace() {
    while (place < text.length() && Character.isWhitespace(text.charAt(place))) {
      place++;
    }
  }
}
