package collisionbench.methods.judged.plane.separation;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Outline;
import collisionbench.methods.exact.Exact2;
import org.junit.jupiter.api.Test;

/// Sectors in positions where rounding once decided. The numbers come from fuzzing, the distances
/// from exact arithmetic.
class SectorRoundingTest {

  private static void requireDistance(double distance, double error, Shape2 a, Shape2 b) {
    assertEquals(distance, Separation2.between(a, b).distance(), error);
    assertEquals(distance, Separation2.between(b, a).distance(), error);
  }

  private static void requireApartByRounding(Shape2 a, Shape2 b) {
    Separation2 found = Separation2.between(a, b);
    assertTrue(found.distance() > 0 && found.distance() < 1e-15, found::toString);
    assertEquals(0, found.pointB().minus(found.pointA()).length(), 1e-15, found::toString);
  }

  @Test
  void tinySectorAroundTheEndOfALongSegmentLeavesByItsRadius() {
    Shape2 tiny = new Sector(at(0, 0), 7e-12, at(2, 0), 5);
    requireDistance(-7e-12, 1e-15, segment(2, 0, 0, 0), tiny);
  }

  @Test
  void tinySectorOnACornerIsNotAPoint() {
    Shape2 tiny = new Sector(at(0, 0), 3e-12, at(0, 1), 6);
    requireDistance(-2.9699774898013364e-12, 1e-15, tiny, polygon(-1, 0, 0, -2, 0, 0));
  }

  @Test
  void tinySectorAddsItsRadiusToTheDepthInACapsule() {
    Shape2 tiny = new Sector(at(0, 0), 2e-12, at(0, 1), 6);
    requireDistance(-1.000000000002, 1e-15, new Capsule2(at(0, 0), at(0, 1), 1), tiny);
  }

  @Test
  void edgesOfASectorJustAboveHalfATurnAreNotCollinear() {
    Shape2 segment = segment(0, 0, 6, 0);
    Shape2 sector = new Sector(at(0, 0), 8, at(0, 1), 3.1415926535927112);
    requireDistance(-8.75396319973454e-12, 1e-14, segment, sector);
  }

  @Test
  void leastTranslationOutOfASectorJustAboveHalfATurnMayFollowTheEdge() {
    Shape2 sector = new Sector(at(0, 0), 1, at(0, 1), 3.1415926535923813);
    requireDistance(-1, 1e-14, circle(1, 0, 1), sector);
  }

  @Test
  void sectorJustAboveHalfATurnIsLeftOverTheNearerEdge() {
    Shape2 triangle = polygon(0, 0, 0, -1, 1, -8);
    Shape2 sector = new Sector(at(0, 1), 16, at(1, 0), 3.141592653591596);
    requireDistance(-1.000000000008113, 1e-13, sector, triangle);
    Shape2 turned = new Sector(at(0.5, 1), 7, at(0, -1), 3.141592653604196);
    requireDistance(-1.0000000000036007, 1e-13, turned, point(0, 0));
  }

  @Test
  void segmentPastTheTipIsNotMeasuredFromTheArc() {
    Vec2 up = at(0, 1);
    requireApartByRounding(
        segment(-5.5, -1, 3.5000000000000004, 1), new Sector(at(-1, 0), 1, up, 1));
    requireApartByRounding(segment(-19, 5, 5, -5), new Sector(at(-6.999999999999999, 0), 1, up, 1));
    requireApartByRounding(
        segment(-0.3125, 1, 0.4375, 0), new Sector(at(0.06250000000000001, 0.5), 1, at(1, 0), 1.6));
  }

  @Test
  void pointWithinRoundingOfAnEdgeIsNotMeasuredFromTheArc() {
    Vec2 leaning = at(Double.MIN_VALUE, 2);
    requireApartByRounding(point(0, 0), new Sector(at(2, 0), 4, leaning, Math.PI));
    requireApartByRounding(point(0, 0), new Sector(at(1, 1), 2, at(1, 4e-22), 1.5 * Math.PI));
  }

  @Test
  void cornerWithinRoundingOfAnEdgeIsNotMeasuredFromTheArc() {
    Shape2 sector = new Sector(at(0, -2), 2, at(-2, -Double.MIN_VALUE), Math.PI);
    requireApartByRounding(polygon(0, -1, 2, 0, 0, 0), sector);
  }

  @Test
  void depthOfACapsuleWhoseAxisPassesTheTipIsItsRadius() {
    Shape2 sector = new Sector(at(0.9999999999999999, 0), 3, at(1, -3), 1.5707963267948966);
    requireDistance(-1, 1e-14, new Capsule2(at(1, 0), at(3, -1), 1), sector);
  }

  /// The circle fits into the mouth from half a unit off the center on; it is 0.1 nearer and 0.3 to
  /// the side.
  @Test
  void circleLeavesThroughAMouthHoweverNarrow() {
    for (double mouth : new double[] {2e-3, 2e-6, 2e-9, 2e-12, 2e-15}) {
      double angle = Sector.FULL_TURN - mouth;
      Shape2 sector = new Sector(at(0, 0), 1, at(3, 4), angle);
      Shape2 circle = circle(-0.48, -0.14, 0.5 * Math.sin(angle / 2));
      requireDistance(-Math.sqrt(0.1), 1e-15, circle, sector);
    }
  }

  /// Wherever the box touches the edges of the mouth or the arc, it is inside one of the half
  /// discs, so it has to clear both at once.
  @Test
  void boxInTheCenterOfAnAlmostFullSectorClearsBothHalves() {
    Shape2 sector = sector(-1, 4, 2, -1, 1, 330);
    Shape2 box = box(-4, 3, -1, 4);
    requireDistance(Exact2.signedDistance(sector, box), 1e-14, sector, box);
  }

  @Test
  void normalLeadsAwayFromATouchingLargeSector() {
    Separation2 found =
        Separation2.between(sector(1024, 3072, 2048, 1, -1, 240), box(3072, 3072, 7168, 5120));
    assertEquals(new Separation2(0, at(3072, 3072), at(3072, 3072), Vec2.X), found);
  }

  @Test
  void boxAtAnEdgeTouchesItAfterTheTranslation() {
    Shape2 sector = sector(2, -4, 2, 1, -4, 210);
    Shape2 box = box(-1, -4, 2, -2);
    Separation2 found = Separation2.between(sector, box);
    assertEquals(0, Outline.distance(sector, found.pointA()), 1e-14);
    assertEquals(0, Outline.distance(box, found.pointB()), 1e-14);
  }

  @Test
  void depthScalesWithSize() {
    Shape2 sector = sector(3, 2, 2, 3, -1, 110);
    double distance = Exact2.signedDistance(sector, point(4, 1));
    for (double size : new double[] {0x1p-28, 1, 0x1p28}) {
      requireDistance(
          size * distance, size * 1e-14, Moves.scaled(sector, size), point(4 * size, size));
    }
  }
}
