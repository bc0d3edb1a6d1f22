package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import javafx.scene.Group;
import javafx.scene.shape.CullFace;

/// The dot, with an outline, that shows a tiny body.
final class BodyDot extends Group {

  private static final double SIZE = 8;
  private static final double BOLD = 12;

  private final PlacedMesh dot = new PlacedMesh();
  private final PlacedMesh shell = new PlacedMesh();

  BodyDot() {
    shell.setCullFace(CullFace.FRONT);
    getChildren().addAll(dot, shell);
  }

  /// @param origin the position of the body
  void fit(Projection projection, Vec3 origin, Materials.Look look, Materials materials) {
    double size = look.touching() ? BOLD : SIZE;
    double wider = BodyNode.OUTLINE + look.halo();
    dot.dot(projection, origin, Vec3.ZERO, size);
    shell.dot(projection, origin, Vec3.ZERO, size + 2 * wider);
    dot.setMaterial(materials.dot(look));
    shell.setMaterial(look.halo() > 0 ? materials.halo(look) : materials.outline(look));
  }
}
