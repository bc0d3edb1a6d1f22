package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Point3D;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;

/// A mesh with a transform.
final class PlacedMesh extends MeshView {

  private final Affine place = new Affine();

  PlacedMesh() {
    getTransforms().add(place);
  }

  /// Maps the y axis to a unit direction times `length`, and the others to vectors of length
  /// `width`; z is reversed if the length is negative.
  void place(Vec3 origin, Vec3 direction, double width, double length) {
    boolean upright = Math.abs(direction.y()) > 0.9;
    Vec3 x = direction.cross(upright ? Vec3.X : Vec3.Y).unit();
    Vec3 z = x.cross(direction).times(Math.copySign(width, length));
    place(place, origin, x.times(width), direction.times(length), z);
  }

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

  /// Shows a line of constant width, from `-half` to `half`.
  ///
  /// @param origin the node's origin in the scene
  /// @param pixels its width; none is shown if it is 0
  void line(Projection projection, Vec3 origin, Vec3 half, double pixels) {
    double scale = projection.pixelsPerUnit(origin);
    double length = half.length();
    // Changing the visibility is expensive in JavaFX.
    setVisible(pixels > 0 && length > 0 && length < Double.POSITIVE_INFINITY && scale > 0);
    if (isVisible()) {
      setMesh(Meshes.LINE);
      double radius = pixels / 2 / scale;
      place(Vec3.ZERO, half.times(1 / length), radius, 2 * length);
    }
  }

  /// Shows a dot of constant size.
  ///
  /// @param origin the node's origin in the scene
  void dot(Projection projection, Vec3 origin, Vec3 at, double pixels) {
    double scale = projection.pixelsPerUnit(origin.plus(at));
    setVisible(scale > 0);
    if (isVisible()) {
      setMesh(Meshes.ball(pixels / 2));
      place(at, Vec3.Y, pixels / 2 / scale, pixels / 2 / scale);
    }
  }

  /// {@return its triangles in scene coordinates}
  ///
  /// @param origin the node's origin in the scene
  List<MeshTriangle> surface(Vec3 origin) {
    return Meshes.triangles(
        (TriangleMesh) Objects.requireNonNull(getMesh()),
        point -> {
          Point3D placed = place.transform(point.x(), point.y(), point.z());
          return new Vec3(placed.getX(), placed.getY(), placed.getZ()).plus(origin);
        });
  }
}
