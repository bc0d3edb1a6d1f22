package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Material;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.Shape3D;

/// An outline: a copy of a body, enlarged by some pixels, of which only back faces are drawn.
final class OutlineShell extends Group {

  private final List<Shape3D> shapes;
  private final Fit fit;

  /// Resizes a shell.
  @FunctionalInterface
  interface Fit {
    /// Resizes it.
    ///
    /// @param wider the width of the outline in pixels
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
