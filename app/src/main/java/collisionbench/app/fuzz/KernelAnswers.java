package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;
import java.util.function.DoubleUnaryOperator;

/// Collects the library's answers about two shapes for the check of its laws.
final class KernelAnswers {

  private KernelAnswers() {}

  static Answers of(ShapePair shapes) {
    return of(shapes, Kernel.separation(shapes.question()));
  }

  /// {@return the answers with the given separation in place of the library's}
  static Answers of(ShapePair shapes, Separation3 s) {
    Question q = shapes.question();
    return new Answers(
        s.distance(),
        Kernel.separation(q.swapped()).distance(),
        Places.witnessError(q, s),
        s.normal().length(),
        Places.gapError(q, s.normal(), s.distance(), shapes.size()),
        KernelCrossing.of(q),
        Kernel.sweep(Kernel.moving(q, Vec3.X)) instanceof Sweep3.Contact(double enter, double _)
            && enter == 0,
        passing(shapes, s));
  }

  /// {@return a motion that takes B past A: twice the distance to contact, plus a sideways part;
  /// for touching shapes, away from A by a fraction of their size}
  static Vec3 motion(ShapePair shapes) {
    return motion(shapes, Kernel.separation(shapes.question()));
  }

  private static Vec3 motion(ShapePair shapes, Separation3 s) {
    return motion(
        shapes, s.normal(), s.distance() == 0 ? -Answers.stepApart(shapes) : s.distance());
  }

  private static Vec3 motion(ShapePair shapes, Vec3 n, double distance) {
    Vec3 sideways =
        switch (shapes) {
          case ShapePair.InSpace _ -> new Vec3(n.y(), n.z(), n.x());
          case ShapePair.InPlane _ -> Lifted.of(Lifted.flat(n).perpendicular());
        };
    return n.times(-2 * distance).plus(distance, sideways);
  }

  /// {@return how B passes A; for touching shapes, also when B approaches from outside}
  private static Answers.Passing passing(ShapePair shapes, Separation3 s) {
    Question question = shapes.question();
    Answers.Passing passing = passing(question, motion(shapes, s));
    if (s.distance() != 0) {
      return passing;
    }
    double distance = Answers.stepApart(shapes);
    Question apart = Kernel.moved(question, s.normal().times(distance));
    return passing.and(passing(apart, motion(shapes, s.normal(), distance)));
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
