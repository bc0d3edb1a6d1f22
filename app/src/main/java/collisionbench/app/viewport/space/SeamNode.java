package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.app.viewport.space.seam.Seam;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.paint.Material;
import javafx.scene.transform.Translate;

/// The seam of two surfaces: lines of constant width in pixels.
final class SeamNode extends Group {

  private static final double WIDTH = 2;

  /// The offset towards the eye in pixels, so that surfaces do not hide it.
  private static final double LIFTED = 1.5;

  private final List<MeshTriangle> a;
  private final List<MeshTriangle> b;
  private final List<Seam.Piece> pieces;
  private final Vec3 origin;
  private final Bands bands = new Bands();
  private Optional<Projection> fitted = Optional.empty();

  SeamNode(List<MeshTriangle> a, List<MeshTriangle> b) {
    this.a = a;
    this.b = b;
    pieces = Seam.between(a, b);
    origin = pieces.isEmpty() ? Vec3.ZERO : pieces.getFirst().from();
    getTransforms().add(new Translate(origin.x(), origin.y(), origin.z()));
    getChildren().add(bands);
  }

  @SuppressWarnings("ReferenceEquality") // a surface is made anew where anything of it changes
  boolean isOf(List<MeshTriangle> newA, List<MeshTriangle> newB) {
    return a == newA && b == newB;
  }

  void fit(Projection projection, Material material) {
    bands.setMaterial(material);
    if (!fitted.equals(Optional.of(projection))) {
      fitted = Optional.of(projection);
      bands.begin(projection, origin, WIDTH, LIFTED);
      pieces.forEach(piece -> bands.line(piece.from().minus(origin), piece.to().minus(origin)));
      bands.end();
    }
  }
}
