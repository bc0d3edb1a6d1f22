package collisionbench.bench.comparison;

import collisionbench.methods.method.Step;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A method's steps again: as computed up to one step, exact from there on.
///
/// Exact results replace the computed ones as inputs of later steps. A step whose formula
/// [StepFormula] cannot evaluate stays as computed.
///
/// @param from the first step that is exact
/// @param exact the exact results by the computed ones
record Replay(List<Step> steps, int from, Map<Step.Quantity, BigDecimal> exact) {

  private static final Pattern RELATION =
      Pattern.compile(" (\\\\lt|\\\\le|\\\\gt|\\\\ge|\\\\ne|=) ");
  private static final Set<String> ANSWERS = Set.of("touching", "apart");

  /// A replay whose answer differs from the method's.
  ///
  /// @param from the first step that is exact
  /// @param answer the branch that is taken
  /// @param compared the number that the branch compares
  record Flip(int from, Step.Branch answer, double compared) {}

  /// {@return the replay with the fewest exact steps that flips yes and no: the rounding of its
  /// first exact step flips the answer; empty if none does}
  static Optional<Flip> flip(List<Step> steps) {
    return last(steps, from -> of(steps, from).flip());
  }

  /// {@return what is found about the last step about which something is}
  static <T> Optional<T> last(List<Step> steps, IntFunction<Optional<T>> found) {
    return IntStream.iterate(steps.size() - 1, i -> i >= 0, i -> i - 1)
        .mapToObj(found)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Replay of(List<Step> steps, int from) {
    Map<Step.Quantity, BigDecimal> exact = new HashMap<>();
    for (Step step : steps.subList(from, steps.size())) {
      StepFormula.value(step, exact)
          .ifPresent(value -> exact.put(StepFormula.computed(step).orElseThrow(), value));
    }
    return new Replay(steps, from, exact);
  }

  /// If an earlier branch changes, the later steps are unknown.
  private Optional<Flip> flip() {
    List<Step> choices =
        steps.subList(from, steps.size()).stream()
            .filter(step -> !step.branches().isEmpty())
            .toList();
    return !choices.isEmpty()
            && choices.stream()
                .limit(choices.size() - 1)
                .allMatch(step -> taken(step).equals(step.taken()))
        ? flip(choices.getLast())
        : Optional.empty();
  }

  private Optional<Flip> flip(Step last) {
    return taken(last)
        .filter(answer ->
            !answer.taken()
                && ANSWERS.contains(answer.key())
                && last.taken().map(Step.Branch::key).filter(ANSWERS::contains).isPresent())
        .flatMap(answer ->
            value(answer.compared().symbol(), last, answer)
                .map(compared -> new Flip(from, answer, compared.doubleValue())));
  }

  /// {@return the branch that exact values take; empty if unknown}
  private Optional<Step.Branch> taken(Step step) {
    for (Step.Branch branch : step.branches()) {
      Optional<Boolean> holds = holds(step, branch);
      if (holds.orElse(true)) {
        return holds.map(_ -> branch);
      }
    }
    return Optional.empty();
  }

  private Optional<Boolean> holds(Step step, Step.Branch branch) {
    List<BigDecimal> sides =
        RELATION
            .splitAsStream(branch.condition())
            .flatMap(side -> value(side, step, branch).stream())
            .toList();
    List<MatchResult> relations = RELATION.matcher(branch.condition()).results().toList();
    return sides.size() == relations.size() + 1
        ? Optional.of(
            IntStream.range(0, relations.size())
                .allMatch(i ->
                    holds(relations.get(i).group(1), sides.get(i).compareTo(sides.get(i + 1)))))
        : Optional.empty();
  }

  private Optional<BigDecimal> value(String side, Step step, Step.Branch branch) {
    List<Step.Quantity> given =
        Stream.concat(step.inputs().stream(), Stream.of(branch.compared())).toList();
    return StepFormula.value(side, given, exact);
  }

  private static boolean holds(String relation, int order) {
    return switch (relation) {
      case "\\lt" -> order < 0;
      case "\\le" -> order <= 0;
      case "\\gt" -> order > 0;
      case "\\ge" -> order >= 0;
      case "\\ne" -> order != 0;
      default -> order == 0;
    };
  }
}
