package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.app.Found;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.AssertionFailedError;

/// The scenes of all found bugs meet their expectations.
class CheckFoundTest {

  @TempDir Path folder;

  static List<Path> files() {
    return Found.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void sceneMeetsItsExpectation(Path file) {
    requireHolds(file);
  }

  @ParameterizedTest
  @MethodSource("files")
  void theOppositeExpectationFails(Path file) throws SceneFileException {
    Path contrary = folder.resolve("contrary.json");
    SceneFile.save(contrary(SceneFile.read(file)), contrary);
    assertThrows(AssertionFailedError.class, () -> requireHolds(contrary));
  }

  private static Scene contrary(Scene scene) {
    List<Expectation.Pair> apart =
        Evaluation.of(scene).pairs().stream()
            .filter(pair -> !pair.touching())
            .map(pair -> new Expectation.Pair(pair.a().id(), pair.b().id()))
            .toList();
    return new Scene(
        scene.name(),
        scene.note(),
        scene.space(),
        scene.bodies(),
        scene.camera(),
        Optional.of(new Expectation(apart)));
  }

  private static void requireHolds(Path file) {
    Run run = Run.of("check", file.toString());
    assertEquals("", run.err());
    assertEquals(0, run.status());
  }
}
