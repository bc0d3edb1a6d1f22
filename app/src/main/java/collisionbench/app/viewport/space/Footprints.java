package collisionbench.app.viewport.space;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
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
import javafx.scene.shape.StrokeLineCap;

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
    context.setLineCap(StrokeLineCap.ROUND);
    for (Body body : bodies) {
      if (body instanceof Body3(String _, Shape3 shape, Vec3 _, Optional<String> _)) {
        List<Point2D> known = before.get(shape);
        List<Point2D> outline = known == null ? Silhouette.onGround(shape, projection) : known;
        outlines.put(shape, outline);
        if (!outline.isEmpty()) {
          draw(context, shape.bounds(), outline, palette);
        }
      }
    }
  }

  private static void draw(
      GraphicsContext canvas, Bounds3 bounds, List<Point2D> outline, Palette palette) {
    double strength = strength(bounds);
    if (bounds.max().y() < 0) {
      drawUnder(canvas, outline, palette.grid().deriveColor(0, 1, 1, strength));
    } else {
      drawOver(canvas, outline, palette.shadow().deriveColor(0, 1, 1, strength / LAYERS));
    }
  }

  /// {@return the strength of a shadow: 1 on the ground, 1/2 at a height equal to the body's size}
  static double strength(Bounds3 bounds) {
    Vec3 size = bounds.size();
    double extent = Math.max(size.y(), Math.max(size.x(), size.z()));
    double away = Math.max(0, Math.max(bounds.min().y(), -bounds.max().y()));
    return extent > 0 ? extent / (extent + away) : 1 / (1 + away);
  }

  /// In layers of growing width.
  private static void drawOver(GraphicsContext canvas, List<Point2D> outline, Color shadow) {
    canvas.setFill(shadow);
    canvas.setStroke(shadow);
    Point2D middle = middle(outline);
    for (int layer = 0; layer < LAYERS; layer++) {
      double wider = layer * SOFT;
      if (outline.size() == 2) {
        canvas.setLineWidth(LINE + 2 * wider);
        canvas.strokePolyline(x(outline), y(outline), 2);
      } else {
        List<Point2D> grown = outline.stream().map(at -> away(at, middle, wider)).toList();
        canvas.fillPolygon(x(grown), y(grown), grown.size());
      }
    }
  }

  private static Point2D away(Point2D at, Point2D from, double pixels) {
    return at.add(at.subtract(from).normalize().multiply(pixels));
  }

  private static Point2D middle(List<Point2D> outline) {
    return outline.stream().reduce(Point2D.ZERO, Point2D::add).multiply(1.0 / outline.size());
  }

  private static void drawUnder(GraphicsContext canvas, List<Point2D> outline, Color color) {
    canvas.setStroke(color);
    canvas.setLineWidth(LINE / 2);
    canvas.setLineDashes(DASH);
    canvas.strokePolygon(x(outline), y(outline), outline.size());
    canvas.setLineDashes();
  }

  private static double[] x(List<Point2D> outline) {
    return outline.stream().mapToDouble(Point2D::getX).toArray();
  }

  private static double[] y(List<Point2D> outline) {
    return outline.stream().mapToDouble(Point2D::getY).toArray();
  }
}
