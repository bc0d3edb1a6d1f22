package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;

/// Where a segment meets a shape.
///
/// A shape with an inside is solid: the crossing is the part of the segment within it. A segment
/// can leave a sector above half a turn and re-enter it; the crossing then spans from the first
/// entry to the last exit, across the mouth.
///
/// {@snippet file="PlaneEntriesTest.java" region="crossing"}
public sealed interface Crossing2 {

  /// {@return where `segment` meets `shape`, with parameters along the segment from 0 to 1}
  ///
  /// - `None` if and only if `Overlap2.test` returns false.
  /// - The case is exact: an interval is a `Span` however short (its parameters may round to the
  ///   same double), and a touch is a `Point`. A parameter is 0 or 1 if and only if that end of the
  ///   segment is in the shape. A segment of zero length gives a `Point` at 0.
  /// - All parameters are in 0..1, ordered, with an error of less than `1e-12`, also for grazing
  ///   chords; each point is that of the segment at its parameter, rounded.
  /// - Only a segment against a segment gives an `Overlap`.
  static Crossing2 of(Segment2 segment, Shape2 shape) {
    Require.nonNull("segment", segment);
    Require.nonNull("shape", shape);
    return switch (shape) {
      case Point2 p ->
          Crossings.solid(
              segment, Clip.disc(segment, p.at(), 0), () -> ExactClip.disc(segment, p.at(), 0));
      case Circle c ->
          Crossings.solid(
              segment,
              Clip.disc(segment, c.center(), c.radius()),
              () -> ExactClip.disc(segment, c.center(), c.radius()));
      case Capsule2 c ->
          Crossings.solid(segment, Clip.capsule(segment, c), () -> ExactClip.capsule(segment, c));
      case Polygon p ->
          Crossings.solid(segment, Clip.polygon(segment, p), () -> ExactClip.polygon(segment, p));
      case Sector s ->
          Crossings.solid(segment, Clip.sector(segment, s), () -> ExactClip.sector(segment, s));
      case Segment2 s -> SegmentCrossing.of(segment, s);
    };
  }

  /// They do not intersect.
  record None() implements Crossing2 {}

  /// They intersect in one point.
  ///
  /// @param t the parameter along the segment
  /// @param point the point
  /// @param u the parameter along the other segment
  record Point(double t, Vec2 point, OptionalDouble u) implements Crossing2 {}

  /// They share an interval of the segment.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Span(double enter, double exit, Vec2 first, Vec2 last) implements Crossing2 {}

  /// Two collinear segments overlap; parameters are along the first.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Overlap(double enter, double exit, Vec2 first, Vec2 last) implements Crossing2 {}
}
