package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.Found;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.methods.method.builtin.Methods;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.AssertionFailedError;

/// Answers that were once wrong are right. Every found bug becomes a scene in the folder of
/// [Found].
class FoundTest {

  private static final Trial TRIAL = new Trial(Methods.ANALYTIC, Methods.EXACT);

  static List<Path> files() {
    return Found.files();
  }

  @Test
  void hasScenesInSpaceAndInThePlane() throws SceneFileException {
    long flat = 0;
    for (Path file : files()) {
      flat += pairs(SceneFile.read(file)).getFirst() instanceof ShapePair.InPlane ? 1 : 0;
    }
    assertTrue(flat > 0 && flat < files().size(), flat + " of " + files().size());
  }

  @ParameterizedTest
  @MethodSource("files")
  void filesAreFormattedAsSavedAndStateTheFault(Path file) throws Exception {
    Scene scene = SceneFile.read(file);
    assertEquals(SceneFile.text(scene), Files.readString(file).replace("\r\n", "\n"));
    String kebab = scene.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    assertEquals(kebab, Found.name(file));
    assertFalse(scene.note().isBlank());
    assertTrue(scene.expect().isPresent());
  }

  @ParameterizedTest
  @MethodSource("files")
  void noMethodErrsAnyLonger(Path file) throws SceneFileException {
    requireNoFault(TRIAL, SceneFile.read(file));
  }

  @Test
  void detectsAWrongAnswer() throws SceneFileException {
    Scene scene = SceneFile.read(files().getFirst());
    Planted contrary = new Planted(Planted::flipped);
    Trial trial = new Trial(contrary, Methods.EXACT);
    assertThrows(AssertionFailedError.class, () -> requireNoFault(trial, scene));
  }

  private static void requireNoFault(Trial trial, Scene scene) {
    for (ShapePair shapes : pairs(scene)) {
      Outcome outcome = trial.of(shapes);
      assertEquals(Set.of(), outcome.faults(), shapes::toString);
      assertTrue(outcome.isDecided(), shapes::toString);
    }
  }

  private static List<ShapePair> pairs(Scene scene) {
    List<Body> bodies = scene.bodies();
    List<ShapePair> pairs = new ArrayList<>();
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        pairs.add(shapes(bodies.get(i), bodies.get(j)));
      }
    }
    return pairs;
  }

  private static ShapePair shapes(Body a, Body b) {
    return a instanceof Body3(_, var shapeA, _, _) && b instanceof Body3(_, var shapeB, _, _)
        ? new ShapePair.InSpace(shapeA, shapeB)
        : new ShapePair.InPlane(((Body2) a).shape(), ((Body2) b).shape());
  }
}
