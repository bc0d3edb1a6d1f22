package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;

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
  private static final double INNER = 21;
  private static final double OUTER = 40;

  /// Least cosine of the angle between line of sight and normal: about 78 degrees.
  private static final double LEAST_SLOPE = 0.2;

  /// {@return the handles, frontmost first}
  List<Handle> all() {
    boolean flat = origin.projection().space() == Space.TWO;
    List<Handle> handles = new ArrayList<>();
    center().ifPresent(handles::add);
    axes(flat)
        .sorted(Comparator.comparingDouble(this::depth))
        .forEach(axis -> arrow(axis).ifPresent(handles::add));
    if (!flat) {
      axes(false).forEach(axis -> square(axis).ifPresent(handles::add));
    }
    return handles;
  }

  private static Stream<Axis> axes(boolean flat) {
    return Stream.of(Axis.values()).filter(axis -> !(flat && axis == Axis.Z));
  }

  private double depth(Axis axis) {
    return origin.projection().depth(origin.out(origin.direction(axis), LENGTH));
  }

  private Optional<Handle> center() {
    return origin
        .pixels(List.of(origin.at()))
        .map(pixels ->
            new Knob(
                "move-free",
                Knob.Form.RING,
                pixels.getFirst(),
                Cursor.MOVE,
                grab(origin.at(), Constraint.free(origin.projection()))));
  }

  private Optional<Handle> arrow(Axis axis) {
    Vec3 tip = origin.out(origin.direction(axis), LENGTH);
    return origin
        .pixels(List.of(origin.out(origin.direction(axis), GAP), tip))
        .filter(ends -> length(ends) > SHORTEST)
        .map(ends ->
            new AxisArrow(
                name(axis.name()),
                axis,
                ends.getFirst(),
                ends.getLast(),
                grab(tip, new Constraint.Along(origin.direction(axis)))));
  }

  private static double length(List<Point2D> ends) {
    return ends.getFirst().distance(ends.getLast());
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
        .map(pixels -> new PlaneSquare(name(name), normal, pixels, grab(middle, plane)));
  }

  private Vec3 at(Vec3 u, double along, Vec3 v, double up) {
    return origin.out(u, along).plus(up / origin.pixelsPerUnit(), v);
  }

  private static String name(String axes) {
    return "move-" + axes.toLowerCase(Locale.ROOT);
  }

  private Handle.Grab grab(Vec3 held, Constraint constraint) {
    return start ->
        EditDrag.moving(
            target,
            new DraggedPoint(origin.projection(), held, target.anchor(), constraint, start)
                .carrying(origin.at()));
  }
}
