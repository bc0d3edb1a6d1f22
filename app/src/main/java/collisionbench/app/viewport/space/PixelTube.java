package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import javafx.scene.shape.Cylinder;
import javafx.scene.transform.Affine;

/// A line in a 3D picture, of constant width in pixels.
final class PixelTube extends Cylinder {

  private static final int SIDES = 12;

  private final Affine placement = new Affine();
  private Vec3 from = Vec3.ZERO;
  private Vec3 to = Vec3.ZERO;

  PixelTube() {
    super(1, 1, SIDES);
    getTransforms().add(placement);
  }

  void place(Vec3 newFrom, Vec3 newTo) {
    from = newFrom;
    to = newTo;
  }

  void copyTo(PixelTube other) {
    other.place(from, to);
  }

  /// @param origin the node's origin in the scene
  void fit(Projection projection, Vec3 origin, double pixels) {
    fit(true, projection, origin, pixels);
  }

  /// @param shown whether it is visible; changing that is expensive in JavaFX
  /// @param origin the node's origin in the scene
  void fit(boolean shown, Projection projection, Vec3 origin, double pixels) {
    Vec3 along = to.minus(from);
    double length = along.length();
    double scale = projection.pixelsPerUnit(origin.plus(from.towards(to, 0.5)));
    boolean visible = shown && length > 0 && length < Double.POSITIVE_INFINITY && scale > 0;
    setVisible(visible);
    if (visible) {
      Vec3 direction = along.times(1 / length);
      Transforms.place(placement, from.towards(to, 0.5), direction, pixels / 2 / scale, length);
    }
  }
}
