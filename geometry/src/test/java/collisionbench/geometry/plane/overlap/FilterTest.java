package collisionbench.geometry.plane.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What doubles say for sure is never wrong, where the numbers are as close as rounding lets them
/// be; and what is clear they say.
class FilterTest {

  private static final int CASES = 1_000;

  /// From where fourth powers underflow to where they overflow.
  @ParameterizedTest
  @ValueSource(
      ints = {0, 1, -130, -199, -201, -265, -269, -300, -520, -540, 170, 199, 255, 400, 511})
  void aSureSignIsTheExactOne(int exponent) {
    Random random = new Random(exponent);
    for (int i = 0; i < CASES; i++) {
      Vec2 u = scaled(random, exponent);
      Vec2 v = nudged(u.times(random.nextDouble(-2, 2)), random);
      int sure = Filter.sign(u.cross(v), size(u), size(v));
      int exact = exactCross(u, v).signum();
      assertTrue(sure == 0 || sure == exact, () -> u + " and " + v);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -100, -190, 100, 200, 400})
  void aClearSignIsTold(int exponent) {
    Random random = new Random(exponent);
    for (int i = 0; i < CASES; i++) {
      Vec2 u = scaled(random, exponent);
      Vec2 v = u.perpendicular().plus(random.nextDouble(-9, 9), u);
      assertEquals(1, Filter.sign(u.cross(v), size(u), size(v)), () -> u + " and " + v);
      assertEquals(-1, Filter.sign(v.cross(u), size(u), size(v)), () -> v + " and " + u);
    }
  }

  /// A point beside a line through the origin, at very nearly the reach.
  @ParameterizedTest
  @ValueSource(ints = {0, 1, -90, -130, -199, -230, -265, -300, -540, 90, 127, 128, 199, 255, 400})
  void aSureComparisonIsTheExactOne(int exponent) {
    Random random = new Random(exponent);
    for (int i = 0; i < CASES; i++) {
      Vec2 along = scaled(random, random.nextBoolean() ? exponent : 0);
      Vec2 point = scaled(random, random.nextBoolean() ? exponent : 0);
      double beside = along.cross(point);
      double reach = Math.abs(beside) / Math.hypot(along.x(), along.y());
      double nearly = Math.abs(reach + random.nextInt(-9, 10) * Math.ulp(reach));
      int sure = compare(along, point, nearly);
      assertTrue(
          sure == 0 || sure == exactly(along, point, nearly),
          () -> along + " and " + point + " within " + nearly);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -99, 99})
  void aClearComparisonIsTold(int exponent) {
    Random random = new Random(exponent);
    for (int i = 0; i < CASES; i++) {
      Vec2 along = scaled(random, exponent);
      Vec2 point = along.perpendicular().plus(random.nextDouble(-9, 9), along);
      double reach = Math.hypot(along.x(), along.y());
      assertEquals(1, compare(along, point, reach * 0.99), () -> along + " and " + point);
      assertEquals(-1, compare(along, point, reach * 1.01), () -> along + " and " + point);
      assertEquals(1, compare(along, point, 0), () -> along + " and " + point);
    }
  }

  /// Sectors whose edge leads to a point in which their circles meet, but for rounding.
  @Test
  void aSureSignOfAMeetingIsTheExactOne() {
    Random random = new Random(21);
    for (int i = 0; i < CASES; i++) {
      Sector b = new Sector(scaled(random, 0), random.nextDouble(0.1, 2), Vec2.X, 1);
      double radius = random.nextDouble(0.1, 2);
      int side = random.nextBoolean() ? 1 : -1;
      Vec2 way = b.center();
      double length = way.length();
      double along = (length * length + radius * radius - b.radius() * b.radius()) / (2 * length);
      double beside = Math.sqrt(radius * radius - along * along);
      if (beside > 0) {
        Vec2 unit = way.times(1 / length);
        Vec2 meeting = unit.times(along).plus(side * beside, unit.perpendicular());
        Sector a = new Sector(Vec2.ZERO, radius, nudged(meeting, random), 1e-300);
        Sector aside =
            new Sector(Vec2.ZERO, radius, meeting.plus(1e-3, meeting.perpendicular()), 1e-300);
        int sure = sureTurn(a, b, side);
        int exact = Meeting.exactTurnFrom(a, Edge.START, b, side);
        assertTrue(sure == 0 || sure == exact, () -> a + " and " + b);
        assertEquals(-1, Meeting.exactTurnFrom(aside, Edge.START, b, side));
        assertTrue(beside < 1e-3 || sureTurn(aside, b, side) == -1, () -> aside + " and " + b);
      }
    }
  }

  private static int sureTurn(Sector a, Sector b, int side) {
    Vec2 way = b.center().minus(a.center());
    Vec2 edge = a.startEdge();
    return Meeting.sureSign(
        way.x(), way.y(), a.radius(), b.radius(), edge.cross(way), side * edge.dot(way));
  }

  private static int compare(Vec2 along, Vec2 point, double reach) {
    double left = along.x() * point.y();
    double right = along.y() * point.x();
    double bound = Filter.ERROR * (Math.abs(left) + Math.abs(right));
    return Filter.compare(left - right, bound, reach, along.lengthSquared());
  }

  private static int exactly(Vec2 along, Vec2 point, double reach) {
    BigDecimal x = new BigDecimal(along.x());
    BigDecimal y = new BigDecimal(along.y());
    BigDecimal length = x.multiply(x).add(y.multiply(y));
    return exactCross(along, point).pow(2).compareTo(new BigDecimal(reach).pow(2).multiply(length));
  }

  private static Vec2 scaled(Random random, int exponent) {
    return new Vec2(
        Math.scalb(random.nextDouble(-1, 1), exponent),
        Math.scalb(random.nextDouble(-1, 1), exponent));
  }

  private static Vec2 nudged(Vec2 v, Random random) {
    return new Vec2(
        v.x() + random.nextInt(-3, 4) * Math.ulp(v.x()),
        v.y() + random.nextInt(-3, 4) * Math.ulp(v.y()));
  }

  private static double size(Vec2 v) {
    return Math.abs(v.x()) + Math.abs(v.y());
  }

  private static BigDecimal exactCross(Vec2 u, Vec2 v) {
    BigDecimal left = new BigDecimal(u.x()).multiply(new BigDecimal(v.y()));
    return left.subtract(new BigDecimal(u.y()).multiply(new BigDecimal(v.x())));
  }
}
