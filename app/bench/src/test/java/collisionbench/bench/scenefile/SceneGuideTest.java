package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.docs.Docs;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SceneGuideTest {

  private static final String PAGE = Docs.guide("scenes");

  @Test
  void guideListsEveryShapeTypeWithItsFields() {
    Map<String, Set<String>> rows = new HashMap<>();
    Pattern row = Pattern.compile("(?m)^\\| ([23]d) \\| `(\\w+)` \\| (.*) \\|$");
    row.matcher(PAGE)
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
  void sceneInTheGuideIsValidAndTouchesAsStated() throws SceneFileException {
    int start = PAGE.indexOf("```json") + "```json".length();
    String json = PAGE.substring(start, PAGE.indexOf("```", start));
    Scene scene = SceneFile.parse("scenes.md", json);
    for (PairAnswer pair : Evaluation.of(scene).pairs()) {
      boolean expected =
          scene.expect().orElseThrow().contacts().stream()
              .map(Expectation.Pair::sorted)
              .toList()
              .contains(new Expectation.Pair(pair.a().id(), pair.b().id()).sorted());
      assertEquals(expected, pair.touching());
    }
    assertEquals(2, scene.bodies().size());
  }
}
