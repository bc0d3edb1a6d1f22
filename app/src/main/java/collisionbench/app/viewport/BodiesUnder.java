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

/// Measures how much of the bodies is drawn in an area of the picture.
final class BodiesUnder {

  /// With more bodies, only the first are considered: every move of the camera asks.
  private static final int LOOKED_AT = 200;

  private BodiesUnder() {}

  /// {@return the number of points in an area: evenly spaced ones of outlines, and its own middle
  /// for each body there}
  static long count(RenderState state, Bounds area) {
    return state.bodies().stream()
        .limit(LOOKED_AT)
        .mapToLong(body -> count(body, state.projection(), area))
        .sum();
  }

  private static long count(Body body, Projection projection, Bounds area) {
    List<Point2D> outline = Silhouette.of(body, projection);
    if (outline.isEmpty()) {
      return projection.toPixel(body.bounds().center()).filter(area::contains).stream().count();
    }
    int middle = Pixels.isWithin(outline, area.getCenterX(), area.getCenterY()) ? 1 : 0;
    return middle
        + IntStream.range(0, outline.size())
            .boxed()
            .flatMap(i -> Pixels.along(outline.get(i), outline.get((i + 1) % outline.size())))
            .filter(area::contains)
            .count();
  }
}
