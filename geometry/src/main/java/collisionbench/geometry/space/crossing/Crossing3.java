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
    T none(Lie how);

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
  /// `None` if and only if `Overlap3.test` says that they do not touch. Parameters are in 0..1 and
  /// in order, and their points are off by less than `1e-12` of the size of the input; a segment
  /// without length meets a shape in a `Point` at 0.
  static Crossing3 of(Segment segment, Shape3 shape) {
    return of(segment, shape, MadeCrossing.INSTANCE);
  }

  /// {@return what `maker` makes of where `segment` meets `shape`}
  ///
  /// For a caller that asks so often that it wants no object for each answer.
  static <T extends @Nullable Object> T of(Segment segment, Shape3 shape, Maker<T> maker) {
    if (!Overlap3.test(segment, shape)) {
      return maker.none(lie(segment, shape));
    }
    return Scale.isOrdinary(Scale.sum(segment, shape))
        ? found(segment, shape, maker)
        : rescaled(segment, shape).made(maker);
  }

  /// A segment may be so short that scaling leaves nothing of it.
  private static Crossing3 rescaled(Segment segment, Shape3 shape) {
    if (isWithin(segment, shape)) {
      return new Span(0, 1, segment.start(), segment.end());
    }
    Scale scale = Scale.of(segment, shape);
    Crossing3 scaled = found(scale.apply(segment), scale.apply(shape), MadeCrossing.INSTANCE);
    return Rescaled.of(scaled, scale.inverse());
  }

  /// Whether a segment of some length has both ends in a solid or a triangle.
  private static boolean isWithin(Segment segment, Shape3 shape) {
    return !(shape instanceof Segment)
        && !segment.start().equals(segment.end())
        && Overlap3.holds(shape, segment.start())
        && Overlap3.holds(shape, segment.end());
  }

  /// For a segment and a shape that touch, before they are scaled if no longer after.
  private static <T extends @Nullable Object> T found(
      Segment segment, Shape3 shape, Maker<T> maker) {
    return switch (shape) {
      case Sphere s -> SegmentSphere.of(segment, s, maker);
      case Capsule c -> SegmentCapsule.of(segment, c, maker);
      case Box b -> SegmentBox.of(segment, b, maker);
      case Segment s -> SegmentSegment.of(segment, s, maker);
      case Triangle t -> SegmentTriangle.of(segment, t, maker);
    };
  }

  private static Lie lie(Segment segment, Shape3 shape) {
    return switch (shape) {
      case Sphere _, Capsule _, Box _ -> Lie.APART;
      case Segment s -> SegmentSegment.lie(segment, s);
      case Triangle t -> SegmentTriangle.lie(segment, t);
    };
  }

  /// {@return what `maker` makes of it}
  <T extends @Nullable Object> T made(Maker<T> maker);

  /// They do not meet.
  ///
  /// @param how how the segment lies to the shape
  record None(Lie how) implements Crossing3 {

    @Override
    public <T extends @Nullable Object> T made(Maker<T> maker) {
      return maker.none(how);
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

  /// How a segment that meets nothing lies to the shape; exact, without tolerance.
  enum Lie {
    /// None of the others: always so beside a solid. Two segments in one plane that are not
    /// parallel are apart, and so is a segment without length off the plane or line.
    APART,
    /// Parallel to the triangle or segment, beside it.
    PARALLEL,
    /// In the plane of the triangle or on the line of the segment, and clear of it.
    COPLANAR
  }
}
