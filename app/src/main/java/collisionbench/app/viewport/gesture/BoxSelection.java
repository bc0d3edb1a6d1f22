package collisionbench.app.viewport.gesture;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Framing;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import collisionbench.app.viewport.sight.Sight;
import collisionbench.app.viewport.space.Silhouette;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.space.Vec3;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Selects the bodies that a dragged rectangle touches on screen; with Shift it adds to the
/// selection.
final class BoxSelection implements Pull {

  /// Least width and height of the rectangle in pixels.
  private static final double THINNEST = 1;

  private final Sight sight;
  private final Pointer press;
  private final Selection before;
  private final Selection beside;
  private final Map<String, Shape2> outlines = new LinkedHashMap<>();
  private Optional<Guide> guide = Optional.empty();

  BoxSelection(Sight sight, Pointer press) {
    this.sight = sight;
    this.press = press;
    before = sight.selection();
    beside = press.shift() ? before : Selection.NONE;
  }

  @Override
  public void to(Pointer pointer, Session session) {
    if (outlines.isEmpty()) {
      sight
          .bodies()
          .forEach(body -> outline(body).ifPresent(seen -> outlines.put(body.id(), seen)));
    }
    Polygon box = box(pointer);
    List<String> touched =
        outlines.entrySet().stream()
            .filter(entry -> Overlap2.test(entry.getValue(), box))
            .map(Map.Entry::getKey)
            .toList();
    Selection next = new Selection(Stream.concat(beside.ids().stream(), touched.stream()).toList());
    if (!next.equals(session.selection().get())) {
      session.select(next);
    }
    guide =
        Optional.of(
            new Guide(
                Integer.toString(touched.size()),
                List.of(new Guide.Trace.Box(press.x(), press.y(), pointer.x(), pointer.y())),
                pointer.x(),
                pointer.y()));
  }

  @Override
  public void takenBack(Session session) {
    session.select(before);
  }

  @Override
  public Optional<Guide> guide() {
    return guide;
  }

  /// The outline of a body: its shape in 2D, its silhouette in pixels in 3D. A body that reaches
  /// behind the eye, or is a point, counts as its centre.
  private Optional<Shape2> outline(Body body) {
    if (body instanceof Body2 flat) {
      return Optional.of(flat.shape());
    }
    List<Vec2> corners =
        Silhouette.of(body, sight.projection()).stream().map(BoxSelection::vector).toList();
    return switch (corners.size()) {
      case 0, 1 ->
          sight
              .projection()
              .toPixel(Framing.standing(body).center())
              .map(middle -> new Point2(vector(middle)));
      case 2 -> Optional.of(new Segment2(corners.getFirst(), corners.getLast()));
      default -> Optional.of(Polygon.ofRounded(corners));
    };
  }

  private static Vec2 vector(Point2D pixel) {
    return new Vec2(pixel.getX(), pixel.getY());
  }

  /// The rectangle in the units of the outlines: scene units in 2D, pixels in 3D.
  private Polygon box(Pointer pointer) {
    double left = Math.min(press.x(), pointer.x());
    double top = Math.min(press.y(), pointer.y());
    Vec2 one = place(left, top);
    Vec2 other =
        place(
            Math.max(left + THINNEST, Math.max(press.x(), pointer.x())),
            Math.max(top + THINNEST, Math.max(press.y(), pointer.y())));
    double low = Math.min(one.y(), other.y());
    double high = Math.max(one.y(), other.y());
    return new Polygon(
        List.of(
            new Vec2(one.x(), low),
            new Vec2(other.x(), low),
            new Vec2(other.x(), high),
            new Vec2(one.x(), high)));
  }

  private Vec2 place(double x, double y) {
    if (sight.projection().space() == Space.THREE) {
      return new Vec2(x, y);
    }
    Vec3 place = sight.projection().onPlaneThrough(Vec3.ZERO, x, y);
    return new Vec2(place.x(), place.y());
  }
}
