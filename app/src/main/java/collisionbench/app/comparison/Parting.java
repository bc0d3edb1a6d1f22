package collisionbench.app.comparison;

import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// At which of its steps a method's way parts from what is right, as far as its steps tell.
///
/// Two methods share no steps, so a method is held against itself: the formula of each step is
/// worked out once more, exactly. If its yes or no is wrong, and is right once the steps from one
/// on are exact, the rounding of that step flips the answer. Otherwise each step is held against
/// its formula on the very numbers that it was given. Where the result differs, digits were lost.
/// Where none does, all steps are right about what they were given, and the method itself is at
/// fault, or the rounding of its input: then the last branch is what decided.
public sealed interface Parting {

  /// {@return the place of the step, from 0}
  int place();

  /// {@return the step}
  Step step();

  /// The last step whose rounding flips the answer: it is right if this step and those behind it
  /// are exact.
  ///
  /// @param answer the branch that answers then
  /// @param compared the number that it is put to then
  record Flips(int place, Step step, Step.Branch answer, double compared) implements Parting {}

  /// The last step whose result is not that of its formula on the same numbers: all steps behind it
  /// are right about what they were given.
  ///
  /// @param exact what the result should be
  record Loses(int place, Step step, Step.Quantity result, double exact) implements Parting {}

  /// The step whose branch decided.
  record Decides(int place, Step step, Step.Branch branch) implements Parting {}

  /// {@return where the way parts; empty if the method tells no steps with a branch}
  ///
  /// @param verdict what is wrong
  static Optional<Parting> of(Verdict verdict, Explained explained) {
    List<Step> steps = explained.steps();
    Optional<Parting> flips =
        verdict.standing() == Standing.DISAGREES
            ? Replay.flip(steps)
                .map(flip ->
                    new Flips(flip.from(), steps.get(flip.from()), flip.answer(), flip.compared()))
            : Optional.empty();
    return flips.or(() -> loses(steps, explained.method().precision())).or(() -> decides(steps));
  }

  private static Optional<Parting> loses(List<Step> steps, Precision precision) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      Optional<Parting> loses = loses(i, steps.get(i), precision);
      if (loses.isPresent()) {
        return loses;
      }
    }
    return Optional.empty();
  }

  private static Optional<Parting> decides(List<Step> steps) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      int place = i;
      Optional<Step.Branch> taken = steps.get(i).taken();
      if (taken.isPresent()) {
        return taken.map(branch -> new Decides(place, steps.get(place), branch));
      }
    }
    return Optional.empty();
  }

  private static Optional<Parting> loses(int place, Step step, Precision precision) {
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
