package collisionbench.app.comparison;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// What a method does when it is asked.
public sealed interface Reply {

  /// It decides.
  record Decides(Answer.Decided answer) implements Reply {}

  /// It does not decide.
  record DoesNotDecide(Indecision reason) implements Reply {}

  /// It throws, which no method may.
  record Throws(Throwable failure) implements Reply {}

  /// It does not return: it was waited for in vain, now or before, and is asked no more.
  record TimedOut() implements Reply {}

  /// {@return what a method does; it throws as well if it does so when asked what it answers}
  static Reply of(Method method, Question question) {
    return Watchdog.OF_ALL.reply(
        method,
        () ->
            Guard.call(
                () -> {
                  Set<Query> _ = method.answers(question.pair());
                  return of(method.answer(question));
                },
                Throws::new));
  }

  /// {@return the reply that an answer is}
  static Reply of(Answer answer) {
    return switch (answer) {
      case Answer.Decided decided -> new Decides(decided);
      case Answer.Undecided(Indecision reason) -> new DoesNotDecide(reason);
    };
  }

  /// {@return the reply to a question in words, to follow "says"}
  default String told(Question question) {
    return switch (this) {
      case Decides(Answer.Decided answer) -> told(question, answer);
      case DoesNotDecide(Indecision reason) -> "nothing (" + reason.message() + ")";
      case Throws(Throwable failure) -> "nothing (threw " + failure + ")";
      case TimedOut _ -> "nothing (it does not return)";
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
}
