package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/// What the library answers about two shapes in the plane, as far as its laws go.
final class Answers2 {

  private Answers2() {}

  static Answers of(Shape2 a, Shape2 b) {
    return of(a, b, Separation2.between(a, b));
  }

  /// {@return the same with a separation that is to be judged}
  static Answers of(Shape2 a, Shape2 b, Separation2 s) {
    return new Answers(
        s.distance(),
        Separation2.between(b, a).distance(),
        witnessError(a, b, s),
        s.normal().length(),
        normalError(a, b, s),
        crossing(a, b),
        Sweep2.of(a, Vec2.ZERO, b, Vec2.X) instanceof Sweep2.Contact(double enter, double _)
            && enter == 0,
        passing(a, b, s));
  }

  /// {@return how far the points of a separation are off the shapes, or off where distance and
  /// normal put them}
  static double witnessError(Shape2 a, Shape2 b, Separation2 s) {
    Vec2 there = s.pointA().plus(s.distance(), s.normal());
    double outside = Math.max(distance(s.pointA(), a), distance(s.pointB(), b));
    return Math.max(largest(there.minus(s.pointB())), outside);
  }

  /// How far what lies between the shapes along the normal is from the distance. In contact shapes
  /// that are not convex need not be free all along it, and only a touch is asked, up to what
  /// rounding of the place may do in a mouth.
  private static double normalError(Shape2 a, Shape2 b, Separation2 s) {
    Vec2 n = s.normal();
    boolean areConvex = parts(a).size() == 1 && parts(b).size() == 1;
    if (s.distance() <= Double.MIN_VALUE && !areConvex) {
      double left = distance(a, b, n.times(-s.distance()), 1);
      return Math.max(left, -left - depthOfRounding(a, b));
    }
    return parts(a).stream()
        .flatMap(ofA ->
            parts(b).stream()
                .map(ofB -> s.distance() + Support.of(ofA, n) + Support.of(ofB, n.negated())))
        .mapToDouble(Math::abs)
        .min()
        .orElseThrow();
  }

  /// {@return how deep a shape may be in another that is put where they only touch: it is rounded
  /// across a mouth, and the narrower that is, the longer is the way out}
  private static double depthOfRounding(Shape2 a, Shape2 b) {
    double size = new ShapePair.InPlane(a, b).size();
    return Laws.PLACE * size / Math.min(sineOfMouth(a), sineOfMouth(b));
  }

  /// {@return how far a step out of a mouth leads away from its sides, as a part of the step}
  private static double sineOfMouth(Shape2 shape) {
    return shape instanceof Sector sector && parts(sector).size() > 1
        ? StrictMath.sin(sector.angle() / 2)
        : 1;
  }

  /// {@return convex shapes that are this one together: the halves of a sector above half a turn}
  private static List<Shape2> parts(Shape2 shape) {
    return shape instanceof Sector sector
            && !sector.isDisc()
            && sector.opening().isWide()
            && sector.radius() > 0
        ? List.of(half(sector, 1), half(sector, -1))
        : List.of(shape);
  }

  private static Sector half(Sector whole, int side) {
    Vec2 along = whole.opening().axis();
    Vec2 aside = along.perpendicular().times(side);
    double quarter = whole.angle() / 4;
    Vec2 direction = along.times(StrictMath.cos(quarter)).plus(StrictMath.sin(quarter), aside);
    return new Sector(whole.center(), whole.radius(), direction, whole.angle() / 2);
  }

  private static Answers.Crossing crossing(Shape2 a, Shape2 b) {
    if (a instanceof Segment2 segment) {
      return crossing(segment, b, Crossing2.of(segment, b));
    }
    return b instanceof Segment2 segment
        ? crossing(segment, a, Crossing2.of(segment, a))
        : Answers.Crossing.NOT_ASKED;
  }

