package collisionbench.app.viewport;

import collisionbench.app.scene.Body;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.space.Silhouette;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// Tests whether bodies are drawn in an area of the picture.
final class BodiesUnder {

  /// With more bodies, only the first are considered.
  private static final int LOOKED_AT = 200;

  private BodiesUnder() {}

  /// {@return whether a visible body is in an area}
  static boolean any(RenderState state, Bounds area) {
    return state.bodies().stream()
        .limit(LOOKED_AT)
        .anyMatch(body -> isUnder(body, state.projection(), area));
  }

  private static boolean isUnder(Body body, Projection projection, Bounds area) {
    List<Point2D> outline = Silhouette.of(body, projection);
    if (outline.isEmpty()) {
      return projection.toPixel(body.bounds().center()).filter(area::contains).isPresent();
    }
    return Pixels.isWithin(outline, area.getCenterX(), area.getCenterY())
        || IntStream.range(0, outline.size())
            .boxed()
            .flatMap(i -> Pixels.along(outline.get(i), outline.get((i + 1) % outline.size())))
            .anyMatch(area::contains);
  }
}
