package collisionbench.methods.judged.plane.separation;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.methods.exact.Exact2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Sectors of nearly a full turn: shapes as small as their mouth leave through it, from a depth of
/// up to their width divided by a sine. The named cases were found by fuzzing and simplified.
class NarrowMouthTest {

  private static final double ROUNDING = 1e-13;

  private static void requireDistance(double distance, Shape2 a, Shape2 b) {
    assertEquals(distance, Exact2.signedDistance(a, b), ROUNDING);
    assertEquals(distance, Separation2.between(a, b).distance(), ROUNDING);
    assertEquals(distance, Separation2.between(b, a).distance(), ROUNDING);
  }

  /// Case 115055 of seed 3: the position of the notch divides an error of the edge directions by a
  /// sine.
  @Test
  void notchIsWhereTheEdgesAreADiameterApart() {
    Sector sector = new Sector(at(0, 9e-8), 1, at(1, 1), 6.28318529128);
    requireDistance(-1.257258091100722e-4, circle(0, 0, 1e-12), sector);
  }

  /// Case 132101: the radius is as small as a rounding of the size.
  @Test
  void circleSmallerThanRoundingIsNotAPoint() {
    Shape2 circle = circle(-4.269790942161616e-12, -1.137803747542964e-7, 2.4164671604132824e-16);
    Vec2 direction = at(1.5850523680612803e-14, -18.000000416311355);
    Vec2 center = at(1.8586364797305553e-12, 4.500000079994995);
    requireDistance(
        -4.500005560774266,
        circle,
        new Sector(center, 17.99999965220292, direction, 6.283185307089537));
  }

  /// Case 99605.
  @Test
  void tinyCapsuleLeavesByItsWidth() {
    Sector sector = new Sector(at(0, 0), 2, at(2, 2), 6.28318);
    Capsule2 capsule = new Capsule2(at(0, 5e-9), at(0, 0), 0);
    requireDistance(-6.661812041646372e-4, capsule, sector);
  }

  /// Case 59208.
  @Test
  void tinySegmentLeavesByItsWidth() {
    Sector sector = new Sector(at(-1, 0), 3, at(1, 1), 6.28318);
    requireDistance(-1.0002826759288663, segment(0, 0, 0, 3e-9), sector);
  }

  /// Case 18333.
  @Test
  void tinySectorLeavesByItsWidth() {
    Sector sector = new Sector(at(1, 0), 3, at(-1, 3), 6.28318);
    requireDistance(-1.0000000542011795, sector, new Sector(at(0, 0), 1e-12, at(0, 3), 1));
  }

  /// Case 78854: both are wide.
  @Test
  void tinyWideSectorLeavesByItsWidth() {
    Vec2 direction = at(3.0000000000038645, 3.000000000249053);
    Vec2 center = at(-1.9999997680309929, 2.9999999999986287);
    Vec2 tinyDirection = at(-2.000000000121935, 3.0000000046670756);
    Vec2 tinyCenter = at(-2.0000000000161813, 3.000000000001014);
    requireDistance(
        -0.4621537421375777,
        new Sector(center, 0.5000000307538891, direction, 6.283185307178538),
        new Sector(tinyCenter, 2.6444352821429274e-13, tinyDirection, 4.712388980170776));
  }

  /// Case 5405: the narrowest possible mouth, `1.133e-15`, and a triangle of width `2.2e-16`.
  @Test
  void triangleOfOneUlpLeavesThroughTheNarrowestMouth() {
    Sector sector = new Sector(at(-2, -4), 1, at(0, 4), Math.nextDown(Sector.FULL_TURN));
    requireDistance(
        -0.19596070994871492,
        sector,
        polygon(-2, -4, Math.nextUp(-2.0), -4, -2, Math.nextUp(-4.0)));
  }

  /// The side is so much steeper than the mouth that its rounding matters there.
  @Test
  void endOfALongTriangleLeavesAlongTheFlatterLine() {
    Vec2 direction = at(-1.688760504687013, -2.1711954440726386);
    requireDistance(
        -0.6709853418968803,
        new Sector(at(0, 0), 0.6780066438003216, direction, 6.283179540185033),
        polygon(
            -2.0484125068580944E-4,
            0.0014871717122599628,
            0.004075487771628222,
            0.0069828860111436465,
            0.012602886609392867,
            0.01794658699340276));
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void shapesAsSmallAsTheMouthAgreeWithExactArithmetic(Kind kind) {
    Numbers numbers = new Numbers(17);
    for (int i = 0; i < 40; i++) {
      Sector sector = narrow(numbers);
      double width = sector.opening().sin() * Math.pow(10, -numbers.between(0, 3));
      Shape2 tiny = new Numbers(i, width).next(kind::random);
      requireExact(sector, tiny.translated(near(sector, numbers)));
    }
  }

  @Test
  void longThinShapesAgreeWithExactArithmetic() {
    Numbers numbers = new Numbers(18);
    for (int i = 0; i < 60; i++) {
      Sector sector = narrow(numbers);
      double width = sector.opening().sin() * Math.pow(10, -numbers.between(0, 3));
      Vec2 start = near(sector, numbers);
      Vec2 out = sector.opening().axis().negated();
      Vec2 end =
          start
              .plus(numbers.between(0, 0.7), out)
              .plus(numbers.between(-width, width), out.perpendicular());
      requireExact(sector, new Segment2(start, end));
      requireExact(sector, new Capsule2(start, end, numbers.between(0, width)));
      requireExact(sector, new Circle(end, width));
      double angle = numbers.between(0, 2) * sector.opening().sin();
      requireExact(sector, new Sector(start, numbers.between(0, 0.7), out, angle));
    }
  }

  private static void requireExact(Sector sector, Shape2 other) {
    assertEquals(
        Exact2.signedDistance(sector, other),
        Separation2.between(sector, other).distance(),
        ROUNDING,
        () -> sector + " and " + other);
  }

  private static Sector narrow(Numbers numbers) {
    double angle = Sector.FULL_TURN - Math.pow(10, -numbers.between(0.5, 15));
    Vec2 direction = at(numbers.between(-3, 3), numbers.between(-3, 3));
    Vec2 center = at(numbers.between(-1, 1), numbers.between(-1, 1));
    return new Sector(center, numbers.between(0.3, 2), direction, angle);
  }

  private static Vec2 near(Sector sector, Numbers numbers) {
    double most = Math.pow(10, -numbers.between(0, 8));
    Vec2 way = at(numbers.between(-most, most), numbers.between(-most, most));
    return sector.center().plus(way);
  }
}
