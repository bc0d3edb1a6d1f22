package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;

/// Where a segment meets a shape.
///
/// A shape with an inside is solid: the crossing is the part of the segment within it. A flat or
/// straight hull also gives a `Point` or a `Span`, without weights.
///
/// {@snippet file="SpaceEntriesTest.java" region="crossing"}
public sealed interface Crossing3 {

  /// {@return where `segment` meets `shape`, with parameters along the segment from 0 to 1}
  ///
  /// - `None` if and only if `Overlap3.test` returns false.
  /// - The case is exact: an interval is a `Span` however short (its parameters may round to the
  ///   same double), and a touch is a `Point`. A parameter is 0 or 1 if and only if that end of the
  ///   segment is in the shape.
  /// - All parameters and weights are in 0..1, ordered, with an error of less than `1e-12`, also
  ///   for grazing chords; each point is that of the segment at its parameter, rounded. The weights
  ///   of a triangle give that point up to `1e-12` of the size of the input.
  /// - A segment of zero length gives a `Point` at 0.
  static Crossing3 of(Segment segment, Shape3 shape) {
    Require.nonNull("segment", segment);
    Require.nonNull("shape", shape);
    return switch (shape) {
      case Sphere s ->
          Crossings.solid(segment, Clip.sphere(segment, s), () -> ExactClip.sphere(segment, s));
      case Capsule c ->
          Crossings.solid(segment, Clip.capsule(segment, c), () -> ExactClip.capsule(segment, c));
      case Box b -> Crossings.solid(segment, Clip.box(segment, b), () -> ExactClip.box(segment, b));
      case Triangle t -> TriangleCrossing.of(segment, t);
      case Hull h -> HullCrossing.of(segment, h);
      case Segment s -> Overlap3.test(segment, s) ? SegmentCrossing.of(segment, s) : new None();
    };
  }

  /// They do not intersect.
  record None() implements Crossing3 {}

  /// They intersect in one point.
  ///
  /// @param t the parameter along the segment
  /// @param point the point
  /// @param u the parameter along the other segment, or the weight of a triangle's corner b; absent
  ///   for a solid and a hull
  /// @param v the weight of a triangle's corner c, `a + u (b - a) + v (c - a)` being the point;
  ///   absent for all others
  record Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) implements Crossing3 {}

  /// They share an interval of the segment.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Span(double enter, double exit, Vec3 first, Vec3 last) implements Crossing3 {}

  /// Two collinear segments overlap; parameters are along the first.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Overlap(double enter, double exit, Vec3 first, Vec3 last) implements Crossing3 {}
}
