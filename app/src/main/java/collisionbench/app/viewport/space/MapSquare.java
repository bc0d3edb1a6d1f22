package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.MapPicture;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

/// A map of answers as a square in space, seen from both sides. It comes after all bodies, since
/// what is translucent hides what is drawn later.
final class MapSquare extends MeshView {

  private Optional<MapPicture> shown = Optional.empty();

  MapSquare() {
    setCullFace(CullFace.NONE);
    setVisible(false);
  }

  void show(Optional<MapPicture> map) {
    shown = map;
    setVisible(map.isPresent());
    map.ifPresent(picture -> {
      // A translucent color is not shaded, but added.
      PhongMaterial material = new PhongMaterial(Color.WHITE);
      material.setDiffuseMap(picture.image());
      setMaterial(material);
    });
  }

  /// @param drawn maps points of the scene to those drawn
  void fit(UnaryOperator<Vec3> drawn) {
    shown.ifPresent(picture -> {
      Vec3 right = picture.corner().plus(picture.across());
      TriangleMesh mesh = new TriangleMesh();
      for (Vec3 corner :
          List.of(
              picture.corner(),
              right,
              right.plus(picture.up()),
              picture.corner().plus(picture.up()))) {
        Vec3 at = drawn.apply(corner);
        mesh.getPoints().addAll((float) at.x(), (float) at.y(), (float) at.z());
      }
      mesh.getTexCoords().addAll(0, 1, 1, 1, 1, 0, 0, 0);
      mesh.getFaces().addAll(0, 0, 1, 1, 2, 2, 0, 0, 2, 2, 3, 3);
      setMesh(mesh);
    });
  }
}
