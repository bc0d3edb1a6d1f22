package collisionbench.app.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ArrangementTest {

  private static final List<Body> BODIES =
      List.of(
          new Body3("c", new Sphere(new Vec3(10, 3, 0), 1)),
          new Body3("a", new Sphere(new Vec3(0, 1, 0), 2)),
          new Body3("b", new Box(new Vec3(2, 7, 1), new Vec3(0.5, 1, 1), Rotation.NONE)));

  private static List<Double> along(Axis axis, Edit edit) {
    Scene scene = new Scene("", "", Space.THREE, BODIES, Optional.empty(), Optional.empty());
    return edit.applyTo(scene).bodies().stream()
        .map(body -> axis.of(body.points().getFirst()))
        .toList();
  }

  @Test
  void middlesAreAlignedWithTheLast() {
    assertEquals(List.of(7.0, 7.0, 7.0), along(Axis.Y, Arrangement.aligned(BODIES, Axis.Y)));
  }

  @Test
  void otherCoordinatesStay() {
    assertEquals(List.of(10.0, 0.0, 2.0), along(Axis.X, Arrangement.aligned(BODIES, Axis.Y)));
  }

  @Test
  void gapsBetweenNeighborsBecomeEqual() {
    // From -2 to 11 with 4, 1 and 2 taken: two gaps of 3.
    assertEquals(List.of(10.0, 0.0, 5.5), along(Axis.X, Arrangement.distributed(BODIES, Axis.X)));
  }
}
