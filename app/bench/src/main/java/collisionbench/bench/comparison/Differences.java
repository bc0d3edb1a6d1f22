package collisionbench.bench.comparison;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;
import java.util.Optional;
import java.util.OptionalDouble;

/// The differences between two answers to one question, as lengths in the shapes' unit: infinite if
/// their crossings are of different kinds, empty if only one has an answer.
///
/// Parameters and times are converted to lengths: a parameter is multiplied by the length of its
/// edge, a time by the motion. So rounding in a parameter counts like rounding in a position.
/// Grazing shapes almost touch for a long time: there the error of a time is the distance that is
/// left between the two, if that is less.
public final class Differences {

  private Differences() {}

  /// {@return the difference of the distances; empty unless both have one}
  public static OptionalDouble ofDistance(Answer.Decided ours, Answer.Decided theirs) {
    return ours.distance().isPresent() && theirs.distance().isPresent()
        ? OptionalDouble.of(
            Math.abs(ours.distance().getAsDouble() - theirs.distance().getAsDouble()))
        : OptionalDouble.empty();
  }

  /// {@return the difference of the crossings}
  public static OptionalDouble ofCrossing(
      Question question, Answer.Decided ours, Answer.Decided theirs) {
    return ours.crossing().isPresent() && theirs.crossing().isPresent()
        ? OptionalDouble.of(between(ours.crossing().get(), theirs.crossing().get(), edge(question)))
        : OptionalDouble.empty();
  }

  private static double between(Crossing3 ours, Crossing3 theirs, double edge) {
    return switch (ours) {
      case Crossing3.None _ -> theirs instanceof Crossing3.None ? 0 : Double.POSITIVE_INFINITY;
      case Crossing3.Point p ->
          theirs instanceof Crossing3.Point q
              ? Math.max(
                  between(p.point(), q.point()),
                  edge * Math.max(between(p.u(), q.u()), between(p.v(), q.v())))
              : Double.POSITIVE_INFINITY;
      case Crossing3.Span s ->
          theirs instanceof Crossing3.Span o
              ? Math.max(between(s.first(), o.first()), between(s.last(), o.last()))
              : Double.POSITIVE_INFINITY;
      case Crossing3.Overlap s ->
          theirs instanceof Crossing3.Overlap o
              ? Math.max(between(s.first(), o.first()), between(s.last(), o.last()))
              : Double.POSITIVE_INFINITY;
    };
  }

  private static double between(Vec3 a, Vec3 b) {
    return a.minus(b).largest();
  }

  private static double between(OptionalDouble a, OptionalDouble b) {
    return a.isPresent() && b.isPresent() ? Math.abs(a.getAsDouble() - b.getAsDouble()) : 0;
  }

  /// {@return the longest of the edges that `u` and `v` are measured along}
  private static double edge(Question question) {
    return switch (question) {
      case Question.InSpace q -> edge(q.a() instanceof Segment ? q.b() : q.a());
      case Question.InPlane q ->
          q.b() instanceof Segment2 s ? between(Lifted.of(s.start()), Lifted.of(s.end())) : 0;
    };
  }

  private static double edge(Shape3 shape) {
    return switch (shape) {
      case Segment(Vec3 start, Vec3 end) -> between(start, end);
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> Math.max(between(a, b), between(a, c));
      case Sphere _, Capsule _, Box _, Hull _ -> 0;
    };
  }

  /// {@return the difference of the contact times. If only one answer has contact, the depth or
  /// distance halfway between its times; infinite if that is not in 0..1}
  public static OptionalDouble ofSweep(
      Question question, Answer.Decided ours, Answer.Decided theirs) {
    return ours.sweep().isPresent() && theirs.sweep().isPresent()
        ? OptionalDouble.of(between(ours.sweep().get(), theirs.sweep().get(), question))
        : OptionalDouble.empty();
  }

  private static double between(Sweep3 ours, Sweep3 theirs, Question question) {
    return switch (ours) {
      case Sweep3.Never _ ->
          switch (theirs) {
            case Sweep3.Never _ -> 0;
            case Sweep3.Contact contact -> halfway(contact, question);
          };
      case Sweep3.Contact contact ->
          switch (theirs) {
            case Sweep3.Never _ -> halfway(contact, question);
            case Sweep3.Contact(double enter, double exit) ->
                Math.max(
                    between(contact.enter(), enter, question),
                    between(contact.exit(), exit, question));
          };
    };
  }

  private static double between(double ours, double theirs, Question question) {
    if (ours == theirs) {
      return 0;
    }
    double along = motion(question) * Math.abs(ours - theirs);
    double left = at(ours, question);
    return left >= along ? along : Math.min(along, Math.max(left, at(theirs, question)));
  }

  private static double halfway(Sweep3.Contact contact, Question question) {
    return at(0.5 * (contact.enter() + contact.exit()), question);
  }

  /// {@return the absolute distance of the two at a time; infinite if the time is not in 0..1}
  private static double at(double time, Question question) {
    Optional<Question> then = time >= 0 && time <= 1 ? question.at(time) : Optional.empty();
    return then.map(Differences::gap).orElse(Double.POSITIVE_INFINITY);
  }

  private static double gap(Question question) {
    return Math.abs(
        switch (question) {
          case Question.InSpace q -> Separation3.between(q.a(), q.b()).distance();
          case Question.InPlane q -> Separation2.between(q.a(), q.b()).distance();
        });
  }

  private static double motion(Question question) {
    return switch (question) {
      case Question.InSpace q -> between(q.motionA(), q.motionB());
      case Question.InPlane q -> between(Lifted.of(q.motionA()), Lifted.of(q.motionB()));
    };
  }
}
