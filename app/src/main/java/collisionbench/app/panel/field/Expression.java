package collisionbench.app.panel.field;

import collisionbench.app.scene.Degrees;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Pattern;

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

  private final ExpressionScanner symbols;

  private Expression(ExpressionScanner symbols) {
    this.symbols = symbols;
  }

  /// {@return whether a text names a function of degrees}
  static boolean takesDegrees(String typed) {
    return DEGREES.matcher(typed).find();
  }

  /// {@return the value of a text, a finite number}
  public static double of(String typed) throws RefusedInputException {
    return new Expression(new ExpressionScanner(typed)).whole() + 0.0;
  }

  private double whole() throws RefusedInputException {
    if (symbols.atEnd()) {
      throw new RefusedInputException("number.empty");
    }
    if (symbols.length() > LONGEST) {
      throw new RefusedInputException("number.long", LONGEST);
    }
    double value = sum();
    if (!symbols.atEnd()) {
      throw unexpected();
    }
    return finite(value);
  }

  private double sum() throws RefusedInputException {
    double value = product();
    while (true) {
      if (symbols.taken('+')) {
        value += product();
      } else if (symbols.taken('-')) {
        value -= product();
      } else {
        return value;
      }
    }
  }

  private double product() throws RefusedInputException {
    double value = signed();
    while (true) {
      if (symbols.taken('*')) {
        value *= signed();
      } else if (symbols.taken('/')) {
        double divisor = signed();
        if (divisor == 0) {
          throw new RefusedInputException("number.division");
        }
        value /= divisor;
      } else {
        return value;
      }
    }
  }

  private double signed() throws RefusedInputException {
    if (symbols.taken('-')) {
      return -signed();
    }
    return symbols.taken('+') ? signed() : power();
  }

  private double power() throws RefusedInputException {
    double base = single();
    return symbols.taken('^') ? Math.pow(base, signed()) : base;
  }

  /// A number, a constant, or a sum in parentheses; a degree sign after it is ignored.
  private double single() throws RefusedInputException {
    if (symbols.atEnd()) {
      throw new RefusedInputException("number.unfinished");
    }
    double value = symbols.taken('(') ? closed() : numberOrName();
    symbols.taken('°');
    return value;
  }

  private double closed() throws RefusedInputException {
    double value = sum();
    if (!symbols.taken(')')) {
      throw symbols.atEnd() ? new RefusedInputException("number.parenthesis") : unexpected();
    }
    return value;
  }

  private double numberOrName() throws RefusedInputException {
    if (symbols.isNumber()) {
      return number(symbols.read());
    }
    if (!symbols.isName()) {
      throw unexpected();
    }
    return named(symbols.read());
  }

  private static double number(String digits) throws RefusedInputException {
    if (digits.equals(".")) {
      throw new RefusedInputException("number.unexpected", digits);
    }
    return finite(Double.parseDouble(digits));
  }

  private double named(String name) throws RefusedInputException {
    Double constant = CONSTANTS.get(name);
    if (constant != null) {
      return constant;
    }
    DoubleUnaryOperator function = FUNCTIONS.get(name);
    if (function == null) {
      throw new RefusedInputException("number.name", name);
    }
    double argument = symbols.taken('(') ? closed() : single();
    return finite(function.applyAsDouble(argument));
  }

  private static double finite(double value) throws RefusedInputException {
    if (Double.isNaN(value)) {
      throw new RefusedInputException("number.undefined");
    }
    if (Double.isInfinite(value)) {
      throw new RefusedInputException("number.large");
    }
    return value;
  }

  /// Something that could begin a number or a name lacks an operator before it.
  private RefusedInputException unexpected() {
    String found = symbols.next();
    if (found.equals(",")) {
      return new RefusedInputException("number.comma");
    }
    boolean begins = symbols.isName() || found.equals("(") || Character.isDigit(found.charAt(0));
    return new RefusedInputException(begins ? "number.operator" : "number.unexpected", found);
  }
}
