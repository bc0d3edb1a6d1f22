package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.gizmo.EditDrag.Result;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Degrees;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.paint.Color;

/// Handles that rotate the selection: a ring about each axis and a wider one in the plane of the
/// picture; a single one in 2D. Spheres, circles and points have none.
///
/// @param origin the common center of the bodies
record RotateHandles(EditedBodies target, HandleOrigin origin) {

  private static final double RADIUS = 68;
  private static final double WIDE_RADIUS = 84;
  private static final int SIDES = 72;
  private static final double STRONG = 2.5;
  private static final double WEAK = 1.25;
  private static final double BADGE = 8;

  /// {@return the handles, frontmost first}
  List<Handle> all() {
    if (target.single().filter(RotateHandles::isRound).isPresent()) {
      return List.of();
    }
    Stream<Optional<Handle>> rings =
        origin.projection().space() == Space.TWO
            ? Stream.of(ring("z", Optional.empty(), Vec3.Z, Vec3.X, Vec3.Y, RADIUS, Vec3.X))
            : Stream.concat(Stream.of(Axis.values()).map(this::axisRing), Stream.of(wideRing()));
    return rings.flatMap(Optional::stream).toList();
  }

  /// {@return whether rotations do not change a body}
  static boolean isRound(Body body) {
    return switch (body) {
      case Body3 solid -> solid.shape() instanceof Sphere;
      case Body2 flat -> flat.shape() instanceof Circle || flat.shape() instanceof Point2;
    };
  }

  private Optional<Handle> axisRing(Axis axis) {
    Vec3 u = origin.direction(axis.next());
    Vec3 v = origin.direction(axis.next().next());
    Vec3 label = facing(u).plus(facing(v)).times(Math.sqrt(0.5));
    String name = KebabCase.of(axis);
    return ring(name, Optional.of(axis), origin.direction(axis), u, v, RADIUS, label);
  }

  /// {@return a direction or its opposite, whichever faces the eye}
  private Vec3 facing(Vec3 direction) {
    return direction.dot(origin.towardsEye()) < -1e-9 ? direction.negated() : direction;
  }

  private Optional<Handle> wideRing() {
    Vec3 axis = origin.towardsEye();
    Vec3 u = axis.cross(origin.projection().camera().up()).unit();
    return ring("view", Optional.empty(), axis, u, axis.cross(u), WIDE_RADIUS, u);
  }

  private Optional<Handle> ring(
      String name, Optional<Axis> axis, Vec3 about, Vec3 u, Vec3 v, double radius, Vec3 label) {
    double width = radius == RADIUS ? STRONG : WEAK;
    List<Vec3> points =
        IntStream.range(0, SIDES).mapToObj(i -> point(u, v, radius, 360.0 * i / SIDES)).toList();
    List<Vec3> front = front(points);
    if (front.size() < 2) {
      // So far out, doubles are further apart than the ring is wide.
      return Optional.empty();
    }
    Vec3 badge = origin.out(label, radius);
    return origin
        .pixels(Stream.of(closed(points), front, List.of(badge)).flatMap(List::stream).toList())
        .map(pixels ->
            new Ring(
                axis,
                pixels.subList(0, SIDES + 1),
                pixels.subList(SIDES + 1, pixels.size() - 1),
                pixels.getLast(),
                width))
        .map(ring -> ring.handle("rotate-" + name, start -> startDrag(about, front, start)));
  }

  /// A ring in pixels. Its front half is stronger and draggable.
  ///
  /// @param axis the scene's axis; empty if the ring is parallel to the picture
  /// @param label the position of the letter
  private record Ring(
      Optional<Axis> axis, List<Point2D> whole, List<Point2D> front, Point2D label, double width) {

    Handle handle(String name, Function<Pointer, DragHandler> grab) {
      Stream<Point2D> along =
          IntStream.range(1, front.size())
              .boxed()
              .flatMap(i -> Pixels.along(front.get(i - 1), front.get(i)));
      Grip.Area area = (x, y) -> Pixels.distance(front, x, y) <= Handle.GRAB_DISTANCE;
      return new Handle(
          new Grip(name, Cursor.HAND, area, grab),
          front.get(front.size() / 2),
          Stream.concat(along, Stream.of(label)).toList(),
          this::draw);
    }

    private void draw(Brush brush) {
      Color color = axis.map(brush.palette()::of).orElseGet(brush::plain);
      brush.hairline(whole, color);
      brush.line(front, color, width);
      axis.ifPresent(about -> {
        brush.disc(label, BADGE, color, true);
        brush.inscribe(about.name(), label);
      });
    }
  }

  private Vec3 point(Vec3 u, Vec3 v, double radius, double degrees) {
    return origin.out(u.times(Degrees.cosine(degrees)).plus(Degrees.sine(degrees), v), radius);
  }

  private static <T> List<T> closed(List<T> points) {
    List<T> closed = new ArrayList<>(points);
    closed.add(points.getFirst());
    return closed;
  }

  /// {@return the points in front of the center in order; all if the ring faces the eye}
  private List<Vec3> front(List<Vec3> points) {
    Vec3 eye = origin.towardsEye();
    double least = -1e-3 * RADIUS / origin.pixelsPerUnit();
    int count = points.size();
    boolean[] seen = new boolean[count];
    int last = -1;
    for (int i = 0; i < count; i++) {
      seen[i] = points.get(i).minus(origin.at()).dot(eye) >= least;
      last = seen[i] ? last : i;
    }
    if (last < 0) {
      return closed(points);
    }
    int after = last;
    return IntStream.range(1, count)
        .map(i -> (after + i) % count)
        .filter(i -> seen[i])
        .mapToObj(points::get)
        .toList();
  }

  private DragHandler startDrag(Vec3 about, List<Vec3> front, Pointer start) {
    Point2D pixel = new Point2D(start.x(), start.y());
    Projection seen = origin.projection();
    ToDoubleFunction<Vec3> distance =
        point -> seen.toPixel(point).map(pixel::distance).orElse(Double.MAX_VALUE);
    Vec3 held = front.stream().min(Comparator.comparingDouble(distance)).orElse(origin.at());
    DraggedAngle dragged = new DraggedAngle(seen, origin.at(), about, held, start);
    return new EditDrag(pointer -> turned(dragged, about, pointer));
  }

  /// About the ring's axis, or the axis locked by a key.
  private Result turned(DraggedAngle dragged, Vec3 axis, Pointer pointer) {
    double turned = pointer.degrees(Math.toDegrees(dragged.to(pointer)));
    double degrees = pointer.typed().orElse(turned);
    boolean flat = origin.projection().space() == Space.TWO;
    Optional<Axis> lock = flat ? Optional.empty() : pointer.lock();
    AxisTurn turn = new AxisTurn(lock.map(Axis::direction).orElse(axis), degrees);
    Vec3 center = origin.at();
    List<Body> bodies =
        target.bodies().stream()
            .map(body -> turn.of(body, center.minus(target.shift(body))))
            .toList();
    DragGuide.Trace trace =
        lock.<DragGuide.Trace>map(locked -> new DragGuide.Trace.Line(center, locked))
            .orElseGet(() ->
                new DragGuide.Trace.Angle(center, axis, dragged.arm(), Math.toRadians(degrees)));
    return new Result(
        new Edit.Change(ChangeKind.ORIENTATION, bodies),
        Readout.turn(degrees) + lock.map(locked -> " " + locked).orElse(""),
        List.of(trace));
  }
}
