package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.Damage;
import collisionbench.bench.storage.Stamp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Every damaged scene file is read, or rejected with a sentence.
class DamagedSceneTest {

  private static final Duration AT_ONCE = Duration.ofMinutes(5);

  @TempDir Path folder;

  @Test
  void readsOrBrieflyRejectsDamagedFiles() throws IOException {
    for (String key : List.of("moving-spheres", "circle-sector-2d", "sphere-box")) {
      String good = SceneFile.text(BuiltInScenes.named(key).orElseThrow());
      List<byte[]> damaged = Damage.of(good, key.hashCode(), 300);
      for (int i = 0; i < damaged.size(); i++) {
        Path file = Files.write(folder.resolve(key + i + ".json"), damaged.get(i));
        assertReadOrRefused(file);
      }
    }
  }

  private static void assertReadOrRefused(Path file) {
    try {
      SceneFile.read(file);
    } catch (SceneFileException refused) {
      String sentence = String.valueOf(refused.getMessage());
      assertTrue(sentence.startsWith(file + ": "), sentence);
      assertTrue(sentence.length() < 1_000, () -> file + ": as long as " + sentence.length());
    } catch (RuntimeException failure) {
      throw new AssertionError(file.toString(), failure);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void rejectsPipesAndDevicesAtOnce() throws Exception {
    for (Path file : List.of(Damage.pipe(folder.resolve("pipe.json")), Path.of("/dev/zero"))) {
      SceneFileException refused =
          assertTimeoutPreemptively(
              AT_ONCE, () -> assertThrows(SceneFileException.class, () -> SceneFile.read(file)));
      assertEquals(file + ": could not be read: it is not an ordinary file", refused.getMessage());
      assertTimeoutPreemptively(
          AT_ONCE, () -> assertThrows(IOException.class, () -> Stamp.of(file)));
    }
  }

  @Test
  void cutsLongIdsInEverySentence() {
    String id = "i".repeat(1_000_000);
    String twice =
        SceneTexts.TWO_BALLS.replace("'a'", "'" + id + "'").replace("'b'", "'" + id + "'");
    assertBrief(SceneTexts.space(twice));
    String once = SceneTexts.TWO_BALLS.replace("'a'", "'" + id + "'");
    for (String pairs : List.of("['x', 'x']", "['x', 'b'], ['b', 'x']", "['b', '" + id + "y']")) {
      String named = pairs.replace("'x'", "'" + id + "'");
      assertBrief(SceneTexts.space(once, ", 'expect': {'contacts': [" + named + "]}"));
    }
    assertBrief(SceneTexts.space(SceneTexts.body("{'type': '" + id + "'}")));
    assertBrief(SceneTexts.space(SceneTexts.TWO_BALLS, ", '" + "f".repeat(40_000) + "': 1"));
  }

  private static void assertBrief(String text) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneFile.parse("a.json", text));
    String sentence = String.valueOf(refused.getMessage());
    assertTrue(sentence.length() < 400, () -> "as long as " + sentence.length());
    assertTrue(sentence.contains("..."), sentence);
  }

  @Test
  void escapesControlCharactersInSentences() {
    SceneFileException refused =
        assertThrows(
            SceneFileException.class,
            () -> SceneFile.parse("a.json", "{\"format\": \"x\u202ey\u2028z\"}"));
    String sentence = String.valueOf(refused.getMessage());
    assertTrue(sentence.contains("x\\u202ey\\u2028z"), sentence);
  }
}
