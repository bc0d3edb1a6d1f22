package collisionbench.app.viewport.mark;

import collisionbench.app.text.Numbers;
import java.util.OptionalDouble;

/// Parameters of points as language-independent text: `t 0.5 u 0.25`.
final class ParameterText {

  private static final String BETWEEN = "   ";

  private ParameterText() {}

  static String t(double t) {
    return named("t", t);
  }

  static String u(double u) {
    return named("u", u);
  }

  static String of(double t, OptionalDouble u, OptionalDouble v) {
    StringBuilder words = new StringBuilder(t(t));
    u.ifPresent(value -> words.append(BETWEEN).append(u(value)));
    v.ifPresent(value -> words.append(BETWEEN).append(named("v", value)));
    return words.toString();
  }

  private static String named(String name, double value) {
    return name + " " + Numbers.of(value, 1);
  }
}
