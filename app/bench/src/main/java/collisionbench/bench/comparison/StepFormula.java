package collisionbench.bench.comparison;

import collisionbench.bench.formula.TextCursor;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Evaluates a step's formula on the step's inputs, in sixty digits.
///
/// Supports sums, products, fractions, roots, squares, lengths and determinants of numbers and
/// inputs; anything else gives an empty result.
final class StepFormula {

  private static final MathContext DIGITS = ExactTerm.DIGITS;
  private static final String RELATIONS = "\\lt \\gt \\le \\ge \\ne \\pm";
  private static final Pattern LITERAL = Pattern.compile("[0-9]+(\\.[0-9]+)?");

  private static final Pattern LETTER = Pattern.compile("[_\\p{L}\\p{Nd}]");
  private static final Pattern SPACE = Pattern.compile(" *");

  private final List<Step.Quantity> given;
  private final Map<Step.Quantity, BigDecimal> exact;
  private final TextCursor cursor;

  private StepFormula(
      List<Step.Quantity> given, Map<Step.Quantity, BigDecimal> exact, String formula) {
    this.given =
        given.stream()
            .sorted(Comparator.comparingInt((Step.Quantity q) -> q.symbol().length()).reversed())
            .toList();
    this.exact = exact;
    cursor = new TextCursor(formula);
  }

  /// {@return what a step computes: its result, or the input that its formula defines}
  static Optional<Step.Quantity> computed(Step step) {
    return step.result()
        .or(() ->
            step.inputs().stream()
                .filter(input -> step.formula().startsWith(input.symbol() + " = "))
                .findFirst());
  }

  /// {@return the exact value of what a step computes; empty if unknown}
  ///
  /// @param exact replaces inputs
  static Optional<BigDecimal> value(Step step, Map<Step.Quantity, BigDecimal> exact) {
    if (Stream.of(RELATIONS.split(" ")).anyMatch(step.formula()::contains)) {
      return Optional.empty();
    }
    List<String> sides = List.of(firstEquation(step.formula()).split(" = "));
    return computed(step)
        .map(Step.Quantity::symbol)
        .filter(symbol -> sides.size() == 1 || sides.getFirst().equals(symbol))
        .flatMap(symbol ->
            sides.reversed().stream()
                .filter(side -> !side.equals(symbol))
                .flatMap(side -> value(side, step.inputs(), exact).stream())
                .findFirst());
  }

  /// {@return the value of one side of a formula; empty if unknown}
  static Optional<BigDecimal> value(
      String side, List<Step.Quantity> given, Map<Step.Quantity, BigDecimal> exact) {
    try {
      return Optional.of(new StepFormula(given, exact, side).whole().number());
    } catch (ExactTerm.Unknown | ArithmeticException | NumberFormatException unknown) {
      return Optional.empty();
    }
  }

  /// {@return of `t = \\frac{B}{A}, B = |P, V|` what stands before the comma}
  private static String firstEquation(String formula) {
    int second = formula.indexOf(" = ", formula.indexOf(", ") + 1);
    int comma = second < 0 ? -1 : formula.lastIndexOf(", ", second);
    return comma < 0 || formula.indexOf(" = ") > comma ? formula : formula.substring(0, comma);
  }

  private ExactTerm whole() {
    ExactTerm sum = sum();
    if (!cursor.isAtEnd()) {
      throw new ExactTerm.Unknown();
    }
    return sum;
  }

  private ExactTerm sum() {
    ExactTerm sum = takes("-") ? product().times(ExactTerm.of(BigDecimal.ONE.negate())) : product();
    while (true) {
      if (takes("+")) {
        sum = sum.plus(product(), 1);
      } else if (takes("-")) {
        sum = sum.plus(product(), -1);
      } else {
        return sum;
      }
    }
  }

  private ExactTerm product() {
    ExactTerm product = power();
    while (true) {
      if (takes("\\times")) {
        product = product.cross(power());
      } else if (takes("\\cdot") || !isAtEnd()) {
        product = product.times(power());
      } else {
        return product;
      }
    }
  }

  private boolean isAtEnd() {
    skipSpace();
    return cursor.isAtEnd() || cursor.isAtAny("+-,)}|");
  }

  private ExactTerm power() {
    ExactTerm base = base();
    if (takes("^2")) {
      return base.times(base);
    }
    if (takes("^")) {
      throw new ExactTerm.Unknown();
    }
    return base;
  }

  private ExactTerm base() {
    skipSpace();
    Optional<Step.Quantity> symbol =
        given.stream().filter(quantity -> takesSymbol(quantity.symbol())).findFirst();
    if (symbol.isPresent()) {
      return term(symbol.get());
    }
    String literal = cursor.take(LITERAL);
    if (!literal.isEmpty()) {
      return ExactTerm.of(new BigDecimal(literal));
    }
    if (takes("(")) {
      return closed(sum(), ")");
    }
    if (takes("\\sqrt{")) {
      return ExactTerm.of(closed(sum(), "}").number().sqrt(DIGITS));
    }
    if (takes("\\frac{")) {
      ExactTerm top = closed(closed(sum(), "}"), "{");
      BigDecimal bottom = closed(sum(), "}").number();
      return top.times(ExactTerm.of(BigDecimal.ONE.divide(bottom, DIGITS)));
    }
    if (takes("|")) {
      return bars();
    }
    throw new ExactTerm.Unknown();
  }

  private ExactTerm term(Step.Quantity quantity) {
    return exact.containsKey(quantity) ? ExactTerm.of(exact.get(quantity)) : term(quantity.value());
  }

  /// A length, or the determinant of two or three columns.
  private ExactTerm bars() {
    for (Step.Quantity quantity : given) {
      String symbol = quantity.symbol();
      if (symbol.startsWith("\\vec{") && takes(symbol.substring(5, symbol.length() - 1) + "|")) {
        return ExactTerm.of(term(quantity.value()).length());
      }
    }
    ExactTerm first = sum();
    if (!takes(",")) {
      return ExactTerm.of(closed(first, "|").length());
    }
    ExactTerm second = sum();
    if (takes(",")) {
      return ExactTerm.of(first.dot(second.cross(closed(sum(), "|"))));
    }
    return ExactTerm.of(first.cross(closed(second, "|")).parts().getLast());
  }

  private ExactTerm closed(ExactTerm term, String with) {
    if (!takes(with)) {
      throw new ExactTerm.Unknown();
    }
    return term;
  }

  private static ExactTerm term(Step.Value value) {
    return switch (value) {
      case Step.Value.Scalar(double number) -> ExactTerm.of(new BigDecimal(number));
      case Step.Value.Angle(double degrees) -> ExactTerm.of(new BigDecimal(degrees));
      case Step.Value.Vector(Vec3 v) ->
          new ExactTerm(
              List.of(new BigDecimal(v.x()), new BigDecimal(v.y()), new BigDecimal(v.z())));
      case Step.Value.Word _ -> throw new ExactTerm.Unknown();
    };
  }

  /// `t` is not the beginning of `t_1` nor of `tu`.
  private boolean takesSymbol(String symbol) {
    int start = cursor.at();
    if (takes(symbol) && cursor.take(LETTER).isEmpty()) {
      return true;
    }
    cursor.moveTo(start);
    return false;
  }

  private boolean takes(String text) {
    skipSpace();
    return cursor.take(text);
  }

  private void skipSpace() {
    cursor.take(SPACE);
  }
}
