package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.overlap.Overlap2;
import java.util.OptionalDouble;

/// Where a segment meets a shape.
///
/// A shape with an inside is solid: the crossing is the part of the segment within it. A segment
/// can leave a sector above half a turn and enter it again; the crossing then runs from where it
/// first enters to where it last leaves, across the mouth.
public sealed interface Crossing2 {

  /// {@return where `segment` meets `shape`, with parameters along the segment from 0 to 1}
  ///
  /// - `None` exactly where `Overlap2.test` says that they do not touch.
  /// - A stretch of no length, or so short a one that it may come from rounding, is a `Point`; so
  ///   is everything for a segment of no length.
  /// - Only a segment against a segment gives an `Overlap` or tells parallel from apart.
  static Crossing2 of(Segment2 segment, Shape2 shape) {
    if (shape instanceof Segment2 other) {
      return SegmentSegment.of(segment, other);
    }
    if (!Overlap2.test(segment, shape)) {
      return new None(Lie.APART);
    }
    if (segment.start().equals(segment.end())) {
      return new Point(0, segment.start(), OptionalDouble.empty());
    }
    Stretch stretch =
        switch (shape) {
          case Point2 _, Segment2 _ -> Stretch.NONE;
          case Circle circle -> SegmentDisc.of(segment, circle.center(), circle.radius());
          case Capsule2 capsule -> SegmentCapsule.of(segment, capsule);
          case Polygon polygon -> SegmentPolygon.of(segment, polygon);
          case Sector sector -> SegmentSector.of(segment, sector);
        };
    return stretch.isNone() ? Touch.of(segment, shape) : stretch.on(segment);
  }

  /// They do not meet.
  ///
  /// @param how how the segment lies to the shape
  record None(Lie how) implements Crossing2 {}

  /// They meet in one point.
  ///
  /// @param t the parameter along the segment
  /// @param point the point
  /// @param u the parameter along the other segment
  record Point(double t, Vec2 point, OptionalDouble u) implements Crossing2 {}

  /// They share a stretch of the segment.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Span(double enter, double exit, Vec2 first, Vec2 last) implements Crossing2 {}

  /// Two segments on one line share a stretch of it; in the parameters of the first.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Overlap(double enter, double exit, Vec2 first, Vec2 last) implements Crossing2 {}

  /// How a segment that meets nothing lies to the shape.
  enum Lie {
    /// Neither parallel nor in one line, or not a segment, or of no length.
    APART,
    /// Parallel to the segment, beside it.
    PARALLEL,
    /// In the line of the segment, and clear of it.
    COLLINEAR
  }
}
