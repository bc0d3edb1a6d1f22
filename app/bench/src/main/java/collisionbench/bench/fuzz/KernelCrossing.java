package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Witnesses;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/// The library's answer about where a segment crosses a shape, for the check of its laws.
///
/// @param question has the segment as A and the shape as B
/// @param segment the segment, in the plane with `z = 0`
record KernelCrossing(Question question, Segment segment) {

  /// Parameters this close to the ends of a crossing are not compared, because the ends are
  /// rounded.
  private static final double CLEAR = 1e-9;

  /// How a segment crosses the other shape.
  ///
  /// @param crosses whether it does; empty if no shape is a segment
  /// @param error how far its points are off the segment or the shape, or how deep the segment is
  ///   inside the shape before or after the crossing; infinite if the parameters are out of order
  record Found(Optional<Boolean> crosses, double error) {

    /// {@return whether it is consistent with the yes or no about the shapes}
    boolean fits(boolean overlap) {
      return crosses.orElse(overlap) == overlap;
    }
  }

  /// {@return the crossing if one of the shapes is a segment; of two segments, that along A}
  static Found of(Question question) {
    return segment(question)
        .map(segment -> new KernelCrossing(question, segment).answer())
        .or(() ->
            segment(question.swapped())
                .map(segment -> new KernelCrossing(question.swapped(), segment).answer()))
        .orElse(new Found(Optional.empty(), 0));
  }

  /// {@return A, if it is a segment}
  private static Optional<Segment> segment(Question question) {
    return switch (question) {
      case Question.InSpace q when q.a() instanceof Segment segment -> Optional.of(segment);
      case Question.InPlane q when q.a() instanceof Segment2(Vec2 start, Vec2 end) ->
          Optional.of(new Segment(Lifted.of(start), Lifted.of(end)));
      case Question.InSpace _, Question.InPlane _ -> Optional.empty();
    };
  }

  private Found answer() {
    return switch (Kernel.ask(question, Query.CROSSING).crossing().orElseThrow()) {
      case Crossing3.None _ -> new Found(Optional.of(false), 0);
      case Crossing3.Point p -> at(p.t(), p.t(), p.point(), p.point(), parameterError(p));
      case Crossing3.Span c -> at(c.enter(), c.exit(), c.first(), c.last(), 0);
      case Crossing3.Overlap c -> at(c.enter(), c.exit(), c.first(), c.last(), 0);
    };
  }

  private Found at(double enter, double exit, Vec3 first, Vec3 last, double parameterError) {
    double offSegment =
        Math.max(segment.at(enter).minus(first).largest(), segment.at(exit).minus(last).largest());
    double outside = Math.max(Witnesses.toB(question, first), Witnesses.toB(question, last));
    double end = segment.start().equals(segment.end()) ? 1 : exit;
    double inside = depthOutside(enter, end, t -> Witnesses.toB(question, segment.at(t)));
    double eighthsError =
        eighthsError(
            enter,
            end,
            this::isExact,
            t -> Kernel.isInB(question, segment.at(t)),
            !(question instanceof Question.InPlane q) || Support.isConvex(q.b()));
    boolean inOrder = 0 <= enter && enter <= exit && exit <= 1;
    double error =
        DoubleStream.of(offSegment, outside, inside, eighthsError, parameterError).max().orElse(0);
    return new Found(Optional.of(true), inOrder ? error : Double.POSITIVE_INFINITY);
  }

  private boolean isExact(double t) {
    Vec3 start = segment.start();
    Vec3 end = segment.end();
    Vec3 found = segment.at(t);
    return isExact(start.x(), end.x(), t, found.x())
        && isExact(start.y(), end.y(), t, found.y())
        && isExact(start.z(), end.z(), t, found.z());
  }

  /// {@return how far the point is from the one given by its other parameters, if it has any}
  private double parameterError(Crossing3.Point p) {
    Vec3 expected = p.point();
    Optional<Segment> other = segment(question.swapped());
    if (other.isPresent()) {
      expected = other.get().at(p.u().orElseThrow());
    } else if (question instanceof Question.InSpace q
        && q.b() instanceof Triangle(Vec3 a, Vec3 b, Vec3 c)) {
      expected = a.plus(p.u().orElseThrow(), b.minus(a)).plus(p.v().orElseThrow(), c.minus(a));
    }
    return expected.minus(p.point()).largest();
  }

  /// Compares a crossing with containment in the shape at the points that divide the segment into
  /// eight, as far as doubles represent them exactly: free of rounding.
  ///
  /// @return infinity if the shape contains a point outside the crossing, or lacks one inside it; 0
  ///   otherwise
  ///
  /// @param isExact whether doubles represent the point at a parameter exactly
  /// @param isContained whether the shape contains the point at a parameter
  /// @param convex whether the shape is convex
  static double eighthsError(
      double enter,
      double exit,
      DoublePredicate isExact,
      DoublePredicate isContained,
      boolean convex) {
    for (int i = 0; i <= 8; i++) {
      double t = i / 8.0;
      boolean outside = t < enter - CLEAR || t > exit + CLEAR;
      boolean inside = t > enter + CLEAR && t < exit - CLEAR;
      if ((outside || (inside && convex)) && isExact.test(t) && isContained.test(t) == outside) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return 0;
  }

  /// {@return whether `start + t (end - start)` is `found`, exactly}
  static boolean isExact(double start, double end, double t, double found) {
    BigDecimal from = new BigDecimal(start);
    BigDecimal offset = new BigDecimal(end).subtract(from).multiply(new BigDecimal(t));
    return Double.isFinite(found) && from.add(offset).compareTo(new BigDecimal(found)) == 0;
  }

  /// {@return how deep two shapes overlap before and after an interval within 0..1}
  ///
  /// @param distance their distance at a parameter or time
  static double depthOutside(double enter, double exit, DoubleUnaryOperator distance) {
    double before = enter == 0 ? 0 : -distance.applyAsDouble(0.5 * enter);
    double after = exit == 1 ? 0 : -distance.applyAsDouble(0.5 * (exit + 1));
    return Math.max(before, after);
  }
}
