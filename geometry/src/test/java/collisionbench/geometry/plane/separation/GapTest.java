package collisionbench.geometry.plane.separation;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GapTest {

  /// All corners of the long side are equally far from the line of the short one, and none is
  /// opposite to it.
  @Test
  void shortSideFacingALongOneIsNearestAtItsCorners() {
    Shape2 small = box(-9, 0, -8, 1);
    Separation2 found = Separation2.between(small, polygon(4, 2, 4, 3, -14, 3, -14, 2));
    assertEquals(1, found.distance());
    assertEquals(Vec2.Y, found.normal());
    assertEquals(1, found.pointA().y());
    assertEquals(2, found.pointB().y());
  }

  @Test
  void findsTheLastOfManySides() {
    Shape2 octagon = polygon(0, 1, 1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2);
    assertEquals(
        new Separation2(1, at(-1, 1.5), at(0, 1.5), Vec2.X),
        Separation2.between(polygon(-5, 0, -1, 1.5, -5, 3), octagon));
  }

  @Test
  void measuresALongSegmentFromTheNearerEnd() {
    double distance = 5 / Math.sqrt(10);
    Vec2 foot = at(1.5, 0.5);
    for (Shape2 segment : new Shape2[] {segment(0, 0, 3e9, 1e9), segment(3e9, 1e9, 0, 0)}) {
      Separation2 found = Separation2.between(point(1, 2), segment);
      assertEquals(distance, found.distance(), 1e-15);
      assertEquals(0, found.pointB().minus(foot).length(), 1e-15);
    }
  }

  /// The end of the level segment is as near as its neighboring points, up to rounding.
  @ParameterizedTest
  @ValueSource(doubles = {1e-3, 1e-6, 1e-8, 1e-9, 3e-10, 1e-12, 1e-15})
  void normalIsThatOfTheNearestPointHoweverNearTheEnd(double tilt) {
    Vec2 along = at(1, -80 + tilt).minus(at(0, -80));
    Vec2 normal = Separation2.between(segment(0, -80, 1, -80 + tilt), segment(0, 0, 0, 1)).normal();
    assertEquals(0, normal.dot(along), 1e-15);
    assertEquals(1, normal.y(), 1e-5);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-10, 1e-100, 1e-168, 1e-250, 1e-300})
  void anEndIsNearestHoweverNearTheSegmentIs(double height) {
    Separation2 found = Separation2.between(segment(0, 0, 1, 0), segment(0, 1, 3 * height, height));
    assertEquals(height, found.distance());
    assertEquals(Vec2.Y, found.normal());
  }

  /// Three ends are nearer than rounding, and each is provably nearest.
  @Test
  void takesTheNearestOfEndsThatAlmostTouchTheSegment() {
    Separation2 found = Separation2.between(segment(0, 0, 1, 0), segment(1, 1e-17, 2e-168, 7e-169));
    assertEquals(7e-169, found.distance());
  }

  /// An edge of a polygon of size 1 so short that its square underflows.
  @ParameterizedTest
  @ValueSource(ints = {-1060, -1000, -850, -600, -401, -399, -200, -20, 0})
  void measuresToAnEdgeHoweverShort(int exponent) {
    Vec2 from = scaled(8, 5, exponent);
    Vec2 to = scaled(0, 4, exponent);
    Shape2 polygon = polygon(0, -300, 800, 5, from.x(), from.y(), to.x(), to.y());
    Separation2 found = Separation2.between(new Point2(scaled(4, 8.5, exponent)), polygon);
    Vec2 normal = at(1, -8).unit();
    assertEquals(32 / Math.sqrt(65), Math.scalb(found.distance(), -exponent), 0x1p-10);
    assertEquals(0, found.normal().minus(normal).length(), 1e-15, found::toString);
  }

  private static Vec2 scaled(double x, double y, int exponent) {
    return at(Math.scalb(x, exponent), Math.scalb(y, exponent));
  }
}
