package collisionbench.app.lesson;

import collisionbench.app.comparison.Explained;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Expectation;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What a scene has to show for a step of a lesson to be done.
public sealed interface Goal {

  /// Nothing: whoever has read the sentence may go on.
  record None() implements Goal {}

  /// Exactly these pairs touch, at the time shown.
  record Contacts(Expectation expected) implements Goal {}

  /// A method takes a branch about two bodies, as the steps that are shown of it say.
  ///
  /// @param step the key of the step whose branch it is; if the method tells several of that key,
  ///   one is enough
  /// @param key as [collisionbench.methods.method.Step.Branch] has it
  record Branch(Method method, Expectation.Pair pair, String step, String key) implements Goal {}

  /// Two bodies are closer than a distance, at the time shown.
  record Distance(Expectation.Pair pair, double below) implements Goal {}

  /// {@return whether a scene shows it}
  default boolean isReached(Evaluation evaluation) {
    return switch (this) {
      case None _ -> false;
      case Contacts(Expectation expected) -> touchJust(expected, evaluation.contacts());
      case Branch branch -> takes(branch, evaluation);
      case Distance(Expectation.Pair between, double below) ->
          hasBoth(evaluation, between)
              && evaluation.about(Set.of(between.a(), between.b())).stream()
                  .allMatch(pair -> pair.separation().distance() < below);
    };
  }

  /// {@return the same of bodies under other names}
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

  private static boolean touchJust(Expectation expected, List<PairAnswer> contacts) {
    return contacts.size() == expected.contacts().size()
        && contacts.stream().allMatch(pair -> expected.expects(pair.a().id(), pair.b().id()));
  }

  private static boolean hasBoth(Evaluation evaluation, Expectation.Pair pair) {
    return evaluation.scene().body(pair.a()).isPresent()
        && evaluation.scene().body(pair.b()).isPresent();
  }

  private static boolean takes(Branch goal, Evaluation evaluation) {
    Expectation.Pair pair = goal.pair();
    return hasBoth(evaluation, pair)
        && PairQuestion.of(evaluation, Set.of(pair.a(), pair.b()))
            .map(asked -> Explained.of(goal.method(), asked.asked(goal.method())))
            .map(Explained::steps)
            .orElse(List.of())
            .stream()
            .filter(step -> step.key().equals(goal.step()))
            .flatMap(step -> step.taken().stream())
            .anyMatch(branch -> branch.key().equals(goal.key()));
  }
}
