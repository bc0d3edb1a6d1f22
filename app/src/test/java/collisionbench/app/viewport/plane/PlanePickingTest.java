package collisionbench.app.viewport.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.viewport.render.Picture;
import collisionbench.bench.scene.Body2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A hundred pixels to the unit.
class PlanePickingTest {

  private static final Body2 SQUARE =
      new Body2(
          "square",
          new Polygon(List.of(new Vec2(-1, -1), new Vec2(1, -1), new Vec2(1, 1), new Vec2(-1, 1))));
  private static final Body2 DISC = new Body2("disc", new Circle(new Vec2(1, 0), 1));
  private static final Body2 POINT = new Body2("point", new Point2(Vec2.ZERO));
  private static final Body2 BAR =
      new Body2("bar", new Segment2(new Vec2(-2, 0.5), new Vec2(2, 0.5)));

  private static String target(double x, double y, Body2... bodies) {
    return hit(x, y, bodies).map(Picture.Hit::id).orElse("nothing");
  }

  private static Optional<Picture.Hit> hit(double x, double y, Body2... bodies) {
    return new PlanePicking(new Point2(new Vec2(x, y)), 100).among(List.of(bodies));
  }

  @Test
  void lastOfTheBodiesAroundTheMouseIsHit() {
    assertEquals("disc", target(0.5, 0, SQUARE, DISC));
    assertEquals("square", target(0.5, 0, DISC, SQUARE));
    assertEquals("square", target(-0.5, 0, SQUARE, DISC));
  }

  @Test
  void pointUnderTheMouseIsWhereABodyIsHit() {
    assertEquals(new Vec3(0.5, 0, 0), hit(0.5, 0, DISC).orElseThrow().point());
  }

  @Test
  void pointIsHitFromSixPixelsAwayEvenInsideAnotherBody() {
    assertEquals("point", target(0.05, 0, POINT, SQUARE));
    assertEquals("square", target(0.07, 0, POINT, SQUARE));
    assertEquals(Vec3.ZERO, hit(0.05, 0, POINT).orElseThrow().point());
  }

  @Test
  void nearestOfThinBodiesIsHit() {
    Body2 near = new Body2("near", new Point2(new Vec2(0, 0.46)));
    assertEquals("near", target(0, 0.47, BAR, near));
    assertEquals("bar", target(0, 0.49, near, BAR));
  }

  @Test
  void outlineIsHitFromAFewPixelsOutside() {
    assertEquals("disc", target(2.07, 0, DISC));
    assertEquals("nothing", target(2.09, 0, DISC));
  }

  @Test
  void theNearestIsHitFromEightPixelsAwayIfNoneIsUnderTheMouse() {
    Body2 above = new Body2("above", new Segment2(new Vec2(-2, 0.65), new Vec2(2, 0.65)));
    assertEquals("bar", target(0, 0.57, BAR, above));
    assertEquals("above", target(0, 0.58, BAR, above));
    assertEquals("bar", target(0, 0.43, BAR, above));
    assertEquals("nothing", target(0, 0.41, BAR, above));
    assertEquals("disc", target(1, 0.43, BAR, DISC));
  }

  @Test
  void theGapOfAWideSectorIsNotHit() {
    Body2 sector = new Body2("sector", new Sector(Vec2.ZERO, 2, Vec2.X.negated(), 5));
    assertEquals("nothing", target(1, 0, sector));
    assertEquals("sector", target(-1, 0, sector));
  }

  @Test
  void emptySceneHasNothingToHit() {
    assertEquals("nothing", target(0, 0));
  }
}
