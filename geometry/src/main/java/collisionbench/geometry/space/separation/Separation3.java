package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.overlap.Overlap3;
import org.jspecify.annotations.Nullable;

/// How far two shapes are apart, or how deep they are in one another, and where.
///
/// `pointB = pointA + distance * normal`, up to rounding, in penetration too.
///
/// Distance and points are off by less than `1e-12` of the size of the input, its largest
/// coordinate, radius or half extent, and the normal sees as much of the distance. `app/run fuzz`
/// holds them to it with exact arithmetic, and has found no more than `3e-14`. Whether the distance
/// is positive is exact.
///
/// Laws: `between(b, a)` is `between(a, b).swapped()` to the last bit, unless the two shapes are
/// equal; `distance <= 0` if and only if `Overlap3` says that they touch; growing a radius by `r`
/// shrinks the distance by `r`. Where no normal is better than another (equal centres, a point on a
/// segment) it is the same for the same shapes: +y from the centre of the one with the smaller
/// radius to the other's (+y from A to B where the radii are equal), else a perpendicular of the
/// core.
///
/// @param distance the gap if positive, 0 if the shapes touch; negative: minus the depth, the
///   length of the least translation that separates them
/// @param pointA the witness point of A: on its boundary, or on its core where the core is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: moving B along it widens the gap
public record Separation3(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal) {

  public Separation3 {
    distance += 0.0;
  }

  /// What is made of a separation that is handed on as numbers.
  ///
  /// @param <T> what is made
  @FunctionalInterface
  public interface Maker<T extends @Nullable Object> {

    /// {@return what is made of a separation: its distance, its witness points `(ax, ay, az)` and
    /// `(bx, by, bz)` and its unit normal `(nx, ny, nz)` from A towards B}
    T make(
        double distance,
        double ax,
        double ay,
        double az,
        double bx,
        double by,
        double bz,
        double nx,
        double ny,
        double nz);
  }

  /// {@return the separation of two shapes}
  public static Separation3 between(Shape3 a, Shape3 b) {
    return between(a, b, Separation3::of);
  }

  /// {@return what `maker` makes of the separation of two shapes}
  ///
  /// For a caller that asks so often that it wants no object for each answer.
  public static <T extends @Nullable Object> T between(Shape3 a, Shape3 b, Maker<T> maker) {
    boolean touch = Overlap3.test(a, b);
    return Scale.isOrdinary(Scale.sum(a, b))
        ? dispatch(a, b, touch, maker)
        : rescaled(a, b, touch, maker);
  }

  private static <T extends @Nullable Object> T rescaled(
      Shape3 a, Shape3 b, boolean touch, Maker<T> maker) {
    Scale scale = Scale.of(a, b);
    Shape3 scaledA = scale.apply(a);
    Shape3 scaledB = scale.apply(b);
    // Scaled, they may touch where they did not: what is small against the size is lost.
    return dispatch(scaledA, scaledB, Overlap3.test(scaledA, scaledB), Separation3::of)
        .scaled(scale.inverse())
        .made(touch, false, maker);
  }

  /// @param touch whether the two shapes do; here and in every kernel
  private static <T extends @Nullable Object> T dispatch(
      Shape3 a, Shape3 b, boolean touch, Maker<T> maker) {
    return a instanceof Sphere s ? sphere(s, b, touch, false, maker) : other(a, b, touch, maker);
  }

  /// {@return what `maker` makes of the separation of `a` and `b`, swapped or not}
  private static <T extends @Nullable Object> T sphere(
      Sphere a, Shape3 b, boolean touch, boolean swapped, Maker<T> maker) {
    return switch (b) {
      case Sphere s -> PointPoint.between(a, s, touch, swapped, maker);
      case Capsule c -> PointSegment.between(a, c, touch, swapped, maker);
      case Segment s -> PointSegment.between(a, s, touch, swapped, maker);
      case Box x -> PointBox.between(a, x, touch, swapped, maker);
      case Triangle t -> PointTriangle.between(a, t, touch, swapped, maker);
    };
  }

