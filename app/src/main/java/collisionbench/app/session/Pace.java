package collisionbench.app.session;

import java.util.List;

/// How the time of a scene runs when it plays.
///
/// @param speed how much faster than usual, one of a few
/// @param loops whether it begins again at the end
public record Pace(double speed, boolean loops) {

  /// How long the time from 0 to 1 takes at speed 1.
  private static final double SECONDS = 3;

  private static final List<Double> SPEEDS = List.of(0.1, 0.25, 0.5, 1.0, 2.0, 4.0);

  /// How it runs at first.
  public static final Pace FIRST = new Pace(1, false);

  public Pace {
    if (!SPEEDS.contains(speed)) {
      throw new IllegalArgumentException("speed must be one of " + SPEEDS + ": " + speed);
    }
  }

  /// {@return how long the time from 0 to 1 takes}
  public double secondsPerPass() {
    return SECONDS / speed;
  }

  /// {@return the next slower one, down to a tenth}
  public Pace slower() {
    return new Pace(SPEEDS.get(Math.max(0, SPEEDS.indexOf(speed) - 1)), loops);
  }

  /// {@return the next faster one, up to four times}
  public Pace faster() {
    return new Pace(SPEEDS.get(Math.min(SPEEDS.size() - 1, SPEEDS.indexOf(speed) + 1)), loops);
  }

  /// {@return one that begins again at the end if this did not, else no longer}
  public Pace loopToggled() {
    return new Pace(speed, !loops);
  }
}
