package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileNameTest {

  @TempDir Path folder;

  private static List<String> oddNames() {
    List<String> names =
        new ArrayList<>(
            List.of(
                "",
                ".",
                "..",
                "...",
                "/",
                "a/b",
                "a\\b",
                "a/../../../../x",
                "../x",
                "/etc/passwd",
                "a:b",
                "a<b",
                "a>b",
                "a\"b",
                "a|b",
                "a?b",
                "a*b",
                "a%2fb",
                "a#b",
                "a~b",
                "a~2f~b",
                "~",
                "~~",
                "~2f~",
                "a~",
                "a~2f",
                "con",
                "CON",
                "CON.json",
                "con .x",
                "aux.a.b",
                "nul",
                "prn",
                "com1",
                "COM9",
                "com¹",
                "lpt1",
                "lpt0",
                "a.",
                "a ",
                "a. ",
                " a",
                ".a",
                "a\0b",
                "a\nb",
                "a\u202eb",
                "a\u200bb",
                "\ud800",
                "\udc00",
                "\udc00\ud800",
                "a\ufffeb",
                "é",
                "e\u0301",
                "\u212b",
                "Å",
                "straße",
                "球体",
                "中文 名字-1_2.b",
                "\ud83d\ude00"));
    for (int length : new int[] {240, 243, 244, 255, 256, 1000, 100_000}) {
      names.add("a".repeat(length));
      names.add("球".repeat(length / 3 + 1));
      names.add("/".repeat(length));
      names.add("\ud83d\ude00".repeat(length / 4 + 1));
      names.add("a".repeat(length - 1) + "b");
      names.add("a".repeat(length - 1) + "/");
    }
    IntStream.range(0, 0x100).forEach(c -> names.add("x" + (char) c + "y"));
    return names.stream().distinct().toList();
  }

  @Test
  void differentNamesGiveDifferentFilesInOneFolder() throws IOException {
    for (String ending : List.of("", ".json", ".golden.json")) {
      Set<String> files = new HashSet<>();
      for (String name : oddNames()) {
        String file = FileName.of(name, ending);
        assertTrue(files.add(file), file);
        assertTrue(file.getBytes(StandardCharsets.UTF_8).length <= 255, file);
        assertFalse(file.matches("(?s).*[<>:\"/\\\\|?*\\p{Cntrl}].*"), file);
        assertFalse(file.endsWith(".") || file.endsWith(" ") || file.isEmpty(), file);
        assertFalse(file.matches("(?i)(con|prn|aux|nul|(com|lpt)[\\d¹²³]) *(\\..*)?"), file);
        assertEquals(folder, folder.resolve(file).normalize().getParent());
        Files.createFile(folder.resolve(file));
        Files.delete(folder.resolve(file));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "Ball and box",
        "sphere-box_2.v1",
        "球体与长方体",
        "issue #12 (1)",
        "100%",
        ".hidden",
        "console",
        "com10",
        "a.con",
        "x.",
        "x "
      })
  void ordinaryNamesAreKept(String name) {
    assertEquals(name + ".png", FileName.of(name, ".png"));
  }

  @ParameterizedTest
  @CsvSource({
    "bullet/gjk, bullet~2f~gjk.json",
    "../x, ..~2f~x.json",
    "CON, ~43~ON.json",
    "com1.v2, ~63~om1.v2.json",
    "a~b, a~7e~b.json"
  })
  void otherNamesAreEscaped(String name, String file) {
    assertEquals(file, FileName.of(name, ".json"));
  }

  @ParameterizedTest
  @CsvSource({"'Ball, Box!', ball-box", "CON, scene-con", "com¹, scene-com¹", "'', scene"})
  void suggestionsAreWordsWithHyphens(String something, String suggestion) {
    assertEquals(suggestion, FileName.of(something));
  }

  @Test
  void namesThatDifferOnlyInCaseGiveFilesThatDifferInMore() {
    FileNames names = new FileNames();
    Map<String, String> owners = new HashMap<>();
    for (String name :
        Stream.concat(oddNames().stream(), Stream.of("É", "A#B", "STRASSE")).toList()) {
      String file = names.of(name, ".json");
      assertTrue(file.getBytes(StandardCharsets.UTF_8).length <= 255, file);
      String before = owners.put(FileName.folded(file), name);
      assertEquals(null, before, name);
      assertEquals(file, names.of(name, ".json"), "the same again");
    }
    assertEquals("a#b.json", new FileNames().of("a#b", ".json"));
    assertNotEquals("A#B.json", names.of("A#B", ".json"));
  }
}
