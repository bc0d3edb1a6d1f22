package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Lines3.Location;
import collisionbench.geometry.space.crossing.Lines3.Relation;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class Lines3Test {

  private static final Segment X = seg(at(0, 0, 0), at(4, 0, 0));
  private static final Triangle FLOOR = new Triangle(at(0, 0, 0), at(4, 0, 0), at(0, 4, 0));
  private static final OptionalDouble NO = OptionalDouble.empty();

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static Segment seg(Vec3 start, Vec3 end) {
    return new Segment(start, end);
  }

  private static Optional<Lines3> alone(Relation relation) {
    return Optional.of(new Lines3(relation, Optional.empty()));
  }

  private static Optional<Lines3> lines(Relation relation, Location location) {
    return Optional.of(new Lines3(relation, Optional.of(location)));
  }

  @Test
  void parallelLinesHaveNoLocation() {
    assertEquals(alone(Relation.PARALLEL), Lines3.of(X, seg(at(0, 1, 0), at(4, 1, 0))));
    assertEquals(alone(Relation.PARALLEL), Lines3.of(X, seg(at(4, 1, 0), at(0, 1, 0))));
    assertEquals(alone(Relation.COLLINEAR), Lines3.of(X, seg(at(9, 0, 0), at(7, 0, 0))));
    assertEquals(alone(Relation.COLLINEAR), Lines3.of(X, X));
  }

  @Test
  void parallelIsExact() {
    Segment tilted = seg(at(0, 1, 0), at(4, Math.nextUp(1.0), 0));
    assertEquals(Relation.CROSSING, Lines3.of(X, tilted).orElseThrow().relation());
  }

  @Test
  void linesCrossEvenIfTheSegmentsDoNot() {
    Segment other = seg(at(6, 1, 0), at(6, 6, 0));
    assertEquals(
        lines(Relation.CROSSING, new Location(1.5, -0.2, NO, NO, at(6, 0, 0))),
        Lines3.of(X, other));
    assertEquals(
        lines(Relation.CROSSING, new Location(-0.2, 1.5, NO, NO, at(6, 0, 0))),
        Lines3.of(other, X));
  }

  @Test
  void locationOfSkewLinesIsTheFootOnTheFirst() {
    Segment other = seg(at(1, -1, 3), at(1, 1, 3));
    OptionalDouble three = OptionalDouble.of(3);
    assertEquals(
        lines(Relation.SKEW, new Location(0.25, 0.5, NO, three, at(1, 0, 0))), Lines3.of(X, other));
    assertEquals(
        lines(Relation.SKEW, new Location(0.5, 0.25, NO, three, at(1, 0, 3))), Lines3.of(other, X));
  }

  @Test
  void aLinePiercesAPlane() {
    assertEquals(
        lines(Relation.PIERCING, new Location(0.25, 0.25, OptionalDouble.of(0.5), NO, at(1, 2, 0))),
        Lines3.of(seg(at(1, 2, 1), at(1, 2, -3)), FLOOR));
    assertEquals(
        lines(Relation.PIERCING, new Location(1.5, 2, OptionalDouble.of(-1), NO, at(8, -4, 0))),
        Lines3.of(seg(at(8, -4, 3), at(8, -4, 1)), FLOOR));
  }

  @Test
  void lineParallelToThePlaneHasNoLocation() {
    assertEquals(alone(Relation.COPLANAR), Lines3.of(seg(at(-1, -1, 0), at(9, -1, 0)), FLOOR));
    assertEquals(alone(Relation.PARALLEL), Lines3.of(seg(at(-1, 1, 1), at(9, 1, 1)), FLOOR));
    Segment tilted = seg(at(-1, 1, 1), at(9, 1, Math.nextUp(1.0)));
    assertEquals(Relation.PIERCING, Lines3.of(tilted, FLOOR).orElseThrow().relation());
  }

  @Test
  void degenerateShapesHaveNoLineOrPlane() {
    Segment point = seg(at(1, 1, 0), at(1, 1, 0));
    assertEquals(Optional.empty(), Lines3.of(X, point));
    assertEquals(Optional.empty(), Lines3.of(point, X));
    assertEquals(Optional.empty(), Lines3.of(point, FLOOR));
    Triangle needle = new Triangle(at(0, 0, 0), at(4, 0, 0), at(1, 0, 0));
    assertEquals(Optional.empty(), Lines3.of(seg(at(0, 0, 1), at(0, 1, 0)), needle));
  }

  @Test
  void overflowingLocationIsOmitted() {
    Segment huge = seg(at(-1e300, 0, 0), at(1e300, 0, 0));
    Segment all = seg(at(0, 1, 0), at(1e300, 1 - 0x1p-53, 0));
    assertEquals(alone(Relation.CROSSING), Lines3.of(huge, all));
    Segment far = seg(at(0, 1.5e308, 0), at(0, 1.5e308, 1));
    Segment away = seg(at(1, -1.5e308, 0), at(2, -1.5e308, 0));
    assertEquals(alone(Relation.SKEW), Lines3.of(far, away));
  }

  @Test
  void underflowingNumbersAreZero() {
    Segment tiny = seg(at(Double.MIN_VALUE, -1, 0), at(Double.MIN_VALUE, 1, 0));
    Segment along = seg(at(0, 0, 0), at(1e300, 0, 0));
    assertEquals(
        lines(Relation.CROSSING, new Location(0, 0.5, NO, NO, at(Double.MIN_VALUE, 0, 0))),
        Lines3.of(along, tiny));
  }

  /// Computes the formulas in decimal arithmetic.
  @ParameterizedTest
  @EnumSource(Kind.Draw.class)
  void numbersAreCorrectlyRounded(Kind.Draw draw) {
    Random random = new Random(77);
    for (int i = 0; i < 300; i++) {
      Segment a = (Segment) Kind.SEGMENT.next(draw, random);
      Segment b = (Segment) Kind.SEGMENT.next(draw, random);
      Triangle c = (Triangle) Kind.TRIANGLE.next(draw, random);
      int number = i;
      Lines3.of(a, b).ifPresent(lines -> check(a, b, lines, draw + " " + number));
      Lines3.of(a, c).ifPresent(lines -> check(a, c, lines, draw + " " + number));
    }
  }

  private static void check(Segment a, Segment b, Lines3 lines, String what) {
    Decimal dA = Decimal.of(a.end()).minus(Decimal.of(a.start()));
    Decimal dB = Decimal.of(b.end()).minus(Decimal.of(b.start()));
    Decimal w = Decimal.of(b.start()).minus(Decimal.of(a.start()));
    Decimal n = dA.cross(dB);
    BigDecimal whole = n.dot(n);
    if (whole.signum() == 0) {
      boolean onOneLine = w.cross(dA).dot(w.cross(dA)).signum() == 0;
      assertEquals(onOneLine ? Relation.COLLINEAR : Relation.PARALLEL, lines.relation(), what);
      assertEquals(Optional.empty(), lines.location(), what);
      return;
    }
    BigDecimal part = w.cross(dB).dot(n);
    Location location = lines.location().orElseThrow();
    assertEquals(quotient(part, whole), location.t(), what);
    assertEquals(quotient(w.cross(dA).dot(n), whole), location.u(), what);
    assertEquals(Decimal.of(a.start()).plus(part, whole, dA), location.point(), what);
    BigDecimal height = w.dot(n);
    assertEquals(height.signum() == 0 ? Relation.CROSSING : Relation.SKEW, lines.relation(), what);
    if (height.signum() != 0) {
      assertNearestRoot(height.multiply(height), whole, location.distance().orElseThrow(), what);
    }
    Lines3 back = Lines3.of(b, a).orElseThrow();
    assertEquals(lines.relation(), back.relation(), what);
    assertEquals(location.t(), back.location().orElseThrow().u(), what);
    assertEquals(location.u(), back.location().orElseThrow().t(), what);
  }

  /// The root lies between the midpoints to the neighboring doubles.
  private static void assertNearestRoot(
      BigDecimal part, BigDecimal whole, double root, String what) {
    BigDecimal half = new BigDecimal(Math.ulp(root)).divide(BigDecimal.TWO);
    BigDecimal below = new BigDecimal(root).subtract(half);
    BigDecimal above = new BigDecimal(root).add(half);
    assertTrue(below.multiply(below).multiply(whole).compareTo(part) <= 0, what);
    assertTrue(above.multiply(above).multiply(whole).compareTo(part) >= 0, what);
  }

  private static void check(Segment s, Triangle c, Lines3 lines, String what) {
    Decimal toB = Decimal.of(c.b()).minus(Decimal.of(c.a()));
    Decimal toC = Decimal.of(c.c()).minus(Decimal.of(c.a()));
    Decimal from = Decimal.of(s.start()).minus(Decimal.of(c.a()));
    Decimal d = Decimal.of(s.end()).minus(Decimal.of(s.start()));
    Decimal m = toB.cross(toC);
    BigDecimal rise = d.dot(m);
    if (rise.signum() == 0) {
      boolean inPlane = from.dot(m).signum() == 0;
      assertEquals(inPlane ? Relation.COPLANAR : Relation.PARALLEL, lines.relation(), what);
      return;
    }
    assertEquals(Relation.PIERCING, lines.relation(), what);
    BigDecimal part = from.dot(m).negate();
    Location location = lines.location().orElseThrow();
    assertEquals(quotient(part, rise), location.t(), what);
    Vec3 point = Decimal.of(s.start()).plus(part, rise, d);
    assertEquals(point, location.point(), what);
    // From the point itself, as parts of the area.
    Decimal delta = from.times(rise).plus(d.times(part));
    BigDecimal area = m.dot(m).multiply(rise);
    assertEquals(quotient(delta.cross(toC).dot(m), area), location.u(), what);
    assertEquals(quotient(toB.cross(delta).dot(m), area), location.v().orElseThrow(), what);
  }

  private static final MathContext DIGITS = new MathContext(60);

  private static double quotient(BigDecimal part, BigDecimal whole) {
    return part.divide(whole, DIGITS).doubleValue() + 0.0;
  }

  /// A vector of exact decimals.
  private record Decimal(BigDecimal x, BigDecimal y, BigDecimal z) {

    static Decimal of(Vec3 v) {
      return new Decimal(new BigDecimal(v.x()), new BigDecimal(v.y()), new BigDecimal(v.z()));
    }

    Decimal plus(Decimal o) {
      return new Decimal(x.add(o.x), y.add(o.y), z.add(o.z));
    }

    Decimal minus(Decimal o) {
      return new Decimal(x.subtract(o.x), y.subtract(o.y), z.subtract(o.z));
    }

    Decimal times(BigDecimal f) {
      return new Decimal(x.multiply(f), y.multiply(f), z.multiply(f));
    }

    BigDecimal dot(Decimal o) {
      return x.multiply(o.x).add(y.multiply(o.y)).add(z.multiply(o.z));
    }

    Decimal cross(Decimal o) {
      return new Decimal(
          y.multiply(o.z).subtract(z.multiply(o.y)),
          z.multiply(o.x).subtract(x.multiply(o.z)),
          x.multiply(o.y).subtract(y.multiply(o.x)));
    }

    /// {@return `this + part / whole along`, rounded}
    Vec3 plus(BigDecimal part, BigDecimal whole, Decimal along) {
      Decimal sum = times(whole).plus(along.times(part));
      return new Vec3(quotient(sum.x, whole), quotient(sum.y, whole), quotient(sum.z, whole));
    }
  }
}
