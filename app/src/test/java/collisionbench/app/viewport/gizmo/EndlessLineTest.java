package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.ClipWindow;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EndlessLineTest {

  /// Lines end this far outside the picture.
  private static final double MARGIN = 32;

  private static Projection projection(Space space, Camera camera) {
    return new Projection(space, camera, 1000, 800);
  }

  @ParameterizedTest
  @EnumSource
  void anEndlessLineCrossesTheWholePicture(Space space) {
    SeenLine line =
        SeenLine.endless(new Vec3(3, 1, 0), Vec3.X, projection(space, Workpiece.FRONT))
            .orElseThrow();
    assertEquals(0, line.from().distance(new Point2D(-MARGIN, 300)), 1e-6);
    assertEquals(0, line.to().distance(new Point2D(1000 + MARGIN, 300)), 1e-6);
  }

  @Test
  void anEndlessLineIsDrawnThroughItsPoint() {
    Random random = new Random(5);
    for (int i = 0; i < 2000; i++) {
      Camera camera =
          new Camera(Vec3.ZERO, 11, random.nextDouble() * 6.3, random.nextDouble() * 3 - 1.5);
      Projection projection = projection(Space.THREE, camera);
      Vec3 through = new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      Vec3 axis = List.of(Vec3.X, Vec3.Y, Vec3.Z).get(i % 3);
      Point2D on = projection.toPixel(through).orElseThrow();
      SeenLine line = SeenLine.endless(through, axis, projection).orElseThrow();
      assertTrue(
          Pixels.distance(List.of(line.from(), line.to()), on.getX(), on.getY()) < 1e-3
              || !new ClipWindow(1000, 800).contains(on),
          i + ": " + line);
    }
  }

  @Test
  void anEndlessLineSeenEndOnOrNotAtAllIsLeftOut() {
    Projection front = projection(Space.THREE, Workpiece.FRONT);
    assertEquals(Optional.empty(), SeenLine.endless(Vec3.ZERO, Vec3.Z, front));
    assertEquals(Optional.empty(), SeenLine.endless(new Vec3(0, 50, 0), Vec3.X, front));
    assertEquals(Optional.empty(), SeenLine.endless(new Vec3(0, 0, 50), Vec3.X, front));
  }
}
