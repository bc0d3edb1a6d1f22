package collisionbench.app.viewport.space;

import collisionbench.app.viewport.space.seam.Surface;
import collisionbench.geometry.space.Vec3;
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

  PlacedMesh(TriangleMesh mesh) {
    this();
    setMesh(mesh);
  }

  Affine place() {
    return place;
  }

  /// {@return its triangles in scene coordinates}
  ///
  /// @param origin the node's origin in the scene
  Surface surface(Vec3 origin) {
    TriangleMesh mesh = (TriangleMesh) Objects.requireNonNull(getMesh());
    int[] faces = mesh.getFaces().toArray(null);
    int stride = mesh.getVertexFormat().getVertexIndexSize();
    int[] corners = new int[faces.length / stride];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = faces[stride * i];
    }
    return Surface.of(
        mesh.getPoints().toArray(null),
        corners,
        point -> Transforms.placed(place, point).plus(origin));
  }
}
