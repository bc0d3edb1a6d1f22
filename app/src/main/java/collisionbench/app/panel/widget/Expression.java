package collisionbench.app.panel.widget;

import collisionbench.bench.formula.TextCursor;
import collisionbench.bench.scene.Degrees;
import collisionbench.bench.text.ReasonException;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Typed arithmetic: `1/3`, `-2*pi`, `sqrt(2)/2`, `2^-3`, `sin(30)`.
///
/// `+ - * / ^` with parentheses, the constants pi, tau and e, and the functions sqrt, abs, sin, cos
/// and tan, of degrees. Also as they are written by hand or by a Chinese keyboard: `2×π`, `（1＋2）`.
/// A number alone is read as it stands, to the last bit.
public final class Expression {

  /// Longer texts are refused.
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

  private static final Pattern DEGREES = Pattern.compile("(?<![a-z])(sin|cos|tan)(?![a-z])");

  private static final Pattern SPACE = Pattern.compile("\\p{javaWhitespace}*");
  private static final Pattern NAME = Pattern.compile("\\p{L}+");

  /// A point alone is not a number, but is read as if it were. An `e` is an exponent if a digit
  /// follows, or a sign and a digit. A suffix as in `1.5f` is part of the number.
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?(?:[fFdD](?![\\p{L}\\d]))?|\\.");

  private static final Pattern SYMBOL = Pattern.compile("\\p{L}+|[\\s\\S]");

  private final TextCursor cursor;

  private Expression(TextCursor cursor) {
    this.cursor = cursor;
  }

  /// {@return whether a text names a function of degrees}
  static boolean takesDegrees(String typed) {
    return DEGREES.matcher(typed).find();
  }

  /// {@return the value of a text, a finite number}
  public static double of(String typed) throws ReasonException {
    String text =
        typed.strip().chars().mapToObj(c -> plain((char) c)).collect(Collectors.joining());
    if (text.isEmpty()) {
      throw new ReasonException("number.empty");
    }
    if (text.length() > LONGEST) {
      throw new ReasonException("number.long", LONGEST);
    }
    return new Expression(new TextCursor(text)).whole() + 0.0;
  }

  private static String plain(char c) {
    return switch (c) {
      case '×', '·' -> "*";
      case '÷', '⁄' -> "/";
      case '−', '–' -> "-";
      case 'π' -> "pi";
      case '√' -> "sqrt";
      // The full-width forms of ASCII.
      default -> String.valueOf(c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c);
    };
  }

  private boolean isAtEnd() {
    cursor.take(SPACE);
    return cursor.isAtEnd();
  }

  /// Reads a sign if it comes next.
  private boolean takes(String sign) {
    cursor.take(SPACE);
    return cursor.take(sign);
  }

  private double whole() throws ReasonException {
    double value = sum();
    if (!isAtEnd()) {
      throw unexpected();
    }
    return finite(value);
  }

  private double sum() throws ReasonException {
    double value = product();
    while (true) {
      if (takes("+")) {
        value += product();
      } else if (takes("-")) {
        value -= product();
      } else {
        return value;
      }
    }
  }

  private double product() throws ReasonException {
    double value = signed();
    while (true) {
      if (takes("*")) {
        value *= signed();
      } else if (takes("/")) {
        double divisor = signed();
        if (divisor == 0) {
          throw new ReasonException("number.division");
        }
        value /= divisor;
      } else {
        return value;
      }
    }
  }

  private double signed() throws ReasonException {
    if (takes("-")) {
      return -signed();
    }
    return takes("+") ? signed() : power();
  }

  private double power() throws ReasonException {
    double base = single();
    return takes("^") ? Math.pow(base, signed()) : base;
  }

  /// A number, a constant, or a sum in parentheses; a degree sign after it is ignored.
  private double single() throws ReasonException {
    if (isAtEnd()) {
      throw new ReasonException("number.unfinished");
    }
    double value = takes("(") ? closed() : numberOrName();
    takes("°");
    return value;
  }

  private double closed() throws ReasonException {
    double value = sum();
    if (!takes(")")) {
      throw isAtEnd() ? new ReasonException("number.parenthesis") : unexpected();
    }
    return value;
  }

  private double numberOrName() throws ReasonException {
    String digits = cursor.take(NUMBER);
    if (!digits.isEmpty()) {
      return number(digits);
    }
    String name = cursor.take(NAME);
    if (name.isEmpty()) {
      throw unexpected();
    }
    return named(name);
  }

  private static double number(String digits) throws ReasonException {
    if (digits.equals(".")) {
      throw new ReasonException("number.unexpected", digits);
    }
    return finite(Double.parseDouble(digits));
  }

  private double named(String name) throws ReasonException {
    Double constant = CONSTANTS.get(name);
    if (constant != null) {
      return constant;
    }
    DoubleUnaryOperator function = FUNCTIONS.get(name);
    if (function == null) {
      throw new ReasonException("number.name", name);
    }
    double argument = takes("(") ? closed() : single();
    return finite(function.applyAsDouble(argument));
  }

  private static double finite(double value) throws ReasonException {
    if (Double.isNaN(value)) {
      throw new ReasonException("number.undefined");
    }
    if (Double.isInfinite(value)) {
      throw new ReasonException("number.large");
    }
    return value;
  }

  /// Something that could begin a number or a name lacks an operator before it.
  private ReasonException unexpected() {
    String found = cursor.take(SYMBOL);
    if (found.equals(",")) {
      return new ReasonException("number.comma");
    }
    boolean begins =
        Character.isLetter(found.codePointAt(0))
            || found.equals("(")
            || Character.isDigit(found.charAt(0));
    return new ReasonException(begins ? "number.operator" : "number.unexpected", found);
  }
}
