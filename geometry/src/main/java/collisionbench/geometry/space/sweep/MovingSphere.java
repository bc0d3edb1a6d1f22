package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.search.PointTriangle;

/// A sphere that moves past a triangle, a segment or a capsule: [Approach] with the nearest point
/// in closed form, from a guess.
///
/// The guess is where the path of the center enters the core grown by the radius. One step proves
/// it: if the gap along the normal is positive there and closing, there is no contact before, and
/// if it is no wider than what a step leaves, the guess is not early. A guess that fails costs a
/// step; so does one that leaves a wider gap.
///
/// Times are 0 if the two touch at the start, infinity if they never touch, and NaN if that is not
/// certain.
///
/// @param from the center at the start, relative to the core's first corner
/// @param motion of the center
/// @param u from the first corner to the second
/// @param v from the first corner to the third; `u` again for a segment
/// @param radius the sum of the radii
/// @param margin the gap that a step leaves
record MovingSphere(Vec3 from, Vec3 motion, Vec3 u, Vec3 v, double radius, double margin) {

  private static final int MOST_STEPS = 100;

  /// Sizes from this power of two on are scaled: a guess has products of eight lengths.
  private static final int SCALED = 64;

  /// The gap that a step leaves, relative to the size: 192 u, as for [Approach]. Of these, 32 u are
  /// the rounding error of the gap, and 3 u times [#FAR] that of placing the shapes.
  private static final double MARGIN = 0x1.8p-46;

  /// Coordinates from this many times the size on are left to [Approach].
  private static final double FAR = 12;

  /// The gap that a guess leaves, relative to the margin.
  private static final double GUESS = 1.25;

  /// The gap at which the walk ends, relative to the margin.
  private static final double ENOUGH = 1.5;

  /// {@return the time in 0..1 at which a sphere first touches another shape, or the time from its
  /// last contact to the end; 0 if they touch there, infinity if they never do; NaN if not certain}
  static double untilContact(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB, boolean isFromEnd) {
    if (!(a instanceof Sphere sphere)) {
      return Double.NaN;
    }
    return switch (b) {
      case Triangle t -> untilContact(sphere, motionA, t, 0, motionB, isFromEnd);
      case Segment s -> untilContact(sphere, motionA, flat(s), 0, motionB, isFromEnd);
      case Capsule c ->
          untilContact(sphere, motionA, flat(c.axis()), c.radius(), motionB, isFromEnd);
      case Sphere _, Box _, Hull _ -> Double.NaN;
    };
  }

  /// {@return the segment as a triangle without area}
  private static Triangle flat(Segment segment) {
    return new Triangle(segment.start(), segment.end(), segment.end());
  }

  private static double untilContact(
      Sphere a, Vec3 motionA, Triangle b, double radius, Vec3 motionB, boolean isFromEnd) {
    Vec3 first = b.a();
    Vec3 from = a.center().minus(first);
    Vec3 motion = motionA.minus(motionB);
    Vec3 u = b.b().minus(first);
    Vec3 v = b.c().minus(first);
    double radii = a.radius() + radius;
    double edges = u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double size = from.sumOfMagnitudes() + edges + motion.sumOfMagnitudes() + radii;
    double motions = motionA.sumOfMagnitudes() + motionB.sumOfMagnitudes();
    double place = a.center().sumOfMagnitudes() + first.sumOfMagnitudes() + 2 * motions;
    if (!(place < FAR * size)) {
      return Double.NaN;
    }
    Vec3 start = isFromEnd ? from.plus(motion) : from;
    Vec3 by = isFromEnd ? motion.negated() : motion;
    MovingSphere sphere = new MovingSphere(start, by, u, v, radii, MARGIN * size);
    int exponent = Math.getExponent(size);
    return Math.abs(exponent) < SCALED
        ? sphere.walk()
        : sphere.scaledBy(Math.scalb(1.0, -exponent)).walk();
  }

  /// {@return the same scaled by a power of two, which changes no time}
  private MovingSphere scaledBy(double power) {
    return new MovingSphere(
        from.times(power),
        motion.times(power),
        u.times(power),
        v.times(power),
        power * radius,
        power * margin);
  }

  /// Advances from `free`, the latest time up to which there is certainly no contact: with the
  /// first step on to the guess, if that is later, and back if it fails.
  private double walk() {
    double free = 0;
    double time = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Vec3 at = from.plus(time, motion);
      Vec3 delta = PointTriangle.nearest(at, u, v).minus(at);
      double length = delta.length();
      double gap = supportGap(at, delta) / length - radius;
      double closing = motion.dot(delta) / length;
      boolean isAccurate = length - radius - gap <= margin / 4;
      if (!isAccurate) {
        return Double.NaN; // Next to the center, rounding turns the normal.
      }
      boolean isGuess = time > free;
      if (isGuess && !(gap > margin / 2 && closing > 0)) {
        time = free; // The guess may be late: back to what is proved.
        continue;
      }
      if (gap <= ENOUGH * margin) {
        return time > 0 ? time : atStart(length);
      }
      free = time + (gap - margin) / closing;
      if (!(closing > 0) || free > 1) {
        return Double.POSITIVE_INFINITY;
      }
      double guess = i == 0 ? grown().entry(from, motion) : 0;
      time = guess > free && guess < 1 ? guess : free;
    }
    return Double.NaN;
  }

  /// {@return the gap between a point and the core along a direction, times its length}
  private double supportGap(Vec3 at, Vec3 direction) {
    return Math.min(0, Math.min(u.dot(direction), v.dot(direction))) - at.dot(direction);
  }

  /// {@return 0 if the center is certainly so near at the start that they touch}
  private double atStart(double length) {
    return length < radius - margin ? 0 : Double.NaN;
  }

  private GrownTriangle grown() {
    return new GrownTriangle(u, v, radius + GUESS * margin);
  }
}
