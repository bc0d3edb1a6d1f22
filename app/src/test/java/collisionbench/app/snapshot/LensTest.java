package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.SpacePicture;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is drawn is where the projection says, and what is under the mouse is what is drawn there.
class LensTest {

  private static final int WIDTH = 320;
  private static final int HEIGHT = 200;
  private static final Camera CAMERA = new Camera(new Vec3(1, 1, 0), 10, 0.6, 0.35);

  private static final List<Vec3> PLACES =
      List.of(
          new Vec3(1, 1, 0),
          new Vec3(3, 2, 0.5),
          new Vec3(-2, -0.5, -1),
          new Vec3(-3, 1, -8),
          new Vec3(2, 0, 3));

  @ParameterizedTest
  @EnumSource
  void aBodyIsDrawnWhereItIsProjectedAndHitThere(Lens lens) throws SnapshotException {
    Projection projection = new Projection(Space.THREE, lens, CAMERA, WIDTH, HEIGHT);
    for (Vec3 place : PLACES) {
      Point2D pixel = projection.toPixel(place).orElseThrow();
      double radius = 12 / projection.pixelsPerUnit(place);
      Body body = new Body3("ball", new Sphere(place, radius));
      Point2D middle =
          Toolkit.call(() -> {
            SpacePicture picture = new SpacePicture();
            Scene stage = new Scene(picture.node(), WIDTH, HEIGHT);
            picture.showGrid(false);
            picture.lookFrom(CAMERA, lens);
            Bitmap empty = Drawn.of(stage);
            picture.show(List.of(body), new Contacts(Set.of(), List.of()), Set.of());
            Point2D drawn = middleOfWhatDiffers(empty, Drawn.of(stage));
            assertEquals(
                "ball", picture.hit(drawn.getX(), drawn.getY()).orElseThrow().id(), lens.name());
            assertTrue(picture.hit(drawn.getX() + 25, drawn.getY()).isEmpty());
            return drawn;
          });
      // In perspective a sphere is drawn as an ellipse, a little further out.
      double slack = lens == Lens.ORTHOGRAPHIC ? 0.6 : 1.5;
      assertEquals(0, middle.distance(pixel), slack, () -> lens + " " + place + " " + pixel);
    }
  }

  private static Point2D middleOfWhatDiffers(Bitmap before, Bitmap after) {
    double x = 0;
    double y = 0;
    int count = 0;
    for (int row = 0; row < HEIGHT; row++) {
      for (int column = 0; column < WIDTH; column++) {
        if (before.at(column, row) != after.at(column, row)) {
          x += column + 0.5;
          y += row + 0.5;
          count++;
        }
      }
    }
    assertTrue(count > 200, "only " + count + " pixels are drawn");
    return new Point2D(x / count, y / count);
  }
}
