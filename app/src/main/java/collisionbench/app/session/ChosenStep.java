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

  /// {@return its index among the steps, or that of the last one, which decided, if the method did
  /// not take it; empty without steps}
  public OptionalInt place(List<Step> steps) {
    OptionalInt taken =
        IntStream.range(0, steps.size())
            .filter(i -> steps.get(i).key().equals(key))
            .skip(which)
            .findFirst();
    return taken.isPresent() || steps.isEmpty() ? taken : OptionalInt.of(steps.size() - 1);
  }
}
