package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/// The outlines of bodies projected onto the ground: a soft shadow that fades with height, or a
/// dashed line for bodies below the ground. Drawn at most once per frame.
final class Footprints extends Region {

  /// More shadows would merge into one.
  static final int MOST = 500;

  private static final int LAYERS = 4;

  /// The growth per shadow layer in pixels.
  private static final double SOFT = 2.5;

  /// The width of a segment's shadow.
  private static final double LINE = 3;

  private static final double DASH = 4;

  /// A cache of outlines for the last projection.
  private Map<Shape3, List<Point2D>> outlines = new HashMap<>();

  private final Canvas canvas = new Canvas();
  private Optional<Projection> seen = Optional.empty();
  private Optional<Shown> shown = Optional.empty();

  private record Shown(Projection projection, Palette palette, List<Body> bodies) {}

  Footprints() {
    setMouseTransparent(true);
    getChildren().add(canvas);
  }

  /// {@return the canvas, to be sized}
  Canvas canvas() {
    return canvas;
  }

  /// Draws footprints before the next frame.
  void show(Projection projection, Palette palette, List<Body> bodies) {
    shown = Optional.of(new Shown(projection, palette, bodies));
    setNeedsLayout(true);
  }

  @Override
  protected void layoutChildren() {
    shown.ifPresent(now -> draw(now.projection, now.palette, now.bodies));
  }

  private void draw(Projection projection, Palette palette, List<Body> bodies) {
    GraphicsContext context = canvas.getGraphicsContext2D();
    context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    Map<Shape3, List<Point2D>> before =
        seen.filter(projection::equals).isPresent() ? outlines : Map.of();
    outlines = new HashMap<>();
    seen = Optional.of(projection);
    if (bodies.size() > MOST) {
      return;
    }
    CanvasPen pen = new CanvasPen(context);
    for (Body body : bodies) {
      if (body instanceof Body3(String _, Shape3 shape, Vec3 _, Optional<String> _)) {
        List<Point2D> known = before.get(shape);
        List<Point2D> outline = known == null ? Silhouette.onGround(shape, projection) : known;
        outlines.put(shape, outline);
        if (!outline.isEmpty()) {
          draw(pen, shape.bounds(), outline, palette);
        }
      }
    }
  }

  private static void draw(CanvasPen pen, Bounds3 bounds, List<Point2D> outline, Palette palette) {
    double strength = strength(bounds);
    if (bounds.max().y() < 0) {
      pen.canvas().setLineDashes(DASH);
      pen.line(outline, true, palette.grid().deriveColor(0, 1, 1, strength), LINE / 2);
      pen.canvas().setLineDashes();
    } else {
      drawOver(pen, outline, palette.shadow().deriveColor(0, 1, 1, strength / LAYERS));
    }
  }

  /// {@return the strength of a shadow: 1 on the ground, 1/2 at a height equal to the body's size}
  static double strength(Bounds3 bounds) {
    double extent = bounds.size().largest();
    double away = Math.max(0, Math.max(bounds.min().y(), -bounds.max().y()));
    return extent > 0 ? extent / (extent + away) : 1 / (1 + away);
  }

  /// In layers of growing width.
  private static void drawOver(CanvasPen pen, List<Point2D> outline, Color shadow) {
    Point2D middle = Pixels.middle(outline);
    for (int layer = 0; layer < LAYERS; layer++) {
      double wider = layer * SOFT;
      if (outline.size() == 2) {
        pen.line(outline, false, shadow, LINE + 2 * wider);
      } else {
        pen.area(outline.stream().map(at -> away(at, middle, wider)).toList(), shadow);
      }
    }
  }

  private static Point2D away(Point2D at, Point2D from, double pixels) {
    return at.add(at.subtract(from).normalize().multiply(pixels));
  }
}
