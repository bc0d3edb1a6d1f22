package collisionbench.app.viewport.gesture;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.space.Silhouette;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Space;
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
final class BoxSelection implements DragHandler {

  /// Least width and height of the rectangle in pixels.
  private static final double THINNEST = 1;

  private final RenderState state;
  private final Pointer press;
  private final Selection before;
  private final Selection beside;
  private final Map<String, Shape2> outlines = new LinkedHashMap<>();
  private Optional<DragGuide> guide = Optional.empty();

  BoxSelection(RenderState state, Pointer press) {
    this.state = state;
    this.press = press;
    before = state.selection();
    beside = press.shift() ? before : Selection.NONE;
  }

  @Override
  public void to(Pointer pointer, Session session) {
    if (outlines.isEmpty()) {
      state
          .bodies()
          .forEach(body -> outline(body).ifPresent(seen -> outlines.put(body.id(), seen)));
    }
    Polygon box = box(pointer);
    List<String> touched =
        outlines.entrySet().stream()
            .filter(entry -> Overlap2.test(entry.getValue(), box))
            .map(Map.Entry::getKey)
            .toList();
    Selection next =
        new Selection(Stream.concat(beside.ids().stream(), touched.stream()).toList())
            .withGroups(state.evaluation().scene());
    if (!next.equals(session.selection().get())) {
      session.select(next);
    }
    guide =
        Optional.of(
            new DragGuide(
                Integer.toString(touched.size()),
                List.of(new DragGuide.Trace.Box(press.x(), press.y(), pointer.x(), pointer.y())),
                pointer.x(),
                pointer.y()));
  }

  @Override
  public void cancelled(Session session) {
    session.select(before);
  }

  @Override
  public Optional<DragGuide> guide() {
    return guide;
  }

  /// The outline of a body: its shape in 2D, its silhouette in pixels in 3D. A body that reaches
  /// behind the eye, or is a point, counts as its center.
  private Optional<Shape2> outline(Body body) {
    if (body instanceof Body2 flat) {
      return Optional.of(flat.shape());
    }
    List<Vec2> corners =
        Silhouette.of(body, state.projection()).stream().map(BoxSelection::vector).toList();
    return switch (corners.size()) {
      case 0, 1 ->
          state
              .projection()
              .toPixel(Framing.startBounds(body).center())
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
    if (state.projection().space() == Space.THREE) {
      return new Vec2(x, y);
    }
    Vec3 place = state.projection().onPlaneThrough(Vec3.ZERO, x, y);
    return new Vec2(place.x(), place.y());
  }
}
