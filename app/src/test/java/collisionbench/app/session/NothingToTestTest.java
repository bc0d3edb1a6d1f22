package collisionbench.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NothingToTestTest {

  private static String words(int bodies) {
    List<Body3> balls =
        IntStream.range(0, bodies)
            .mapToObj(i -> new Body3("ball " + i, new Sphere(Vec3.ZERO, 1)))
            .toList();
    return GapWords.noPair(
        new Scene(
            "", "", Space.THREE, List.<Body>copyOf(balls), Optional.empty(), Optional.empty()));
  }

  @Test
  void theMissingBodiesAreAskedFor() {
    assertEquals("Nothing to test: add two bodies", words(0));
    assertEquals("Nothing to test: add a body", words(1));
    assertEquals("Nothing to test: it takes two bodies that are not of one group", words(2));
  }
}
