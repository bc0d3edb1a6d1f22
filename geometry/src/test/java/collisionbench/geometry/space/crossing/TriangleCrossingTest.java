package collisionbench.geometry.space.crossing;

import static collisionbench.geometry.space.Oracle.gaussian;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// From perpendicular to almost coplanar segments, and from regular triangles to slivers.
class TriangleCrossingTest {

  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-300, 0x1p-360, 0x1p300, 0x1p345})
  void parameterIsRightHoweverCloseToThePlane(double size) {
    Random random = new Random(5);
    int crossed = 0;
    for (int i = 0; i < 3_000; i++) {
      Vec3 corner = gaussian(random);
      Vec3 second = gaussian(random);
      Vec3 third =
          corner.towards(second, random.nextDouble()).plus(small(random), gaussian(random));
      Vec3 n = second.minus(corner).cross(third.minus(corner)).unit();
      Triangle t = new Triangle(corner.times(size), second.times(size), third.times(size));
      Vec3 p = within(t, random).plus(size * small(random), n);
      Vec3 q = within(t, random).plus(-size * small(random), n);
      if (Crossing3.of(new Segment(p, q), t) instanceof Crossing3.Point point) {
        Dyadic start = height(t, p);
        Dyadic end = height(t, q);
        double exact = Surd.ratio(start, start.minus(end)).toDouble();
        assertEquals(exact, point.t(), 1e-12, "seed 5, case " + i);
        crossed++;
      }
    }
    assertTrue(crossed > 1_000, "crossed " + crossed);
  }

  /// The volumes of nearly coplanar vectors lose most digits.
  @Test
  void boundOfAVolumeIsRightAndNotTenTimesTooWide() {
    Random random = new Random(6);
    double worst = 0;
    for (int i = 0; i < 100_000; i++) {
      Vec3 corner = gaussian(random);
      Triangle t = new Triangle(corner, gaussian(random), gaussian(random));
      Vec3 end = within(t, random);
      Vec3 b = t.b().minus(corner);
      Vec3 c = t.c().minus(corner);
      Vec3 d = end.minus(corner);
      double off = height(t, end).minus(Dyadic.of(b.cross(c).dot(d))).over(Dyadic.ONE);
      double squared =
          TriangleCrossing.squaredError(b.lengthSquared(), c.lengthSquared(), 0, d.lengthSquared());
      worst = Math.max(worst, Math.abs(off) / Math.sqrt(squared));
    }
    assertTrue(worst > 0.1 && worst <= 1, "seed 6, worst " + worst);
  }

  /// Next to the edge from a to c, a weight is mostly rounding.
  @Test
  void crossingThatRoundingCouldDecideIsExact() {
    Random random = new Random(8);
    int undecided = 0;
    for (int i = 0; i < 20_000; i++) {
      Triangle t = new Triangle(gaussian(random), gaussian(random), gaussian(random));
      Vec3 at = t.a().towards(t.c(), random.nextDouble()).plus(random.nextInt(64) * 0x1p-53, t.b());
      Vec3 d = gaussian(random);
      Segment s = new Segment(at.minus(d), at.plus(d));
      Vec3 b = t.b().minus(t.a());
      Vec3 c = t.c().minus(t.a());
      double[] squares =
          Stream.of(b, c, s.start().minus(t.a()), s.end().minus(s.start()))
              .mapToDouble(Vec3::lengthSquared)
              .toArray();
      double error =
          Math.sqrt(TriangleCrossing.squaredError(squares[0], squares[1], squares[2], squares[3]));
      if (Overlap3.test(s, t) && ExactTriangle.of(s, t) instanceof Crossing3.Point exact) {
        double volume = Math.abs(b.cross(c).dot(s.end().minus(s.start())));
        if (exact.u().orElseThrow() * volume < 3 * error) {
          assertEquals(exact, TriangleCrossing.of(s, t), "seed 8, case " + i);
          undecided++;
        }
      }
    }
    assertTrue(undecided > 1_000, "undecided " + undecided);
  }

  /// Rounds to 1, but the end of the segment is not in the triangle.
  @Test
  void parameterBelowOneIsNotOne() {
    Triangle t = new Triangle(new Vec3(-1, -1, 0), new Vec3(1, -1, 0), new Vec3(0, 1, 0));
    Segment s = new Segment(new Vec3(0, 0, 1), new Vec3(0, 0, -1e-20));
    Crossing3.Point point = (Crossing3.Point) TriangleCrossing.of(s, t);
    assertEquals(Math.nextDown(1.0), point.t());
  }

  private static Vec3 within(Triangle t, Random random) {
    return t.a().towards(t.b(), random.nextDouble()).towards(t.c(), random.nextDouble());
  }

  private static double small(Random random) {
    return Math.pow(10, -random.nextDouble(14));
  }

  private static Dyadic height(Triangle t, Vec3 point) {
    return Exactly.between(t.a(), t.b())
        .cross(Exactly.between(t.a(), t.c()))
        .dot(Exactly.between(t.a(), point));
  }
}
