package collisionbench.app.fuzz;

import collisionbench.app.comparison.Witnesses;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.Optional;

/// The library's answer about where a segment crosses a shape, for the check of its laws.
///
/// @param question has the segment as A and the shape as B
/// @param segment the segment, in the plane with `z = 0`
record KernelCrossing(Question question, Segment segment) {

  /// {@return the crossing if one of the shapes is a segment; of two segments, that along A}
  static Answers.Crossing of(Question question) {
    return segment(question)
        .map(segment -> new KernelCrossing(question, segment).answer())
        .or(() ->
            segment(question.swapped())
                .map(segment -> new KernelCrossing(question.swapped(), segment).answer()))
        .orElse(Answers.Crossing.NOT_ASKED);
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

  private Answers.Crossing answer() {
    return switch (Kernel.ask(question, Query.CROSSING).crossing().orElseThrow()) {
      case Crossing3.None _ -> Answers.Crossing.NONE;
      case Crossing3.Point p -> at(p.t(), p.t(), p.point(), p.point()).orError(parameterError(p));
      case Crossing3.Span c -> at(c.enter(), c.exit(), c.first(), c.last());
      case Crossing3.Overlap c -> at(c.enter(), c.exit(), c.first(), c.last());
    };
  }

  private Answers.Crossing at(double enter, double exit, Vec3 first, Vec3 last) {
    double offSegment =
        Math.max(segment.at(enter).minus(first).largest(), segment.at(exit).minus(last).largest());
    double outside = Math.max(Witnesses.toB(question, first), Witnesses.toB(question, last));
    double end = segment.start().equals(segment.end()) ? 1 : exit;
    double inside = Answers.depthOutside(enter, end, t -> Witnesses.toB(question, segment.at(t)));
    double eighthsError =
        Eighths.error(
            enter,
            end,
            this::isExact,
            t -> Kernel.isInB(question, segment.at(t)),
            !(question instanceof Question.InPlane q) || ConvexParts.isConvex(q.b()));
    return Answers.Crossing.at(enter, exit, Math.max(Math.max(offSegment, outside), inside))
        .orError(eighthsError);
  }

  private boolean isExact(double t) {
    Vec3 start = segment.start();
    Vec3 end = segment.end();
    Vec3 found = segment.at(t);
    return Eighths.isExact(start.x(), end.x(), t, found.x())
        && Eighths.isExact(start.y(), end.y(), t, found.y())
        && Eighths.isExact(start.z(), end.z(), t, found.z());
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
}
