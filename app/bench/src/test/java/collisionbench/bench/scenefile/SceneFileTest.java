package collisionbench.bench.scenefile;

import static collisionbench.bench.scenefile.SceneTexts.body;
import static collisionbench.bench.scenefile.SceneTexts.plane;
import static collisionbench.bench.scenefile.SceneTexts.space;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneFileTest {

  @TempDir Path folder;

  private static final String WHOLE =
      """
      {
        "format": "collision-bench-scene", "version": 1,
        "name": "Capsule and sphere",
        "note": "optional text",
        "article": "000",
        "space": "3d",
        "bodies": [
          {"id": "capsule", "shape": {"type": "capsule", "start": [0, -1, 0], "end": [0, 1, 0], "radius": 0.5}},
          {"id": "ball", "shape": {"type": "sphere", "center": [1.5, 0, 0], "radius": 0.75}, "velocity": [-1, 0, 0]},
          {"id": "box", "shape": {"type": "box", "center": [0, 5, 0], "halfExtents": [1, 2, 3]}},
          {"id": "turned", "shape": {"type": "box", "center": [0, 9, 0], "halfExtents": [1, 2, 3], "orientation": [0, 2, 0, 0]}},
          {"id": "stick", "shape": {"type": "segment", "start": [0, 0, 7], "end": [0, 1, 7]}},
          {"id": "leaf", "shape": {"type": "triangle", "a": [9, 0, 0], "b": [9, 1, 0], "c": [9, 0, 1]}},
          {"id": "gem", "shape": {"type": "hull", "points": [[3, 0, 0], [4, 0, 0], [3, 0, 0], [3, 1, -0.5]]}}
        ],
        "camera": {"target": [0, 0, 0], "distance": 8, "azimuth": 0.6, "elevation": 0.4},
        "expect": {"contacts": [["capsule", "ball"]]}
      }
      """;

  private static final String WHOLE_FLAT =
      """
      {
        "format": "collision-bench-scene", "version": 1,
        "name": "Flat",
        "space": "2d",
        "bodies": [
          {"id": "dot", "shape": {"type": "point", "at": [9, 9]}, "velocity": [0, -1]},
          {"id": "disc", "shape": {"type": "circle", "center": [0, 0], "radius": 1}},
          {"id": "capsule", "shape": {"type": "capsule", "start": [5, 0], "end": [6, 0], "radius": 0}},
          {"id": "line", "shape": {"type": "segment", "start": [0, 5], "end": [1, 5]}},
          {"id": "slice", "shape": {"type": "sector", "center": [0, -5], "radius": 2, "direction": [3, 0], "angle": 6.283185307179586}},
          {"id": "plate", "shape": {"type": "polygon", "vertices": [[-5, 0], [-4, 0], [-5, 1]]}}
        ],
        "camera": {"target": [0.5, 0], "distance": 12}
      }
      """;

  private static final Scene SPACE =
      new Scene(
          "Capsule and sphere",
          "optional text",
          Optional.of(Article.CAPSULE_SPHERE),
          Space.THREE,
          List.of(
              new Body3("capsule", new Capsule(new Vec3(0, -1, 0), new Vec3(0, 1, 0), 0.5)),
              new Body3("ball", new Sphere(new Vec3(1.5, 0, 0), 0.75), new Vec3(-1, 0, 0)),
              new Body3("box", new Box(new Vec3(0, 5, 0), new Vec3(1, 2, 3))),
              new Body3(
                  "turned",
                  new Box(new Vec3(0, 9, 0), new Vec3(1, 2, 3), new Rotation(0, 2, 0, 0))),
              new Body3("stick", new Segment(new Vec3(0, 0, 7), new Vec3(0, 1, 7))),
              new Body3(
                  "leaf", new Triangle(new Vec3(9, 0, 0), new Vec3(9, 1, 0), new Vec3(9, 0, 1))),
              new Body3(
                  "gem",
                  new Hull(
                      List.of(
                          new Vec3(3, 0, 0),
                          new Vec3(4, 0, 0),
                          new Vec3(3, 0, 0),
                          new Vec3(3, 1, -0.5))))),
          Optional.of(new Camera(Vec3.ZERO, 8, 0.6, 0.4)),
          Optional.of(new Expectation(List.of(new Expectation.Pair("capsule", "ball")))),
          Set.of(),
          Set.of());

  private static final Scene FLAT =
      new Scene(
          "Flat",
          "",
          Space.TWO,
          List.of(
              new Body2("dot", new Point2(new Vec2(9, 9)), new Vec2(0, -1)),
              new Body2("disc", new Circle(Vec2.ZERO, 1)),
              new Body2("capsule", new Capsule2(new Vec2(5, 0), new Vec2(6, 0), 0)),
              new Body2("line", new Segment2(new Vec2(0, 5), new Vec2(1, 5))),
              new Body2("slice", new Sector(new Vec2(0, -5), 2, new Vec2(3, 0), Sector.FULL_TURN)),
              new Body2(
                  "plate",
                  new Polygon(List.of(new Vec2(-5, 0), new Vec2(-4, 0), new Vec2(-5, 1))))),
          Optional.of(new Camera(new Vec3(0.5, 0, 0), 12, 0, 0)),
          Optional.empty());

  @Test
  void readsEveryFieldAndShapeOfSpace() throws SceneFileException {
    assertEquals(SPACE, SceneReader.read("a.json", WHOLE));
  }

  @Test
  void readsEveryFieldAndShapeOfThePlane() throws SceneFileException {
    assertEquals(FLAT, SceneReader.read("a.json", WHOLE_FLAT));
  }

  /// Streaming reads the same as reading the whole.
  @Test
  void acceptsMembersInAnyOrder() throws SceneFileException {
    for (String member :
        List.of(
            "  \"format\": \"collision-bench-scene\", \"version\": 1,\n",
            "  \"space\": \"3d\",\n",
            WHOLE.substring(WHOLE.indexOf("  \"bodies\""), WHOLE.indexOf("  \"camera\"")))) {
      assertEquals(SPACE, SceneReader.read("a.json", last(member)), member);
    }
  }

  private static String last(String member) {
    String without = WHOLE.replace(member, "");
    assertNotEquals(WHOLE, without);
    String end = member.strip().replaceAll(",$", "");
    return without.substring(0, without.lastIndexOf('}')) + ", " + end + "}";
  }

  @Test
  void writesOneBodyPerLineAndOmitsEmptyMembers() {
    assertEquals(WHOLE, SceneText.of(SPACE));
    assertEquals(WHOLE_FLAT, SceneText.of(FLAT));
  }

  @Test
  void aSceneWithAGroupIsOfVersionTwo() throws SceneFileException {
    String grouped =
        WHOLE
            .replace("\"version\": 1", "\"version\": 2")
            .replace("\"velocity\": [-1, 0, 0]}", "\"velocity\": [-1, 0, 0], \"group\": \"pair\"}");
    Scene read = SceneReader.read("a.json", grouped);
    assertEquals(Optional.of("pair"), read.body("ball").orElseThrow().group());
    assertEquals(grouped, SceneText.of(read));
    assertEquals(SPACE, read.withEach(Set.of("ball"), body -> body.grouped(Optional.empty())));
    String first = grouped.replace("\"version\": 2", "\"version\": 1");
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", first));
    assertEquals(
        "a.json: /version (line 2, column 49): expected version 2, which has \"group\", found 1",
        refused.getMessage());
  }

  @Test
  void acceptsClockwiseAndClosedRings() throws SceneFileException {
    String written = "[[-5, 0], [-4, 0], [-5, 1]]";
    for (String ring :
        List.of(
            "[[-5, 0], [-5, 1], [-4, 0]]",
            "[[-5, 0], [-4, 0], [-5, 1], [-5, 0]]",
            "[[-5, 0], [-5, 1], [-4, 0], [-5, 0]]")) {
      Scene read = SceneReader.read("a.json", WHOLE_FLAT.replace(written, ring));
      assertEquals(WHOLE_FLAT, SceneText.of(read), ring);
    }
  }

  @Test
  void roundTripsASceneWithoutBodies() throws SceneFileException {
    Scene empty = Scene.empty("", Space.TWO);
    assertEquals(empty, SceneReader.read("a.json", SceneText.of(empty)));
  }

  @Test
  void roundTripsSpecialCharacters() throws SceneFileException {
    String text = "\"\\/\b\n\t\u0000\u2028 ä 球 \uD83D\uDE00";
    Scene scene =
        new Scene(
            text,
            text,
            Space.THREE,
            List.of(new Body3(text, new Sphere(Vec3.ZERO, 1))),
            Optional.empty(),
            Optional.empty());
    Path file = folder.resolve("signs.json");
    SceneFile.save(scene, file);
    assertEquals(scene, SceneFile.read(file));
  }

  @Test
  void readingAndWritingReachesAFixedPoint() throws SceneFileException {
    String untidy =
        space(
            "\n\n" + body("{'radius': 1.50, 'center': [1e1, -0, 2.0], 'type': 'sphere'}"),
            ", 'note': '', 'camera': {'elevation': 0, 'azimuth': 1, 'distance': 2, 'target': [0, 0,"
                + " 0]}");
    String once = SceneText.of(SceneReader.read("a.json", SceneTexts.quoted(untidy)));
    assertEquals(once, SceneText.of(SceneReader.read("a.json", once)));
  }

  @Test
  void acceptsAByteOrderMark() throws Exception {
    String text = "\uFEFF" + WHOLE;
    assertEquals(SPACE, SceneFile.parse("a.json", text));
    assertEquals(SPACE, SceneFile.read(Files.writeString(folder.resolve("a.json"), text)));
  }

  @Test
  void acceptsWindowsLineEnds() throws SceneFileException {
    assertEquals(SPACE, SceneReader.read("a.json", WHOLE.replace("\n", "\r\n")));
  }

  @Test
  void acceptsExplicitZerosInACameraOfThePlane() throws SceneFileException {
    Scene scene =
        SceneReader.read(
            "a.json",
            plane(
                "",
                ", 'camera': {'target': [1, 2, 0], 'distance': 3, 'azimuth': 0, 'elevation':"
                    + " -0.0}"));
    assertEquals(Optional.of(new Camera(new Vec3(1, 2, 0), 3, 0, 0)), scene.camera());
  }

  @Test
  void roundTripsASavedFile() throws Exception {
    Path file = folder.resolve("saved.json");
    SceneFile.save(SPACE, file);
    assertEquals(SPACE, SceneFile.read(file));
    assertEquals(WHOLE, Files.readString(file));
  }
}
