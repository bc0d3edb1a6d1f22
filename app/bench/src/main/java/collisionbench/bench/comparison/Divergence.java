package collisionbench.bench.comparison;

import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// The step at which a method diverges from the exact answer.
///
/// Methods share no steps, so a method is compared with itself: the formula of each step is
/// evaluated again in exact arithmetic. If the method's yes or no is wrong, and correct once the
/// steps from some step on are exact, the rounding of that step flips the answer. Otherwise each
/// step is compared with its formula on the same inputs: where the result differs, digits were
/// lost. If none differs, every step is correct for its inputs; then the method itself, or the
/// rounding of its input, is at fault, and the last branch decided.
public sealed interface Divergence {

  /// {@return the index of the step, from 0}
  int place();

  /// {@return the step}
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
            ? Replay.flip(steps)
                .map(flip ->
                    new Flips(flip.from(), steps.get(flip.from()), flip.answer(), flip.compared()))
            : Optional.empty();
    return flips
        .or(() -> Replay.last(steps, i -> loses(i, steps.get(i), explained.method().precision())))
        .or(() -> Replay.last(steps, i -> decides(i, steps.get(i))));
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
