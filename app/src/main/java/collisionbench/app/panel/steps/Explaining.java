package collisionbench.app.panel.steps;

import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.task.LatestTaskExecutor;
import collisionbench.methods.method.Method;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;

/// Asks a method for its steps: directly, or in the background if it runs in another process.
///
/// While a new answer is computed, the old one stays if it is about the same bodies.
final class Explaining {

  /// An answer that takes longer is late.
  private static final Duration PATIENCE = Duration.millis(150);

  private final BiConsumer<PairQuestion, Explained> answered;
  private final Runnable nothingYet;
  private final Consumer<Boolean> late;
  private final LatestTaskExecutor elsewhere =
      new LatestTaskExecutor("collision-bench-steps", Platform::runLater);
  private final PauseTransition patience = new PauseTransition(PATIENCE);
  private Optional<Asked> asked = Optional.empty();

  private record Asked(PairQuestion pair, Method method) {

    Explained explained() {
      return Explained.of(method, pair.asked(method));
    }

    boolean isAboutTheSame(Asked other) {
      return pair.a().equals(other.pair.a())
          && pair.b().equals(other.pair.b())
          && method.name().equals(other.method.name());
    }
  }

  /// @param answered receives the answers, on the window's thread
  /// @param nothingYet runs when a method is asked about other bodies
  /// @param late receives whether the latest answer is late
  Explaining(
      BiConsumer<PairQuestion, Explained> answered, Runnable nothingYet, Consumer<Boolean> late) {
    this.answered = answered;
    this.nothingYet = nothingYet;
    this.late = late;
    patience.setOnFinished(_ -> late.accept(true));
  }

  Optional<PairQuestion> pair() {
    return asked.map(Asked::pair);
  }

  /// Asks a method about a pair, unless it is being asked just that.
  void ask(PairQuestion pair, Method method) {
    Asked next = new Asked(pair, method);
    if (!method.isRemote()) {
      forget();
      asked = Optional.of(next);
      answered.accept(pair, next.explained());
    } else if (asked.filter(next::equals).isEmpty()) {
      askElsewhere(next);
    }
  }

  private void askElsewhere(Asked next) {
    if (asked.filter(next::isAboutTheSame).isEmpty()) {
      elsewhere.cancel();
      nothingYet.run();
    }
    asked = Optional.of(next);
    elsewhere.ask(turn -> {
      Explained explained = next.explained();
      turn.show(this::inTime);
      turn.showUnlessCancelled(() -> answered.accept(next.pair, explained));
    });
    patience.play();
  }

  void forget() {
    asked = Optional.empty();
    elsewhere.cancel();
    inTime();
  }

  private void inTime() {
    patience.stop();
    late.accept(false);
  }
}
