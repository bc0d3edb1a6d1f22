package collisionbench.geometry.plane;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import org.junit.jupiter.api.Test;

/// Errors of other libraries and of the articles' listings that do not occur here.
class PeersTest {

  @Test
  void circlesAboutOneCenterHaveANormal() {
    Separation2 found = Separation2.between(circle(0, 0, 1), circle(0, 0, 1));
    assertEquals(Vec2.Y, found.normal());
    assertEquals(-2, found.distance());
  }

  @Test
  void touchingSquaresTouchInEitherOrder() {
    assertTrue(Overlap2.test(box(0, 0, 1, 1), box(1, 0, 2, 1)));
    assertEquals(0, Separation2.between(box(0, 0, 1, 1), box(1, 0, 2, 1)).distance());
    assertTrue(Crossing2.of(segment(1, -1, 1, 2), box(0, 0, 1, 1)) instanceof Crossing2.Span);
  }

  @Test
  void slicesAboveHalfATurnAreShapes() {
    assertFalse(Overlap2.test(sector(0, 0, 2, 1, 0, 300), point(-1, 0)));
    assertTrue(Overlap2.test(sector(0, 0, 2, 1, 0, 300), point(-1, 1)));
  }

  @Test
  void aCircleAroundBothEdgesOfAWideSectorTouchesIt() {
    assertTrue(Overlap2.test(sector(0, 0, 1, 1, 0, 270), circle(0, 0, 5)));
    assertTrue(Overlap2.test(sector(0, 0, 1, 1, 0, 270), circle(-1, 0, 2)));
  }

  @Test
  void nestedCirclesTouch() {
    assertTrue(Overlap2.test(circle(0, 0, 10), circle(2, 0, 1)));
  }

  @Test
  void normalAtDistanceZeroIsThatOfTheContact() {
    assertEquals(Vec2.X, Separation2.between(circle(0, 0, 1), circle(3, 0, 2)).normal());
    assertEquals(Vec2.X, Separation2.between(box(0, 0, 1, 1), box(1, 0, 2, 1)).normal());
  }

  @Test
  void zeroLengthSegmentInsideACircleTouches() {
    assertTrue(Overlap2.test(segment(1, 0, 1, 0), circle(0, 0, 2)));
  }

  @Test
  void aMissFromABillionAwayIsAMiss() {
    assertFalse(Overlap2.test(segment(-1e9, 1.1, 1e9, 1.1), circle(0, 0, 1)));
    assertFalse(Overlap2.test(segment(-1e9, -1e9 + 1.5, 1e9, 1e9 + 1.5), circle(0, 0, 1)));
    assertTrue(Overlap2.test(segment(-1e9, -1e9 + 1.4, 1e9, 1e9 + 1.4), circle(0, 0, 1)));
  }

  @Test
  void largeBoxesWithASmallGapAreApart() {
    assertFalse(Overlap2.test(box(-1e6, -1e6, 1e6, 1e6), box(1e6 + 0.02, -1e6, 3e6, 1e6)));
    double gap =
        Separation2.between(box(-1e6, -1e6, 1e6, 1e6), box(1e6 + 0.02, -1e6, 3e6, 1e6)).distance();
    assertEquals(0.02, gap, 1e-9);
  }

  @Test
  void nearlyParallelSegmentsHaveTheDistanceOfTheirEnds() {
    double distance =
        Separation2.between(segment(0, 0, 1e3, 0), segment(0, 2e-5, 1e3, 1e-5)).distance();
    assertEquals(1e-5, distance, 1e-19);
  }

  @Test
  void depthOfCrossingCapsulesIsTheLeastTranslation() {
    Separation2 found = Separation2.between(capsule(-5, 0, 5, 0, 1), capsule(0, -5, 0, 2, 1));
    assertEquals(-4, found.distance());
    assertEquals(Vec2.Y.negated(), found.normal());
  }

  @Test
  void antiparallelSegmentsAreParallel() {
    assertEquals(new Crossing2.None(), Crossing2.of(segment(0, 0, 3, 1), segment(6, 3, 0, 1)));
  }

  @Test
  void nearbySegmentsAreApart() {
    assertFalse(Overlap2.test(segment(0, 0, 1, 0), segment(0.5, 1e-300, 0.5, 1)));
    assertFalse(Overlap2.test(segment(0, 0, 1, 0), segment(1 + 1e-15, 0, 2, 0)));
    assertFalse(Overlap2.test(segment(0, 0, 1, 0), segment(0.5, 0.009, 0.5, 1)));
  }

  @Test
  void aContainedBoxIsDeep() {
    assertEquals(-3, Separation2.between(box(0, 0, 9, 9), box(1, 3, 2, 4)).distance() - 1);
  }

  @Test
  void theCenterOfABoxOnACircle() {
    Separation2 found = Separation2.between(box(-2, -1, 2, 1), circle(0, 0, 1));
    assertEquals(-2, found.distance());
    assertEquals(1, Math.abs(found.normal().y()));
    assertEquals(at(0, found.normal().y()), found.pointA());
  }
}
