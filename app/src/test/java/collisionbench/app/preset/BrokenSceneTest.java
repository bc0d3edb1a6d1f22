package collisionbench.app.preset;

import static collisionbench.app.preset.SceneTexts.BALL;
import static collisionbench.app.preset.SceneTexts.POINT;
import static collisionbench.app.preset.SceneTexts.TWO_BALLS;
import static collisionbench.app.preset.SceneTexts.body;
import static collisionbench.app.preset.SceneTexts.plane;
import static collisionbench.app.preset.SceneTexts.space;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Scene files with an invalid body, camera or expectation.
class BrokenSceneTest {

  static Stream<Arguments> broken() {
    return Stream.of(
        arguments(
            "a body that is a number",
            space("1"),
            "/bodies/0 (line 2, column 12): expected an object, found 1"),
        arguments(
            "a body that is null",
            space("null"),
            "/bodies/0 (line 2, column 12): expected an object, found null"),
        arguments(
            "an unknown field of a body",
            space("{'id': 'a', 'shape': {}, 'color': 'red'}"),
            "/bodies/0/color (line 2, column 46): unknown field; expected only id, shape,"
                + " velocity or group"),
        arguments(
            "no id", space("{'shape': {}}"), "/bodies/0 (line 2, column 12): missing field \"id\""),
        arguments(
            "an id that is a number",
            space("{'id': 1, 'shape': {}}"),
            "/bodies/0/id (line 2, column 19): expected a string, found 1"),
        arguments(
            "an empty id",
            space("{'id': '', 'shape': {}}"),
            "/bodies/0/id (line 2, column 19): expected a nonempty id, found \"\""),
        arguments(
            "a blank id",
            space("{'id': ' ', 'shape': {}}"),
            "/bodies/0/id (line 2, column 19): expected a nonempty id, found \" \""),
        arguments(
            "a blank group",
            space(
                "{'id': 'a', 'group': ' ', 'shape': {'type': 'sphere', 'center': [0, 0, 0],"
                    + " 'radius': 1}}"),
            "/bodies/0/group (line 2, column 33): expected a nonempty name of a group, found \" \""),
        arguments(
            "the same id twice",
            space(
                "{'id': 'a', 'shape': {'type': 'sphere', 'center': [0, 0, 0], 'radius': 1}}, {'id':"
                    + " 'a', 'shape': {'type': 'sphere', 'center': [0, 0, 0], 'radius': 1}}"),
            "/bodies/1/id (line 2, column 95): expected a unique id, found \"a\" a second"
                + " time"),
        arguments(
            "no shape",
            space("{'id': 'a'}"),
            "/bodies/0 (line 2, column 12): missing field \"shape\""),
        arguments(
            "a shape that is a string",
            space("{'id': 'a', 'shape': 'sphere'}"),
            "/bodies/0/shape (line 2, column 33): expected an object, found \"sphere\""),
        arguments(
            "no type",
            space("{'id': 'a', 'shape': {}}"),
            "/bodies/0/shape (line 2, column 33): missing field \"type\""),
        arguments(
            "a type that is a number",
            space("{'id': 'a', 'shape': {'type': 1}}"),
            "/bodies/0/shape/type (line 2, column 42): expected a string, found 1"),
        arguments(
            "an unknown type",
            space("{'id': 'a', 'shape': {'type': 'cone'}}"),
            "/bodies/0/shape/type (line 2, column 42): expected sphere, capsule, box, segment,"
                + " triangle or hull, found \"cone\""),
        arguments(
            "a shape of the plane in space",
            space("{'id': 'a', 'shape': {'type': 'circle'}}"),
            "/bodies/0/shape/type (line 2, column 42): expected sphere, capsule, box, segment,"
                + " triangle or hull, found \"circle\", a shape of a 2d scene"),
        arguments(
            "a shape of space in the plane",
            plane("{'id': 'a', 'shape': {'type': 'sphere'}}"),
            "/bodies/0/shape/type (line 2, column 42): expected point, circle, capsule, segment,"
                + " sector or polygon, found \"sphere\", a shape of a 3d scene"),
        arguments(
            "an unknown type in the plane",
            plane("{'id': 'a', 'shape': {'type': 'Circle'}}"),
            "/bodies/0/shape/type (line 2, column 42): expected point, circle, capsule, segment,"
                + " sector or polygon, found \"Circle\""),
        arguments(
            "a velocity of two numbers",
            space(body(BALL, ", 'velocity': [1, 0]")),
            "/bodies/0/velocity (line 2, column 99): expected 3 numbers [x, y, z], found 2 values"),
        arguments(
            "a velocity that is a number",
            space(body(BALL, ", 'velocity': 1")),
            "/bodies/0/velocity (line 2, column 99): expected 3 numbers [x, y, z], found 1"),
        arguments(
            "a velocity that is null",
            space(body(BALL, ", 'velocity': null")),
            "/bodies/0/velocity (line 2, column 99): expected 3 numbers [x, y, z], found null"),
        arguments(
            "an infinite velocity",
            space(body(BALL, ", 'velocity': [1e999, 0, 0]")),
            "/bodies/0/velocity/0 (line 2, column 100): expected a finite number, found 1e999"),
        arguments(
            "a velocity that leads beyond any double",
            space(
                body(
                    "{'type': 'sphere', 'center': [1e308, 0, 0], 'radius': 1}",
                    ", 'velocity': [1e308, 0, 0]")),
            "/bodies/0/velocity (line 2, column 103): expected a motion that ends within the range"
                + " of doubles: center must be finite: [Infinity, 0.0, 0.0]"),
        arguments(
            "a velocity of three numbers in the plane",
            plane(body(POINT, ", 'velocity': [1, 0, 0]")),
            "/bodies/0/velocity (line 2, column 78): expected 2 numbers [x, y], found 3 values"),
        arguments(
            "a camera that is an array",
            space("", ", 'camera': []"),
            "/camera (line 2, column 25): expected an object, found an array"),
        arguments(
            "an unknown field of a camera",
            space("", ", 'camera': {'zoom': 2}"),
            "/camera/zoom (line 2, column 34): unknown field; expected only target, distance,"
                + " azimuth or elevation"),
        arguments(
            "no target",
            space("", ", 'camera': {'distance': 8, 'azimuth': 0, 'elevation': 0}"),
            "/camera (line 2, column 25): missing field \"target\""),
        arguments(
            "a target of two numbers",
            space(
                "", ", 'camera': {'target': [0, 0], 'distance': 8, 'azimuth': 0, 'elevation': 0}"),
            "/camera/target (line 2, column 36): expected 3 numbers [x, y, z], found 2 values"),
        arguments(
            "no distance",
            space("", ", 'camera': {'target': [0, 0, 0], 'azimuth': 0, 'elevation': 0}"),
            "/camera (line 2, column 25): missing field \"distance\""),
        arguments(
            "a distance of zero",
            space(
                "",
                ", 'camera': {'target': [0, 0, 0], 'distance': 0, 'azimuth': 0, 'elevation': 0}"),
            "/camera/distance (line 2, column 59): expected a number > 0, found 0"),
        arguments(
            "a distance below zero",
            space(
                "",
                ", 'camera': {'target': [0, 0, 0], 'distance': -8, 'azimuth': 0, 'elevation': 0}"),
            "/camera/distance (line 2, column 59): expected a number > 0, found -8"),
        arguments(
            "no azimuth",
            space("", ", 'camera': {'target': [0, 0, 0], 'distance': 8, 'elevation': 0}"),
            "/camera (line 2, column 25): missing field \"azimuth\""),
        arguments(
            "no elevation",
            space("", ", 'camera': {'target': [0, 0, 0], 'distance': 8, 'azimuth': 0}"),
            "/camera (line 2, column 25): missing field \"elevation\""),
        arguments(
            "an elevation beyond the top",
            space(
                "",
                ", 'camera': {'target': [0, 0, 0], 'distance': 8, 'azimuth': 0, 'elevation': 1.6}"),
            "/camera/elevation (line 2, column 89): expected an angle >= -pi/2 and <= pi/2, found"
                + " 1.6"),
        arguments(
            "an elevation beyond the bottom",
            space(
                "",
                ", 'camera': {'target': [0, 0, 0], 'distance': 8, 'azimuth': 0, 'elevation':"
                    + " -1.6}"),
            "/camera/elevation (line 2, column 89): expected an angle >= -pi/2 and <= pi/2, found"
                + " -1.6"),
        arguments(
            "an azimuth in the plane",
            plane("", ", 'camera': {'target': [0, 0], 'distance': 8, 'azimuth': 0.5}"),
            "/camera/azimuth (line 2, column 70): expected 0, since a 2d scene is viewed head-on,"
                + " found 0.5"),
        arguments(
            "an elevation in the plane",
            plane("", ", 'camera': {'target': [0, 0], 'distance': 8, 'elevation': 0.5}"),
            "/camera/elevation (line 2, column 72): expected 0, since a 2d scene is viewed"
                + " head-on, found 0.5"),
        arguments(
            "a target off the plane",
            plane("", ", 'camera': {'target': [0, 0, 1], 'distance': 8}"),
            "/camera/target/2 (line 2, column 43): expected 0, since a 2d scene is flat, found 1"),
        arguments(
            "a target of one number",
            plane("", ", 'camera': {'target': [0], 'distance': 8}"),
            "/camera/target (line 2, column 36): expected 2 numbers [x, y], found 1 value"),
        arguments(
            "an expect that is an array",
            space(TWO_BALLS, ", 'expect': []"),
            "/expect (line 2, column 175): expected an object, found an array"),
        arguments(
            "no contacts",
            space(TWO_BALLS, ", 'expect': {}"),
            "/expect (line 2, column 175): missing field \"contacts\""),
        arguments(
            "an unknown field of expect",
            space(TWO_BALLS, ", 'expect': {'contacts': [], 'apart': []}"),
            "/expect/apart (line 2, column 201): unknown field; expected only contacts"),
        arguments(
            "contacts that are a string",
            space(TWO_BALLS, ", 'expect': {'contacts': 'a b'}"),
            "/expect/contacts (line 2, column 188): expected an array of pairs of ids, found \"a"
                + " b\""),
        arguments(
            "a contact that is a string",
            space(TWO_BALLS, ", 'expect': {'contacts': ['a b']}"),
            "/expect/contacts/0 (line 2, column 189): expected a pair of ids, found \"a b\""),
        arguments(
            "a contact of one id",
            space(TWO_BALLS, ", 'expect': {'contacts': [['a']]}"),
            "/expect/contacts/0 (line 2, column 189): expected a pair of ids, found 1 value"),
        arguments(
            "a contact of three ids",
            space(TWO_BALLS, ", 'expect': {'contacts': [['a', 'b', 'a']]}"),
            "/expect/contacts/0 (line 2, column 189): expected a pair of ids, found 3 values"),
        arguments(
            "a contact with a number",
            space(TWO_BALLS, ", 'expect': {'contacts': [['a', 2]]}"),
            "/expect/contacts/0/1 (line 2, column 195): expected a string, found 2"),
        arguments(
            "a contact with an unknown id",
            space(TWO_BALLS, ", 'expect': {'contacts': [['a', 'c']]}"),
            "/expect/contacts/0/1 (line 2, column 195): expected the id of a body, found \"c\""),
        arguments(
            "a contact with itself",
            space(TWO_BALLS, ", 'expect': {'contacts': [['a', 'a']]}"),
            "/expect/contacts/0 (line 2, column 189): expected two bodies, found \"a\" twice"),
        arguments(
            "a contact twice",
            space(TWO_BALLS, ", 'expect': {'contacts': [['a', 'b'], ['b', 'a']]}"),
            "/expect/contacts/1 (line 2, column 201): expected each pair once, found \"b\" and"
                + " \"a\" a second time"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void rejectsInvalidValuesWithTheirLocation(String what, String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", text), what);
    assertEquals("a.json: " + sentence, refused.getMessage());
  }
}