  /// All pairs at once: too much code to be copied to where it is asked, so that a kernel has to
  /// itself all that the virtual machine copies into one piece. That the first is no sphere is not
  /// known here.
  private static <T extends @Nullable Object> T other(
      Shape3 a, Shape3 b, boolean touch, Maker<T> maker) {
    return switch (a) {
      case Sphere s -> sphere(s, b, touch, false, maker);
      case Capsule c ->
          switch (b) {
            case Sphere s -> sphere(s, c, touch, true, maker);
            case Capsule d -> SegmentSegment.between(c, d, touch, false, maker);
            case Segment s -> SegmentSegment.between(c, s, touch, false, maker);
            case Box x -> SegmentBox.between(c, x, touch, false, maker);
            case Triangle t -> SegmentTriangle.between(c, t, touch, false, maker);
          };
      case Segment s ->
          switch (b) {
            case Sphere c -> sphere(c, s, touch, true, maker);
            case Capsule c -> SegmentSegment.between(s, c, touch, false, maker);
            case Segment d -> SegmentSegment.between(s, d, touch, false, maker);
            case Box x -> SegmentBox.between(s, x, touch, false, maker);
            case Triangle t -> SegmentTriangle.between(s, t, touch, false, maker);
          };
      case Box x ->
          switch (b) {
            case Sphere s -> sphere(s, x, touch, true, maker);
            case Capsule c -> SegmentBox.between(c, x, touch, true, maker);
            case Segment s -> SegmentBox.between(s, x, touch, true, maker);
            case Box y -> BoxBox.between(x, y, touch, false, maker);
            case Triangle t -> BoxTriangle.between(x, t, touch, false, maker);
          };
      case Triangle t ->
          switch (b) {
            case Sphere s -> sphere(s, t, touch, true, maker);
            case Capsule c -> SegmentTriangle.between(c, t, touch, true, maker);
            case Segment s -> SegmentTriangle.between(s, t, touch, true, maker);
            case Box x -> BoxTriangle.between(x, t, touch, true, maker);
            case Triangle u -> TriangleTriangle.between(t, u, touch, false, maker);
          };
    };
  }

  private static Separation3 of(
      double distance,
      double ax,
      double ay,
      double az,
      double bx,
      double by,
      double bz,
      double nx,
      double ny,
      double nz) {
    return new Separation3(
        distance, new Vec3(ax, ay, az), new Vec3(bx, by, bz), new Vec3(nx, ny, nz));
  }

  /// From cores to shapes: each witness moves out by its radius.
  Separation3 grownBy(double radiusA, double radiusB) {
    return new Separation3(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  /// The least distance stands for one that rounding has lost, and stays the least. One that really
  /// is the least is not told from it.
  private Separation3 scaled(Scale scale) {
    boolean lost = distance == Double.MIN_VALUE;
    return new Separation3(
        lost ? distance : scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// {@return what `maker` makes of it, swapped or not}
  ///
  /// @param touch whether the two shapes do
  <T extends @Nullable Object> T made(boolean touch, boolean swapped, Maker<T> maker) {
    double sign = swapped ? -1 : 1;
    return maker.make(
        signed(touch, distance),
        swapped ? pointB.x() : pointA.x(),
        swapped ? pointB.y() : pointA.y(),
        swapped ? pointB.z() : pointA.z(),
        swapped ? pointA.x() : pointB.x(),
        swapped ? pointA.y() : pointB.y(),
        swapped ? pointA.z() : pointB.z(),
        sign * normal.x(),
        sign * normal.y(),
        sign * normal.z());
  }

  /// Rounding may leave the distance on the wrong side of 0. Whether two shapes touch is always
  /// asked of `Overlap3`, which costs little beside the points and needs no bound on what rounding
  /// did here.
  private static double signed(boolean touch, double distance) {
    return touch != distance > 0 ? distance : touch ? 0 : Double.MIN_VALUE;
  }

  /// {@return the same with A and B swapped}
  public Separation3 swapped() {
    return new Separation3(distance, pointB, pointA, normal.negated());
  }
}
