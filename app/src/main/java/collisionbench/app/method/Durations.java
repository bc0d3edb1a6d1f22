package collisionbench.app.method;

import java.time.Duration;

/// Durations as they are typed and shown: `1 s`, `200 ms`.
final class Durations {

  private Durations() {}

  static String of(Duration duration) {
    long millis = duration.toMillis();
    return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
  }
}
