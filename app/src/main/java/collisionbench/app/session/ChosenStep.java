package collisionbench.app.session;

import collisionbench.methods.method.Step;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// A step that stays drawn while its method is shown. Identified by its key, not its index: when
/// bodies move, the method may take other steps.
///
/// @param which its index among the steps with that key
public record ChosenStep(String method, String key, int which) {

  public static ChosenStep at(int place, String method, List<Step> steps) {
    String key = steps.get(place).key();
    long before = steps.stream().limit(place).filter(step -> step.key().equals(key)).count();
    return new ChosenStep(method, key, Math.toIntExact(before));
  }

  /// {@return whether another step differs at most in its index among those with that key}
  public boolean isSameKind(ChosenStep other) {
    return method.equals(other.method) && key.equals(other.key);
  }

  /// {@return its index among the steps; empty if the method did not take it}
  public OptionalInt place(List<Step> steps) {
    return IntStream.range(0, steps.size())
        .filter(i -> steps.get(i).key().equals(key))
        .skip(which)
        .findFirst();
  }
}
