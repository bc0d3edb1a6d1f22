package collisionbench.app.fuzz;

import collisionbench.app.comparison.Reply;
import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Indecision;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A disagreement, simplified.
///
/// @param fault what is wrong
/// @param found the case on which it was found
/// @param simplest the simplest shapes that still show the fault
public record Finding(Trial trial, Fault fault, Case found, ShapePair simplest) {

  /// {@return a file name without extension: the same for the same finding}
  public String key() {
    return found.pair().name()
        + "-"
        + fault.word()
        + "-"
        + trial.method().name()
        + "-seed"
        + found.seed()
        + "-case"
        + found.number();
  }

  /// {@return where it was found, and what is wrong, on one line}
  public String sentence() {
    return where() + " (" + found.strategy() + "): " + what();
  }

  private String where() {
    return found.pair().name() + ", case " + found.number() + " of seed " + found.seed();
  }

  private String what() {
    Method faulty = fault == Fault.JUDGE ? trial.judge() : trial.method();
    return faulty.name() + " " + fault.sentence();
  }

  /// {@return what the method and the judge say of the simplest shapes}
  public String verdicts() {
    Question question = trial.question(simplest);
    return trial.method().name()
        + " says "
        + told(question, Reply.of(trial.method(), question))
        + ", "
        + trial.judge().name()
        + " says "
        + told(question, Reply.of(trial.judge(), question));
  }

  private static String told(Question question, Reply reply) {
    return switch (reply) {
      case Reply.Decides(Answer.Decided answer) -> told(question, answer);
      case Reply.DoesNotDecide(Indecision reason) -> "nothing (" + reason.message() + ")";
      case Reply.Throws(Throwable failure) -> "nothing (threw " + failure + ")";
    };
  }

  private static String told(Question question, Answer.Decided answer) {
    List<String> parts = new ArrayList<>();
    answer.overlap().ifPresent(overlap -> parts.add(overlap ? "touching" : "apart"));
    answer.distance().ifPresent(distance -> parts.add("distance " + distance));
    answer.crossing().ifPresent(crossing -> parts.add(told(crossing)));
    if (question.isMoving()) {
      answer.sweep().ifPresent(sweep -> parts.add(told(sweep)));
    }
    String first = parts.isEmpty() ? "nothing" : parts.removeFirst();
    return parts.isEmpty() ? first : first + " (" + String.join(", ", parts) + ")";
  }

  private static String told(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> "no crossing";
      case Crossing3.Point p -> "crossing at " + p.t();
      case Crossing3.Span s -> "crossing from " + s.enter() + " to " + s.exit();
      case Crossing3.Overlap s -> "shared from " + s.enter() + " to " + s.exit();
    };
  }

  private static String told(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never _ -> "never meeting";
      case Sweep3.Contact(double enter, double exit) -> "meeting from " + enter + " to " + exit;
    };
  }

  /// {@return a scene of the simplest shapes, as bodies a and b, that expects what the judge says.
  /// If it is their sweep that is wrong, b moves}
  public Scene scene() {
    boolean flat = simplest instanceof ShapePair.InPlane;
    return new Scene(
        where(),
        found.strategy() + ": " + what() + ". Simplified: " + verdicts() + ".",
        flat ? Space.TWO : Space.THREE,
        bodies(),
        Optional.empty(),
        expected());
  }

  /// If they pass one another wrongly, as they move then.
  private List<Body> bodies() {
    return Questions.bodies(
        fault == Fault.SWEEP ? trial.given(Questions.moving(simplest)) : trial.question(simplest));
  }

  private Optional<Expectation> expected() {
    return Reply.of(trial.judge(), trial.question(simplest))
            instanceof Reply.Decides(Answer.Decided answer)
        ? answer.overlap().map(Finding::expectation)
        : Optional.empty();
  }

  private static Expectation expectation(boolean overlap) {
    return new Expectation(overlap ? List.of(new Expectation.Pair("a", "b")) : List.of());
  }
}
