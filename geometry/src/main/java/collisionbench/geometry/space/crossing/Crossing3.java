package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// Where a segment meets a shape.
///
/// A shape with an inside is solid: the crossing is the part of the segment within it.
public sealed interface Crossing3 {

  /// What is made of a crossing that is handed on as numbers: what its records hold.
  ///
  /// @param <T> what is made
  interface Maker<T extends @Nullable Object> {

    /// {@return what is made of [None]}
    T none();

    /// {@return what is made of a [Point] of a solid}
    T point(double t, double x, double y, double z);

    /// {@return what is made of a [Point] of another segment}
    T pointOfSegment(double t, double x, double y, double z, double u);

    /// {@return what is made of a [Point] of a triangle}
    T pointOfTriangle(double t, double x, double y, double z, double u, double v);

    /// {@return what is made of a [Span]}
    T span(
        double enter,
        double exit,
        double firstX,
        double firstY,
        double firstZ,
        double lastX,
        double lastY,
        double lastZ);

    /// {@return what is made of an [Overlap]}
    T overlap(
        double enter,
        double exit,
        double firstX,
        double firstY,
        double firstZ,
        double lastX,
        double lastY,
        double lastZ);
  }

  /// {@return where `segment` meets `shape`, with parameters along the segment from 0 to 1}
  ///
  /// - `None` if and only if `Overlap3.test` says that they do not touch.
  /// - A stretch is a stretch however short it is (its parameters may round to one double), and a
  ///   touch is a `Point`: that is decided exactly. So are the parameters 0 and 1, which stand
  ///   exactly where an end of the segment is in the shape.
  /// - All parameters and weights are in 0..1 and in order, and off by less than `1e-12`, in
  ///   grazing chords too; each point is the segment's at its parameter, rounded. The weights of a
  ///   triangle lead to its point up to `1e-12` of the size of the input.
  /// - A segment without length meets a shape in a `Point` at 0.
  static Crossing3 of(Segment segment, Shape3 shape) {
    return of(segment, shape, MadeCrossing.INSTANCE);
  }

  /// {@return what `maker` makes of where `segment` meets `shape`}
  ///
  /// For a caller that asks so often that it wants no object for each answer.
  static <T extends @Nullable Object> T of(Segment segment, Shape3 shape, Maker<T> maker) {
    if (!Overlap3.test(segment, shape)) {
      return maker.none();
    }
    if (Scale.isOrdinary(Scale.sum(segment, shape))) {
      return ordinary(segment, shape, maker);
    }
    Interval shared = scaled(segment, shape);
    return shared.isSure() ? shared.on(segment, maker) : exactly(segment, shape, maker);
  }

  private static <T extends @Nullable Object> T ordinary(
      Segment segment, Shape3 shape, Maker<T> maker) {
    if (shape instanceof Triangle triangle) {
      return SegmentTriangle.of(segment, triangle, maker);
    }
    Interval shared = inDoubles(segment, shape);
    return shared.isSure() ? shared.on(segment, maker) : exactly(segment, shape, maker);
  }

  /// Parameters stay where both are scaled, if nothing is lost by that.
  private static Interval scaled(Segment segment, Shape3 shape) {
    Scale scale = Scale.of(segment, shape);
    Segment smaller = scale.apply(segment);
    Shape3 other = scale.apply(shape);
    Scale back = scale.inverse();
    boolean same = back.apply(smaller).equals(segment) && back.apply(other).equals(shape);
    return same ? inDoubles(smaller, other) : Interval.UNSURE;
  }

  private static Interval inDoubles(Segment segment, Shape3 shape) {
    if (segment.start().equals(segment.end())) {
      return Interval.UNSURE;
    }
    return switch (shape) {
      case Sphere s -> SegmentSphere.of(segment, s);
      case Capsule c -> SegmentCapsule.of(segment, c);
      case Box b -> SegmentBox.of(segment, b);
      case Segment _, Triangle _ -> Interval.UNSURE;
    };
  }

  /// For a segment and a shape that touch.
  private static <T extends @Nullable Object> T exactly(
      Segment segment, Shape3 shape, Maker<T> maker) {
    return switch (shape) {
      case Sphere s -> ExactSolid.made(ExactSolid.sphere(segment, s), segment, maker);
      case Capsule c -> ExactSolid.made(ExactSolid.capsule(segment, c), segment, maker);
      case Box b -> ExactSolid.made(ExactSolid.box(segment, b), segment, maker);
      case Segment s -> ExactSegment.of(segment, s, maker);
      case Triangle t -> ExactTriangle.of(segment, t, maker);
    };
  }

  /// {@return what `maker` makes of it}
  <T extends @Nullable Object> T made(Maker<T> maker);

  /// They do not meet.
  record None() implements Crossing3 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return maker.none();
    }
  }

  /// They meet in one point.
  ///
  /// @param t the parameter along the segment
  /// @param point the point
  /// @param u the parameter along the other segment, or the weight of a triangle's corner b; absent
  ///   for a solid
  /// @param v the weight of a triangle's corner c, `a + u (b - a) + v (c - a)` being the point;
  ///   absent for a solid and a segment
  record Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) implements Crossing3 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      double x = point.x();
      double y = point.y();
      double z = point.z();
      if (u.isEmpty()) {
        return maker.point(t, x, y, z);
      }
      return v.isEmpty()
          ? maker.pointOfSegment(t, x, y, z, u.getAsDouble())
          : maker.pointOfTriangle(t, x, y, z, u.getAsDouble(), v.getAsDouble());
    }
  }

  /// They share a stretch of the segment.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Span(double enter, double exit, Vec3 first, Vec3 last) implements Crossing3 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return maker.span(enter, exit, first.x(), first.y(), first.z(), last.x(), last.y(), last.z());
    }
  }

  /// Two segments on one line share a stretch of it; in the parameters of the first.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Overlap(double enter, double exit, Vec3 first, Vec3 last) implements Crossing3 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return maker.overlap(
          enter, exit, first.x(), first.y(), first.z(), last.x(), last.y(), last.z());
    }
  }
}
