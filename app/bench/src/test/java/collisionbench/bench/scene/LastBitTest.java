package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LastBitTest {

  private static double x(Body body) {
    return body.points().getFirst().x();
  }

  private static Body ball(double x) {
    return new Body3("ball", new Sphere(new Vec3(x, 1, 2), 0.5));
  }

  @Test
  void nextNumberIsAdjacent() {
    Random random = new Random(5);
    for (int i = 0; i < 1000; i++) {
      double number = Math.scalb(random.nextDouble() - 0.5, random.nextInt(40) - 20);
      assertEquals(Math.nextUp(number), LastBit.DOUBLE.next(number, true));
      double up = LastBit.FLOAT.next(number, true);
      double down = LastBit.FLOAT.next(number, false);
      assertTrue(down < number && number < up);
      assertEquals((float) up, up);
      assertEquals(number == (float) number ? 2 : 1, floatsUpTo(down, up));
    }
  }

  private static int floatsUpTo(double from, double to) {
    int count = 0;
    for (float number = (float) from; number < to; number = Math.nextUp(number)) {
      count++;
    }
    return count;
  }

  @Test
  void movesASphereToTheNextNumberAndBack() {
    for (double number : new double[] {0, 0.1, -3.7, 1, 1e9}) {
      Body up = LastBit.DOUBLE.moved(ball(number), Axis.X, true);
      assertEquals(Math.nextUp(number), x(up));
      assertEquals(List.of(new Vec3(x(up), 1, 2)), up.points());
      Body back = LastBit.DOUBLE.moved(up, Axis.X, false);
      assertEquals(number, x(back));
    }
    assertEquals(1 + 0x1p-23, x(LastBit.FLOAT.moved(ball(1), Axis.X, true)));
  }

  /// A power of 2 is nearer to its neighbor towards 0 than to the other.
  @Test
  void skipsNoNumber() {
    assertEquals(1 - 0x1p-53, x(LastBit.DOUBLE.moved(ball(1), Axis.X, false)));
    assertEquals(-1 + 0x1p-53, x(LastBit.DOUBLE.moved(ball(-1), Axis.X, true)));
    assertEquals(1 - 0x1p-24, x(LastBit.FLOAT.moved(ball(1), Axis.X, false)));
  }

  @Test
  void movesANonFloatToTheNearestFloat() {
    float beyond = 0.1f;
    assertEquals(beyond, x(LastBit.FLOAT.moved(ball(0.1), Axis.X, true)));
    assertEquals(Math.nextDown(beyond), x(LastBit.FLOAT.moved(ball(0.1), Axis.X, false)));
  }

  /// Its small coordinates move by the same amount as its large ones.
  @Test
  void keepsTheShapeOfALongBody() {
    Body capsule = new Body3("capsule", new Capsule(Vec3.ZERO, new Vec3(2000, 0, 0), 0.3));
    Body moved = LastBit.DOUBLE.moved(capsule, Axis.X, true);
    double step = Math.ulp(2000.0);
    assertEquals(List.of(new Vec3(step, 0, 0), new Vec3(2000 + step, 0, 0)), moved.points());
  }

  /// A step of half the size would not move the end at 2.
  @Test
  void keepsTheShapeOfABodyAroundTheOrigin() {
    Body capsule = new Body3("capsule", new Capsule(Vec3.X.times(-2), Vec3.X.times(2), 0.3));
    double step = Math.ulp(2.0);
    assertEquals(
        List.of(Vec3.X.times(-2 + step), Vec3.X.times(2 + step)),
        LastBit.DOUBLE.moved(capsule, Axis.X, true).points());
    assertEquals(
        List.of(Vec3.X.times(-2 - step), Vec3.X.times(2 - step)),
        LastBit.DOUBLE.moved(capsule, Axis.X, false).points());
  }

  @Test
  void doesNotMoveAFlatBodyAlongZ() {
    Body circle = new Body2("circle", new Circle(new Vec2(1, 1), 1));
    assertEquals(circle, LastBit.DOUBLE.moved(circle, Axis.Z, true));
  }

  @Test
  void failsBeyondTheLargestNumber() {
    Body last = ball(Double.MAX_VALUE);
    assertThrows(IllegalArgumentException.class, () -> LastBit.DOUBLE.moved(last, Axis.X, true));
  }
}
