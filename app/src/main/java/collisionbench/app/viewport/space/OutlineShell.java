package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import java.util.List;
import java.util.function.ObjDoubleConsumer;
import javafx.scene.Group;
import javafx.scene.paint.Material;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;

/// An outline: a copy of a body, enlarged by some pixels, of which only back faces are drawn. Bands
/// are drawn behind the body instead.
final class OutlineShell extends Group {

  private final List<MeshView> shapes;
  private final ObjDoubleConsumer<Projection> fit;

  /// @param fit resizes the shapes for a width of the outline in pixels
  OutlineShell(List<? extends MeshView> shapes, ObjDoubleConsumer<Projection> fit) {
    this.shapes = List.copyOf(shapes);
    this.fit = fit;
    shapes.stream()
        .filter(PlacedMesh.class::isInstance)
        .forEach(mesh -> mesh.setCullFace(CullFace.FRONT));
    getChildren().addAll(shapes);
  }

  void fit(Projection projection, double wider, Material material) {
    shapes.forEach(shape -> shape.setMaterial(material));
    fit.accept(projection, wider);
  }
}
