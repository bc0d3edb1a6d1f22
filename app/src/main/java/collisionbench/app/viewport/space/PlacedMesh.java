package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Objects;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;

/// A mesh with a transform.
final class PlacedMesh extends MeshView {

  private final Affine place = new Affine();

  PlacedMesh() {
    getTransforms().add(place);
  }

  Affine place() {
    return place;
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
      Transforms.place(place, Vec3.ZERO, half.times(1 / length), radius, 2 * length);
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
      Transforms.place(place, at, Vec3.Y, pixels / 2 / scale, pixels / 2 / scale);
    }
  }

  /// {@return its triangles in scene coordinates}
  ///
  /// @param origin the node's origin in the scene
  List<MeshTriangle> surface(Vec3 origin) {
    TriangleMesh mesh = (TriangleMesh) Objects.requireNonNull(getMesh());
    int[] faces = mesh.getFaces().toArray(null);
    int stride = mesh.getVertexFormat().getVertexIndexSize();
    int[] corners = new int[faces.length / stride];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = faces[stride * i];
    }
    return MeshTriangle.of(
        mesh.getPoints().toArray(null),
        corners,
        point -> Transforms.placed(place, point).plus(origin));
  }
}
