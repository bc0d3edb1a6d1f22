package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FolderFileTest {

  @ParameterizedTest
  @CsvSource({
    "a.json, SCENE",
    "folder/A.JSON, SCENE",
    "my-collision-bench-methods.json, SCENE",
    "collision-bench-methods.json.json, SCENE",
    "collision-bench-methods.json/a.json, SCENE",
    "lesson.json, LESSON",
    "folder/lesson.json, LESSON",
    "a.golden.json, GOLDEN_RECORD",
    "collision-bench-methods.json, METHODS",
    "folder/collision-bench-methods.json, METHODS",
    "mine.py, OTHER",
    "json, OTHER"
  })
  void aFileIsKnownByItsName(String file, FolderFile kind) {
    assertEquals(kind, FolderFile.of(Path.of(file)));
  }
}
