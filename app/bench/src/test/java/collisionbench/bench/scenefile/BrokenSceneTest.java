package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Texts that are refused as scene files, in `broken-scenes.txt`, and the sentences about them.
class BrokenSceneTest {

  /// @param what what is wrong
  /// @param sentence what is said about it
  record Broken(String what, String text, String sentence) {

    /// Reads three lines.
    static Broken of(String lines) {
      String[] parts = lines.split("\n", -1);
      return new Broken(parts[0], text(parts[1]), parts[2]);
    }

    private static String text(String line) {
      String[] two = line.split(" ", 2);
      String rest = two.length == 1 ? "" : two[1].translateEscapes();
      return two[0].equals("json") ? rest : SceneTexts.scene(two[0], rest);
    }

    @Override
    public String toString() {
      return what;
    }
  }

  static Stream<Broken> broken() throws IOException {
    try (InputStream in = BrokenSceneTest.class.getResourceAsStream("broken-scenes.txt")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return Pattern.compile("\n\n+")
          .splitAsStream(all.strip())
          .filter(block -> !block.startsWith("#"))
          .map(Broken::of);
    }
  }

  private static void assertRefused(String text, String sentence) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneReader.read("a.json", text));
    assertEquals("a.json: " + sentence, refused.getMessage());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void isRefusedWithItsLocation(Broken broken) {
    assertRefused(broken.text, broken.sentence);
  }

  @Test
  void aHullHasAtMost256Points() {
    String points = "[0, 0, 0], ".repeat(256) + "[1, 1, 1]";
    assertRefused(
        SceneTexts.space(SceneTexts.body("{'type': 'hull', 'points': [" + points + "]}")),
        "/bodies/0/shape/points (line 2, column 60): expected a hull: points must be 1 to 256: 257"
            + " given");
  }
}
