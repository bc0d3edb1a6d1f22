package collisionbench.app.window.hunt;

import collisionbench.bench.fuzz.Trial;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.List;

/// What a hunt looks at.
public record HuntPlan(Method method, List<Pair> pairs, Length length, long seed) {

  public HuntPlan {
    pairs = List.copyOf(pairs);
  }

  /// When a hunt ends, unless it is stopped.
  ///
  /// @param time the time after which it ends
  /// @param cases the number of inputs after which it ends
  public record Length(Duration time, long cases) {

    private static final Duration ANY = Duration.ofDays(365);

    static Length of(Duration time) {
      return new Length(time, Long.MAX_VALUE);
    }

    static Length of(long cases) {
      return new Length(ANY, cases);
    }

    boolean isTimed() {
      return cases == Long.MAX_VALUE;
    }

    /// {@return how much of it is done, from 0 to 1}
    double done(Duration passed, long done) {
      double byTime = passed.toNanos() / (double) time.toNanos();
      return Math.min(1, Math.max(byTime, done / (double) cases));
    }
  }

  /// {@return the trial of the method; exact arithmetic is the judge}
  Trial trial() {
    return new Trial(method, Methods.EXACT);
  }

  /// {@return the pairs that a method can be held to}
  static List<Pair> pairs(Method method) {
    Trial trial = new Trial(method, Methods.EXACT);
    return Pair.all().stream().filter(trial::isPossible).toList();
  }
}
