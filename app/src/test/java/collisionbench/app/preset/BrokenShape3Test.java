package collisionbench.app.preset;

import static collisionbench.app.preset.SceneTexts.body;
import static collisionbench.app.preset.SceneTexts.space;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Scene files with an invalid shape of space.
class BrokenShape3Test {

  static Stream<Arguments> broken() {
    return Stream.of(
        arguments(
            "a hull without points",
            space(body("{'type': 'hull', 'points': []}")),
            "/bodies/0/shape/points (line 2, column 60): expected a hull: points must be 1 to 256:"
                + " 0 given"),
        arguments(
            "a hull with too many points",
            space(body("{'type': 'hull', 'points': [" + "[0, 0, 0], ".repeat(256) + "[1, 1, 1]]}")),
            "/bodies/0/shape/points (line 2, column 60): expected a hull: points must be 1 to 256:"
                + " 257 given"),
        arguments(
            "a hull whose points are no list",
            space(body("{'type': 'hull', 'points': 7}")),
            "/bodies/0/shape/points (line 2, column 60): expected an array of points [x, y, z],"
                + " found 7"),
        arguments(
            "a hull of one point that is no list of points",
            space(body("{'type': 'hull', 'points': [0, 0, 0]}")),
            "/bodies/0/shape/points/0 (line 2, column 61): expected 3 numbers [x, y, z], found 0"),
        arguments(
            "a point of a hull with two numbers",
            space(body("{'type': 'hull', 'points': [[0, 0, 0], [1, 2]]}")),
            "/bodies/0/shape/points/1 (line 2, column 72): expected 3 numbers [x, y, z], found 2"
                + " values"),
        arguments(
            "a point of a hull that is infinite",
            space(body("{'type': 'hull', 'points': [[0, 1e999, 0]]}")),
            "/bodies/0/shape/points/0/1 (line 2, column 65): expected a finite number, found"
                + " 1e999"),
        arguments(
            "a hull with the corners of a polygon",
            space(body("{'type': 'hull', 'vertices': [[0, 0, 0]]}")),
            "/bodies/0/shape/vertices (line 2, column 62): unknown field; expected only type or"
                + " points"),
        arguments(
            "an unknown field",
            space(body("{'type': 'sphere', 'center': [0, 0, 0], 'radius': 1, 'colour': 'red'}")),
            "/bodies/0/shape/colour (line 2, column 96): unknown field; expected only type, center"
                + " or radius"),
        arguments(
            "a field of another shape",
            space(
                body(
                    "{'type': 'sphere', 'center': [0, 0, 0], 'radius': 1, 'halfExtents': [1, 1,"
                        + " 1]}")),
            "/bodies/0/shape/halfExtents (line 2, column 101): unknown field; expected only type,"
                + " center or radius"),
        arguments(
            "no center",
            space(body("{'type': 'sphere', 'radius': 1}")),
            "/bodies/0/shape (line 2, column 33): missing field \"center\""),
        arguments(
            "no radius",
            space(body("{'type': 'sphere', 'center': [0, 0, 0]}")),
            "/bodies/0/shape (line 2, column 33): missing field \"radius\""),
        arguments(
            "a center of two numbers",
            space(body("{'type': 'sphere', 'center': [0, 0], 'radius': 1}")),
            "/bodies/0/shape/center (line 2, column 62): expected 3 numbers [x, y, z], found 2"
                + " values"),
        arguments(
            "a center of four numbers",
            space(body("{'type': 'sphere', 'center': [0, 0, 0, 1], 'radius': 1}")),
            "/bodies/0/shape/center (line 2, column 62): expected 3 numbers [x, y, z], found 4"
                + " values"),
        arguments(
            "an empty center",
            space(body("{'type': 'sphere', 'center': [], 'radius': 1}")),
            "/bodies/0/shape/center (line 2, column 62): expected 3 numbers [x, y, z], found 0"
                + " values"),
        arguments(
            "a center that is a number",
            space(body("{'type': 'sphere', 'center': 0, 'radius': 1}")),
            "/bodies/0/shape/center (line 2, column 62): expected 3 numbers [x, y, z], found 0"),
        arguments(
            "a center that is an object",
            space(body("{'type': 'sphere', 'center': {'x': 0}, 'radius': 1}")),
            "/bodies/0/shape/center (line 2, column 62): expected 3 numbers [x, y, z], found an"
                + " object"),
        arguments(
            "a coordinate that is a string",
            space(body("{'type': 'sphere', 'center': [0, '0', 0], 'radius': 1}")),
            "/bodies/0/shape/center/1 (line 2, column 66): expected a number, found \"0\""),
        arguments(
            "a coordinate that is null",
            space(body("{'type': 'sphere', 'center': [0, null, 0], 'radius': 1}")),
            "/bodies/0/shape/center/1 (line 2, column 66): expected a number, found null"),
        arguments(
            "a coordinate that is an array",
            space(body("{'type': 'sphere', 'center': [0, [0], 0], 'radius': 1}")),
            "/bodies/0/shape/center/1 (line 2, column 66): expected a number, found an array"),
        arguments(
            "a coordinate that is NaN",
            space(body("{'type': 'sphere', 'center': [NaN, 0, 0], 'radius': 1}")),
            "/bodies/0/shape/center/0 (line 2, column 63): expected a finite number, found NaN"),
        arguments(
            "a coordinate that is -Infinity",
            space(body("{'type': 'sphere', 'center': [0, 0, -Infinity], 'radius': 1}")),
            "/bodies/0/shape/center/2 (line 2, column 69): expected a finite number, found"
                + " -Infinity"),
        arguments(
            "a coordinate beyond any double",
            space(body("{'type': 'sphere', 'center': [0, 0, 1e999], 'radius': 1}")),
            "/bodies/0/shape/center/2 (line 2, column 69): expected a finite number, found 1e999"),
        arguments(
            "a coordinate below any double",
            space(body("{'type': 'sphere', 'center': [-1e999, 0, 0], 'radius': 1}")),
            "/bodies/0/shape/center/0 (line 2, column 63): expected a finite number, found -1e999"),
        arguments(
            "a radius below zero",
            space(body("{'type': 'sphere', 'center': [0, 0, 0], 'radius': -1.0}")),
            "/bodies/0/shape/radius (line 2, column 83): expected a number >= 0, found -1.0"),
        arguments(
            "a radius that is a string",
            space(body("{'type': 'sphere', 'center': [0, 0, 0], 'radius': '1'}")),
            "/bodies/0/shape/radius (line 2, column 83): expected a number, found \"1\""),
        arguments(
            "a radius that is true",
            space(body("{'type': 'sphere', 'center': [0, 0, 0], 'radius': true}")),
            "/bodies/0/shape/radius (line 2, column 83): expected a number, found true"),
        arguments(
            "a radius that is infinite",
            space(body("{'type': 'sphere', 'center': [0, 0, 0], 'radius': Infinity}")),
            "/bodies/0/shape/radius (line 2, column 83): expected a finite number, found Infinity"),
        arguments(
            "a capsule without an end",
            space(body("{'type': 'capsule', 'start': [0, 0, 0], 'radius': 1}")),
            "/bodies/0/shape (line 2, column 33): missing field \"end\""),
        arguments(
            "a capsule with a radius below zero",
            space(
                body(
                    "{'type': 'capsule', 'start': [0, 0, 0], 'end': [0, 1, 0], 'radius':"
                        + " -5e-324}")),
            "/bodies/0/shape/radius (line 2, column 101): expected a number >= 0, found -5e-324"),
        arguments(
            "a segment with a radius",
            space(body("{'type': 'segment', 'start': [0, 0, 0], 'end': [0, 1, 0], 'radius': 1}")),
            "/bodies/0/shape/radius (line 2, column 101): unknown field; expected only type, start"
                + " or end"),
        arguments(
            "a segment without a start",
            space(body("{'type': 'segment', 'end': [0, 1, 0]}")),
            "/bodies/0/shape (line 2, column 33): missing field \"start\""),
        arguments(
            "a triangle of two corners",
            space(body("{'type': 'triangle', 'a': [0, 0, 0], 'b': [0, 1, 0]}")),
            "/bodies/0/shape (line 2, column 33): missing field \"c\""),
        arguments(
            "a triangle with a corner in the plane",
            space(body("{'type': 'triangle', 'a': [0, 0, 0], 'b': [0, 1, 0], 'c': [1, 0]}")),
            "/bodies/0/shape/c (line 2, column 91): expected 3 numbers [x, y, z], found 2 values"),
        arguments(
            "a box without half extents",
            space(body("{'type': 'box', 'center': [0, 0, 0]}")),
            "/bodies/0/shape (line 2, column 33): missing field \"halfExtents\""),
        arguments(
            "a half extent below zero",
            space(body("{'type': 'box', 'center': [0, 0, 0], 'halfExtents': [1, -1, 1]}")),
            "/bodies/0/shape/halfExtents/1 (line 2, column 89): expected a number >= 0, found -1"),
        arguments(
            "a zero quaternion",
            space(
                body(
                    "{'type': 'box', 'center': [0, 0, 0], 'halfExtents': [1, 1, 1], 'orientation':"
                        + " [0, 0, 0, 0]}")),
            "/bodies/0/shape/orientation (line 2, column 111): expected a nonzero"
                + " quaternion, found only zeros"),
        arguments(
            "a quaternion of three numbers",
            space(
                body(
                    "{'type': 'box', 'center': [0, 0, 0], 'halfExtents': [1, 1, 1], 'orientation':"
                        + " [0, 0, 0]}")),
            "/bodies/0/shape/orientation (line 2, column 111): expected 4 numbers [x, y, z, w],"
                + " found 3 values"),
        arguments(
            "a quaternion that is not a number",
            space(
                body(
                    "{'type': 'box', 'center': [0, 0, 0], 'halfExtents': [1, 1, 1], 'orientation':"
                        + " [0, 0, 0, NaN]}")),
            "/bodies/0/shape/orientation/3 (line 2, column 121): expected a finite number, found"
                + " NaN"),
        arguments(
            "a quaternion that is null",
            space(
                body(
                    "{'type': 'box', 'center': [0, 0, 0], 'halfExtents': [1, 1, 1], 'orientation':"
                        + " null}")),
            "/bodies/0/shape/orientation (line 2, column 111): expected 4 numbers [x, y, z, w],"
                + " found null"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void rejectsInvalidShapesWithTheirLocation(String what, String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", text), what);
    assertEquals("a.json: " + sentence, refused.getMessage());
  }
}
