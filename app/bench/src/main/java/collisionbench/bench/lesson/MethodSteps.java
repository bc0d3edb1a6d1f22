package collisionbench.bench.lesson;

import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.methods.method.Outline;
import java.util.List;
import java.util.Optional;

/// A method's steps and branches, by the names that lessons use.
record MethodSteps(Outline outline) {

  /// {@return the keys of all steps}
  List<String> keys() {
    return outline.keys();
  }

  /// {@return the keys of the steps that have branches}
  List<String> choices() {
    return keys().stream().filter(key -> !of(key).isEmpty()).toList();
  }

  /// {@return the keys of the steps that have a branch with that name}
  List<String> having(String name) {
    return keys().stream().filter(key -> branch(key, name).isPresent()).toList();
  }

  /// {@return the key of a step's branch}
  ///
  /// @param name the key, or its English text
  Optional<String> branch(String step, String name) {
    return of(step).stream().filter(key -> key.equals(name) || isCalled(key, name)).findFirst();
  }

  private static boolean isCalled(String key, String words) {
    return Phrase.of("branch." + key).in(Language.ENGLISH).equalsIgnoreCase(words);
  }

  /// {@return the branches of a step; empty if there is no such step}
  List<String> of(String step) {
    return outline.of(step);
  }
}
