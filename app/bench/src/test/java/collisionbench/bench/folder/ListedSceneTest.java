package collisionbench.bench.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListedSceneTest {

  @ParameterizedTest
  @CsvSource({
    "a.json, a.png, a.diff.png, false",
    "A.JSON, A.png, A.diff.png, false",
    "a.json.json, a.json.png, a.json.diff.png, false",
    "a.png.json, a.png.png, a.png.diff.png, false",
    "xjson.json, xjson.png, xjson.diff.png, false",
    "more/a.json, more/a.png, more/a.diff.png, false",
    "failing/a.json, failing/a.png, failing/a.diff.png, true",
    "more/failing/deep/a.json, more/failing/deep/a.png, more/failing/deep/a.diff.png, true",
    "Failing/a.json, Failing/a.png, Failing/a.diff.png, false",
    "not-failing/a.json, not-failing/a.png, not-failing/a.diff.png, false"
  })
  void picturesStandWhereTheSceneIs(
      Path file, Path picture, Path difference, boolean knownFailure) {
    Path folder = Path.of("failing", "suite");
    ListedScene listed = ListedScene.in(folder, folder.resolve(file));
    assertEquals(folder.resolve(file).toString(), listed.name());
    assertEquals(knownFailure, listed.knownFailure());
    assertEquals(picture, listed.picture());
    assertEquals(difference, listed.difference());
  }

  @ParameterizedTest
  @CsvSource({"capsule-box, capsule-box.png", "suite/a.json, a.png", "/, ~~.png", "'a\0b', ~~.png"})
  void namedScenesHaveThePictureOfTheirLastPart(String name, Path picture) {
    String typed = name.replace("\\0", "\0");
    assertEquals(picture, ListedScene.named(typed).picture());
  }
}
