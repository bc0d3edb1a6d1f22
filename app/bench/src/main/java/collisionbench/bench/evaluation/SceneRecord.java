package collisionbench.bench.evaluation;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Answer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A scene as it was at some time, with its answers then: a scene that expects its own answers.
///
/// Closest points and normals are not recorded. Where several are right, another version may give
/// others.
public record SceneRecord(Scene scene) {

  /// The most pairs whose answers are recorded.
  private static final int MOST_PAIRS = 1000;

  private static final Set<AnswerField> FIELDS =
      EnumSet.complementOf(
          EnumSet.of(
              AnswerField.POINT_A,
              AnswerField.POINT_B,
              AnswerField.NORMAL,
              AnswerField.SWEEP_POINT_A,
              AnswerField.SWEEP_POINT_B,
              AnswerField.SWEEP_NORMAL));

  /// {@return the record of a scene as it is; without answers if it has too many pairs}
  public static SceneRecord of(Scene scene) {
    List<ExpectedPair> pairs = new ArrayList<>();
    PairWalk walk = PairWalk.of(scene);
    walk.forEachPair(pair -> {
      pairs.add(recorded(pair.a(), pair.b(), walk));
      return pairs.size() <= MOST_PAIRS;
    });
    Expectation answers =
        new Expectation(Optional.empty(), pairs, OptionalDouble.empty(), Optional.empty());
    return new SceneRecord(
        scene.expecting(
            Optional.of(answers).filter(_ -> !pairs.isEmpty() && pairs.size() <= MOST_PAIRS)));
  }

  private static ExpectedPair recorded(Body a, Body b, PairSource answers) {
    ExpectedPair pair =
        new ExpectedPair(new Expectation.Pair(a.id(), b.id()), Map.of(), OptionalDouble.empty());
    Answer.Decided answer = answers.about(a, b, AnswerField.queries(FIELDS)).decided();
    AnswerValues values = new AnswerValues(answer, a.space() == Space.TWO);
    for (AnswerField field : FIELDS) {
      pair = pair.with(field, values.value(field));
    }
    return pair;
  }

  /// {@return what has changed since, sentence by sentence: bodies that are gone or new, answers,
  /// bodies whose change changed no answer, and the camera}
  public List<Phrase> changes(Scene now) {
    Map<String, Body> before = byName(scene);
    Map<String, Body> after = byName(now);
    List<AnswerCheck> answers = answers(now, after.keySet());
    Set<String> named = new TreeSet<>();
    answers.forEach(check -> named.addAll(List.of(check.pair().a(), check.pair().b())));
    Stream<Phrase> gone = named("change.gone", scene, body -> !after.containsKey(body.id()));
    Stream<Phrase> added = named("change.new", now, body -> !before.containsKey(body.id()));
    Stream<Phrase> changed =
        named(
            "change.body",
            scene,
            body ->
                !named.contains(body.id())
                    && after.containsKey(body.id())
                    && !body.equals(after.get(body.id())));
    Stream<Phrase> camera =
        scene.camera().equals(now.camera()) ? Stream.of() : Stream.of(Phrase.of("change.camera"));
    return Stream.of(gone, added, answers.stream().map(AnswerCheck::change), changed, camera)
        .flatMap(part -> part)
        .toList();
  }

  private List<AnswerCheck> answers(Scene now, Set<String> names) {
    return scene
        .expect()
        .map(expected ->
            ExpectationCheck.of(
                expected.among(names), now.bodies(), PairWalk.of(now), Integer.MAX_VALUE))
        .map(ExpectationCheck::violations)
        .orElse(List.of());
  }

  private static Map<String, Body> byName(Scene scene) {
    Map<String, Body> bodies = new HashMap<>();
    scene.bodies().forEach(body -> bodies.put(body.id(), body));
    return bodies;
  }

  private static Stream<Phrase> named(String key, Scene scene, Predicate<Body> which) {
    return scene.bodies().stream()
        .filter(which)
        .map(body -> Phrase.of(key, PlainText.brief(body.id())));
  }
}
