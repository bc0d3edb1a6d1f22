package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.function.DoubleUnaryOperator;

/// What the library answers about two shapes in space, as far as its laws go.
final class Answers3 {

  private Answers3() {}

  static Answers of(Shape3 a, Shape3 b) {
    return of(a, b, Separation3.between(a, b));
  }

  /// {@return the same with a separation that is to be judged}
  static Answers of(Shape3 a, Shape3 b, Separation3 s) {
    return new Answers(
        s.distance(),
        Separation3.between(b, a).distance(),
        witnessError(a, b, s),
        s.normal().length(),
        normalError(a, b, s),
        crossing(a, b),
        Sweep3.of(a, Vec3.ZERO, b, Vec3.X) instanceof Sweep3.Contact(double enter, double _)
            && enter == 0,
        passing(a, b, s));
  }

  /// {@return how far the points of a separation are off the shapes, or off where distance and
  /// normal put them}
  static double witnessError(Shape3 a, Shape3 b, Separation3 s) {
    Vec3 there = s.pointA().plus(s.distance(), s.normal());
    double outside = Math.max(distance(s.pointA(), a), distance(s.pointB(), b));
    return Math.max(there.minus(s.pointB()).largest(), outside);
  }

  /// All shapes are convex, so that what lies between them along the normal is the distance; minus
  /// that, in contact.
  private static double normalError(Shape3 a, Shape3 b, Separation3 s) {
    Vec3 n = s.normal();
    return Math.abs(s.distance() + Support.of(a, n) + Support.of(b, n.negated()));
  }

  private static Answers.Crossing crossing(Shape3 a, Shape3 b) {
    if (a instanceof Segment segment) {
      return crossing(segment, b, Crossing3.of(segment, b));
    }
    return b instanceof Segment segment
        ? crossing(segment, a, Crossing3.of(segment, a))
        : Answers.Crossing.NOT_ASKED;
  }

  private static Answers.Crossing crossing(Segment segment, Shape3 shape, Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> Answers.Crossing.NONE;
      case Crossing3.Point p ->
          crossing(segment, shape, p.t(), p.t(), p.point(), p.point()).orError(missed(shape, p));
      case Crossing3.Span c -> crossing(segment, shape, c.enter(), c.exit(), c.first(), c.last());
      case Crossing3.Overlap c ->
          crossing(segment, shape, c.enter(), c.exit(), c.first(), c.last());
    };
  }

  private static Answers.Crossing crossing(
      Segment segment, Shape3 shape, double enter, double exit, Vec3 first, Vec3 last) {
    double beside =
        Math.max(segment.at(enter).minus(first).largest(), segment.at(exit).minus(last).largest());
    double outside = Math.max(distance(first, shape), distance(last, shape));
    double end = segment.start().equals(segment.end()) ? 1 : exit;
    double inside = Answers.depthOutside(enter, end, t -> distance(segment.at(t), shape));
    double lost =
        Eighths.error(
            enter, end, t -> isExact(segment, t), t -> Overlap3.holds(shape, segment.at(t)), true);
    return Answers.Crossing.at(enter, exit, Math.max(Math.max(beside, outside), inside))
        .orError(lost);
  }

  private static boolean isExact(Segment segment, double t) {
    Vec3 start = segment.start();
    Vec3 end = segment.end();
    Vec3 found = segment.at(t);
    return Eighths.isExact(start.x(), end.x(), t, found.x())
        && Eighths.isExact(start.y(), end.y(), t, found.y())
        && Eighths.isExact(start.z(), end.z(), t, found.z());
  }

  /// {@return how far the point is from where its other parameters say, if it has any}
  private static double missed(Shape3 shape, Crossing3.Point p) {
    Vec3 there = p.point();
    if (shape instanceof Segment other) {
      there = other.at(p.u().orElseThrow());
    } else if (shape instanceof Triangle(Vec3 a, Vec3 b, Vec3 c)) {
      there = a.plus(p.u().orElseThrow(), b.minus(a)).plus(p.v().orElseThrow(), c.minus(a));
    }
    return there.minus(p.point()).largest();
  }

  private static double distance(Vec3 point, Shape3 shape) {
    return Separation3.between(new Sphere(point, 0), shape).distance();
  }

  /// {@return the motion of B with which they are asked to pass one another: twice the way to a
  /// touch, and somewhat aside; where they touch, some part of their size away from A}
  static Vec3 motion(Shape3 a, Shape3 b, Separation3 s) {
    return motion(s.normal(), s.distance() == 0 ? -wayApart(a, b) : s.distance());
  }

  private static Vec3 motion(Vec3 n, double way) {
    return n.times(-2 * way).plus(way, new Vec3(n.y(), n.z(), n.x()));
  }

  /// Where they touch already B comes from outside as well.
  private static Answers.Passing passing(Shape3 a, Shape3 b, Separation3 s) {
    Answers.Passing passing = passing(a, b, motion(a, b, s));
    if (s.distance() != 0) {
      return passing;
    }
    double way = wayApart(a, b);
    return passing.and(passing(a, b.translated(s.normal().times(way)), motion(s.normal(), way)));
  }

  private static double wayApart(Shape3 a, Shape3 b) {
    return Answers.wayApart(new ShapePair.InSpace(a, b));
  }

  private static Answers.Passing passing(Shape3 a, Shape3 b, Vec3 motion) {
    if (motion.equals(Vec3.ZERO) || !motion.isFinite()) {
      return Answers.Passing.NOT_ASKED;
    }
    DoubleUnaryOperator distance = time -> distance(a, b, motion, time);
    return switch (Sweep3.of(a, Vec3.ZERO, b, motion)) {
      case Sweep3.Never _ -> Answers.Passing.never(distance);
      case Sweep3.Contact(double enter, double exit) ->
          Answers.Passing.between(enter, exit, distance);
    };
  }

  private static double distance(Shape3 a, Shape3 b, Vec3 motion, double time) {
    return Separation3.between(a, b.translated(motion.times(time))).distance();
  }
}
