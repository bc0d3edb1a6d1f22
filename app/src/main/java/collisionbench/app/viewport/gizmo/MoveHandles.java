package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.paint.Color;

/// Handles that move the selection: arrows along the axes, squares in their planes, and a ring for
/// the plane of the picture.
///
/// Handles seen end-on or edge-on are omitted, since the mouse could not drag them.
///
/// @param origin the common center of the bodies
record MoveHandles(EditedBodies target, HandleOrigin origin) {

  private static final double GAP = 12;
  private static final double LENGTH = 76;
  private static final double SHORTEST = 16;
  private static final double HEAD = 13;
  private static final double HALF_WIDTH = 5.5;
  private static final double TO_LETTER = 11;
  private static final double INNER = 21;
  private static final double OUTER = 40;

  /// Least cosine of the angle between line of sight and normal: about 78 degrees.
  private static final double LEAST_SLOPE = 0.2;

  /// {@return the handles, frontmost first}
  List<Handle> all() {
    boolean flat = origin.projection().space() == Space.TWO;
    List<Axis> axes =
        Stream.of(Axis.values())
            .filter(axis -> !(flat && axis == Axis.Z))
            .sorted(Comparator.comparingDouble(this::depth))
            .toList();
    List<Handle> handles = new ArrayList<>();
    center().ifPresent(handles::add);
    axes.forEach(axis -> arrow(axis).ifPresent(handles::add));
    if (!flat) {
      Stream.of(Axis.values()).forEach(axis -> square(axis).ifPresent(handles::add));
    }
    return handles;
  }

  private double depth(Axis axis) {
    return origin.projection().depth(origin.out(origin.direction(axis), LENGTH));
  }

  private Optional<Handle> center() {
    Function<Pointer, DragHandler> grab = grab(origin.at(), Constraint.free(origin.projection()));
    return origin
        .pixels(List.of(origin.at()))
        .map(pixels -> new Knob(Knob.Form.RING, pixels.getFirst(), Optional.empty()))
        .map(knob -> knob.handle("move-free", Cursor.MOVE, grab));
  }

  private Optional<Handle> arrow(Axis axis) {
    Vec3 tip = origin.out(origin.direction(axis), LENGTH);
    Function<Pointer, DragHandler> grab = grab(tip, new Constraint.Along(origin.direction(axis)));
    return origin
        .pixels(List.of(origin.out(origin.direction(axis), GAP), tip))
        .filter(ends -> ends.getFirst().distance(ends.getLast()) > SHORTEST)
        .map(ends -> arrow(axis, ends.getFirst(), ends.getLast(), grab));
  }

  /// With its letter at the tip.
  private static Handle arrow(
      Axis axis, Point2D from, Point2D tip, Function<Pointer, DragHandler> grab) {
    Point2D along = Pixels.direction(from, tip);
    Point2D letter = tip.add(along.multiply(TO_LETTER));
    return new Handle(
        new Grip(
            name(axis.name()),
            Pixels.cursor(along),
            (x, y) -> Pixels.distance(List.of(from, tip), x, y) <= Handle.GRAB_DISTANCE,
            grab),
        tip,
        Pixels.along(from, letter).toList(),
        brush -> {
          Color color = brush.palette().of(axis);
          Point2D across = new Point2D(-along.getY(), along.getX()).multiply(HALF_WIDTH);
          Point2D neck = tip.subtract(along.multiply(HEAD));
          if (neck.subtract(from).dotProduct(along) > 0) {
            brush.line(List.of(from, neck), color, 2.5);
          }
          brush.area(List.of(tip, neck.add(across), neck.subtract(across)), color);
          brush.letter(axis.name(), letter, color);
        });
  }

  private Optional<Handle> square(Axis normal) {
    Axis one = normal.next();
    Axis other = one.next();
    Vec3 u = origin.direction(one);
    Vec3 v = origin.direction(other);
    if (Math.abs(origin.towardsEye().dot(origin.direction(normal))) < LEAST_SLOPE) {
      return Optional.empty();
    }
    List<Vec3> corners =
        List.of(
            at(u, INNER, v, INNER),
            at(u, OUTER, v, INNER),
            at(u, OUTER, v, OUTER),
            at(u, INNER, v, OUTER));
    String name = Stream.of(one, other).sorted().map(Axis::name).reduce("", String::concat);
    Vec3 middle = at(u, (INNER + OUTER) / 2, v, (INNER + OUTER) / 2);
    Constraint plane = new Constraint.Across(origin.direction(normal));
    return origin
        .pixels(corners)
        .map(pixels ->
            new Handle(
                new Grip(
                    name(name),
                    Cursor.MOVE,
                    (x, y) -> Pixels.isWithin(pixels, x, y),
                    grab(middle, plane)),
                pixels.get(0).midpoint(pixels.get(2)),
                pixels,
                brush -> brush.pane(pixels, brush.palette().of(normal))));
  }

  private Vec3 at(Vec3 u, double along, Vec3 v, double up) {
    return origin.out(u, along).plus(up / origin.pixelsPerUnit(), v);
  }

  private static String name(String axes) {
    return "move-" + axes.toLowerCase(Locale.ROOT);
  }

  private Function<Pointer, DragHandler> grab(Vec3 held, Constraint constraint) {
    return start ->
        EditDrag.moving(
            target,
            new DraggedPoint(origin.projection(), held, target.anchor(), constraint, start)
                .carrying(origin.at()));
  }
}
