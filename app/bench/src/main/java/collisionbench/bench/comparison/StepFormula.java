package collisionbench.bench.comparison;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Step;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Evaluates formulas of steps on their inputs, in sixty digits.
///
/// Supports sums, products, fractions, roots, squares, lengths and determinants of numbers and
/// inputs, and throws ArithmeticException for anything else.
final class StepFormula {

  private static final Pattern RELATION = Pattern.compile(" (\\\\[lg][te]|\\\\ne|=) ");

  /// The relations that a smaller, an equal and a larger number meet.
  private static final List<String> MEETING =
      List.of("\\lt \\le \\ne", "\\le \\ge =", "\\gt \\ge \\ne");

  private static final String FURTHER_EQUATIONS = "( = .*?), [^,=]+ = .*";
  private static final String TOKENS =
      "[0-9]+(?:\\.[0-9]+)?|\\\\[a-z]+|\\p{L}[_\\p{L}\\p{Nd}]*|[^ ]";

  private final Map<String, ExactTerm> known = new HashMap<>();
  private final Deque<String> tokens;

  private StepFormula(
      String formula, Stream<Step.Quantity> given, Map<Step.Quantity, BigDecimal> exact) {
    given.forEach(quantity ->
        know(
            quantity.symbol(),
            exact.containsKey(quantity)
                ? ExactTerm.of(exact.get(quantity))
                : term(quantity.value())));
    // `t` is not the beginning of `t_1` nor of `tu`.
    String symbols =
        known.keySet().stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(symbol -> Pattern.quote(symbol) + "(?![_\\p{L}\\p{Nd}])|")
            .collect(Collectors.joining());
    tokens =
        Pattern.compile(symbols + TOKENS)
            .matcher(formula)
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toCollection(ArrayDeque::new));
  }

  private static ExactTerm term(Step.Value value) {
    double[] numbers =
        (value instanceof Step.Value.Vector(Vec3 v)
                ? DoubleStream.of(v.x(), v.y(), v.z())
                : value.number().stream())
            .toArray();
    return new ExactTerm(
        DoubleStream.of(numbers).allMatch(Double::isFinite)
            ? DoubleStream.of(numbers).mapToObj(BigDecimal::new).toList()
            : List.of());
  }

  private void know(String symbol, ExactTerm term) {
    if (!term.parts().isEmpty() && !symbol.isEmpty()) {
      known.putIfAbsent(symbol, term);
    }
    if (term.parts().size() == 3 && symbol.startsWith("\\vec{")) {
      known.putIfAbsent("|" + symbol.substring(5, symbol.length() - 1) + "|", term.length());
    }
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
    List<String> sides = List.of(step.formula().replaceFirst(FURTHER_EQUATIONS, "$1").split(" = "));
    return computed(step)
        .map(Step.Quantity::symbol)
        .filter(symbol -> sides.size() == 1 || sides.getFirst().equals(symbol))
        .flatMap(symbol ->
            sides.reversed().stream()
                .filter(side -> !side.equals(symbol))
                .flatMap(side -> find(side, step, exact).stream())
                .findFirst());
  }

  private static Optional<BigDecimal> find(
      String side, Step step, Map<Step.Quantity, BigDecimal> exact) {
    try {
      return Optional.of(value(side, step.inputs().stream(), exact));
    } catch (ArithmeticException _) {
      return Optional.empty();
    }
  }

  private static BigDecimal value(
      String side, Stream<Step.Quantity> given, Map<Step.Quantity, BigDecimal> exact) {
    StepFormula formula = new StepFormula(side, given, exact);
    BigDecimal value = formula.sum().number();
    ExactTerm.require(formula.tokens.isEmpty());
    return value;
  }

  /// {@return the exact value of a formula in a branch, such as the number that it compares}
  static BigDecimal value(
      String side, Step step, Step.Branch branch, Map<Step.Quantity, BigDecimal> exact) {
    return value(side, Stream.concat(step.inputs().stream(), Stream.of(branch.compared())), exact);
  }

  /// {@return whether exact values meet the condition of a branch}
  static boolean holds(Step step, Step.Branch branch, Map<Step.Quantity, BigDecimal> exact) {
    List<BigDecimal> sides =
        RELATION
            .splitAsStream(branch.condition())
            .map(side -> value(side, step, branch, exact))
            .toList();
    List<MatchResult> relations = RELATION.matcher(branch.condition()).results().toList();
    return IntStream.range(0, relations.size())
        .allMatch(i -> {
          int order = sides.get(i).compareTo(sides.get(i + 1));
          String meeting = MEETING.get(order < 0 ? 0 : order == 0 ? 1 : 2);
          return meeting.contains(relations.get(i).group(1));
        });
  }

  private ExactTerm sum() {
    ExactTerm sum = takes("-") ? product().times(ExactTerm.of(BigDecimal.ONE.negate())) : product();
    while (true) {
      if (takes("+")) {
        sum = sum.with(product(), BigDecimal::add);
      } else if (takes("-")) {
        sum = sum.with(product(), BigDecimal::subtract);
      } else {
        return sum;
      }
    }
  }

  private ExactTerm product() {
    ExactTerm product = power();
    while (!tokens.isEmpty() && !"+-,)}|".contains(tokens.peek())) {
      if (takes("\\times")) {
        product = product.cross(power());
      } else {
        boolean _ = takes("\\cdot");
        product = product.times(power());
      }
    }
    return product;
  }

  private ExactTerm power() {
    ExactTerm base = base();
    if (takes("^")) {
      require("2");
      return base.times(base);
    }
    return base;
  }

  private ExactTerm base() {
    String token = tokens.isEmpty() ? "" : tokens.remove();
    if (known.containsKey(token)) {
      return known.get(token);
    }
    return switch (token) {
      case "(" -> closed(")");
      case "|" -> bars();
      case "\\sqrt" -> ExactTerm.of(group().number().sqrt(ExactTerm.DIGITS));
      case "\\frac" -> {
        ExactTerm top = group();
        yield top.times(ExactTerm.of(BigDecimal.ONE.divide(group().number(), ExactTerm.DIGITS)));
      }
      default -> {
        ExactTerm.require(token.matches("[0-9].*"));
        yield ExactTerm.of(new BigDecimal(token));
      }
    };
  }

  private ExactTerm group() {
    require("{");
    return closed("}");
  }

  private ExactTerm closed(String closing) {
    ExactTerm sum = sum();
    require(closing);
    return sum;
  }

  /// A length, or the determinant of two or three columns.
  private ExactTerm bars() {
    ExactTerm first = sum();
    if (takes("|")) {
      return first.length();
    }
    require(",");
    ExactTerm second = sum();
    if (takes("|")) {
      return ExactTerm.of(first.cross(second).parts().getLast());
    }
    require(",");
    return first.times(second.cross(closed("|")));
  }

  private void require(String token) {
    ExactTerm.require(takes(token));
  }

  private boolean takes(String token) {
    return token.equals(tokens.peek()) && token.equals(tokens.remove());
  }
}
