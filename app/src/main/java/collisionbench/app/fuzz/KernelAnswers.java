package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;
import java.util.function.DoubleUnaryOperator;

/// What the library answers about two shapes, as far as its laws go.
final class KernelAnswers {

  private KernelAnswers() {}

  static Answers of(ShapePair shapes) {
    return of(shapes, Kernel.separation(shapes.question()));
  }

  /// {@return the same with a separation that is to be judged}
  static Answers of(ShapePair shapes, Separation3 s) {
    Question q = shapes.question();
    return new Answers(
        s.distance(),
        Kernel.separation(q.swapped()).distance(),
        witnessError(q, s),
        s.normal().length(),
        normalError(shapes, s),
        KernelCrossing.of(q),
        Kernel.sweep(Kernel.moving(q, Vec3.X)) instanceof Sweep3.Contact(double enter, double _)
            && enter == 0,
        passing(shapes, s));
  }

  /// {@return how far the points of a separation are off the shapes, or off where distance and
  /// normal put them}
  static double witnessError(Question question, Separation3 s) {
    Vec3 there = s.pointA().plus(s.distance(), s.normal());
    double outside =
        Math.max(Kernel.toB(question.swapped(), s.pointA()), Kernel.toB(question, s.pointB()));
    return Math.max(there.minus(s.pointB()).largest(), outside);
  }

  /// How far what lies between the shapes along the normal is from the distance. In contact shapes
  /// that are not convex need not be free all along it, and only a touch is asked, up to what
  /// rounding of the place may do in a mouth.
  private static double normalError(ShapePair shapes, Separation3 s) {
    Vec3 n = s.normal();
    return switch (shapes.question()) {
      case Question.InSpace q ->
          Math.abs(s.distance() + Support.of(q.a(), n) + Support.of(q.b(), n.negated()));
      case Question.InPlane q -> {
        boolean areConvex = ConvexParts.isConvex(q.a()) && ConvexParts.isConvex(q.b());
        if (s.distance() > Double.MIN_VALUE || areConvex) {
          yield ConvexParts.gapError(q.a(), q.b(), Lifted.flat(n), s.distance());
        }
        double left = Kernel.distance(q, n.times(-s.distance()));
        yield Math.max(left, -left - depthOfRounding(shapes.size(), q.a(), q.b()));
      }
    };
  }

  /// {@return how deep a shape may be in another that is put where they only touch: it is rounded
  /// across a mouth, and the narrower that is, the longer is the way out}
  private static double depthOfRounding(double size, Shape2 a, Shape2 b) {
    return Laws.PLACE * size / Math.min(ConvexParts.sineOfMouth(a), ConvexParts.sineOfMouth(b));
  }

  /// {@return the motion of B with which they are asked to pass one another: twice the way to a
  /// touch, and somewhat aside; where they touch, some part of their size away from A}
  static Vec3 motion(ShapePair shapes) {
    return motion(shapes, Kernel.separation(shapes.question()));
  }

  private static Vec3 motion(ShapePair shapes, Separation3 s) {
    return motion(shapes, s.normal(), s.distance() == 0 ? -Answers.wayApart(shapes) : s.distance());
  }

  private static Vec3 motion(ShapePair shapes, Vec3 n, double way) {
    Vec3 aside =
        switch (shapes) {
          case ShapePair.InSpace _ -> new Vec3(n.y(), n.z(), n.x());
          case ShapePair.InPlane _ -> Lifted.of(Lifted.flat(n).perpendicular());
        };
    return n.times(-2 * way).plus(way, aside);
  }

  /// Where they touch already B comes from outside as well.
  private static Answers.Passing passing(ShapePair shapes, Separation3 s) {
    Question question = shapes.question();
    Answers.Passing passing = passing(question, motion(shapes, s));
    if (s.distance() != 0) {
      return passing;
    }
    double way = Answers.wayApart(shapes);
    Question apart = Kernel.moved(question, s.normal().times(way));
    return passing.and(passing(apart, motion(shapes, s.normal(), way)));
  }

  private static Answers.Passing passing(Question question, Vec3 motion) {
    if (motion.equals(Vec3.ZERO) || !motion.isFinite()) {
      return Answers.Passing.NOT_ASKED;
    }
    DoubleUnaryOperator distance = time -> Kernel.distance(question, motion.times(time));
    return switch (Kernel.sweep(Kernel.moving(question, motion))) {
      case Sweep3.Never _ -> Answers.Passing.never(distance);
      case Sweep3.Contact(double enter, double exit) ->
          Answers.Passing.between(enter, exit, distance);
    };
  }
}
