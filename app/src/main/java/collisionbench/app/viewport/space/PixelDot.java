package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import javafx.scene.shape.Sphere;
import javafx.scene.transform.Affine;

/// A dot in a 3D picture, of constant size in pixels.
public final class PixelDot extends Sphere {

  private static final int DIVISIONS = 16;

  private final Affine placement = new Affine();
  private Vec3 at = Vec3.ZERO;

  PixelDot() {
    super(1, DIVISIONS);
    getTransforms().add(placement);
  }

  void place(Vec3 newAt) {
    at = newAt;
  }

  /// @param origin the node's origin in the scene
  void fit(Projection projection, Vec3 origin, double pixels) {
    fit(true, projection, origin, pixels);
  }

  /// @param shown whether it is visible
  /// @param origin the node's origin in the scene
  void fit(boolean shown, Projection projection, Vec3 origin, double pixels) {
    double scale = projection.pixelsPerUnit(origin.plus(at));
    boolean visible = shown && scale > 0;
    setVisible(visible);
    if (visible) {
      Transforms.place(placement, at, Vec3.Y, pixels / 2 / scale, pixels / 2 / scale);
    }
  }
}
