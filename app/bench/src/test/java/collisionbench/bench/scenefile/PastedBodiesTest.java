package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PastedBodiesTest {

  private static final String BALL =
      """
      {"id": "ball", "shape": {"type": "sphere", "center": [1, 2, 3], "radius": 1}}\
      """;
  private static final String DISC =
      """
      {"id": "disc", "shape": {"type": "circle", "center": [1, 2], "radius": 1}}\
      """;
  private static final String LINE =
      """
      {"id": "line", "shape": {"type": "segment", "start": [1, 2], "end": [0, 0]}}\
      """;
  private static final Body3 SPHERE = new Body3("ball", new Sphere(new Vec3(1, 2, 3), 1));
  private static final Body2 CIRCLE = new Body2("disc", new Circle(new Vec2(1, 2), 1));
  private static final Body2 SEGMENT = new Body2("line", new Segment2(new Vec2(1, 2), Vec2.ZERO));

  private static Scene pasted(String text, Space wanted) throws SceneFileException {
    return SceneFile.parsePasted("text", text, wanted);
  }

  private static List<? extends Body> bodies(String text, Space wanted) throws SceneFileException {
    return pasted(text, wanted).bodies();
  }

  @Test
  void readsAWholeSceneLikeAFile() throws SceneFileException {
    Scene scene =
        new Scene("a", "note", Space.THREE, List.of(SPHERE), Optional.empty(), Optional.empty());
    assertEquals(scene, pasted(SceneFile.text(scene), Space.TWO));
  }

  @Test
  void shapesDetermineTheSpace() throws SceneFileException {
    assertEquals(List.of(SPHERE), bodies(BALL, Space.TWO));
    assertEquals(List.of(CIRCLE), bodies(DISC, Space.THREE));
    assertEquals(List.of(SEGMENT, CIRCLE), bodies("[" + LINE + ",\n" + DISC + "]", Space.THREE));
    assertEquals(
        List.of(CIRCLE, SEGMENT), bodies("{\"bodies\": [" + DISC + "," + LINE + "]}", Space.THREE));
  }

  @Test
  void usesThePreferredSpaceForShapesOfBoth() throws SceneFileException {
    assertEquals(List.of(SEGMENT), bodies(LINE, Space.TWO));
    assertEquals(
        List.of(new Body3("line", new Segment(new Vec3(1, 2, 3), Vec3.ZERO))),
        bodies(LINE.replace("[1, 2]", "[1, 2, 3]").replace("[0, 0]", "[0, 0, 0]"), Space.THREE));
    assertEquals(Space.TWO, pasted("[]", Space.TWO).space());
    assertEquals(
        List.of(SEGMENT), bodies("{\"space\": \"2d\", \"bodies\": [" + LINE + "]}", Space.THREE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "7 | text: line 1, column 1: expected a scene, a body or a list of bodies, found 7",
        "{\"type\": \"sphere\"} | text: line 1, column 1: expected a scene, a body or a list of"
            + " bodies, found an object without \"format\", \"bodies\" or \"shape\"",
        "[1] | text: /0 (line 1, column 2): expected an object, found 1",
        "{\"id\": \"a\"} | text: line 1, column 1: missing field \"shape\"",
        "{\"format\": 7} | text: /format (line 1, column 12): expected a string, found 7",
        "{\"bodies\": [], \"body\": 1} | text: /body (line 1, column 24): unknown field; expected"
            + " only version, name, note, space, bodies, camera or expect",
      })
  void rejectsOtherJsonWithItsLocation(String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> pasted(text, Space.THREE));
    assertEquals(sentence, refused.getMessage());
  }

  @Test
  void rejectsMixedSpacesAtTheSecondShape() {
    SceneFileException refused =
        assertThrows(
            SceneFileException.class, () -> pasted("[" + BALL + ",\n" + DISC + "]", Space.TWO));
    assertEquals(
        "text: /1/shape/type (line 2, column 34): expected sphere, capsule, box, segment, triangle"
            + " or hull, found \"circle\", a shape of a 2d scene",
        refused.getMessage());
  }
}
