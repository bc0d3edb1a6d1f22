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
import org.jspecify.annotations.Nullable;

/// Where a segment meets a shape.
///
/// A shape with an inside is solid: the crossing is the part of the segment within it. A segment
/// can leave a sector above half a turn and enter it again; the crossing then runs from where it
/// first enters to where it last leaves, across the mouth.
public sealed interface Crossing2 {

  /// What is made of a crossing that is handed on as numbers: what its records hold.
  ///
  /// @param <T> what is made
  interface Maker<T extends @Nullable Object> {

    /// {@return what is made of [None]}
    T none(Lie how);

    /// {@return what is made of a [Point] of another shape than a segment}
    T point(double t, double x, double y);

    /// {@return what is made of a [Point] of another segment}
    T pointOfSegment(double t, double x, double y, double u);

    /// {@return what is made of a [Span]}
    T span(double enter, double exit, double firstX, double firstY, double lastX, double lastY);

    /// {@return what is made of an [Overlap]}
    T overlap(double enter, double exit, double firstX, double firstY, double lastX, double lastY);
  }

  /// {@return where `segment` meets `shape`, with parameters along the segment from 0 to 1}
  ///
  /// - `None` exactly where `Overlap2.test` says that they do not touch.
  /// - A stretch of no length, or so short a one that it may come from rounding, is a `Point`; so
  ///   is everything for a segment of no length.
  /// - Only a segment against a segment gives an `Overlap` or tells parallel from apart.
  static Crossing2 of(Segment2 segment, Shape2 shape) {
    return of(segment, shape, MadeCrossing.INSTANCE);
  }

  /// {@return what `maker` makes of where `segment` meets `shape`}
  ///
  /// For a caller that asks so often that it wants no object for each answer.
  static <T extends @Nullable Object> T of(Segment2 segment, Shape2 shape, Maker<T> maker) {
    if (!Overlap2.test(segment, shape)) {
      return maker.none(
          shape instanceof Segment2 other ? SegmentSegment.lie(segment, other) : Lie.APART);
    }
    int exponent = Magnitude.exponent(Magnitude.size(segment, shape));
    return exponent == 0
        ? found(segment, shape, maker)
        : rescaled(exponent, segment, shape).made(maker);
  }

  /// A segment may be so short that scaling leaves nothing of it.
  private static Crossing2 rescaled(int exponent, Segment2 segment, Shape2 shape) {
    if (isWithin(segment, shape)) {
      return new Span(0, 1, segment.start(), segment.end());
    }
    Segment2 scaled =
        new Segment2(
            Magnitude.scaled(segment.start(), exponent), Magnitude.scaled(segment.end(), exponent));
    return found(scaled, Magnitude.scaled(shape, exponent), MadeCrossing.INSTANCE)
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
  private static <T extends @Nullable Object> T found(
      Segment2 segment, Shape2 shape, Maker<T> maker) {
    if (!(shape instanceof Segment2) && segment.start().equals(segment.end())) {
      return maker.point(0, segment.start().x(), segment.start().y());
    }
    return switch (shape) {
      case Point2 point -> Touch.at(segment, point.at(), maker);
      case Segment2 other -> SegmentSegment.of(segment, other, maker);
      case Circle circle ->
          SegmentDisc.of(segment, circle.center(), circle.radius()).ofSolid(segment, circle, maker);
      case Capsule2 capsule -> SegmentCapsule.of(segment, capsule, maker);
      case Polygon polygon -> SegmentPolygon.of(segment, polygon, maker);
      case Sector sector -> SegmentSector.of(segment, sector).ofSolid(segment, sector, maker);
    };
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

  /// {@return what `maker` makes of it}
  <T extends @Nullable Object> T made(Maker<T> maker);

  /// They do not meet.
  ///
  /// @param how how the segment lies to the shape
  record None(Lie how) implements Crossing2 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return maker.none(how);
    }
  }

  /// They meet in one point.
  ///
  /// @param t the parameter along the segment
  /// @param point the point
  /// @param u the parameter along the other segment
  record Point(double t, Vec2 point, OptionalDouble u) implements Crossing2 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return u.isEmpty()
          ? maker.point(t, point.x(), point.y())
          : maker.pointOfSegment(t, point.x(), point.y(), u.getAsDouble());
    }
  }

  /// They share a stretch of the segment.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Span(double enter, double exit, Vec2 first, Vec2 last) implements Crossing2 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return maker.span(enter, exit, first.x(), first.y(), last.x(), last.y());
    }
  }

  /// Two segments on one line share a stretch of it; in the parameters of the first.
  ///
  /// @param enter the parameter where it begins
  /// @param exit the parameter where it ends
  /// @param first the point where it begins
  /// @param last the point where it ends
  record Overlap(double enter, double exit, Vec2 first, Vec2 last) implements Crossing2 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return maker.overlap(enter, exit, first.x(), first.y(), last.x(), last.y());
    }
  }

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
