package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import javafx.scene.Group;
import javafx.scene.paint.PhongMaterial;
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
  void fit(Projection projection, Vec3 origin, BodyNode.Highlight look, Materials materials) {
    double size = look.touching() ? BOLD : SIZE;
    double wider = BodyNode.OUTLINE + (look.selected() ? BodyNode.SELECTION : 0);
    dot.dot(projection, origin, Vec3.ZERO, size);
    shell.dot(projection, origin, Vec3.ZERO, size + 2 * wider);
    dot.setMaterial(look.touching() ? materials.contactDot() : materials.line());
    shell.setMaterial(material(look, materials));
  }

  private static PhongMaterial material(BodyNode.Highlight look, Materials materials) {
    if (look.selected()) {
      return materials.selection();
    }
    return look.disputed() ? materials.dispute() : materials.outline();
  }
}
