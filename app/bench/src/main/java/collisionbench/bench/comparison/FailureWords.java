package collisionbench.bench.comparison;

import collisionbench.bench.json.JsonText;
import collisionbench.bench.text.Durations;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.MethodFailure;
import java.time.Duration;
import java.util.Optional;

/// Failures as text, to follow the name of the method and a colon.
public final class FailureWords {

  private FailureWords() {}

  /// {@return the description}
  public static Phrase of(MethodFailure failure) {
    return switch (failure) {
      case MethodFailure.Threw(String message) -> Phrase.verbatim(PlainText.escape(message));
      case MethodFailure.TimedOut(Duration patience, Optional<MethodFailure.Stray> stray) ->
          stray.map(line -> timedOut(patience, line)).orElseGet(() -> timedOut(patience));
      case MethodFailure.NotFlushed(Duration patience) ->
          Phrase.of("no-answer.not-flushed", Durations.of(patience));
      case MethodFailure.Died(String exit, String log) ->
          log.isEmpty()
              ? Phrase.of("no-answer.died", exit)
              : Phrase.of("no-answer.died-with-log", exit, quoted(log));
      case MethodFailure.Malformed(String reason) -> Phrase.verbatim(reason);
      case MethodFailure.Unsteady _ -> Phrase.of("no-answer.unsteady");
      case MethodFailure.GivenUp(MethodFailure last) -> Phrase.of("no-answer.given-up", of(last));
    };
  }

  private static Phrase timedOut(Duration patience) {
    return Phrase.of("no-answer.timed-out", Durations.of(patience));
  }

  private static Phrase timedOut(Duration patience, MethodFailure.Stray stray) {
    return Phrase.of(
        stray.line().startsWith("{'") ? "no-answer.no-json-quotes" : "no-answer.stray",
        Durations.of(patience),
        String.valueOf(stray.number()),
        quoted(stray.line()));
  }

  private static String quoted(String text) {
    return JsonText.quoted(PlainText.brief(text));
  }
}
