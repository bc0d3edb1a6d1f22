package collisionbench.bench.scenefile;

import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.methods.method.Lifted;
import java.util.List;
import java.util.Optional;

/// The text of a scene file: one body per line; equal scenes give equal texts.
record SceneText(JsonWriter json) {

  static String of(Scene scene) {
    StringBuilder text = new StringBuilder();
    write(scene, text);
    return text.toString();
  }

  static void write(Scene scene, Appendable out) {
    JsonWriter json = JsonWriter.to(out);
    write(scene, json);
    json.endLine();
  }

  static void write(Scene scene, JsonWriter json) {
    new SceneText(json).write(scene);
  }

  private void write(Scene scene) {
    json.object();
    member("format").value(SceneReader.FORMAT).member("version", version(scene));
    member("name").value(scene.name());
    if (!scene.note().isEmpty()) {
      member("note").value(scene.note());
    }
    json.line(2).member("article", scene.article().map(Article::number));
    member("space").value(word(scene.space()));
    member("bodies").array();
    scene.bodies().forEach(this::write);
    (scene.bodies().isEmpty() ? json : json.line(2)).end();
    scene.camera().ifPresent(camera -> write(camera, scene.space(), member("camera")));
    scene.expect().ifPresent(this::write);
    json.line(0).end();
  }

  /// {@return the lowest version that can hold a scene}
  private static int version(Scene scene) {
    if (scene.expect().flatMap(Expectation::contact).isPresent()) {
      return SceneReader.NEWEST;
    }
    boolean grouped = scene.bodies().stream().anyMatch(body -> body.group().isPresent());
    return grouped || !scene.expect().map(Expectation::isOfContactsOnly).orElse(true)
        ? SceneReader.SECOND
        : SceneReader.VERSION;
  }

  private JsonWriter member(String name) {
    return json.line(2).name(name);
  }

  /// {@return the word for a space in files}
  static String word(Space space) {
    return switch (space) {
      case THREE -> SceneReader.SPACE_3D;
      case TWO -> SceneReader.SPACE_2D;
    };
  }

  private void write(Body body) {
    json.line(4).object().member("id", body.id());
    ShapeText.write(body, json.name("shape"));
    if (body.moves()) {
      ShapeText.writeVelocity(body, json.name("velocity"));
    }
    json.member("group", body.group()).end();
  }

  static void write(Camera camera, Space space, JsonWriter json) {
    switch (space) {
      case THREE -> json.value(camera);
      case TWO -> {
        json.object().member("target", Lifted.flat(camera.target()));
        json.member("distance", camera.distance()).end();
      }
    }
  }

  private void write(Expectation expect) {
    member("expect").object();
    json.member("contacts", expect.touching().map(SceneText::names));
    json.member("method", expect.method()).member("tolerance", expect.tolerance());
    if (!expect.pairs().isEmpty() || expect.touching().isEmpty()) {
      json.name("pairs").array();
      expect.pairs().forEach(this::write);
      json.end();
    }
    json.end();
  }

  private void write(ExpectedPair expected) {
    json.line(4).object().members(expected.pair());
    members("", expected);
    object("crossing", expected);
    if (expected.value(AnswerField.SWEEP).equals(Optional.of(new AnswerValue.YesNo(false)))) {
      json.name("sweep").literal("null");
    } else {
      object("sweep", expected);
    }
    json.member("tolerance", expected.tolerance()).end();
  }

  private void object(String group, ExpectedPair expected) {
    if (AnswerField.in(group).stream().anyMatch(expected.values()::containsKey)) {
      json.name(group).object();
      members(group, expected);
      json.end();
    }
  }

  private void members(String group, ExpectedPair expected) {
    for (AnswerField field : AnswerField.in(group)) {
      if (field != AnswerField.SWEEP) {
        json.member(field.key(), expected.value(field).map(SceneText::json));
      }
    }
  }

  private static Object json(AnswerValue value) {
    return switch (value) {
      case AnswerValue.YesNo(boolean yes) -> yes;
      case AnswerValue.Word(String word) -> word;
      case AnswerValue.Tuple(List<Double> numbers) ->
          numbers.size() == 1 ? numbers.getFirst() : numbers;
      case AnswerValue.Limits limits -> limits;
    };
  }

  private static List<List<String>> names(List<Expectation.Pair> contacts) {
    return contacts.stream().map(pair -> List.of(pair.a(), pair.b())).toList();
  }
}
