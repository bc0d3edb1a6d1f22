package collisionbench.bench.lesson;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scenefile.ExpectationReader;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Phrase;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads the method, pair and step that a lesson step shows.
///
/// @param step the step of the lesson
record DemonstrationReader(JsonObject step, Scene scene) {

  /// {@return the demonstration; empty if no method is named}
  Optional<Lesson.Demonstration> demonstration() throws JsonException {
    for (String field : List.of("pair", "show", "map")) {
      if (step.has(field)) {
        requireMethod(step.get(field));
      }
    }
    return step.find("method", this::read);
  }

  /// Rejects fields that need a method if the step names none.
  void requireMethod(Json about) throws JsonException {
    if (!step.has("method")) {
      throw JsonException.at(about.location(), "lesson.refused.no-method");
    }
  }

  private Lesson.Demonstration read(Json name) throws JsonException {
    Method method =
        Methods.catalogue()
            .named(name.text())
            .orElseThrow(() -> name.unexpected(oneOf(Methods.catalogue().names())));
    Expectation.Pair pair = pair(method, name);
    return new Lesson.Demonstration(
        method,
        pair,
        step.find("show", key -> key.word(steps(method, pair).keys())),
        step.find("map", DemonstrationReader::color));
  }

  private static MapColor color(Json word) throws JsonException {
    String name = word.word(KebabCase.all(MapColor.class));
    return KebabCase.find(MapColor.class, name).orElseThrow();
  }

  private Expectation.Pair pair(Method method, Json name) throws JsonException {
    List<Expectation.Pair> answered = answered(method).limit(2).toList();
    if (answered.isEmpty()) {
      throw JsonException.at(name.location(), "lesson.refused.no-pair", name.found());
    }
    if (!step.has("pair")) {
      if (answered.size() > 1) {
        throw JsonException.at(name.location(), "lesson.refused.several-pairs", name.found());
      }
      return answered.getFirst();
    }
    Json named = step.get("pair");
    Expectation.Pair pair = ExpectationReader.pair(named, scene.ids());
    if (!answers(method, body(pair.a()), body(pair.b()))) {
      throw JsonException.at(
          named.location(),
          "lesson.refused.not-that-pair",
          name.found(),
          Json.quoted(pair.a()),
          Json.quoted(pair.b()));
    }
    return pair;
  }

  /// {@return pairs that a method answers, in scene order; searches only enough bodies to
  /// distinguish none, one and several}
  private Stream<Expectation.Pair> answered(Method method) {
    List<Body> bodies = threeOfEachType();
    return IntStream.range(0, bodies.size())
        .boxed()
        .flatMap(i ->
            bodies.subList(i + 1, bodies.size()).stream()
                .filter(other -> answers(method, bodies.get(i), other))
                .map(other -> new Expectation.Pair(bodies.get(i).id(), other.id())));
  }

  /// Three bodies of a type already make several pairs.
  private List<Body> threeOfEachType() {
    Map<ShapeType, Integer> counts = new EnumMap<>(ShapeType.class);
    return scene.bodies().stream()
        .filter(body -> counts.merge(body.type(), 1, Integer::sum) <= 3)
        .toList();
  }

  private static boolean answers(Method method, Body a, Body b) {
    return !method.answers(BodyQuestion.of(a, b).pair()).isEmpty();
  }

  private Body body(String id) {
    return scene.body(id).orElseThrow();
  }

  /// {@return the steps that a method may take for two bodies of these types}
  MethodSteps steps(Method method, Expectation.Pair pair) {
    Question question = BodyQuestion.of(body(pair.a()), body(pair.b()));
    return new MethodSteps(method.outline(question.pair()));
  }

  /// {@return the possible keys or names, quoted}
  static Phrase oneOf(List<String> names) {
    return Phrase.oneOf(names.stream().map(Json::quoted).toList());
  }
}
