package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Magnitude;
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
    if (!Overlap2.test(segment, shape)) {
      return new None(
          shape instanceof Segment2 other ? SegmentSegment.lie(segment, other) : Lie.APART);
    }
    int exponent = Magnitude.exponent(Magnitude.size(segment, shape));
    if (exponent == 0) {
      return found(segment, shape);
    }
    // A segment may be so short that scaling leaves nothing of it.
    return isWithin(segment, shape)
        ? new Span(0, 1, segment.start(), segment.end())
        : found(
                new Segment2(
                    Magnitude.scaled(segment.start(), exponent),
                    Magnitude.scaled(segment.end(), exponent)),
                Magnitude.scaled(shape, exponent))
            .scaled(-exponent);
  }

  /// Whether a segment of some length has both ends in a solid.
  private static boolean isWithin(Segment2 segment, Shape2 shape) {
    return !(shape instanceof Segment2)
        && !segment.start().equals(segment.end())
        && Overlap2.holds(shape, segment.start())
        && Overlap2.holds(shape, segment.end());
  }

  /// For a segment and a shape that touch.
  private static Crossing2 found(Segment2 segment, Shape2 shape) {
    if (shape instanceof Segment2 other) {
      return SegmentSegment.of(segment, other);
    }
    if (segment.start().equals(segment.end())) {
      return new Point(0, segment.start(), OptionalDouble.empty());
    }
    if (shape instanceof Point2 point) {
      return Touch.at(segment, point.at());
    }
    Stretch stretch =
        switch (shape) {
          case Point2 _, Segment2 _ -> Stretch.NONE;
          case Circle circle -> SegmentDisc.of(segment, circle.center(), circle.radius());
          case Capsule2 capsule -> SegmentCapsule.of(segment, capsule);
          case Polygon polygon -> SegmentPolygon.of(segment, polygon);
          case Sector sector -> SegmentSector.of(segment, sector);
        };
    return stretch.isNone()
        ? Touch.of(segment, shape)
        : withEnds(stretch, segment, shape).on(segment);
  }

  /// An end inside the shape is an end of the stretch, whatever the rounding.
  private static Stretch withEnds(Stretch stretch, Segment2 segment, Shape2 shape) {
    if (stretch.enter() == stretch.exit()) {
      return stretch;
    }
    boolean startInside = Overlap2.holds(shape, segment.start());
    boolean endInside = Overlap2.holds(shape, segment.end());
    return new Stretch(startInside ? 0 : stretch.enter(), endInside ? 1 : stretch.exit());
  }

  private Crossing2 scaled(int exponent) {
    return switch (this) {
      case None none -> none;
      case Point point ->
          new Point(point.t(), Magnitude.scaled(point.point(), exponent), point.u());
      case Span span ->
          new Span(
              span.enter(),
              span.exit(),
              Magnitude.scaled(span.first(), exponent),
              Magnitude.scaled(span.last(), exponent));
      case Overlap overlap ->
          new Overlap(
              overlap.enter(),
              overlap.exit(),
              Magnitude.scaled(overlap.first(), exponent),
              Magnitude.scaled(overlap.last(), exponent));
    };
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
