package collisionbench.bench.text;

import java.time.Duration;

/// Formats durations: `1 s`, `200 ms`.
public final class Durations {

  private Durations() {}

  /// {@return a duration in seconds, or milliseconds if it is not whole seconds}
  public static String of(Duration duration) {
    long millis = duration.toMillis();
    return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
  }
}
