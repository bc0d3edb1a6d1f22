package collisionbench.app.preset;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The text of a scene file: the same scene gives the same text, a body a line.
final class SceneText {

  private SceneText() {}

  static String of(Scene scene) {
    List<String> members = new ArrayList<>();
    members.add(
        "\"format\": "
            + JsonText.of(SceneReader.FORMAT)
            + ", \"version\": "
            + JsonText.of(SceneReader.VERSION));
    members.add("\"name\": " + JsonText.of(scene.name()));
    if (!scene.note().isEmpty()) {
      members.add("\"note\": " + JsonText.of(scene.note()));
    }
    scene
        .article()
        .ifPresent(article -> members.add("\"article\": " + JsonText.of(article.number())));
    members.add("\"space\": " + JsonText.of(space(scene.space())));
    members.add("\"bodies\": " + bodies(scene.bodies()));
    scene.camera().ifPresent(camera -> members.add("\"camera\": " + of(camera, scene.space())));
    scene.expect().ifPresent(expect -> members.add("\"expect\": " + of(expect)));
    return members.stream().collect(Collectors.joining(",\n  ", "{\n  ", "\n}\n"));
  }

  private static String space(Space space) {
    return switch (space) {
      case THREE -> SceneReader.SPACE_3D;
      case TWO -> SceneReader.SPACE_2D;
    };
  }

  private static String bodies(List<Body> bodies) {
    return bodies.isEmpty()
        ? "[]"
        : bodies.stream()
            .map(SceneText::of)
            .collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"));
  }

  private static String of(Body body) {
    String shape =
        switch (body) {
          case Body3 body3 -> ShapeText.of(body3.shape());
          case Body2 body2 -> ShapeText.of(body2.shape());
        };
    String velocity =
        switch (body) {
          case Body3 body3 -> JsonText.of(body3.velocity());
          case Body2 body2 -> JsonText.of(body2.velocity());
        };
    return "{\"id\": "
        + JsonText.of(body.id())
        + ", \"shape\": "
        + shape
        + (body.moves() ? ", \"velocity\": " + velocity : "")
        + "}";
  }

  static String of(Camera camera, Space space) {
    String distance = ", \"distance\": " + JsonText.of(camera.distance());
    return switch (space) {
      case THREE ->
          "{\"target\": "
              + JsonText.of(camera.target())
              + distance
              + ", \"azimuth\": "
              + JsonText.of(camera.azimuth())
              + ", \"elevation\": "
              + JsonText.of(camera.elevation())
              + "}";
      case TWO ->
          "{\"target\": " + JsonText.of(camera.target().x(), camera.target().y()) + distance + "}";
    };
  }

  private static String of(Expectation expect) {
    return expect.contacts().stream()
        .map(pair -> "[" + JsonText.of(pair.a()) + ", " + JsonText.of(pair.b()) + "]")
        .collect(Collectors.joining(", ", "{\"contacts\": [", "]}"));
  }
}
