package collisionbench.app.comparison;

import collisionbench.geometry.method.Step;
import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Works a step's formula out once more, in sixty digits, on the numbers that the step was given.
///
/// It reads sums, products, fractions, roots, squares, lengths and determinants of what is given;
/// of all else it says nothing.
final class StepFormula {

  private static final MathContext DIGITS = new MathContext(60);
  private static final String RELATIONS = "\\lt \\gt \\le \\ge \\ne \\pm";

  private final List<Step.Quantity> given;
  private final String formula;
  private int at;

  private StepFormula(List<Step.Quantity> given, String formula) {
    this.given = given;
    this.formula = formula;
  }

  /// The formula is of a kind that is not read, or a number in it is not given.
  private static final class Unknown extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /// A number, or a vector of three.
  private record Term(List<BigDecimal> parts) {

    static Term of(BigDecimal number) {
      return new Term(List.of(number));
    }

    boolean isVector() {
      return parts.size() > 1;
    }

    BigDecimal number() {
      if (isVector()) {
        throw new Unknown();
      }
      return parts.getFirst();
    }

    Term plus(Term other, int sign) {
      if (parts.size() != other.parts.size()) {
        throw new Unknown();
      }
      List<BigDecimal> sum = new ArrayList<>();
      for (int i = 0; i < parts.size(); i++) {
        BigDecimal next = other.parts.get(i);
        sum.add(parts.get(i).add(sign < 0 ? next.negate() : next, DIGITS));
      }
      return new Term(sum);
    }

    /// {@return the product: of two vectors the scalar one}
    Term times(Term other) {
      if (!isVector()) {
        return new Term(other.parts.stream().map(part -> part.multiply(number(), DIGITS)).toList());
      }
      return other.isVector() ? of(dot(other)) : other.times(this);
    }

    BigDecimal dot(Term other) {
      BigDecimal sum = BigDecimal.ZERO;
      for (int i = 0; i < parts.size(); i++) {
        sum = sum.add(parts.get(i).multiply(other.parts.get(i), DIGITS), DIGITS);
      }
      return sum;
    }

    Term cross(Term other) {
      if (!isVector() || !other.isVector()) {
        throw new Unknown();
      }
      return new Term(List.of(minor(other, 1, 2), minor(other, 2, 0), minor(other, 0, 1)));
    }

    private BigDecimal minor(Term other, int i, int j) {
      return parts
          .get(i)
          .multiply(other.parts.get(j), DIGITS)
          .subtract(parts.get(j).multiply(other.parts.get(i), DIGITS), DIGITS);
    }

    BigDecimal length() {
      return isVector() ? dot(this).sqrt(DIGITS) : number().abs();
    }
  }

  /// {@return what the formula gives for the result of a step; empty if that cannot be told}
  static Optional<BigDecimal> value(Step step) {
    if (step.result().isEmpty()
        || Stream.of(RELATIONS.split(" ")).anyMatch(step.formula()::contains)) {
      return Optional.empty();
    }
    String symbol = step.result().get().symbol();
    List<Step.Quantity> given =
        step.inputs().stream()
            .sorted(Comparator.comparingInt((Step.Quantity q) -> q.symbol().length()).reversed())
            .toList();
    List<String> sides = List.of(firstEquation(step.formula()).split(" = "));
    boolean about = sides.size() == 1 || sides.getFirst().equals(symbol);
    String side = sides.getLast();
    if (!about || side.equals(symbol)) {
      return Optional.empty();
    }
    try {
      return Optional.of(new StepFormula(given, side).whole().number());
    } catch (Unknown | ArithmeticException | NumberFormatException unknown) {
      return Optional.empty();
    }
  }

  /// {@return of `t = \\frac{B}{A}, B = |P, V|` what stands before the comma}
  private static String firstEquation(String formula) {
    int second = formula.indexOf(" = ", formula.indexOf(", ") + 1);
    int comma = second < 0 ? -1 : formula.lastIndexOf(", ", second);
    return comma < 0 || formula.indexOf(" = ") > comma ? formula : formula.substring(0, comma);
  }

  private Term whole() {
    Term sum = sum();
    if (at < formula.length()) {
      throw new Unknown();
    }
    return sum;
  }

  private Term sum() {
    Term sum = takes("-") ? product().times(Term.of(BigDecimal.ONE.negate())) : product();
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

  private Term product() {
    Term product = power();
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
    return at == formula.length() || "+-,)}|".indexOf(formula.charAt(at)) >= 0;
  }

  private Term power() {
    Term base = base();
    if (takes("^2")) {
      return base.times(base);
    }
    if (takes("^")) {
      throw new Unknown();
    }
    return base;
  }

  private Term base() {
    skipSpace();
    for (Step.Quantity quantity : given) {
      if (takesSymbol(quantity.symbol())) {
        return term(quantity.value());
      }
    }
    if (takes("(")) {
      return closed(sum(), ")");
    }
    if (takes("\\sqrt{")) {
      return Term.of(closed(sum(), "}").number().sqrt(DIGITS));
    }
    if (takes("\\frac{")) {
      Term top = closed(sum(), "}");
      if (!takes("{")) {
        throw new Unknown();
      }
      BigDecimal bottom = closed(sum(), "}").number();
      return top.times(Term.of(BigDecimal.ONE.divide(bottom, DIGITS)));
    }
    if (takes("|")) {
      return bars();
    }
    throw new Unknown();
  }

  /// A length, or the determinant of two or three columns.
  private Term bars() {
    for (Step.Quantity quantity : given) {
      String symbol = quantity.symbol();
      if (symbol.startsWith("\\vec{") && takes(symbol.substring(5, symbol.length() - 1) + "|")) {
        return Term.of(term(quantity.value()).length());
      }
    }
    Term first = sum();
    if (!takes(",")) {
      return Term.of(closed(first, "|").length());
    }
    Term second = sum();
    if (takes(",")) {
      return Term.of(first.dot(second.cross(closed(sum(), "|"))));
    }
    return Term.of(first.cross(closed(second, "|")).parts().getLast());
  }

  private Term closed(Term term, String with) {
    if (!takes(with)) {
      throw new Unknown();
    }
    return term;
  }

  private static Term term(Step.Value value) {
    return switch (value) {
      case Step.Value.Scalar(double number) -> Term.of(new BigDecimal(number));
      case Step.Value.Vector(Vec3 v) ->
          new Term(List.of(new BigDecimal(v.x()), new BigDecimal(v.y()), new BigDecimal(v.z())));
    };
  }

  /// `t` is not the beginning of `t_1` nor of `tu`.
  private boolean takesSymbol(String symbol) {
    int end = at + symbol.length();
    boolean goesOn =
        end < formula.length()
            && (formula.charAt(end) == '_' || Character.isLetterOrDigit(formula.charAt(end)));
    return !goesOn && takes(symbol);
  }

  private boolean takes(String text) {
    skipSpace();
    boolean there = formula.startsWith(text, at);
    at += there ? text.length() : 0;
    return there;
  }

  private void skipSpace() {
    while (at < formula.length() && formula.charAt(at) == ' ') {
      at++;
    }
  }
}
