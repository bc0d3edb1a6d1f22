package collisionbench.bench.comparison;

import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// The step at which a method diverges from the exact answer.
///
/// Methods share no steps, so a method is compared with itself: the formula of each step is
/// evaluated again in exact arithmetic. If the method's yes or no is wrong, and correct once the
/// steps from some step on are exact, the rounding of that step flips the answer. Otherwise each
/// step is compared with its formula on the same inputs: where the result differs, digits were
/// lost. If none differs, every step is correct for its inputs; then the method itself, or the
/// rounding of its input, is at fault, and the last branch decided.
public sealed interface Divergence {

  /// The branches that are an answer.
  Set<String> ANSWERS = Set.of("touching", "apart");

  /// {@return the index of the step, from 0}
  int place();

  Step step();

  /// The last step whose rounding flips the answer: if it and all later steps are exact, the answer
  /// is correct.
  ///
  /// @param answer the branch that is taken then
  /// @param compared the number that the branch compares then
  record Flips(int place, Step step, Step.Branch answer, double compared) implements Divergence {}

  /// The last step whose result differs from its formula on the same inputs; all later steps are
  /// correct for their inputs.
  ///
  /// @param exact the exact result
  record Loses(int place, Step step, Step.Quantity result, double exact) implements Divergence {}

  /// The step with the deciding branch.
  record Decides(int place, Step step, Step.Branch branch) implements Divergence {}

  /// {@return where the method diverges; empty if it reports no step with a branch}
  ///
  /// @param verdict the verdict on the method
  static Optional<Divergence> of(MethodVerdict verdict, Explained explained) {
    List<Step> steps = explained.steps();
    Optional<Divergence> flips =
        verdict.assessment() == Assessment.DISAGREES
            ? last(steps, i -> flips(i, steps))
            : Optional.empty();
    return flips
        .or(() -> last(steps, i -> loses(i, steps.get(i), explained.method().precision())))
        .or(() -> last(steps, i -> decides(i, steps.get(i))));
  }

  private static Optional<Divergence> last(
      List<Step> steps, IntFunction<Optional<Divergence>> divergence) {
    return IntStream.iterate(steps.size() - 1, i -> i >= 0, i -> i - 1)
        .mapToObj(divergence)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// {@return whether yes and no flip if the steps are exact from one on. If an earlier branch
  /// changes, the later steps are unknown}
  private static Optional<Divergence> flips(int from, List<Step> steps) {
    List<Step> rest = steps.subList(from, steps.size());
    Map<Step.Quantity, BigDecimal> exact = new HashMap<>();
    for (Step step : rest) {
      StepFormula.value(step, exact)
          .ifPresent(value -> exact.put(StepFormula.computed(step).orElseThrow(), value));
    }
    List<Step> choices = rest.stream().filter(step -> !step.branches().isEmpty()).toList();
    try {
      return choices.stream()
          .filter(step -> !taken(step, exact).equals(step.taken()))
          .findFirst()
          .filter(step -> step.equals(choices.getLast()) && isAnswer(step.taken()))
          .flatMap(step ->
              taken(step, exact)
                  .filter(answer -> isAnswer(Optional.of(answer)))
                  .map(answer -> {
                    String compared = answer.compared().symbol();
                    double value = StepFormula.value(compared, step, answer, exact).doubleValue();
                    return new Flips(from, steps.get(from), answer, value);
                  }));
    } catch (ArithmeticException _) {
      return Optional.empty();
    }
  }

  /// {@return the branch that exact values take}
  private static Optional<Step.Branch> taken(Step step, Map<Step.Quantity, BigDecimal> exact) {
    return step.branches().stream()
        .filter(branch -> StepFormula.holds(step, branch, exact))
        .findFirst();
  }

  private static boolean isAnswer(Optional<Step.Branch> branch) {
    return branch.map(Step.Branch::key).filter(ANSWERS::contains).isPresent();
  }

  private static Optional<Divergence> decides(int place, Step step) {
    return step.taken().map(branch -> new Decides(place, step, branch));
  }

  private static Optional<Divergence> loses(int place, Step step, Precision precision) {
    return step.result()
        .flatMap(result ->
            StepFormula.value(step, Map.of())
                .filter(exact -> differ(result.value(), exact, precision))
                .map(exact -> new Loses(place, step, result, exact.doubleValue())));
  }

  private static boolean differ(Step.Value given, BigDecimal exact, Precision precision) {
    OptionalDouble number = given.number();
    if (number.isEmpty() || !Double.isFinite(number.getAsDouble())) {
      return number.isPresent();
    }
    BigDecimal difference = new BigDecimal(number.getAsDouble()).subtract(exact).abs();
    BigDecimal rounding = new BigDecimal(precision.isFloat() ? 0x1p-20 : 0x1p-48);
    return difference.compareTo(exact.abs().multiply(rounding, MathContext.DECIMAL64)) > 0;
  }
}
