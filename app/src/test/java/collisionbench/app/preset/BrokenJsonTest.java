package collisionbench.app.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Texts that are not JSON.
class BrokenJsonTest {

  static Stream<Arguments> broken() {
    return Stream.of(
        arguments("empty", "", "expected a scene, found an empty file"),
        arguments("only white space", " \n	\n", "expected a scene, found an empty file"),
        arguments(
            "cut off in an object",
            "{\"format\": \"collision-bench-scene\"",
            "line 1, column 35: malformed JSON: expected the rest of the scene, found the end of the file"),
        arguments(
            "cut off after a name",
            "{\"format\"",
            "line 1, column 10: malformed JSON: expected the rest of the scene, found the end of the file"),
        arguments(
            "cut off in a string",
            "{\"format\": \"collision-be",
            "line 1, column 25: malformed JSON: expected the rest of the scene, found the end of the file"),
        arguments(
            "cut off in an array",
            "{\"bodies\": [1,",
            "line 1, column 15: malformed JSON: expected the rest of the scene, found the end of the file"),
        arguments(
            "text after the end",
            "{} {}",
            "line 1, column 3: expected nothing after the end of the scene, found more text"),
        arguments(
            "garbage after the end",
            "{\"a\": 1}\nhello",
            "line 1, column 9: expected nothing after the end of the scene, found more text"),
        arguments(
            "a line comment",
            "// a scene\n{}",
            "line 1, column 1: malformed JSON: expected no comments, found '/'"),
        arguments(
            "a block comment",
            "{/* a scene */}",
            "line 1, column 2: malformed JSON: expected no comments, found '/'"),
        arguments(
            "a hash comment",
            "# a scene\n{}",
            "line 1, column 1: malformed JSON: expected no comments, found '#'"),
        arguments(
            "a field twice",
            "{\"name\": \"a\",\n \"name\": \"b\"}",
            "/name (line 2, column 2): duplicate field"),
        arguments(
            "a field twice, deeper",
            "{\"camera\": {\"distance\": 1, \"distance\": 1}}",
            "/camera/distance (line 1, column 28): duplicate field"),
        arguments(
            "a comma too many in an object",
            "{\"a\": 1,}",
            "line 1, column 9: malformed JSON: expected a field name in double quotes, found '}'"),
        arguments(
            "a comma too many in an array",
            "{\"a\": [1,]}",
            "line 1, column 10: malformed JSON: expected a value, found ']'"),
        arguments(
            "a comma missing",
            "{\"a\": 1 \"b\": 2}",
            "line 1, column 9: malformed JSON: expected a comma, found '\"'"),
        arguments(
            "a comma missing in an array",
            "{\"a\": [1 2]}",
            "line 1, column 10: malformed JSON: expected a comma, found '2'"),
        arguments(
            "a colon missing",
            "{\"a\" 1}",
            "line 1, column 6: malformed JSON: expected a colon, found '1'"),
        arguments(
            "a name without quotes",
            "{a: 1}",
            "line 1, column 2: malformed JSON: expected a field name in double quotes, found 'a'"),
        arguments(
            "single quotes",
            "{'a': 1}",
            "line 1, column 2: malformed JSON: expected a field name in double quotes, found '''"),
        arguments(
            "no value",
            "{\"a\": }",
            "line 1, column 7: malformed JSON: expected a value, found '}'"),
        arguments(
            "a misspelt word",
            "{\"a\": flase}",
            "line 1, column 7: malformed JSON: expected a value, found flase"),
        arguments(
            "a leading zero",
            "{\"a\": 01}",
            "line 1, column 8: malformed JSON: expected a number without leading zeros"),
        arguments(
            "a plus sign",
            "{\"a\": +1}",
            "line 1, column 8: malformed JSON: expected a value, found '+'"),
        arguments(
            "no digit before the point",
            "{\"a\": .5}",
            "line 1, column 7: malformed JSON: expected a value, found '.'"),
        arguments(
            "no digit after the point",
            "{\"a\": 5.}",
            "line 1, column 8: malformed JSON: expected another digit, found '}'"),
        arguments(
            "no digit in the exponent",
            "{\"a\": 1e}",
            "line 1, column 8: malformed JSON: expected another digit, found '}'"),
        arguments(
            "a lone minus",
            "{\"a\": -}",
            "line 1, column 8: malformed JSON: expected another digit, found '}'"),
        arguments(
            "a line break in a string",
            "{\"a\": \"b\nc\"}",
            "line 1, column 9: malformed JSON: expected the string to end on its line, found the end of the line"),
        arguments(
            "cut off in a name before the last line break",
            "{\"form\n",
            "line 1, column 7: malformed JSON: expected the string to end on its line, found the end of the line"),
        arguments(
            "cut off in a string, on Windows",
            "{\"format\": \"collision-be\r\n",
            "line 1, column 25: malformed JSON: expected the string to end on its line, found the end of the line"),
        arguments(
            "a tab in a string",
            "{\"a\": \"b\tc\"}",
            "line 1, column 9: malformed JSON: expected control characters in a string to be escaped, found an unescaped one"),
        arguments(
            "an unknown escape",
            "{\"a\": \"\\x\"}",
            "line 1, column 9: malformed JSON: expected a JSON escape, found '\\x'"),
        arguments(
            "a wrong closing bracket",
            "{\"a\": [1}",
            "line 1, column 9: malformed JSON: expected ']', found '}'"),
        arguments(
            "a closing bracket too many",
            "}",
            "line 1, column 1: malformed JSON: expected a value, found '}'"),
        arguments(
            "not JSON at all",
            "hello",
            "line 1, column 1: malformed JSON: expected a value, found hello"),
        arguments(
            "a web page",
            "<html></html>",
            "line 1, column 1: malformed JSON: expected a value, found '<'"),
        arguments(
            "a zero byte",
            "{\"a\": \0}",
            "line 1, column 8: malformed JSON: expected a value, found a control character"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void textThatIsNotJsonIsRefusedWithItsPlace(String what, String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", text), what);
    assertEquals("a.json: " + sentence, refused.getMessage());
  }
}
