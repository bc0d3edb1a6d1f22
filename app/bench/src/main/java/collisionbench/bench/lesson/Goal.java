package collisionbench.bench.lesson;

import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.scene.Expectation;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The condition that completes a lesson step.
public sealed interface Goal {

  /// No condition: reading the sentence is enough.
  record None() implements Goal {}

  /// Exactly these pairs touch at the current time.
  record Contacts(Expectation expected) implements Goal {}

  /// A method takes a branch for two bodies.
  ///
  /// @param step the key of the step; if the method takes several with that key, one is enough
  /// @param key the key of the [collisionbench.methods.method.Step.Branch]
  record Branch(Method method, Expectation.Pair pair, String step, String key) implements Goal {

    /// {@return the index of the first step that takes the branch, among the steps with that key;
    /// empty if none does}
    public OptionalInt taking(Evaluation evaluation) {
      List<Step> steps = steps(evaluation);
      return IntStream.range(0, steps.size())
          .filter(i -> steps.get(i).taken().filter(by -> by.key().equals(key)).isPresent())
          .findFirst();
    }

    private List<Step> steps(Evaluation evaluation) {
      return Optional.of(pair)
          .filter(both -> hasBoth(evaluation, both))
          .flatMap(both -> PairQuestion.of(evaluation, Set.of(both.a(), both.b())))
          .map(asked -> Explained.of(method, asked.asked(method)).steps())
          .orElse(List.of())
          .stream()
          .filter(taken -> taken.key().equals(step))
          .toList();
    }
  }

  /// Two bodies are closer than a distance at the current time.
  record Distance(Expectation.Pair pair, double below) implements Goal {}

  /// {@return whether it is met}
  default boolean isReached(Evaluation evaluation) {
    return switch (this) {
      case None _ -> false;
      case Contacts(Expectation expected) ->
          ExpectationCheck.of(expected, evaluation.bodies(), evaluation, 0).holds();
      case Branch branch -> branch.taking(evaluation).isPresent();
      case Distance(Expectation.Pair between, double below) ->
          hasBoth(evaluation, between)
              && evaluation.about(Set.of(between.a(), between.b())).stream()
                  .allMatch(pair -> pair.separation().distance() < below);
    };
  }

  /// {@return the same for renamed bodies}
  default Goal renamed(UnaryOperator<String> rename) {
    return switch (this) {
      case None _ -> this;
      case Contacts(Expectation expected) -> new Contacts(expected.renamed(rename));
      case Branch(Method method, Expectation.Pair pair, String step, String key) ->
          new Branch(method, pair.renamed(rename), step, key);
      case Distance(Expectation.Pair pair, double below) ->
          new Distance(pair.renamed(rename), below);
    };
  }

  private static boolean hasBoth(Evaluation evaluation, Expectation.Pair pair) {
    return evaluation.scene().body(pair.a()).isPresent()
        && evaluation.scene().body(pair.b()).isPresent();
  }
}
