package collisionbench.geometry.space.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SegmentNearestTest {

  @Test
  void parallelToABoxTheMiddleOfTheStretch() {
    Vec3 half = new Vec3(1, 1, 1);
    assertEquals(0.5, SegmentToBox.parameterNearest(new Vec3(-4, 3, 0), new Vec3(8, 0, 0), half));
    assertEquals(0.5, SegmentToBox.parameterNearest(new Vec3(-4, 0, 0), new Vec3(8, 0, 0), half));
    assertEquals(0.25, SegmentToBox.parameterNearest(new Vec3(0, 3, 0), new Vec3(-2, 0, 0), half));
  }

  @Test
  void ofAStretchThatIsCutOffTheMiddleOfWhatIsLeft() {
    Vec3 half = new Vec3(1, 1, 1);
    assertEquals(0.5, SegmentToBox.parameterNearest(new Vec3(-0.5, 0, 0), new Vec3(1, 0, 0), half));
    assertEquals(0.5, SegmentToBox.parameterNearest(new Vec3(-0.5, 3, 0), new Vec3(1, 0, 0), half));
    assertEquals(
        0.25, SegmentToBox.parameterNearest(new Vec3(0.875, 3, 0), new Vec3(-3.75, 0, 0), half));
    assertEquals(
        0.75, SegmentToBox.parameterNearest(new Vec3(-2.875, 3, 0), new Vec3(3.75, 0, 0), half));
  }

  @Test
  void noSampledPointIsNearerToABox() {
    Random random = new Random(9);
    for (int i = 0; i < 500; i++) {
      Vec3 half = new Vec3(random.nextDouble(), random.nextInt(2), random.nextDouble());
      Vec3 start = Oracle.gaussian(random).times(2);
      Vec3 along = Oracle.gaussian(random).times(random.nextInt(4));
      double t = SegmentToBox.parameterNearest(start, along, half);
      double nearest = SegmentToBox.excess(start.plus(t, along), half).length();
      for (int k = 0; k <= 100; k++) {
        double other = SegmentToBox.excess(start.plus(k / 100.0, along), half).length();
        assertTrue(nearest <= other + 1e-15, "seed 9, case " + i);
      }
    }
  }
}
