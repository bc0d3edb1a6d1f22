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
        arguments("empty", "", "expected JSON, found an empty file"),
        arguments("only white space", " \n	\n", "expected JSON, found an empty file"),
        arguments(
            "cut off in an object",
            "{\"format\": \"collision-bench-scene\"",
            "line 1, column 35: malformed JSON: expected more, found the end of the file"),
        arguments(
            "cut off after a name",
            "{\"format\"",
            "line 1, column 10: malformed JSON: expected more, found the end of the file"),
        arguments(
            "cut off in a string",
            "{\"format\": \"collision-be",
            "line 1, column 25: malformed JSON: expected more, found the end of the file"),
        arguments(
            "cut off in an array",
            "{\"bodies\": [1,",
            "line 1, column 15: malformed JSON: expected more, found the end of the file"),
        arguments(
            "text after the end",
            "{} {}",
            "line 1, column 3: expected the end of the file, found more text"),
        arguments(
            "garbage after the end",
            "{\"a\": 1}\nhello",
            "line 1, column 9: expected the end of the file, found more text"),
        arguments(
            "a line comment",
            "// a scene\n{}",
            "line 1, column 1: malformed JSON: Unexpected character ('/'): maybe a (non-standard)"
                + " comment?"),
        arguments(
            "a block comment",
            "{/* a scene */}",
            "line 1, column 2: malformed JSON: Unexpected character ('/'): maybe a (non-standard)"
                + " comment?"),
        arguments(
            "a hash comment",
            "# a scene\n{}",
            "line 1, column 1: malformed JSON: Unexpected character ('#'): expected a valid value"
                + " (JSON String, Number, Array, Object or token 'null', 'true' or 'false')"),
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
            "line 1, column 9: malformed JSON: Unexpected character ('}'): was expecting"
                + " double-quote to start field name"),
        arguments(
            "a comma too many in an array",
            "{\"a\": [1,]}",
            "line 1, column 10: malformed JSON: Unexpected character (']'): expected a valid value"
                + " (JSON String, Number, Array, Object or token 'null', 'true' or 'false')"),
        arguments(
            "a comma missing",
            "{\"a\": 1 \"b\": 2}",
            "line 1, column 9: malformed JSON: Unexpected character ('\"'): was expecting comma to"
                + " separate Object entries"),
        arguments(
            "a comma missing in an array",
            "{\"a\": [1 2]}",
            "line 1, column 10: malformed JSON: Unexpected character ('2'): was expecting comma to"
                + " separate Array entries"),
        arguments(
            "a colon missing",
            "{\"a\" 1}",
            "line 1, column 6: malformed JSON: Unexpected character ('1'): was expecting a colon to"
                + " separate field name and value"),
        arguments(
            "a name without quotes",
            "{a: 1}",
            "line 1, column 2: malformed JSON: Unexpected character ('a'): was expecting"
                + " double-quote to start field name"),
        arguments(
            "single quotes",
            "{'a': 1}",
            "line 1, column 2: malformed JSON: Unexpected character ('''): was expecting"
                + " double-quote to start field name"),
        arguments(
            "no value",
            "{\"a\": }",
            "line 1, column 7: malformed JSON: Unexpected character ('}'): expected a value"),
        arguments(
            "a misspelt word",
            "{\"a\": flase}",
            "line 1, column 7: malformed JSON: Unrecognized token 'flase': was expecting (JSON"
                + " String, Number, Array, Object or token 'null', 'true' or 'false')"),
        arguments(
            "a leading zero",
            "{\"a\": 01}",
            "line 1, column 8: malformed JSON: Invalid numeric value: Leading zeroes not allowed"),
        arguments(
            "a plus sign",
            "{\"a\": +1}",
            "line 1, column 8: malformed JSON: Unexpected character ('+') in numeric value: JSON"
                + " spec does not allow numbers to have plus signs"),
        arguments(
            "no digit before the point",
            "{\"a\": .5}",
            "line 1, column 7: malformed JSON: Unexpected character ('.'): expected a valid value"
                + " (JSON String, Number, Array, Object or token 'null', 'true' or 'false')"),
        arguments(
            "no digit after the point",
            "{\"a\": 5.}",
            "line 1, column 8: malformed JSON: Unexpected character ('}') in numeric value: Decimal"
                + " point not followed by a digit"),
        arguments(
            "no digit in the exponent",
            "{\"a\": 1e}",
            "line 1, column 8: malformed JSON: Unexpected character ('}') in numeric value:"
                + " Exponent indicator not followed by a digit"),
        arguments(
            "a lone minus",
            "{\"a\": -}",
            "line 1, column 8: malformed JSON: Unexpected character ('}') in numeric value:"
                + " expected digit (0-9) to follow minus sign, for valid numeric value"),
        arguments(
            "a line break in a string",
            "{\"a\": \"b\nc\"}",
            "line 1, column 9: malformed JSON: Illegal unquoted character ((CTRL-CHAR, code 10)):"
                + " has to be escaped using backslash to be included in string value"),
        arguments(
            "cut off in a name before the last line break",
            "{\"form\n",
            "line 1, column 7: malformed JSON: Illegal unquoted character ((CTRL-CHAR, code 10)):"
                + " has to be escaped using backslash to be included in name"),
        arguments(
            "cut off in a string, on Windows",
            "{\"format\": \"collision-be\r\n",
            "line 1, column 25: malformed JSON: Illegal unquoted character ((CTRL-CHAR, code 13)):"
                + " has to be escaped using backslash to be included in string value"),
        arguments(
            "a tab in a string",
            "{\"a\": \"b\tc\"}",
            "line 1, column 9: malformed JSON: Illegal unquoted character ((CTRL-CHAR, code 9)):"
                + " has to be escaped using backslash to be included in string value"),
        arguments(
            "an unknown escape",
            "{\"a\": \"\\x\"}",
            "line 1, column 9: malformed JSON: Unrecognized character escape 'x'"),
        arguments(
            "a wrong closing bracket",
            "{\"a\": [1}",
            "line 1, column 9: malformed JSON: Unexpected close marker '}': expected ']'"),
        arguments(
            "a closing bracket too many",
            "}",
            "line 1, column 1: malformed JSON: Unexpected close marker '}': no open Object to"
                + " close"),
        arguments(
            "not JSON at all",
            "hello",
            "line 1, column 1: malformed JSON: Unrecognized token 'hello': was expecting (JSON"
                + " String, Number, Array, Object or token 'null', 'true' or 'false')"),
        arguments(
            "a web page",
            "<html></html>",
            "line 1, column 1: malformed JSON: Unexpected character ('<'): expected a valid value"
                + " (JSON String, Number, Array, Object or token 'null', 'true' or 'false')"),
        arguments(
            "a zero byte",
            "{\"a\": \0}",
            "line 1, column 8: malformed JSON: Illegal character ((CTRL-CHAR, code 0)): only"
                + " regular white space (\\r, \\n, \\t) is allowed between tokens"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void rejectsInvalidJsonWithItsLocation(String what, String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", text), what);
    assertEquals("a.json: " + sentence, refused.getMessage());
  }
}
