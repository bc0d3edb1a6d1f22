package collisionbench.app.viewport.render;

import java.util.function.LongSupplier;

/// The time for which a picture may keep the window from doing anything else.
public final class TimeBudget {

  private static final long NANOS = 100_000_000;

  private final LongSupplier clock;
  private long end;

  /// @param clock counts nanoseconds
  public TimeBudget(LongSupplier clock) {
    this.clock = clock;
  }

  /// Starts from now.
  public void begin() {
    end = clock.getAsLong() + NANOS;
  }

  /// {@return whether the time is up}
  public boolean isOver() {
    return clock.getAsLong() - end >= 0;
  }
}