  private static Answers.Crossing crossing(Segment2 segment, Shape2 shape, Crossing2 crossing) {
    return switch (crossing) {
      case Crossing2.None _ -> Answers.Crossing.NONE;
      case Crossing2.Point p ->
          crossing(segment, shape, p.t(), p.t(), p.point(), p.point()).orError(missed(shape, p));
      case Crossing2.Span c -> crossing(segment, shape, c.enter(), c.exit(), c.first(), c.last());
      case Crossing2.Overlap c ->
          crossing(segment, shape, c.enter(), c.exit(), c.first(), c.last());
    };
  }

  private static Answers.Crossing crossing(
      Segment2 segment, Shape2 shape, double enter, double exit, Vec2 first, Vec2 last) {
    double beside =
        Math.max(largest(segment.at(enter).minus(first)), largest(segment.at(exit).minus(last)));
    double outside = Math.max(distance(first, shape), distance(last, shape));
    double end = segment.start().equals(segment.end()) ? 1 : exit;
    double inside = Answers.depthOutside(enter, end, t -> distance(segment.at(t), shape));
    double lost =
        Eighths.error(
            enter,
            end,
            t -> isExact(segment, t),
            t -> Overlap2.holds(shape, segment.at(t)),
            parts(shape).size() == 1);
    return Answers.Crossing.at(enter, exit, Math.max(Math.max(beside, outside), inside))
        .orError(lost);
  }

  private static boolean isExact(Segment2 segment, double t) {
    Vec2 start = segment.start();
    Vec2 end = segment.end();
    Vec2 found = segment.at(t);
    return Eighths.isExact(start.x(), end.x(), t, found.x())
        && Eighths.isExact(start.y(), end.y(), t, found.y());
  }

  /// {@return how far the point is from where its other parameters say}
  private static double missed(Shape2 shape, Crossing2.Point p) {
    Vec2 there =
        switch (shape) {
          case Segment2 other -> other.at(p.u().orElseThrow());
          case Point2 _, Circle _, Capsule2 _, Polygon _, Sector _ -> p.point();
        };
    return largest(there.minus(p.point()));
  }

  private static double distance(Vec2 point, Shape2 shape) {
    return Separation2.between(new Point2(point), shape).distance();
  }

  /// {@return the motion of B with which they are asked to pass one another: twice the way to a
  /// touch, and somewhat aside; where they touch, some part of their size away from A}
  static Vec2 motion(Shape2 a, Shape2 b, Separation2 s) {
    return motion(s.normal(), s.distance() == 0 ? -wayApart(a, b) : s.distance());
  }

  private static Vec2 motion(Vec2 n, double way) {
    return n.times(-2 * way).plus(way, n.perpendicular());
  }

  /// Where they touch already B comes from outside as well.
  private static Answers.Passing passing(Shape2 a, Shape2 b, Separation2 s) {
    Answers.Passing passing = passing(a, b, motion(a, b, s));
    if (s.distance() != 0) {
      return passing;
    }
    double way = wayApart(a, b);
    return passing.and(passing(a, b.translated(s.normal().times(way)), motion(s.normal(), way)));
  }

  private static double wayApart(Shape2 a, Shape2 b) {
    return Answers.wayApart(new ShapePair.InPlane(a, b));
  }

  private static Answers.Passing passing(Shape2 a, Shape2 b, Vec2 motion) {
    if (motion.equals(Vec2.ZERO) || !motion.isFinite()) {
      return Answers.Passing.NOT_ASKED;
    }
    DoubleUnaryOperator distance = time -> distance(a, b, motion, time);
    return switch (Sweep2.of(a, Vec2.ZERO, b, motion)) {
      case Sweep2.Never _ -> Answers.Passing.never(distance);
      case Sweep2.Contact(double enter, double exit) ->
          Answers.Passing.between(enter, exit, distance);
    };
  }

  private static double distance(Shape2 a, Shape2 b, Vec2 motion, double time) {
    return Separation2.between(a, b.translated(motion.times(time))).distance();
  }

  private static double largest(Vec2 v) {
    return Math.max(Math.abs(v.x()), Math.abs(v.y()));
  }
}
