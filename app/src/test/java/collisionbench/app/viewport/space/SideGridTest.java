package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.plane.SideGrid;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Side;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SideGridTest {

  private static final Camera CAMERA = new Camera(new Vec3(1, 2, 3), 10, 0.6, 0.4);

  private static Projection from(Side side, Lens lens) {
    return new Projection(Space.THREE, lens, side.seenBy(CAMERA), 800, 600);
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void numbersStandWhereTheirPointsAre(Side side) {
    Projection projection = from(side, Lens.ORTHOGRAPHIC);
    SideGrid.Rulers rulers = SideGrid.rulers(side, projection);
    Vec3 point = new Vec3(-1.5, 2.25, 4);
    Point2D pixel = projection.toPixel(point).orElseThrow();
    assertEquals(pixel.getX(), rulers.across().pixel(along(side.right(), point)), 1e-9);
    assertEquals(pixel.getY(), rulers.up().pixel(along(side.up(), point)), 1e-9);
  }

  /// The coordinate of the axis along which a direction goes, either way.
  private static double along(Vec3 direction, Vec3 point) {
    Vec3 absolute =
        new Vec3(Math.abs(direction.x()), Math.abs(direction.y()), Math.abs(direction.z()));
    return absolute.dot(point);
  }

  @Test
  void onlySideViewsWithoutPerspectiveHaveNumbers() {
    assertEquals(Optional.of(Side.RIGHT), Side.of(from(Side.RIGHT, Lens.ORTHOGRAPHIC)));
    assertEquals(Optional.empty(), Side.of(from(Side.RIGHT, Lens.PERSPECTIVE)));
    assertEquals(
        Optional.empty(),
        Side.of(new Projection(Space.THREE, Lens.ORTHOGRAPHIC, CAMERA, 800, 600)));
  }
}
