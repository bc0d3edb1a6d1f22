package collisionbench.app.session;

import java.util.List;

/// Speed and looping of the playback.
///
/// @param speed a factor, from 0.1 to 4
/// @param loops whether it restarts at the end
public record PlaybackSpeed(double speed, boolean loops) {

  /// Seconds from time 0 to 1 at speed 1.
  private static final double SECONDS = 3;

  private static final List<Double> SPEEDS = List.of(0.1, 0.25, 0.5, 1.0, 2.0, 4.0);

  public static final PlaybackSpeed FIRST = new PlaybackSpeed(1, false);

  public PlaybackSpeed {
    if (!SPEEDS.contains(speed)) {
      throw new IllegalArgumentException("speed must be one of " + SPEEDS + ": " + speed);
    }
  }

  public double secondsPerPass() {
    return SECONDS / speed;
  }

  /// {@return the next lower speed; the slowest is 0.1}
  public PlaybackSpeed slower() {
    return new PlaybackSpeed(SPEEDS.get(Math.max(0, SPEEDS.indexOf(speed) - 1)), loops);
  }

  /// {@return the next higher speed; the fastest is 4}
  public PlaybackSpeed faster() {
    return new PlaybackSpeed(
        SPEEDS.get(Math.min(SPEEDS.size() - 1, SPEEDS.indexOf(speed) + 1)), loops);
  }

  public PlaybackSpeed loopToggled() {
    return new PlaybackSpeed(speed, !loops);
  }
}
