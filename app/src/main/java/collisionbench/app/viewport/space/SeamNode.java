package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.Seam;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.paint.Material;
import javafx.scene.transform.Translate;

/// A seam: lines of constant width in pixels.
final class SeamNode extends Group {

  private static final double WIDTH = 2;

  /// The offset towards the eye in pixels, so that surfaces do not hide it.
  private static final double LIFTED = 1.5;

  private final List<Seam.Piece> pieces;
  private final Vec3 origin;
  private final Bands bands = new Bands();
  private Optional<Fit> fitted = Optional.empty();

  private record Fit(Projection projection, Material material) {}

  SeamNode(List<Seam.Piece> pieces) {
    this.pieces = pieces;
    origin = pieces.isEmpty() ? Vec3.ZERO : pieces.getFirst().from();
    getTransforms().add(new Translate(origin.x(), origin.y(), origin.z()));
    getChildren().add(bands);
  }

  void fit(Projection projection, Material material) {
    Fit next = new Fit(projection, material);
    if (!fitted.equals(Optional.of(next))) {
      fitted = Optional.of(next);
      draw(projection, material);
    }
  }

  private void draw(Projection projection, Material material) {
    bands.begin(projection, origin, WIDTH, LIFTED);
    pieces.forEach(piece -> bands.line(piece.from().minus(origin), piece.to().minus(origin)));
    bands.end(material);
  }
}
