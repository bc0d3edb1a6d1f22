package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Files that are not text, and paths that are not files.
class BrokenFileTest {

  @TempDir Path folder;

  @Test
  void namesAMissingFile() {
    assertRefused(folder.resolve("missing.json"), "could not be read: no such file or folder");
  }

  @Test
  void rejectsAFolder() {
    assertRefused(folder, "expected a scene file, found a folder");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void rejectsCircularLinks() throws IOException {
    Path circle = folder.resolve("circle.json");
    Files.createSymbolicLink(circle, circle);
    assertRefused(circle, "could not be read: the symbolic links form a loop");
  }

  @Test
  void rejectsInvalidUtf8() throws IOException {
    byte[] latin = "{\"name\": \"K\u00e4se\"}".getBytes(StandardCharsets.ISO_8859_1);
    assertRefused(file(latin), "byte 12: expected UTF-8 text, found something else");
  }

  /// At any position in the file, whatever the buffer size.
  @Test
  void reportsThePositionOfAnInvalidByte() throws IOException {
    byte[] text = ("{\"name\": \"" + "\u00e4".repeat(100_000)).getBytes(StandardCharsets.UTF_8);
    byte[] broken = Arrays.copyOf(text, text.length + 2);
    broken[text.length] = (byte) 0xff;
    assertRefused(
        file(broken), "byte " + (text.length + 1) + ": expected UTF-8 text, found something else");
  }

  @Test
  void rejectsUtf16() throws IOException {
    byte[] wide = "\uFEFF{}".getBytes(StandardCharsets.UTF_16LE);
    assertRefused(file(wide), "byte 1: expected UTF-8 text, found something else");
  }

  @Test
  void treatsALoneByteOrderMarkAsAnEmptyFile() throws IOException {
    assertRefused(
        file("\uFEFF".getBytes(StandardCharsets.UTF_8)), "expected JSON, found an empty file");
  }

  @Test
  void rejectsDeepNesting() throws IOException {
    byte[] deep = "[".repeat(100_000).getBytes(StandardCharsets.UTF_8);
    assertRefused(
        file(deep),
        "line 1, column 66: too large: Document nesting depth (65) exceeds the maximum allowed"
            + " (64)");
  }

  @Test
  void rejectsALongNumber() throws IOException {
    byte[] number = ("{\"version\": 1" + "0".repeat(5_000) + "}").getBytes(StandardCharsets.UTF_8);
    assertRefused(
        file(number),
        "line 1, column 5014: too large: Number value length (5001) exceeds the maximum allowed"
            + " (1000)");
  }

  private Path file(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("a.json"), bytes);
  }

  private static void assertRefused(Path file, String why) {
    SceneFileException refused = assertThrows(SceneFileException.class, () -> SceneFile.read(file));
    assertEquals(file + ": " + why, refused.getMessage());
  }
}
