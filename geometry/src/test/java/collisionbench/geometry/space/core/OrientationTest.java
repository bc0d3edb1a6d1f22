package collisionbench.geometry.space.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Vec3;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OrientationTest {

  private static final double ULP = Math.ulp(1.0);

  @Test
  void rightHandedIsPositive() {
    assertEquals(1, Orientation.volume(Vec3.ZERO, Vec3.X, Vec3.Y, Vec3.Z));
    assertEquals(-1, Orientation.volume(Vec3.ZERO, Vec3.Y, Vec3.X, Vec3.Z));
    assertEquals(1, Orientation.area(0, Vec3.ZERO, Vec3.Y, Vec3.Z));
    assertEquals(1, Orientation.area(1, Vec3.ZERO, Vec3.Z, Vec3.X));
    assertEquals(1, Orientation.area(2, Vec3.ZERO, Vec3.X, Vec3.Y));
  }

  @Test
  void seesOneUnitInTheLastPlace() {
    Vec3 a = new Vec3(1, 1, 1);
    Vec3 b = new Vec3(7, 2, 5);
    Vec3 c = new Vec3(3, 9, 4);
    Vec3 inside = new Vec3(3.5, 3.625, 3.25);
    Vec3 on = a.plus(0.25, b.minus(a)).plus(0.25, c.minus(a));
    assertEquals(0, Orientation.volume(a, b, c, on));
    assertEquals(
        -Orientation.volume(a, b, c, new Vec3(on.x(), on.y(), Math.nextDown(on.z()))),
        Orientation.volume(a, b, c, new Vec3(on.x(), on.y(), Math.nextUp(on.z()))));
    assertEquals(1, Math.abs(Orientation.volume(a, b, c, inside)));
  }

  @Test
  void agreesWithWholeNumbers() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      long[] n = random.longs(9, -(1L << 40), 1L << 40).toArray();
      if (i % 2 == 0) {
        // In the plane of the other two, or one off it.
        for (int k = 0; k < 3; k++) {
          n[6 + k] = n[k] + n[3 + k] + (k == 0 && i % 4 == 0 ? 1 : 0);
        }
      }
      Vec3 a = new Vec3(n[0], n[1], n[2]);
      Vec3 b = new Vec3(n[3], n[4], n[5]);
      Vec3 c = new Vec3(n[6], n[7], n[8]);
      assertEquals(exact(n), Orientation.volume(Vec3.ZERO, a, b, c), "seed 1, case " + i);
    }
  }

  private static int exact(long[] n) {
    BigInteger[] b = new BigInteger[9];
    for (int i = 0; i < 9; i++) {
      b[i] = BigInteger.valueOf(n[i]);
    }
    BigInteger x = b[1].multiply(b[5]).subtract(b[2].multiply(b[4])).multiply(b[6]);
    BigInteger y = b[2].multiply(b[3]).subtract(b[0].multiply(b[5])).multiply(b[7]);
    BigInteger z = b[0].multiply(b[4]).subtract(b[1].multiply(b[3])).multiply(b[8]);
    return x.add(y).add(z).signum();
  }

  @Test
  void areaAgreesWithWholeNumbers() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      long[] n = random.longs(2, -(1L << 24), 1L << 24).toArray();
      long most = 1L << random.nextInt(30);
      long k = random.nextLong(-most, most + 1);
      // A multiple, or one or two off it.
      long x = k * n[0] + random.nextInt(-1, 2);
      long y = k * n[1] + random.nextInt(-1, 2);
      int exact = Long.signum(n[0] * (y - k * n[1]) - n[1] * (x - k * n[0]));
      String what = "seed 1, case " + i;
      Vec3 p = new Vec3(n[0], n[1], 0);
      Vec3 q = new Vec3(x, y, 0);
      assertEquals(exact, Orientation.area(2, Vec3.ZERO, p, q), what);
      assertEquals(exact, Orientation.area(1, Vec3.ZERO, zxy(p), zxy(q)), what);
      assertEquals(exact, Orientation.area(0, Vec3.ZERO, zxy(zxy(p)), zxy(zxy(q))), what);
    }
  }

  /// A third of a turn backwards about the diagonal: what was z is y now.
  private static Vec3 zxy(Vec3 v) {
    return new Vec3(v.y(), v.z(), v.x());
  }

  /// The cross product's parts are 1.6 and -1.4 of the smallest doubles. Rounded to 2 and -1 and
  /// made large by the last vector, their sum has the wrong sign.
  @Test
  void whatUnderflowTookDecidesNothing() {
    Vec3 p = new Vec3(1.4 * 0x1p-537, 1.6 * 0x1p-537, 0);
    Vec3 q = new Vec3(0, 0, 0x1p-537);
    Vec3 r = new Vec3(0x1p1000, 1.5 * 0x1p1000, 0);
    assertEquals(-1, Orientation.volume(Vec3.ZERO, p, q, r));
    assertEquals(1, Orientation.volume(Vec3.ZERO, q, p, r));
  }

  @Test
  void worksForTheSmallestAndTheLargest() {
    for (double one : new double[] {Double.MIN_VALUE, 1e-200, 1e200, Double.MAX_VALUE}) {
      Vec3 x = new Vec3(one, 0, 0);
      Vec3 y = new Vec3(0, one, 0);
      Vec3 z = new Vec3(0, 0, one);
      assertEquals(1, Orientation.volume(Vec3.ZERO, x, y, z));
      assertEquals(1, Orientation.area(2, Vec3.ZERO, x, y));
      assertEquals(0, Orientation.volume(Vec3.ZERO, x, y, new Vec3(one, one, 0)));
    }
  }

  @Test
  void collinearIsExact() {
    Vec3 along = new Vec3(1, 3, 5);
    assertTrue(Orientation.collinear(Vec3.ZERO, along, along.times(-7)));
    assertFalse(Orientation.collinear(Vec3.ZERO, along, new Vec3(1 + ULP, 3, 5)));
    assertTrue(Orientation.collinear(along, along, Vec3.ZERO));
    assertTrue(Orientation.collinear(Vec3.ZERO, along, along.times(0.25)));
    assertFalse(Orientation.collinear(Vec3.ZERO, along, new Vec3(2, 6, 10 + 8 * ULP)));
  }
}
