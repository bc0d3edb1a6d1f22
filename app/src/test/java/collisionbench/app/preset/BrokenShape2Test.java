package collisionbench.app.preset;

import static collisionbench.app.preset.SceneTexts.body;
import static collisionbench.app.preset.SceneTexts.plane;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Scene files with an invalid shape of the plane.
class BrokenShape2Test {

  static Stream<Arguments> broken() {
    return Stream.of(
        arguments(
            "a point without a place",
            plane(body("{'type': 'point'}")),
            "/bodies/0/shape (line 2, column 33): missing field \"at\""),
        arguments(
            "a point in space",
            plane(body("{'type': 'point', 'at': [0, 0, 0]}")),
            "/bodies/0/shape/at (line 2, column 57): expected 2 numbers [x, y], found 3 values"),
        arguments(
            "a circle with an unknown field",
            plane(body("{'type': 'circle', 'center': [0, 0], 'radius': 1, 'angle': 1}")),
            "/bodies/0/shape/angle (line 2, column 92): unknown field; expected only type, center"
                + " or radius"),
        arguments(
            "a circle with a radius below zero",
            plane(body("{'type': 'circle', 'center': [0, 0], 'radius': -1}")),
            "/bodies/0/shape/radius (line 2, column 80): expected a number >= 0, found -1"),
        arguments(
            "a capsule in space",
            plane(body("{'type': 'capsule', 'start': [0, 0, 0], 'end': [0, 1, 0], 'radius': 1}")),
            "/bodies/0/shape/start (line 2, column 62): expected 2 numbers [x, y], found 3 values"),
        arguments(
            "a segment without an end",
            plane(body("{'type': 'segment', 'start': [0, 0]}")),
            "/bodies/0/shape (line 2, column 33): missing field \"end\""),
        arguments(
            "a sector without a direction",
            plane(body("{'type': 'sector', 'center': [0, 0], 'radius': 1, 'angle': 1}")),
            "/bodies/0/shape (line 2, column 33): missing field \"direction\""),
        arguments(
            "a direction of no length",
            plane(
                body(
                    "{'type': 'sector', 'center': [0, 0], 'radius': 1, 'direction': [0, -0.0],"
                        + " 'angle': 1}")),
            "/bodies/0/shape/direction (line 2, column 96): expected a nonzero direction, found"
                + " only zeros"),
        arguments(
            "an angle of zero",
            plane(
                body(
                    "{'type': 'sector', 'center': [0, 0], 'radius': 1, 'direction': [1, 0],"
                        + " 'angle': 0}")),
            "/bodies/0/shape/angle (line 2, column 113): expected an angle > 0 and <= 2 pi, found"
                + " 0"),
        arguments(
            "an angle below zero",
            plane(
                body(
                    "{'type': 'sector', 'center': [0, 0], 'radius': 1, 'direction': [1, 0],"
                        + " 'angle': -1}")),
            "/bodies/0/shape/angle (line 2, column 113): expected an angle > 0 and <= 2 pi, found"
                + " -1"),
        arguments(
            "an angle beyond a full turn",
            plane(
                body(
                    "{'type': 'sector', 'center': [0, 0], 'radius': 1, 'direction': [1, 0],"
                        + " 'angle': 6.3}")),
            "/bodies/0/shape/angle (line 2, column 113): expected an angle > 0 and <= 2 pi, found"
                + " 6.3"),
        arguments(
            "an angle in degrees",
            plane(
                body(
                    "{'type': 'sector', 'center': [0, 0], 'radius': 1, 'direction': [1, 0],"
                        + " 'angle': 90}")),
            "/bodies/0/shape/angle (line 2, column 113): expected an angle > 0 and <= 2 pi, found"
                + " 90"),
        arguments(
            "a polygon without corners",
            plane(body("{'type': 'polygon'}")),
            "/bodies/0/shape (line 2, column 33): missing field \"vertices\""),
        arguments(
            "a polygon of two corners",
            plane(body("{'type': 'polygon', 'vertices': [[0, 0], [1, 0]]}")),
            "/bodies/0/shape/vertices (line 2, column 65): expected a polygon: vertices must be at"
                + " least 3 points: 2 given"),
        arguments(
            "a polygon of numbers",
            plane(body("{'type': 'polygon', 'vertices': [0, 0, 1, 0, 0, 1]}")),
            "/bodies/0/shape/vertices/0 (line 2, column 66): expected 2 numbers [x, y], found 0"),
        arguments(
            "a polygon with a corner in space",
            plane(body("{'type': 'polygon', 'vertices': [[0, 0], [1, 0], [0, 1, 0]]}")),
            "/bodies/0/shape/vertices/2 (line 2, column 82): expected 2 numbers [x, y], found 3"
                + " values"),
        arguments(
            "a clockwise polygon with a dent",
            plane(body("{'type': 'polygon', 'vertices': [[0, 2], [0.5, 0.5], [2, 0], [0, 0]]}")),
            "/bodies/0/shape/vertices (line 2, column 65): expected a polygon: vertices must be"
                + " convex: the polygon turns inwards at vertices[1]: [0.5, 0.5]"),
        arguments(
            "a polygon with a dent",
            plane(body("{'type': 'polygon', 'vertices': [[0, 0], [2, 0], [0.5, 0.5], [0, 2]]}")),
            "/bodies/0/shape/vertices (line 2, column 65): expected a polygon: vertices must be"
                + " convex: the polygon turns inwards at vertices[2]: [0.5, 0.5]"),
        arguments(
            "a polygon that crosses itself",
            plane(body("{'type': 'polygon', 'vertices': [[0, 0], [1, 1], [1, 0], [0, 1]]}")),
            "/bodies/0/shape/vertices (line 2, column 65): expected a polygon: vertices must be"
                + " convex: the polygon turns inwards at vertices[1]: [1.0, 1.0]"),
        arguments(
            "a polygon that goes round twice",
            plane(
                body(
                    "{'type': 'polygon', 'vertices': [[0, 0], [1, 0], [0, 1], [0, 0], [1, 0], [0,"
                        + " 1]]}")),
            "/bodies/0/shape/vertices (line 2, column 65): expected a polygon: vertices must go"
                + " round once: they go round 2 times"),
        arguments(
            "a polygon with a corner twice",
            plane(body("{'type': 'polygon', 'vertices': [[0, 0], [1, 0], [1, 0], [0, 1]]}")),
            "/bodies/0/shape/vertices (line 2, column 65): expected a polygon: vertices[2] repeats"
                + " the corner before it: [1.0, 0.0]"),
        arguments(
            "a polygon on one line",
            plane(body("{'type': 'polygon', 'vertices': [[0, 0], [1, 1], [2, 2]]}")),
            "/bodies/0/shape/vertices (line 2, column 65): expected a polygon: vertices must not"
                + " all lie on one line: [[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void rejectsInvalidShapesWithTheirLocation(String what, String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", text), what);
    assertEquals("a.json: " + sentence, refused.getMessage());
  }
}
