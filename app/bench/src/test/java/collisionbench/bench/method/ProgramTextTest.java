package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Commands, exit values and lines as text.
class ProgramTextTest {

  @ParameterizedTest
  @CsvSource({
    "0, exit code 0",
    "1, exit code 1",
    "128, exit code 128",
    "129, 'hangup, 129'",
    "130, 'interrupt, 130'",
    "131, exit code 131",
    "132, 'illegal instruction, 132'",
    "133, exit code 133",
    "134, 'abort, 134'",
    "136, 'arithmetic error, 136'",
    "137, 'killed, 137'",
    "139, 'segmentation fault, 139'",
    "143, 'terminated, 143'"
  })
  void exitValuesOfSignalsAreNamed(int value, String words) {
    assertEquals(words, ExitWords.of(value));
  }

  static Stream<Arguments> commands() {
    return Stream.of(
        arguments("", List.of()),
        arguments(" \t ", List.of()),
        arguments(" mono  Mine.exe ", List.of("mono", "Mine.exe")),
        arguments("'my program' x", List.of("my program", "x")),
        arguments("my' 'program", List.of("my program")),
        arguments("\"it's\" 'a \"b\"'", List.of("it's", "a \"b\"")),
        arguments("a '' b", List.of("a", "", "b")),
        arguments("''", List.of("")),
        arguments("'unclosed word", List.of("unclosed word")),
        arguments("a\\b", List.of("a\\b")));
  }

  @ParameterizedTest(name = "[{0}]")
  @MethodSource("commands")
  void aCommandIsSplitAsByAShell(String text, List<String> words) {
    assertEquals(words, CommandWords.split(text));
  }

  private static List<String> lines(byte[] input) throws IOException {
    LineInput in = new LineInput(new ByteArrayInputStream(input));
    List<String> lines = new ArrayList<>();
    for (Optional<String> line = in.next(); line.isPresent(); line = in.next()) {
      lines.add(line.get());
    }
    return lines;
  }

  static Stream<Arguments> inputs() {
    return Stream.of(
        arguments("", List.of()),
        arguments("\n", List.of("")),
        arguments("a\nb", List.of("a", "b")),
        arguments("a\r\n\r\nb\r\n", List.of("a", "", "b")),
        arguments("\uFEFFa\n\uFEFFb\n", List.of("a", "\uFEFFb")),
        arguments("  a  \n", List.of("  a")),
        arguments("距离 1\n", List.of("距离 1")));
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void linesEndInLfOrCrlfAndTheFirstMayHaveAMark(String text, List<String> lines)
      throws IOException {
    assertEquals(lines, lines(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void aLineHasAtMostAMebibyte() throws IOException {
    byte[] longest = new byte[1 << 20];
    Arrays.fill(longest, (byte) 'a');
    assertEquals(1 << 20, lines(longest).getFirst().length());
    byte[] longer = Arrays.copyOf(longest, longest.length + 1);
    longer[longest.length] = 'a';
    assertEquals(
        "printed a line of more than 1 MiB",
        assertThrows(IOException.class, () -> lines(longer)).getMessage());
  }

  private static String offer(List<String> commands) {
    return "{\"format\": \"collision-bench-methods\", \"version\": 1, \"programs\": [%s]}"
        .formatted(String.join(", ", commands.stream().map(c -> '"' + c + '"').toList()));
  }

  @Test
  void aFolderOffersOneToTwentyPrograms() throws ProgramException {
    List<String> two = List.of("mine.py", "mono Mine.exe");
    assertEquals(two, MethodsFile.of(offer(two)).commands());
    List<String> twenty = Collections.nCopies(20, "a");
    assertEquals(twenty, MethodsFile.of(offer(twenty)).commands());
    String whole = offer(two);
    for (String bad :
        List.of(
            offer(List.of()),
            offer(Collections.nCopies(21, "a")),
            whole.replace("bench-methods", "bench-scene"),
            whole.replace("\"version\": 1", "\"version\": 2"),
            whole.replace("\"mine.py\"", "1"),
            whole.replace("\"version\"", "\"more\": 1, \"version\""),
            "mine.py")) {
      String message =
          assertThrows(ProgramException.class, () -> MethodsFile.of(bad), bad).getMessage();
      assertTrue(
          message.startsWith("collision-bench-methods.json: not a list of methods: "), message);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "mine.py, PYTHON, true",
    "MINE.PY, PYTHON, true",
    "a.mjs, JAVASCRIPT, true",
    "Mine.java, JAVA, true",
    "mine.c, C, false",
    "mine.cpp, CPP, false",
    "Mine.cs, CSHARP, false",
    "mine.rs, RUST, false"
  })
  void theExtensionNamesTheLanguageAndWhetherItRunsUnbuilt(
      String file, Template language, boolean runs) {
    assertEquals(Optional.of(language), Template.of(Path.of(file)));
    assertEquals(runs, language.runsAsItIs());
    assertEquals(runs, Runner.of(Path.of(file)).isPresent());
  }
}
