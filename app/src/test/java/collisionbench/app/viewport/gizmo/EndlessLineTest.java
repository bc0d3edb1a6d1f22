package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

class EndlessLineTest {

  private static boolean isInside(Point2D pixel) {
    return pixel.getX() > -1e-6
        && pixel.getX() < 1000 + 1e-6
        && pixel.getY() > -1e-6
        && pixel.getY() < 800 + 1e-6;
  }

  private static Projection projection(Space space, Camera camera) {
    return new Projection(space, camera, Workpiece.WIDTH, Workpiece.HEIGHT);
  }

  @Test
  void acrossTheWholePicture() {
    List<Point2D> ends =
        EndlessLine.of(projection(Space.THREE, Workpiece.FRONT), new Vec3(3, 1, 0), Vec3.X)
            .orElseThrow();
    assertEquals(0, ends.getFirst().distance(new Point2D(0, 300)), 1e-9);
    assertEquals(0, ends.getLast().distance(new Point2D(1000, 300)), 1e-9);
    List<Point2D> flat =
        EndlessLine.of(projection(Space.TWO, Workpiece.FRONT), new Vec3(3, 1, 0), Vec3.Y)
            .orElseThrow();
    assertEquals(0, flat.getFirst().distance(new Point2D(800, 800)), 1e-9);
    assertEquals(0, flat.getLast().distance(new Point2D(800, 0)), 1e-9);
  }

  @Test
  void endsInThePictureAndOnTheLine() {
    Random random = new Random(5);
    for (int i = 0; i < 2000; i++) {
      Camera camera =
          new Camera(Vec3.ZERO, 11, random.nextDouble() * 6.3, random.nextDouble() * 3 - 1.5);
      Projection projection = projection(Space.THREE, camera);
      Vec3 through = new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      Vec3 axis = List.of(Vec3.X, Vec3.Y, Vec3.Z).get(i % 3);
      Point2D on = projection.toPixel(through).orElseThrow();
      if (!isInside(on)) {
        continue;
      }
      List<Point2D> ends = EndlessLine.of(projection, through, axis).orElseThrow();
      assertTrue(ends.stream().allMatch(EndlessLineTest::isInside), i + ": " + ends);
      assertTrue(Pixels.distance(ends, on.getX(), on.getY()) < 1e-6);
    }
  }

  @Test
  void whatIsSeenEndOnOrNotAtAllIsLeftOut() {
    Projection front = projection(Space.THREE, Workpiece.FRONT);
    assertTrue(EndlessLine.of(front, Vec3.ZERO, Vec3.Z).isEmpty());
    assertTrue(EndlessLine.of(front, new Vec3(0, 50, 0), Vec3.X).isEmpty());
    assertTrue(EndlessLine.of(front, new Vec3(0, 0, 50), Vec3.X).isEmpty());
  }
}
