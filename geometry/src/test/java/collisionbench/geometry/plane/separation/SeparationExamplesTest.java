package collisionbench.geometry.plane.separation;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import org.junit.jupiter.api.Test;

class SeparationExamplesTest {

  private static void require(
      Shape2 a, Shape2 b, double distance, Vec2 pointA, Vec2 pointB, Vec2 normal) {
    assertEquals(new Separation2(distance, pointA, pointB, normal), Separation2.between(a, b));
    assertEquals(
        new Separation2(distance, pointB, pointA, normal.negated()), Separation2.between(b, a));
  }

  private static void requireDistance(double distance, Shape2 a, Shape2 b) {
    assertEquals(distance, Separation2.between(a, b).distance(), 1e-15 * Math.max(1, distance));
  }

  @Test
  void circlesApart() {
    require(circle(0, 0, 1), circle(4, 0, 2), 1, at(1, 0), at(2, 0), Vec2.X);
  }

  @Test
  void circlesInOneAnother() {
    require(circle(0, 0, 2), circle(3, 0, 2), -1, at(2, 0), at(1, 0), Vec2.X);
  }

  @Test
  void aCircleInACircleLeavesByTheNearSide() {
    require(circle(0, 0, 10), circle(2, 0, 1), -9, at(10, 0), at(1, 0), Vec2.X);
  }

  @Test
  void circlesAboutOneCenterHaveANormalAlongY() {
    require(circle(5, 5, 1), circle(5, 5, 2), -3, at(5, 6), at(5, 3), Vec2.Y);
    Separation2 same = Separation2.between(circle(5, 5, 1), circle(5, 5, 1));
    assertEquals(new Separation2(-2, at(5, 6), at(5, 4), Vec2.Y), same);
  }

  @Test
  void ofACircleAndACapsuleWithoutLengthAboutOnePointTheLesserHasANormalAlongY() {
    require(circle(5, 5, 1), capsule(5, 5, 5, 5, 2), -3, at(5, 6), at(5, 3), Vec2.Y);
    require(circle(5, 5, 2), capsule(5, 5, 5, 5, 1), -3, at(5, 3), at(5, 6), at(0, -1));
  }

  @Test
  void pointsInOnePlaceTouch() {
    Separation2 same = Separation2.between(point(1, 2), point(1, 2));
    assertEquals(new Separation2(0, at(1, 2), at(1, 2), Vec2.Y), same);
  }

  @Test
  void aCircleBesideACapsule() {
    require(circle(1, 5, 1), capsule(0, 0, 2, 0, 2), 2, at(1, 4), at(1, 2), at(0, -1));
  }

  @Test
  void aCircleBeyondTheEndOfACapsule() {
    require(circle(7, 0, 1), capsule(0, 0, 2, 0, 2), 2, at(6, 0), at(4, 0), at(-1, 0));
  }

  @Test
  void aCircleOnTheAxisOfACapsuleLeavesSideways() {
    Separation2 found = Separation2.between(circle(1, 0, 1), capsule(0, 0, 2, 0, 2));
    assertEquals(-3, found.distance());
    assertEquals(1, Math.abs(found.normal().y()));
  }

  @Test
  void aCircleAndASector() {
    require(circle(4, 0, 1), sector(0, 0, 2, 1, 0, 90), 1, at(3, 0), at(2, 0), at(-1, 0));
    require(circle(-4, 0, 1), sector(0, 0, 2, 1, 0, 90), 3, at(-3, 0), at(0, 0), Vec2.X);
    requireDistance(Math.sqrt(2) - 0.5, circle(-2, 0, 0.5), sector(0, 0, 9, 1, 0, 270));
    requireDistance(-1.5, circle(1, 0, 0.5), sector(0, 0, 2, 1, 0, 360));
  }

  @Test
  void aCircleStuckInTheMouthLeavesStraightThroughIt() {
    double reach = Math.sqrt(2);
    Separation2 found = Separation2.between(circle(-1, 0, reach), sector(0, 0, 9, 1, 0, 270));
    assertEquals(-1, found.distance(), 1e-14);
    assertEquals(0, found.normal().minus(Vec2.X).length(), 1e-14);
  }

