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
/// if it is no wider than what a step leaves, the guess is not early. A guess that fails is
/// dropped, which costs a step; so does one that leaves a wider gap. No guess is known that only
/// the closing speed refutes.
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
  /// the rounding error of the gap, and placing the shapes needs 36 u, as they are not [#FAR].
  private static final double MARGIN = 0x1.8p-46;

  private static final double FAR = 12;

  /// The gap that a guess leaves and the gap at which the walk ends, relative to the margin.
  private static final double GUESS = 1.25;

  private static final double ENOUGH = 1.5;

  /// {@return the time in 0..1 at which a sphere first touches another shape, or the time from its
  /// last contact to the end; 0 if they touch there, infinity if they never do; NaN if not certain}
  static double untilContact(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB, boolean isFromEnd) {
    if (!(a instanceof Sphere sphere)) {
      return Double.NaN;
    }
    return switch (b) {
      case Triangle t -> of(sphere, motionA, t, 0, motionB, isFromEnd);
      case Segment s -> of(sphere, motionA, flat(s), 0, motionB, isFromEnd);
      case Capsule c -> of(sphere, motionA, flat(c.axis()), c.radius(), motionB, isFromEnd);
      case Sphere _, Box _, Hull _ -> Double.NaN;
    };
  }

  private static Triangle flat(Segment segment) {
    return new Triangle(segment.start(), segment.end(), segment.end());
  }

  private static double of(
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
        : sphere.times(Math.scalb(1.0, -exponent)).walk();
  }

  /// {@return the same scaled by a power of two, which changes no time}
  private MovingSphere times(double power) {
    return new MovingSphere(
        from.times(power),
        motion.times(power),
        u.times(power),
        v.times(power),
        power * radius,
        power * margin);
  }

  private double walk() {
    double safe = 0;
    double time = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Vec3 at = from.plus(time, motion);
      Vec3 delta = PointTriangle.nearest(at, u, v).minus(at);
      double length = delta.length();
      double nearest = Math.min(0, Math.min(u.dot(delta), v.dot(delta))) - at.dot(delta);
      double gap = nearest / length - radius;
      // Next to the center, rounding turns the normal.
      if (!(length - radius - gap <= margin / 4)) {
        return Double.NaN;
      }
      double closing = motion.dot(delta) / length;
      if (time > safe && !(gap > margin / 2 && closing > 0)) {
        time = safe;
        continue;
      }
      if (!(gap > ENOUGH * margin)) {
        return time > 0 ? time : length < radius - margin ? 0 : Double.NaN;
      }
      safe = time + (gap - margin) / closing;
      if (!(closing > 0) || safe > 1) {
        return Double.POSITIVE_INFINITY;
      }
      double guess = i == 0 ? guess(radius + GUESS * margin) : 0;
      time = guess > safe && guess < 1 ? guess : safe;
    }
    return Double.NaN;
  }

  /// {@return the time at which the center enters the core grown by a radius: the prism between two
  /// faces, and a capsule about each edge} (Ericson, Real-Time Collision Detection, 5.5.6.)
  private double guess(double grown) {
    Vec3 normal = u.cross(v);
    double squared = normal.lengthSquared();
    double height = from.dot(normal);
    double fall = -Math.signum(height) * motion.dot(normal);
    double time = (Math.abs(height) - grown * Math.sqrt(squared)) / fall;
    Vec3 foot = from.plus(time, motion);
    double ofB = foot.cross(v).dot(normal);
    double ofC = u.cross(foot).dot(normal);
    if (ofB >= 0 && ofC >= 0 && ofB + ofC <= squared) {
      return time;
    }
    double ofFirst = earlier(ofEdge(Vec3.ZERO, u, grown), ofEdge(Vec3.ZERO, v, grown));
    return earlier(ofFirst, ofEdge(u, v.minus(u), grown));
  }

  private double ofEdge(Vec3 corner, Vec3 edge, double grown) {
    Vec3 f = from.minus(corner);
    double ee = edge.lengthSquared();
    double em = edge.dot(motion);
    double ef = edge.dot(f);
    double mm = motion.lengthSquared();
    double mf = motion.dot(f);
    double rest = f.lengthSquared() - grown * grown;
    double time = entry(ee * mm - em * em, ee * mf - ef * em, ee * rest - ef * ef);
    double along = ef + time * em;
    if (along > 0 && along < ee) {
      return time;
    }
    Vec3 g = along > 0 ? f.minus(edge) : f;
    return entry(mm, motion.dot(g), g.lengthSquared() - grown * grown);
  }

  /// {@return the lesser root of `a t^2 + 2 b t + c`; infinity if there is none}
  private static double entry(double a, double b, double c) {
    double square = b * b - a * c;
    return square >= 0 ? (-b - Math.sqrt(square)) / a : Double.POSITIVE_INFINITY;
  }

  /// {@return the lesser of two times; the first if the second is NaN}
  private static double earlier(double a, double b) {
    return b < a ? b : a;
  }
}
