package collisionbench.app.lesson;

import collisionbench.app.evaluation.BodyQuestion;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Step;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a scene has to show for a step of a lesson to be done.
public sealed interface Goal {

  /// Nothing: whoever has read the sentence may go on.
  record None() implements Goal {}

  /// Exactly these pairs touch, at the time shown.
  record Contacts(Expectation expected) implements Goal {}

  /// A method takes a branch, at some pair of the bodies where they are at time 0.
  ///
  /// @param key as [Step.Branch] has it
  record Branch(Method method, String key) implements Goal {}

  /// Two bodies are closer than a distance, at the time shown.
  record Distance(String a, String b, double below) implements Goal {}

  /// {@return whether a scene shows it}
  default boolean isReached(Evaluation evaluation) {
    return switch (this) {
      case None _ -> false;
      case Contacts(Expectation expected) -> touchJust(expected, evaluation.contacts());
      case Branch(Method method, String key) ->
          questions(evaluation.scene().bodies()).anyMatch(asked -> takes(method, key, asked));
      case Distance(String a, String b, double below) ->
          hasBoth(evaluation, a, b)
              && evaluation.about(Set.of(a, b)).stream()
                  .allMatch(pair -> pair.separation().distance() < below);
    };
  }

  /// {@return the same of bodies under other names}
  default Goal renamed(UnaryOperator<String> rename) {
    return switch (this) {
      case None _, Branch _ -> this;
      case Contacts(Expectation expected) ->
          new Contacts(
              new Expectation(
                  expected.contacts().stream()
                      .map(pair ->
                          new Expectation.Pair(rename.apply(pair.a()), rename.apply(pair.b())))
                      .toList()));
      case Distance(String a, String b, double below) ->
          new Distance(rename.apply(a), rename.apply(b), below);
    };
  }

  /// {@return whether a method answers anything about some pair of a scene}
  static boolean answersAny(Method method, Scene scene) {
    return questions(scene.bodies()).anyMatch(asked -> !method.answers(asked.pair()).isEmpty());
  }

  private static boolean touchJust(Expectation expected, List<PairAnswer> contacts) {
    return contacts.size() == expected.contacts().size()
        && contacts.stream().allMatch(pair -> expected.expects(pair.a().id(), pair.b().id()));
  }

  private static boolean hasBoth(Evaluation evaluation, String a, String b) {
    return evaluation.scene().body(a).isPresent() && evaluation.scene().body(b).isPresent();
  }

  private static Stream<Question> questions(List<Body> bodies) {
    return IntStream.range(0, bodies.size())
        .boxed()
        .flatMap(i ->
            bodies.subList(i + 1, bodies.size()).stream()
                .map(other -> BodyQuestion.of(bodies.get(i), other)));
  }

  private static boolean takes(Method method, String branch, Question question) {
    return !method.answers(question.pair()).isEmpty()
        && steps(method, method.precision().given(question)).stream()
            .flatMap(step -> step.branches().stream())
            .anyMatch(one -> one.taken() && one.key().equals(branch));
  }

  /// {@return the steps of a method; none of one that fails}
  private static List<Step> steps(Method method, Question question) {
    try {
      return method.explain(question).steps();
    } catch (RuntimeException _) {
      return List.of();
    }
  }
}
