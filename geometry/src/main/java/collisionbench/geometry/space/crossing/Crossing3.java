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

/// Where a segment meets a shape.
///
/// A shape with an inside is solid: the crossing is the part of the segment within it.
public sealed interface Crossing3 {

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
    if (!Overlap3.test(segment, shape)) {
      return new None();
    }
    if (Scale.isOrdinary(Scale.sum(segment, shape))) {
      return ordinary(segment, shape);
    }
    Interval shared = scaled(segment, shape);
    return shared.isSure() ? shared.of(segment) : exactly(segment, shape);
  }

  private static Crossing3 ordinary(Segment segment, Shape3 shape) {
    if (shape instanceof Triangle triangle) {
      return SegmentTriangle.of(segment, triangle);
    }
    Interval shared = inDoubles(segment, shape);
    return shared.isSure() ? shared.of(segment) : exactly(segment, shape);
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
  private static Crossing3 exactly(Segment segment, Shape3 shape) {
    return switch (shape) {
      case Sphere s -> ExactSolid.crossing(ExactSolid.sphere(segment, s), segment);
      case Capsule c -> ExactSolid.crossing(ExactSolid.capsule(segment, c), segment);
      case Box b -> ExactSolid.crossing(ExactSolid.box(segment, b), segment);
      case Segment s -> ExactSegment.of(segment, s);
      case Triangle t -> ExactTriangle.of(segment, t);
    };
  }

  /// They do not meet.
  record None() implements Crossing3 {}

  /// They meet in one point.
  ///
  /// @param t the parameter along the segment
  /// @param point the point
  /// @param u the parameter along the other segment, or the weight of a triangle's corner b; absent
  ///   for a solid
  /// @param v the weight of a triangle's corner c, `a + u (b - a) + v (c - a)` being the point;
  ///   absent for a solid and a segment
  record Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) implements Crossing3 {}

  /// They share a stretch of the segment.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Span(double enter, double exit, Vec3 first, Vec3 last) implements Crossing3 {}

  /// Two segments on one line share a stretch of it; in the parameters of the first.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Overlap(double enter, double exit, Vec3 first, Vec3 last) implements Crossing3 {}
}
