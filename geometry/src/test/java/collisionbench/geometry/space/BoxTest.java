package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoxTest {

  @Test
  void bitsOfACornerIndexAreItsSides() {
    Box box = new Box(new Vec3(10, 20, 30), new Vec3(1, 2, 3));
    assertEquals(
        List.of(
            new Vec3(9, 18, 27),
            new Vec3(11, 18, 27),
            new Vec3(9, 22, 27),
            new Vec3(11, 22, 27),
            new Vec3(9, 18, 33),
            new Vec3(11, 18, 33),
            new Vec3(9, 22, 33),
            new Vec3(11, 22, 33)),
        box.corners());
  }

  @Test
  void cornersAreAtTheHalfExtentsInTheFrameOfTheBox() {
    Box box = new Box(new Vec3(1, -2, 3), new Vec3(1, 2, 3), new Rotation(0.1, 0.2, -0.3, 0.9));
    for (Vec3 corner : box.corners()) {
      Vec3 local = box.toLocal(corner).magnitudes();
      assertTrue(local.minus(box.halfExtents()).largest() < 1e-14, local::toString);
    }
  }
}
