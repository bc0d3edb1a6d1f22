package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

class SilhouetteTest {

  private static final Camera FRONT = new Camera(Vec3.ZERO, 10, 0, 0);

  private static List<Point2D> of(Body body) {
    return Silhouette.of(body, new Projection(body.space(), FRONT, 800, 600));
  }

  @Test
  void aBallInTheMiddleIsACircleOnItsLinesOfSight() {
    Projection projection = new Projection(Space.THREE, FRONT, 800, 600);
    // The line of sight that touches a ball of 6 from 10 away rises 3 in 4.
    double radius = 7.5 * projection.pixelsPerUnit(Vec3.ZERO);
    List<Point2D> outline = of(new Body3("ball", new Sphere(Vec3.ZERO, 6)));
    assertTrue(outline.size() > 40);
    outline.forEach(at -> assertEquals(radius, at.distance(400, 300), 1e-6));
  }

  @Test
  void aBallSeenInParallelIsAsWideAsItself() {
    Projection projection = new Projection(Space.THREE, Lens.ORTHOGRAPHIC, FRONT, 800, 600);
    List<Point2D> outline = Silhouette.of(new Body3("ball", new Sphere(Vec3.ZERO, 6)), projection);
    double radius = 6 * projection.pixelsPerUnit(Vec3.ZERO);
    outline.forEach(at -> assertEquals(radius, at.distance(400, 300), 1e-6));
  }

  @Test
  void aBoxSeenFromTheFrontIsItsNearFace() {
    List<Point2D> outline = of(new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 2, 3))));
    assertEquals(4, outline.size());
    double scale = new Projection(Space.THREE, FRONT, 800, 600).pixelsPerUnit(new Vec3(0, 0, 3));
    outline.forEach(at -> {
      assertEquals(scale, Math.abs(at.getX() - 400), 1e-6);
      assertEquals(2 * scale, Math.abs(at.getY() - 300), 1e-6);
    });
  }

  @Test
  void linesAreLinesInBothSpaces() {
    assertEquals(2, of(new Body3("s", new Segment(Vec3.ZERO, Vec3.X))).size());
    assertEquals(2, of(new Body2("s", new Segment2(Vec2.ZERO, new Vec2(1, 0)))).size());
  }

  @Test
  void bodiesAroundOrBehindTheEyeHaveNoSilhouette() {
    assertEquals(List.of(), of(new Body3("around", new Sphere(new Vec3(0, 0, 10), 1))));
    assertEquals(List.of(), of(new Body3("behind", new Sphere(new Vec3(0, 0, 20), 1))));
    Body through = new Body3("through", new Segment(Vec3.ZERO, new Vec3(0, 1, 20)));
    assertEquals(List.of(), of(through));
  }
}
