package collisionbench.app.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Scene;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadmeTest {

  private static final Path README =
      Path.of(System.getProperty("basedir", "")).resolve("../README.md");

  @Test
  void theSceneInTheReadmeIsOneAndTouchesAsItSays() throws IOException, SceneFileException {
    String text = Files.readString(README);
    int start = text.indexOf("```json") + "```json".length();
    String json = text.substring(start, text.indexOf("```", start));
    Scene scene = SceneFile.parse("README.md", json.getBytes(StandardCharsets.UTF_8));
    for (PairAnswer pair : Evaluation.of(scene).pairs()) {
      boolean expected = scene.expect().orElseThrow().expects(pair.a().id(), pair.b().id());
      assertEquals(expected, pair.touching());
    }
    assertEquals(2, scene.bodies().size());
  }
}
