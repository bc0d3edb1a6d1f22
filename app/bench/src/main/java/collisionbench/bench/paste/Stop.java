package collisionbench.bench.paste;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// Ends the reading of a long text when the user cancels it.
final class Stop {

  /// Whether the user has cancelled is asked once in this many steps.
  private static final int STEPS = 1 << 12;

  private final BooleanSupplier cancelled;
  private int steps;

  Stop(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
  }

  /// Counts a step.
  ///
  /// @throws CancellationException if the user has cancelled
  void step() {
    steps++;
    if (steps % STEPS == 0 && cancelled.getAsBoolean()) {
      throw new CancellationException();
    }
  }
}
