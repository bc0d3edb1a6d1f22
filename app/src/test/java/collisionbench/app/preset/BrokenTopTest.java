package collisionbench.app.preset;

import static collisionbench.app.preset.SceneTexts.quoted;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// JSON that is not a scene file.
class BrokenTopTest {

  static Stream<Arguments> broken() {
    return Stream.of(
        arguments("an array", quoted("[]"), "line 1, column 1: expected an object, found an array"),
        arguments(
            "a string", quoted("'scene'"), "line 1, column 1: expected an object, found \"scene\""),
        arguments("a number", quoted("5"), "line 1, column 1: expected an object, found 5"),
        arguments("null", quoted("null"), "line 1, column 1: expected an object, found null"),
        arguments("NaN", quoted("NaN"), "line 1, column 1: expected an object, found NaN"),
        arguments("an empty object", quoted("{}"), "line 1, column 1: missing field \"format\""),
        arguments(
            "another format",
            quoted("{'format': 'gltf', 'version': 1}"),
            "/format (line 1, column 12): expected \"collision-bench-scene\", found \"gltf\""),
        arguments(
            "a format that is a number",
            quoted("{'format': 1}"),
            "/format (line 1, column 12): expected a string, found 1"),
        arguments(
            "a format that is null",
            quoted("{'format': null}"),
            "/format (line 1, column 12): expected a string, found null"),
        arguments(
            "no version",
            quoted("{'format': 'collision-bench-scene'}"),
            "line 1, column 1: missing field \"version\""),
        arguments(
            "a version that is a string",
            quoted("{'format': 'collision-bench-scene', 'version': '1'}"),
            "/version (line 1, column 48): expected a number, found \"1\""),
        arguments(
            "a later version",
            quoted("{'format': 'collision-bench-scene', 'version': 4}"),
            "/version (line 1, column 48): expected version 1 to 3, found 4"),
        arguments(
            "a version in between",
            quoted("{'format': 'collision-bench-scene', 'version': 1.5}"),
            "/version (line 1, column 48): expected version 1 to 3, found 1.5"),
        arguments(
            "a version that is true",
            quoted("{'format': 'collision-bench-scene', 'version': true}"),
            "/version (line 1, column 48): expected a number, found true"),
        arguments(
            "an unknown field",
            quoted("{'format': 'collision-bench-scene', 'version': 1,\n 'bodeis': []}"),
            "/bodeis (line 2, column 12): unknown field; expected only format, version, name, note, article, space, bodies, camera or expect"),
        arguments(
            "an unknown field with signs of its own",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'a/b~c': 1}"),
            "/a~1b~0c (line 1, column 60): unknown field; expected only format, version, name, note, article, space, bodies, camera or expect"),
        arguments(
            "no name",
            quoted("{'format': 'collision-bench-scene', 'version': 1}"),
            "line 1, column 1: missing field \"name\""),
        arguments(
            "a name that is a number",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'name': 1}"),
            "/name (line 1, column 59): expected a string, found 1"),
        arguments(
            "half a character",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'name': '\\ud800'}"),
            "/name (line 1, column 59): expected Unicode text, found half a surrogate pair"),
        arguments(
            "a note that is null",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'name': '', 'note': null}"),
            "/note (line 1, column 71): expected a string, found null"),
        arguments(
            "an article that is a number",
            quoted(
                "{'format': 'collision-bench-scene', 'version': 1, 'name': '', 'space': '2d', 'article': 1}"),
            "/article (line 1, column 89): expected a string, found 1"),
        arguments(
            "an article that there is not",
            quoted(
                "{'format': 'collision-bench-scene', 'version': 1, 'name': '', 'space': '2d', 'article': '1'}"),
            "/article (line 1, column 89): expected \"000\", \"001\", \"002\", \"003\" or \"004\", found \"1\""),
        arguments(
            "no space",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'name': 'n'}"),
            "line 1, column 1: missing field \"space\""),
        arguments(
            "an unknown space",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'name': 'n', 'space': '4d'}"),
            "/space (line 1, column 73): expected \"3d\" or \"2d\", found \"4d\""),
        arguments(
            "a space that is a number",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'name': 'n', 'space': 3}"),
            "/space (line 1, column 73): expected a string, found 3"),
        arguments(
            "no bodies",
            quoted("{'format': 'collision-bench-scene', 'version': 1, 'name': 'n', 'space': '3d'}"),
            "line 1, column 1: missing field \"bodies\""),
        arguments(
            "bodies in an object",
            quoted(
                "{'format': 'collision-bench-scene', 'version': 1, 'name': 'n', 'space': '3d', 'bodies': {}}"),
            "/bodies (line 1, column 89): expected an array of bodies, found an object"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void rejectsOtherJsonWithItsLocation(String what, String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", text), what);
    assertEquals("a.json: " + sentence, refused.getMessage());
  }
}
