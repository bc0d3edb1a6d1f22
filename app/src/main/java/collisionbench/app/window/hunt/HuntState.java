package collisionbench.app.window.hunt;

import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.text.Phrase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// How far a hunt is.
///
/// @param folder where its findings are kept
/// @param passed the time since it began
/// @param cases the inputs that were tried
/// @param result the counts of all mistakes, once it has ended
/// @param silence why the method is no longer asked, which ends a hunt
/// @param failure why findings could not be kept, which ends a hunt
public record HuntState(
    HuntPlan plan,
    Path folder,
    Duration passed,
    long cases,
    int kept,
    Optional<Tally> result,
    Optional<Silence> silence,
    Optional<Phrase> failure) {

  /// Why a method is no longer asked.
  enum Silence {
    /// It did not return from a question, and may not return from others.
    NO_RETURN,
    /// It failed too often.
    GIVEN_UP
  }

  /// {@return inputs a second}
  double speed() {
    return passed.isZero() ? 0 : cases * 1e9 / passed.toNanos();
  }

  /// {@return the seconds to its end, at the present speed}
  double secondsLeft() {
    return done() == 0 ? 0 : passed.toNanos() / 1e9 * (1 / done() - 1);
  }

  static HuntState first(HuntPlan plan, Path folder) {
    return new HuntState(
        plan, folder, Duration.ZERO, 0, 0, Optional.empty(), Optional.empty(), Optional.empty());
  }

  boolean isRunning() {
    return result.isEmpty();
  }

  /// {@return how much is done, from 0 to 1}
  double done() {
    return plan.length().done(passed, cases);
  }
}
