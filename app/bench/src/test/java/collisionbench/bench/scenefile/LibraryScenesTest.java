package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Judge;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// In each scene that a library answers wrongly, the exact answer is that in the note.
class LibraryScenesTest {

  @ParameterizedTest
  @CsvSource({
    "library-joml-spheres, -2.5, 2.5 deep",
    "library-cannon-ball-in-box, -2, 2 deep",
    "library-rapier-one-bone, -2, 2 deep",
    "library-rapier-bone-in-bone, -3, 3 deep",
    "library-dyn4j-sector-2d, -1, 1 deep",
    "library-ode-capsule-in-box, -2, has to move by 2",
    "library-fcl-spheres, -2, 2 deep",
    "library-fcl-spheres-apart, 2.416, 2.416 apart",
    "library-rapier-bones-2d, -2, 2 deep",
    "library-rapier-on-edge-2d, -1, 1 deep",
    "library-joml-point-2d, -0.45, 0.45 deep",
    "library-box2d-segments-2d, -0.62, 0.62 deep",
    "library-rapier-polygon-2d, -1.79, 1.79 deep",
    "library-planck-segment-2d, -1, 1 deep",
    "library-planck-tiny-2d, 5, 5 apart",
  })
  void noteHasTheExactDistance(String key, double distance, String words) {
    Scene scene = BuiltInScenes.named(key).orElseThrow();
    Answer.Decided exact = (Answer.Decided) Judge.JUDGE.answer(question(scene.bodies()));
    assertEquals(distance, exact.distance().orElseThrow(), 5e-3);
    assertTrue(scene.note().contains(words), scene.note());
    assertEquals(
        distance <= 0 ? 1 : 0, scene.expect().orElseThrow().contacts().size(), "expected contacts");
  }

  private static Question question(List<Body> bodies) {
    return bodies.getFirst() instanceof Body3 a && bodies.getLast() instanceof Body3 b
        ? Question.of(a.shape(), b.shape())
        : Question.of(((Body2) bodies.getFirst()).shape(), ((Body2) bodies.getLast()).shape());
  }

  @Test
  void fifteenScenesComeLast() {
    List<String> keys = BuiltInScenes.keys();
    List<String> libraries = keys.stream().filter(key -> key.startsWith("library-")).toList();
    assertEquals(keys.subList(keys.size() - 15, keys.size()), libraries);
  }
}
