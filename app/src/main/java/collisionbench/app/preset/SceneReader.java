package collisionbench.app.preset;

import collisionbench.app.scene.Article;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Plain;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads the text of a scene file.
final class SceneReader {

  static final String FORMAT = "collision-bench-scene";
  static final int VERSION = 1;
  static final String SPACE_3D = "3d";
  static final String SPACE_2D = "2d";

  private SceneReader() {}

  /// {@return the scene in a text}
  ///
  /// @param source what to call the text in a refusal
  static Scene read(String source, String text) throws SceneFileException {
    return read(Members.of(JsonReader.read(source, text)));
  }

  /// {@return the scene that an object describes}
  static Scene read(Members top) throws SceneFileException {
    requireFormat(top);
    top.refuseAllBut(
        "format", "version", "name", "note", "article", "space", "bodies", "camera", "expect");
    String name = top.text("name");
    String note = top.has("note") ? top.text("note") : "";
    Optional<Article> article = top.has("article") ? Optional.of(article(top)) : Optional.empty();
    Space space = space(top);
    Map<String, Body> bodies = bodies(top.items("bodies", "an array of bodies"), space);
    return new Scene(
        name,
        note,
        article,
        space,
        List.copyOf(bodies.values()),
        top.has("camera")
            ? Optional.of(CameraReader.read(Members.of(top.get("camera")), space))
            : Optional.empty(),
        top.has("expect")
            ? Optional.of(ExpectationReader.read(Members.of(top.get("expect")), bodies.keySet()))
            : Optional.empty(),
        Set.of());
  }

  private static Article article(Members top) throws SceneFileException {
    List<String> numbers =
        Stream.of(Article.values()).map(article -> JsonText.of(article.number())).toList();
    Json found = top.get("article");
    return Article.of(top.text("article"))
        .orElseThrow(() -> Values.misfit(found, Values.choice(numbers)));
  }

  private static void requireFormat(Members top) throws SceneFileException {
    if (!top.text("format").equals(FORMAT)) {
      throw Values.misfit(top.get("format"), JsonText.of(FORMAT));
    }
    if (top.number("version") != VERSION) {
      throw Values.misfit(top.get("version"), "version " + VERSION);
    }
  }

  static Space space(Members top) throws SceneFileException {
    return switch (top.text("space")) {
      case SPACE_3D -> Space.THREE;
      case SPACE_2D -> Space.TWO;
      default -> throw Values.misfit(top.get("space"), "\"3d\" or \"2d\"");
    };
  }

  /// {@return the bodies of an array by their names, in its order}
  static Map<String, Body> bodies(List<Json> values, Space space) throws SceneFileException {
    Map<String, Body> bodies = new LinkedHashMap<>();
    for (Json value : values) {
      Members members = Members.of(value);
      Body body = body(members, space);
      if (bodies.put(body.id(), body) != null) {
        throw members
            .get("id")
            .place()
            .refuse(
                "expected an id of its own, found "
                    + JsonText.of(Plain.cut(body.id(), Json.LONGEST_QUOTE))
                    + " a second time");
      }
    }
    return bodies;
  }

  private static Body body(Members members, Space space) throws SceneFileException {
    Body body = atStart(members, space);
    try {
      body.at(1);
    } catch (IllegalArgumentException beyond) {
      throw members
          .get("velocity")
          .place()
          .refuse(
              "expected a motion that ends within the range of doubles: " + beyond.getMessage());
    }
    return body;
  }

  private static Body atStart(Members body, Space space) throws SceneFileException {
    body.refuseAllBut("id", "shape", "velocity");
    String id = body.text("id");
    if (id.isBlank()) {
      throw Values.misfit(body.get("id"), "an id that is not empty");
    }
    Members shape = Members.of(body.get("shape"));
    String type = type(shape, space);
    return switch (space) {
      case THREE ->
          new Body3(
              id,
              ShapeReader3.read(type, shape),
              body.has("velocity") ? body.vec3("velocity") : Vec3.ZERO);
      case TWO ->
          new Body2(
              id,
              ShapeReader2.read(type, shape),
              body.has("velocity") ? body.vec2("velocity") : Vec2.ZERO);
    };
  }

  private static String type(Members shape, Space space) throws SceneFileException {
    String type = shape.text("type");
    boolean flat = space == Space.TWO;
    List<String> known = flat ? ShapeReader2.TYPES : ShapeReader3.TYPES;
    List<String> other = flat ? ShapeReader3.TYPES : ShapeReader2.TYPES;
    if (known.contains(type)) {
      return type;
    }
    Json found = shape.get("type");
    String why = "expected " + Values.choice(known) + ", found " + found.found();
    throw found
        .place()
        .refuse(
            other.contains(type)
                ? why + ", a shape of a " + (flat ? SPACE_3D : SPACE_2D) + " scene"
                : why);
  }
}
