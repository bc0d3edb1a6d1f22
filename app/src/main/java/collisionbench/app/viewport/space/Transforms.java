package collisionbench.app.viewport.space;

import collisionbench.geometry.space.Vec3;
import javafx.geometry.Point3D;
import javafx.scene.transform.Affine;

/// Sets transforms from axes.
final class Transforms {

  private Transforms() {}

  /// Maps the unit axes to `x`, `y` and `z`, and 0 to `origin`.
  static void place(Affine transform, Vec3 origin, Vec3 x, Vec3 y, Vec3 z) {
    transform.setToTransform(
        x.x(),
        y.x(),
        z.x(),
        origin.x(),
        x.y(),
        y.y(),
        z.y(),
        origin.y(),
        x.z(),
        y.z(),
        z.z(),
        origin.z());
  }

  /// Maps the y axis to a unit direction times `length`, and the others to vectors of length
  /// `width`.
  static void place(Affine transform, Vec3 origin, Vec3 direction, double width, double length) {
    Vec3 x = across(direction);
    Vec3 z = x.cross(direction);
    place(transform, origin, x.times(width), direction.times(length), z.times(width));
  }

  /// Like [#place], with y and z reversed.
  static void placeUpsideDown(Affine transform, Vec3 origin, Vec3 direction, double size) {
    Vec3 x = across(direction);
    Vec3 z = x.cross(direction);
    place(transform, origin, x.times(size), direction.times(-size), z.times(-size));
  }

  static Vec3 placed(Affine transform, Vec3 point) {
    Point3D placed = transform.transform(point.x(), point.y(), point.z());
    return new Vec3(placed.getX(), placed.getY(), placed.getZ());
  }

  /// {@return a unit vector perpendicular to a unit vector}
  private static Vec3 across(Vec3 direction) {
    boolean upright = Math.abs(direction.y()) > 0.9;
    Vec3 across = direction.cross(upright ? Vec3.X : Vec3.Y);
    return across.times(1 / across.length());
  }
}
