package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Decimals;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Computes how far the mouse has dragged a point of the scene.
///
/// A constraint limits the movement; X, Y or Z locks it to an axis, Shift to the ground. A typed
/// number is the length of the displacement. Displacements are rounded to steps finer than a pixel;
/// with snapping, every coordinate that may change is a multiple of the step. Pressing or releasing
/// Shift continues from the current position. While the mouse is on a feature of another body, the
/// carried point snaps to it, as far as the constraint allows. The point stays if its position is
/// undefined: the plane is seen edge-on, or the point would be beyond the horizon.
final class DraggedPoint {

  /// The horizon, relative to the initial distance.
  private static final double HORIZON = 40;

  private final Projection projection;
  private final Vec3 anchor;
  private final Constraint constraint;
  private Vec3 grabbed;
  private Pointer start;
  private Pointer last;
  private Vec3 carried;
  private boolean stays;
  private Vec3 before = Vec3.ZERO;
  private Constraint now;
  private Vec3 by = Vec3.ZERO;

  /// @param grabbed the grabbed point, as drawn
  /// @param anchor the point whose coordinates snap
  DraggedPoint(
      Projection projection, Vec3 grabbed, Vec3 anchor, Constraint constraint, Pointer start) {
    this.projection = projection;
    this.grabbed = grabbed;
    this.anchor = anchor;
    this.constraint = constraint;
    this.start = start;
    last = start;
    now = constraint;
    carried = grabbed;
  }

  /// {@return this drag, with the point that snaps to features of other bodies; by default the
  /// grabbed one}
  DraggedPoint carrying(Vec3 point) {
    carried = point;
    return this;
  }

  /// {@return this drag, which leaves its plane for nothing, and shows guide lines only if a key
  /// limits it further}
  DraggedPoint staying() {
    stays = true;
    return this;
  }

  /// {@return a drag in the plane parallel to the picture}
  static DraggedPoint free(Projection projection, Vec3 grabbed, Vec3 anchor, Pointer start) {
    return new DraggedPoint(projection, grabbed, anchor, Constraint.free(projection), start);
  }

  Vec3 to(Pointer pointer) {
    if (pointer.shift() != last.shift() && pointer.lock().isEmpty()) {
      goOn();
    }
    last = pointer;
    now = constraint(pointer);
    if (pointer.typed().isPresent()) {
      by = typed(pointer);
    } else if (pointer.target().isPresent()) {
      by = reaching(pointer.target().get().point());
    } else {
      delta(pointer, now).ifPresent(delta -> by = Decimals.sum(before, rounded(delta, pointer)));
    }
    return by;
  }

  /// {@return the displacement of the typed length: along the axis, or else in the direction of the
  /// mouse}
  private Vec3 typed(Pointer pointer) {
    double length = pointer.typed().orElseThrow();
    if (now instanceof Constraint.Along(Vec3 direction)) {
      return direction.times(length);
    }
    Vec3 way = delta(pointer, now).orElse(Vec3.ZERO);
    return way.length() > 0 ? way.unit().times(length) : by;
  }

  /// {@return the displacement to a target: in all directions if the drag is free}
  private Vec3 reaching(Vec3 target) {
    Vec3 there = Decimals.sum(target, carried.negated());
    return !stays && now.equals(unguided()) ? there : now.part(there);
  }

  /// {@return the plane of a drag that no key limits}
  private Constraint unguided() {
    return stays ? constraint : Constraint.free(projection);
  }

  /// Continues from the current position.
  private void goOn() {
    grabbed = grabbed.plus(by.minus(before));
    before = by;
    start = last;
  }

  private Constraint constraint(Pointer pointer) {
    boolean flat = projection.space() == Space.TWO;
    Optional<Constraint> locked =
        pointer
            .lock()
            .filter(axis -> !(flat && axis == Axis.Z))
            .map(axis -> new Constraint.Along(axis));
    Constraint unlocked = pointer.shift() && !flat ? new Constraint.Across(Vec3.Y) : constraint;
    return locked.orElse(unlocked);
  }

  private Optional<Vec3> delta(Pointer pointer, Constraint bound) {
    LineOfSight from = LineOfSight.of(projection, start.x(), start.y());
    LineOfSight to = LineOfSight.of(projection, pointer.x(), pointer.y());
    return switch (bound) {
      case Constraint.Along(Vec3 direction) -> along(direction, from, to);
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

  /// For a plane seen edge-on: the movement along its edge.
  private Vec3 acrossThePicture(Pointer pointer, Vec3 normal) {
    Vec3 delta =
        projection
            .onPlaneThrough(grabbed, pointer.x(), pointer.y())
            .minus(projection.onPlaneThrough(grabbed, start.x(), start.y()));
    return delta.plus(-delta.dot(normal), normal);
  }

  private boolean isInSight(Vec3 delta) {
    double scale = projection.pixelsPerUnit(grabbed.plus(delta));
    return scale * HORIZON >= projection.pixelsPerUnit(grabbed);
  }

  private Vec3 rounded(Vec3 delta, Pointer pointer) {
    double scale = projection.pixelsPerUnit(grabbed);
    if (!(scale > 0 && scale < Double.POSITIVE_INFINITY)) {
      return delta;
    }
    if (now.isOblique() && delta.length() > 0) {
      SnapStep step = pointer.snap().orElseGet(() -> pointer.freeStep(scale));
      return delta.times(step.nearest(delta.length()) / delta.length());
    }
    Vec3 round =
        new Vec3(
            rounded(delta, Axis.X, pointer, scale),
            rounded(delta, Axis.Y, pointer, scale),
            rounded(delta, Axis.Z, pointer, scale));
    return stays ? now.part(round) : round;
  }

  private double rounded(Vec3 delta, Axis axis, Pointer pointer, double scale) {
    if (!now.leaves(axis)) {
      return 0;
    }
    double length = axis.of(delta);
    if (pointer.snap().isPresent()) {
      double from = Decimals.sum(axis.of(anchor), axis.of(before));
      return Decimals.sum(pointer.snap().get().nearest(from + length), -from);
    }
    return pointer.freeStep(scale).nearest(length);
  }

  /// {@return the one or two axes of the movement; none if it is free in 3D}
  List<Axis> axes() {
    boolean free = now.equals(Constraint.free(projection)) && projection.space() == Space.THREE;
    return free ? List.of() : Stream.of(Axis.values()).filter(now::leaves).toList();
  }

  /// {@return the guide lines through the initial point, and the feature that it snaps to}
  List<DragGuide.Trace> traces() {
    boolean bound = !now.equals(unguided()) && !now.isOblique();
    Stream<DragGuide.Trace> lines =
        bound
            ? axes().stream().map(axis -> new DragGuide.Trace.Line(grabbed, axis))
            : Stream.empty();
    return Stream.concat(lines, target().map(DragGuide.Trace.Target::new)).toList();
  }

  private Stream<FeaturePoint> target() {
    return last.typed().isPresent() ? Stream.empty() : last.target().stream();
  }

  String readout() {
    return Readout.displacement(by, before.equals(Vec3.ZERO) ? axes() : List.of());
  }
}
