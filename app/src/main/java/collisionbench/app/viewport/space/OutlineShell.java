package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Material;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.Shape3D;

/// A body some pixels larger, of which only the far side is drawn: what looks out from behind the
/// body is a line around it.
final class OutlineShell extends Group {

  private final List<Shape3D> shapes;
  private final Fit fit;

  /// How a body's shell takes its size.
  @FunctionalInterface
  interface Fit {
    /// Takes the size that looks out by a number of pixels.
    ///
    /// @param wider by how many pixels it looks out
    void to(Projection projection, double wider);
  }

  OutlineShell(List<? extends Shape3D> shapes, Fit fit) {
    this.shapes = List.copyOf(shapes);
    this.fit = fit;
    shapes.forEach(shape -> shape.setCullFace(CullFace.FRONT));
    getChildren().addAll(shapes);
  }

  void fit(Projection projection, double wider, Material material) {
    shapes.forEach(shape -> shape.setMaterial(material));
    fit.to(projection, wider);
  }
}
