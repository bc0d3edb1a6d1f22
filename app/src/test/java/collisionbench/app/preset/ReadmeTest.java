package collisionbench.app.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Field;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ReadmeTest {

  private static final Path README =
      Path.of(System.getProperty("basedir", "")).resolve("../README.md");

  @Test
  void theTableOfShapesInTheReadmeHasEveryTypeWithItsFields() throws IOException {
    Map<String, Set<String>> rows = new HashMap<>();
    Pattern row = Pattern.compile("(?m)^\\| ([23]d) \\| `(\\w+)` \\| (.*) \\|$");
    row.matcher(Files.readString(README))
        .results()
        .forEach(found -> rows.put(found.group(1) + " " + found.group(2), words(found.group(3))));
    Map<String, Set<String>> types = new HashMap<>();
    for (ShapeType type : ShapeType.values()) {
      types.put(
          (type.space() == Space.THREE ? "3d " : "2d ") + type.word(),
          type.fields().stream().map(Field::name).collect(Collectors.toSet()));
    }
    assertEquals(types, rows);
  }

  private static Set<String> words(String cell) {
    return Pattern.compile("`(\\w+)`")
        .matcher(cell)
        .results()
        .map(word -> word.group(1))
        .collect(Collectors.toSet());
  }

  @Test
  void theSceneInTheReadmeIsOneAndTouchesAsItSays() throws IOException, SceneFileException {
    String text = Files.readString(README);
    int start = text.indexOf("```json") + "```json".length();
    String json = text.substring(start, text.indexOf("```", start));
    Scene scene = SceneFile.parse("README.md", json);
    for (PairAnswer pair : Evaluation.of(scene).pairs()) {
      boolean expected = scene.expect().orElseThrow().expects(pair.a().id(), pair.b().id());
      assertEquals(expected, pair.touching());
    }
    assertEquals(2, scene.bodies().size());
  }
}
