package collisionbench.app.viewport.camera;

import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.space.Silhouette;
import collisionbench.bench.scene.Body;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// Measures which bodies are in view, and how much of them is in an area of the picture.
public final class BodiesInView {

  /// With more bodies, only the first are considered: every move of the camera asks.
  private static final int LOOKED_AT = 200;

  private BodiesInView() {}

  /// {@return whether there are bodies, all of them outside the view}
  public static boolean noneOf(List<Body> bodies, Projection projection) {
    return !bodies.isEmpty() && bodies.stream().noneMatch(body -> mayBeSeen(body, projection));
  }

  /// {@return false if all corners of the bounding box are beyond one side of the view or behind
  /// the eye}
  private static boolean mayBeSeen(Body body, Projection projection) {
    boolean[] inside = new boolean[5];
    for (Vec3 corner : Framing.corners(Framing.startBounds(body))) {
      double depth = projection.depth(corner);
      double widening = projection.isParallel() ? 1 : depth / projection.camera().distance();
      double scale = projection.height() / projection.camera().visibleHeight();
      Vec3 fromTarget = corner.minus(projection.camera().target());
      double right = scale * fromTarget.dot(projection.camera().right());
      double up = scale * fromTarget.dot(projection.camera().up());
      inside[0] |= right >= -widening * projection.width() / 2;
      inside[1] |= right <= widening * projection.width() / 2;
      inside[2] |= up >= -widening * projection.height() / 2;
      inside[3] |= up <= widening * projection.height() / 2;
      inside[4] |= depth >= projection.nearest();
    }
    return inside[0] && inside[1] && inside[2] && inside[3] && inside[4];
  }

  /// {@return the number of points in an area: evenly spaced ones of outlines, and its own middle
  /// for each body there}
  public static long pointsIn(RenderState state, Bounds area) {
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
