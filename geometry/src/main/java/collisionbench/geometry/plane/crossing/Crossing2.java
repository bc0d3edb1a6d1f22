package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;

/// Where a segment meets a shape.
///
/// A shape with an inside is solid: the crossing is the part of the segment within it.
public sealed interface Crossing2 {

  /// {@return where `segment` meets `shape`, with parameters along the segment from 0 to 1}
  @SuppressWarnings("DoNotCallSuggester")
  static Crossing2 of(Segment2 segment, Shape2 shape) {
    throw new UnsupportedOperationException(segment + " and " + shape);
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
    /// Neither parallel nor in one line.
    APART,
    /// Parallel to the segment, beside it.
    PARALLEL,
    /// In the line of the segment, and clear of it.
    COLLINEAR
  }
}
