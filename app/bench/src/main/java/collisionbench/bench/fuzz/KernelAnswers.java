package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/// The library's answers about two shapes, for the check of its laws. Lengths are in the unit of
/// the shapes.
///
/// @param witnessError how far pointB is from `pointA + distance * normal`, or how far a point is
///   outside its shape, whichever is larger
/// @param normalError how far the distance is from the gap along the normal; if a shape is not
///   convex, how far the shapes are from touching after a translation by the distance
/// @param crossing how the segment, if one shape is a segment, crosses the other
/// @param meetsAtOnce whether they meet at time 0 when B moves by 1 along x
/// @param passing how they meet and part when B moves past A
record KernelAnswers(
    double distance,
    double distanceSwapped,
    double witnessError,
    double normalLength,
    double normalError,
    KernelCrossing.Found crossing,
    boolean meetsAtOnce,
    Passing passing) {

  static KernelAnswers of(ShapePair shapes) {
    return of(shapes, Kernel.separation(shapes.question()));
  }

  /// {@return the answers with the given separation in place of the library's}
  static KernelAnswers of(ShapePair shapes, Separation3 s) {
    Question q = shapes.question();
    return new KernelAnswers(
        s.distance(),
        Kernel.separation(q.swapped()).distance(),
        PointCheck.witnessError(q, s),
        s.normal().length(),
        PointCheck.gapError(q, s.normal(), s.distance(), shapes.size()),
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
    return motion(shapes, s.normal(), s.distance() == 0 ? -stepApart(shapes) : s.distance());
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
  private static Passing passing(ShapePair shapes, Separation3 s) {
    Question question = shapes.question();
    Passing passing = passing(question, motion(shapes, s));
    if (s.distance() != 0) {
      return passing;
    }
    double distance = stepApart(shapes);
    Question apart = Kernel.moved(question, s.normal().times(distance));
    return passing.and(passing(apart, motion(shapes, s.normal(), distance)));
  }

  private static Passing passing(Question question, Vec3 motion) {
    if (motion.equals(Vec3.ZERO) || !motion.isFinite()) {
      return Passing.NOT_ASKED;
    }
    DoubleUnaryOperator distance = time -> Kernel.distance(question, motion.times(time));
    return switch (Kernel.sweep(Kernel.moving(question, motion))) {
      case Sweep3.Never _ -> Passing.never(distance);
      case Sweep3.Contact(double enter, double exit) -> Passing.between(enter, exit, distance);
    };
  }

  /// How two shapes meet and part.
  ///
  /// At the beginning and the end of the motion they may overlap.
  ///
  /// @param error how far they are from touching at the times of meeting and parting
  /// @param depth how deep they overlap at the reported times, before meeting and after parting; if
  ///   they never meet, during the motion
  record Passing(double error, double depth) {

    static final Passing NOT_ASKED = new Passing(0, 0);

    /// @param distance their distance at a time
    static Passing between(double enter, double exit, DoubleUnaryOperator distance) {
      double first = distance.applyAsDouble(enter);
      double last = distance.applyAsDouble(exit);
      first = enter == 0 ? Math.max(0, first) : first;
      last = exit == 1 ? Math.max(0, last) : last;
      double outside = KernelCrossing.depthOutside(enter, exit, distance);
      return new Passing(
          Math.max(Math.abs(first), Math.abs(last)), Math.max(outside, Math.max(-first, -last)));
    }

    /// @param distance their distance at a time
    static Passing never(DoubleUnaryOperator distance) {
      DoubleStream times = DoubleStream.of(0.25, 0.5, 0.75, 1);
      return new Passing(0, -times.map(distance).min().orElse(0));
    }

    /// {@return the larger error and the larger depth of both}
    Passing and(Passing other) {
      return new Passing(Math.max(error, other.error), Math.max(depth, other.depth));
    }
  }

  /// {@return the distance by which touching shapes are moved apart to test that they part or meet:
  /// a fraction of their size; 0 if the size is too large or too small}
  static double stepApart(ShapePair shapes) {
    double size = shapes.size();
    return size > 0x1p-1000 && size < 0x1p1000 ? Math.scalb(0.25, Math.getExponent(size)) : 0;
  }
}
