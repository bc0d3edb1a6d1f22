package collisionbench.bench.evaluation;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The single values of an answer about two bodies.
///
/// @param flat whether points have two coordinates
public record AnswerValues(Answer.Decided answer, boolean flat) {

  /// {@return a value; empty if the answer has none}
  public Optional<AnswerValue> value(AnswerField field) {
    return switch (field) {
      case TOUCH -> answer.overlap().map(AnswerValue.YesNo::new);
      case DISTANCE -> number(answer.distance());
      case POINT_A -> answer.separation().map(Separation3::pointA).map(this::vector);
      case POINT_B -> answer.separation().map(Separation3::pointB).map(this::vector);
      case NORMAL -> answer.normal().map(this::vector);
      case CROSSING -> answer.crossing().map(AnswerValues::kind).map(AnswerValue.Word::new);
      case CROSSING_T -> answer.crossing().flatMap(AnswerValues::parameter);
      case CROSSING_U -> point().flatMap(point -> number(point.u()));
      case CROSSING_V -> point().flatMap(point -> number(point.v()));
      case LINES ->
          answer.lines().map(Lines3::relation).map(KebabCase::of).map(AnswerValue.Word::new);
      case SWEEP ->
          answer.sweep().map(sweep -> new AnswerValue.YesNo(sweep instanceof Sweep3.Contact));
      case SWEEP_ENTER -> contact().map(contact -> new AnswerValue.Tuple(contact.enter()));
      case SWEEP_EXIT -> contact().map(contact -> new AnswerValue.Tuple(contact.exit()));
      case SWEEP_POINT_A -> answer.contact().map(Separation3::pointA).map(this::vector);
      case SWEEP_POINT_B -> answer.contact().map(Separation3::pointB).map(this::vector);
      case SWEEP_NORMAL -> answer.contact().map(Separation3::normal).map(this::vector);
    };
  }

  /// {@return the name of a kind of crossing in files}
  public static String kind(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> "none";
      case Crossing3.Point _ -> "point";
      case Crossing3.Span _ -> "span";
      case Crossing3.Overlap _ -> "overlap";
    };
  }

  private static Optional<AnswerValue> parameter(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> Optional.empty();
      case Crossing3.Point point -> Optional.of(new AnswerValue.Tuple(point.t()));
      case Crossing3.Span(double enter, double exit, Vec3 _, Vec3 _) -> interval(enter, exit);
      case Crossing3.Overlap(double enter, double exit, Vec3 _, Vec3 _) -> interval(enter, exit);
    };
  }

  private static Optional<AnswerValue> interval(double enter, double exit) {
    return Optional.of(new AnswerValue.Tuple(List.of(enter, exit)));
  }

  private Optional<Crossing3.Point> point() {
    return answer
        .crossing()
        .filter(Crossing3.Point.class::isInstance)
        .map(Crossing3.Point.class::cast);
  }

  private Optional<Sweep3.Contact> contact() {
    return answer.sweep().filter(Sweep3.Contact.class::isInstance).map(Sweep3.Contact.class::cast);
  }

  private static Optional<AnswerValue> number(OptionalDouble number) {
    return number.isPresent()
        ? Optional.of(new AnswerValue.Tuple(number.getAsDouble()))
        : Optional.empty();
  }

  private AnswerValue vector(Vec3 vector) {
    return new AnswerValue.Tuple(
        flat ? List.of(vector.x(), vector.y()) : List.of(vector.x(), vector.y(), vector.z()));
  }
}
