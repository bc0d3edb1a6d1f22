package collisionbench.app.session;

import collisionbench.methods.method.Step;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// A step that stays drawn while its method is shown. It is known by what it does, not by its
/// place: about the same bodies elsewhere a method may tell other steps.
///
/// @param method the name of the method
/// @param key what the step does
/// @param which of the steps of that key, from 0
public record ChosenStep(String method, String key, int which) {

  /// {@return the step at a place among those that a method tells}
  public static ChosenStep at(int place, String method, List<Step> steps) {
    String key = steps.get(place).key();
    long before = steps.stream().limit(place).filter(step -> step.key().equals(key)).count();
    return new ChosenStep(method, key, Math.toIntExact(before));
  }

  /// {@return its place among the steps of its method, from 0; empty if it is not told}
  public OptionalInt place(List<Step> steps) {
    return IntStream.range(0, steps.size())
        .filter(i -> steps.get(i).key().equals(key))
        .skip(which)
        .findFirst();
  }
}
