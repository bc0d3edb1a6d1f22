package collisionbench.app.session;

import java.util.List;

/// Speed and looping of the playback.
///
/// @param speed a factor, from 0.1 to 4
/// @param loops whether it restarts at the end
public record Pace(double speed, boolean loops) {

  /// Seconds from time 0 to 1 at speed 1.
  private static final double SECONDS = 3;

  private static final List<Double> SPEEDS = List.of(0.1, 0.25, 0.5, 1.0, 2.0, 4.0);

  /// The initial pace.
  public static final Pace FIRST = new Pace(1, false);

  public Pace {
    if (!SPEEDS.contains(speed)) {
      throw new IllegalArgumentException("speed must be one of " + SPEEDS + ": " + speed);
    }
  }

  /// {@return the seconds from time 0 to 1}
  public double secondsPerPass() {
    return SECONDS / speed;
  }

  /// {@return the next slower pace; the slowest is 0.1}
  public Pace slower() {
    return new Pace(SPEEDS.get(Math.max(0, SPEEDS.indexOf(speed) - 1)), loops);
  }

  /// {@return the next faster pace; the fastest is 4}
  public Pace faster() {
    return new Pace(SPEEDS.get(Math.min(SPEEDS.size() - 1, SPEEDS.indexOf(speed) + 1)), loops);
  }

  /// {@return this pace with looping toggled}
  public Pace loopToggled() {
    return new Pace(speed, !loops);
  }
}
