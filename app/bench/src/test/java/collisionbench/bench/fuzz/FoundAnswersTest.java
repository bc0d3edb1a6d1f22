package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import collisionbench.bench.Found;
import collisionbench.bench.comparison.ErrorLimit;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Contact times in the scenes of all found bugs, with the motions of the scene. They were once
/// wrong in space, and trials do not test them.
class FoundAnswersTest {

  /// Two bodies in space.
  ///
  /// @param size the size of the numbers, to which errors are relative
  record Two(Body3 a, Body3 b, double size) {

    Shape3 shapeA() {
      return a.shape();
    }

    Shape3 shapeB() {
      return b.shape();
    }
  }

  static List<Two> moving() throws SceneFileException {
    List<Two> pairs = new ArrayList<>();
    for (Path file : Found.files()) {
      List<Body> bodies = SceneFile.read(file).bodies();
      if (bodies.getFirst() instanceof Body3 a
          && bodies.getLast() instanceof Body3 b
          && b.moves()) {
        pairs.add(new Two(a, b, new ShapePair.InSpace(a.shape(), b.shape()).size()));
      }
    }
    return pairs;
  }

  @ParameterizedTest
  @MethodSource("moving")
  void movingBodiesTouchUpToRoundingWhenTheyMeet(Two two) {
    Sweep3.Contact contact =
        assertInstanceOf(
            Sweep3.Contact.class,
            Sweep3.of(two.shapeA(), two.a().velocity(), two.shapeB(), two.b().velocity()));
    Shape3 b = ((Body3) two.b().at(contact.enter())).shape();
    double distance = Separation3.between(two.shapeA(), b).distance();
    assertEquals(0, distance, ErrorLimit.IN_DOUBLES * two.size(), contact::toString);
  }
}
