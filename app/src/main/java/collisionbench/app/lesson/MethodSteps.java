package collisionbench.app.lesson;

import collisionbench.app.comparison.Explained;
import collisionbench.app.fuzz.input.Case;
import collisionbench.app.text.Language;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The steps that a method tells about some questions, with all their branches: each step that is
/// told has those that were not taken too.
///
/// @param branches the branches of each step by its key
record MethodSteps(SequencedMap<String, SequencedSet<String>> branches) {

  /// Thirty are enough for every method that comes with the program.
  private static final int CASES = 60;

  private static final long SEED = 8;

  /// {@return those of a method about one question}
  static MethodSteps about(Method method, Question question) {
    return about(method, Stream.of(question));
  }

  /// {@return all those of a method about a kind of pair, as far as they are found}
  ///
  /// A method has no list of them. It is asked about many pairs, of the kinds that break tests:
  /// parallel, contained, touching, degenerate.
  static MethodSteps about(Method method, Pair pair) {
    return about(method, questions(pair));
  }

  private static MethodSteps about(Method method, Stream<Question> questions) {
    SequencedMap<String, SequencedSet<String>> branches = new LinkedHashMap<>();
    questions
        .flatMap(question -> Explained.of(method, question).steps().stream())
        .forEach(step ->
            branches
                .computeIfAbsent(step.key(), _ -> new LinkedHashSet<>())
                .addAll(step.branches().stream().map(Step.Branch::key).toList()));
    return new MethodSteps(branches);
  }

  /// In some of them something moves: there are methods that are about nothing else.
  private static Stream<Question> questions(Pair pair) {
    return IntStream.range(0, CASES)
        .mapToObj(number -> moving(Case.of(SEED, pair, number).shapes().question(), number % 3));
  }

  private static Question moving(Question question, double speed) {
    return switch (question) {
      case Question.InSpace(Shape3 a, Vec3 _, Shape3 b, Vec3 _) ->
          new Question.InSpace(a, Vec3.X.times(speed), b, Vec3.ZERO);
      case Question.InPlane(Shape2 a, Vec2 _, Shape2 b, Vec2 _) ->
          new Question.InPlane(a, Vec2.X.times(speed), b, Vec2.ZERO);
    };
  }

  /// {@return the keys of all steps}
  List<String> keys() {
    return List.copyOf(branches.keySet());
  }

  /// {@return the keys of the steps that have branches}
  List<String> choices() {
    return branches.keySet().stream().filter(key -> !of(key).isEmpty()).toList();
  }

  /// {@return the keys of the steps that have a branch of that name}
  List<String> having(String name) {
    return branches.keySet().stream().filter(key -> branch(key, name).isPresent()).toList();
  }

  /// {@return the key of a step's branch}
  ///
  /// @param name the key itself, or the words that the steps have for it in English
  Optional<String> branch(String step, String name) {
    return of(step).stream().filter(key -> key.equals(name) || isCalled(key, name)).findFirst();
  }

  private static boolean isCalled(String key, String words) {
    return Phrase.of("branch." + key).in(Language.ENGLISH).equalsIgnoreCase(words);
  }

  /// {@return the branches of a step; none of one that is not told}
  List<String> of(String step) {
    return branches.containsKey(step) ? List.copyOf(branches.get(step)) : List.of();
  }
}
