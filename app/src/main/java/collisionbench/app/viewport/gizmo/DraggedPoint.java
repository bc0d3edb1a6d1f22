package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Decimals;
import collisionbench.app.scene.Space;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// How far the mouse has dragged a point of the scene.
///
/// It goes where it was bound to, unless a key says otherwise: X, Y or Z along that axis, Shift
/// over the ground. A way is in round steps finer than a pixel; where it snaps, the point comes to
/// lie on the grid in every coordinate that may change. Where Shift is pressed or let go the way
/// goes on from there: nothing jumps. What the mouse cannot say, since a plane is seen edge-on or
/// the point would be behind the horizon, leaves the point where it was.
final class DraggedPoint {

  /// Further away than this many times the first distance is the horizon.
  private static final double HORIZON = 40;

  private static final double ALONG = 1 - 1e-9;

  private final Projection projection;
  private final Vec3 anchor;
  private final Constraint constraint;
  private Vec3 grabbed;
  private Pointer start;
  private Pointer last;
  private Vec3 before = Vec3.ZERO;
  private Constraint now;
  private Vec3 by = Vec3.ZERO;

  /// The constraint on a dragged point.
  sealed interface Constraint {

    /// A line along an axis.
    record Along(Axis axis) implements Constraint {}

    /// A plane across a unit normal.
    record Across(Vec3 normal) implements Constraint {}

    /// {@return the plane that is parallel to the picture}
    static Constraint free(Projection projection) {
      return new Across(projection.camera().towardsEye());
    }

    /// {@return whether the coordinate of an axis may change}
    private boolean leaves(Axis axis) {
      return switch (this) {
        case Along(Axis only) -> axis == only;
        case Across(Vec3 normal) -> Math.abs(axis.of(normal)) < ALONG;
      };
    }
  }

  /// @param grabbed the point in the picture that the mouse has hold of
  /// @param anchor the point of the scene whose coordinates snap
  DraggedPoint(
      Projection projection, Vec3 grabbed, Vec3 anchor, Constraint constraint, Pointer start) {
    this.projection = projection;
    this.grabbed = grabbed;
    this.anchor = anchor;
    this.constraint = constraint;
    this.start = start;
    last = start;
    now = constraint;
  }

  /// {@return a point that goes anywhere on the plane parallel to the picture}
  static DraggedPoint free(Projection projection, Vec3 grabbed, Vec3 anchor, Pointer start) {
    return new DraggedPoint(projection, grabbed, anchor, Constraint.free(projection), start);
  }

  /// {@return the displacement of the point}
  Vec3 to(Pointer pointer) {
    if (pointer.shift() != last.shift() && pointer.lock().isEmpty()) {
      goOn();
    }
    last = pointer;
    now = constraint(pointer);
    way(pointer, now).ifPresent(way -> by = Decimals.sum(before, rounded(way, pointer)));
    return by;
  }

  /// What comes is another way, from where this one has led.
  private void goOn() {
    grabbed = grabbed.plus(by.minus(before));
    before = by;
    start = last;
  }

  private Constraint constraint(Pointer pointer) {
    boolean flat = projection.space() == Space.TWO;
    Optional<Constraint> locked =
        pointer.lock().filter(axis -> !(flat && axis == Axis.Z)).map(Constraint.Along::new);
    Constraint unlocked = pointer.shift() && !flat ? new Constraint.Across(Vec3.Y) : constraint;
    return locked.orElse(unlocked);
  }

  private Optional<Vec3> way(Pointer pointer, Constraint bound) {
    LineOfSight from = LineOfSight.of(projection, start.x(), start.y());
    LineOfSight to = LineOfSight.of(projection, pointer.x(), pointer.y());
    return switch (bound) {
      case Constraint.Along(Axis axis) -> along(axis.direction(), from, to);
      case Constraint.Across(Vec3 normal) -> {
        Optional<Vec3> first = from.onPlane(grabbed, normal);
        yield first.isPresent()
            ? to.onPlane(grabbed, normal)
                .map(meeting -> meeting.minus(first.get()))
                .filter(this::isInSight)
            : Optional.of(acrossThePicture(pointer, normal));
      }
    };
  }

  private Optional<Vec3> along(Vec3 axis, LineOfSight from, LineOfSight to) {
    OptionalDouble first = from.alongLine(grabbed, axis);
    OptionalDouble last = to.alongLine(grabbed, axis);
    return first.isPresent() && last.isPresent()
        ? Optional.of(axis.times(last.getAsDouble() - first.getAsDouble())).filter(this::isInSight)
        : Optional.empty();
  }

  /// A plane that is seen edge-on: the mouse can only move along its edge.
  private Vec3 acrossThePicture(Pointer pointer, Vec3 normal) {
    Vec3 way =
        projection
            .onPlaneThrough(grabbed, pointer.x(), pointer.y())
            .minus(projection.onPlaneThrough(grabbed, start.x(), start.y()));
    return way.plus(-way.dot(normal), normal);
  }

  private boolean isInSight(Vec3 way) {
    double scale = projection.pixelsPerUnit(grabbed.plus(way));
    return scale * HORIZON >= projection.pixelsPerUnit(grabbed);
  }

  private Vec3 rounded(Vec3 way, Pointer pointer) {
    double scale = projection.pixelsPerUnit(grabbed);
    if (!(scale > 0 && scale < Double.POSITIVE_INFINITY)) {
      return way;
    }
    return new Vec3(
        rounded(way, Axis.X, pointer, scale),
        rounded(way, Axis.Y, pointer, scale),
        rounded(way, Axis.Z, pointer, scale));
  }

  private double rounded(Vec3 way, Axis axis, Pointer pointer, double scale) {
    if (!now.leaves(axis)) {
      return 0;
    }
    double length = axis.of(way);
    if (pointer.snap().isPresent()) {
      double from = axis.of(anchor) + axis.of(before);
      return Decimals.sum(pointer.snap().get().nearest(from + length), -from);
    }
    return HandleSteps.free(scale, pointer).nearest(length);
  }

  /// {@return the axes along which the way goes, one or two of them; none if it is free in space}
  List<Axis> axes() {
    boolean free = now.equals(Constraint.free(projection)) && projection.space() == Space.THREE;
    return free ? List.of() : Stream.of(Axis.values()).filter(now::leaves).toList();
  }

  /// {@return the lines along which the point moves, through where it began}
  List<DragGuide.Trace> traces() {
    boolean bound = !now.equals(Constraint.free(projection));
    return bound
        ? axes().stream()
            .<DragGuide.Trace>map(axis -> new DragGuide.Trace.Line(grabbed, axis))
            .toList()
        : List.of();
  }

  /// {@return the displacement, in words}
  String readout() {
    return Readout.way(by, before.equals(Vec3.ZERO) ? axes() : List.of());
  }
}