  @Test
  void aCircleInTheMouthMayLeaveThroughTheArc() {
    requireDistance(-1.25, circle(1, 0, 0.25), sector(0, 0, 2, 1, 0, 359));
  }

  @Test
  void aPointInTheCenterOfAWideSectorTouchesAndLeavesThroughTheMouth() {
    require(point(0, 0), sector(0, 0, 9, 1, 0, 270), 0, at(0, 0), at(0, 0), Vec2.X);
  }

  @Test
  void aPointBehindTheCenterOfAWideSectorLeavesByIt() {
    requireDistance(-0.5, point(0.5, 0), sector(0, 0, 9, 1, 0, 270));
  }

  @Test
  void segmentsApart() {
    require(segment(0, 0, 4, 0), segment(1, 2, 1, 5), 2, at(1, 0), at(1, 2), Vec2.Y);
    require(segment(0, 0, 4, 0), segment(7, 4, 9, 4), 5, at(4, 0), at(7, 4), at(0.6, 0.8));
  }

  @Test
  void crossingSegmentsAreAsDeepAsTheShortestWayOut() {
    Separation2 found = Separation2.between(segment(-2, 0, 2, 0), segment(0, -3, 0, 1));
    assertEquals(-1, found.distance());
    assertEquals(new Vec2(0, -1), found.normal());
  }

  @Test
  void segmentsOnOneLineHaveNoDepthAndANormalAcross() {
    Separation2 found = Separation2.between(segment(0, 0, 4, 0), segment(1, 0, 9, 0));
    assertEquals(0, found.distance());
    assertEquals(1, Math.abs(found.normal().y()));
  }

  @Test
  void aPointOnASegmentHasANormalAcross() {
    Separation2 found = Separation2.between(point(1, 1), segment(0, 0, 3, 3));
    assertEquals(0, found.distance());
    assertEquals(0, found.normal().x() + found.normal().y());
    assertEquals(1, found.normal().length(), 1e-15);
  }

  @Test
  void aPointInAPolygonLeavesByTheNearestEdge() {
    require(point(1, 0.25), box(0, 0, 2, 2), -0.25, at(1, 0.25), at(1, 0), Vec2.Y);
  }

  @Test
  void boxesApartAtACorner() {
    require(box(0, 0, 2, 2), box(5, 6, 9, 9), 5, at(2, 2), at(5, 6), at(0.6, 0.8));
  }

  @Test
  void boxesInOneAnotherMeetInTheMiddleOfTheirCommonSide() {
    require(box(0, 0, 2, 4), box(1.5, 1, 5, 9), -0.5, at(2, 2.5), at(1.5, 2.5), Vec2.X);
  }

  @Test
  void aContainedBoxIsAsDeepAsTheWayOut() {
    require(box(0, 0, 10, 10), box(7, 4, 8, 6), -3, at(10, 5), at(7, 5), Vec2.X);
  }

  @Test
  void touchingBoxesAreZeroApart() {
    requireDistance(0, box(0, 0, 2, 2), box(2, 0, 4, 2));
    requireDistance(0, box(0, 0, 2, 2), box(2, 2, 4, 4));
  }

  @Test
  void sectorsArcToArc() {
    require(sector(0, 0, 2, 1, 0, 90), sector(9, 0, 3, -1, 0, 90), 4, at(2, 0), at(6, 0), Vec2.X);
  }

  @Test
  void aSectorInTheMouthOfAnother() {
    requireDistance(3 * Math.sqrt(0.5), sector(0, 0, 9, 1, 0, 270), sector(-3, 0, 1, -1, 0, 90));
  }

  @Test
  void theDepthOfACircleInTheFlatSideOfAHalfDisc() {
    require(circle(-1, 1, 2), sector(0, 0, 9, 1, 0, 180), -1, at(1, 1), at(0, 1), Vec2.X);
  }

  @Test
  void theDistanceIsTheSameFarAway() {
    Vec2 far = at(1 << 30, 1 << 29);
    Shape2 a = polygon(0, 0, 4, 0, 0, 4);
    Shape2 b = circle(4, 4, 1);
    double near = Separation2.between(a, b).distance();
    assertEquals(near, Separation2.between(a.translated(far), b.translated(far)).distance());
    assertTrue(near > 1.8 && near < 1.9, "near " + near);
  }
}
