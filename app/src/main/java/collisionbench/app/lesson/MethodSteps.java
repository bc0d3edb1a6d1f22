package collisionbench.app.lesson;

import collisionbench.app.text.Language;
import collisionbench.app.text.Phrase;
import collisionbench.methods.method.Outline;
import java.util.List;
import java.util.Optional;

/// The steps of a method and all their branches, by the names that a lesson may give them.
record MethodSteps(Outline outline) {

  /// {@return the keys of all steps}
  List<String> keys() {
    return outline.keys();
  }

  /// {@return the keys of the steps that have branches}
  List<String> choices() {
    return keys().stream().filter(key -> !of(key).isEmpty()).toList();
  }

  /// {@return the keys of the steps that have a branch of that name}
  List<String> having(String name) {
    return keys().stream().filter(key -> branch(key, name).isPresent()).toList();
  }

  /// {@return the key of a step's branch}
  ///
  /// @param name the key itself, or the words that the steps have for it in English
  Optional<String> branch(String step, String name) {
    return of(step).stream().filter(key -> key.equals(name) || isCalled(key, name)).findFirst();
  }

  private static boolean isCalled(String key, String words) {
    return Phrase.of("branch." + key).in(Language.ENGLISH).equalsIgnoreCase(words);
  }

  /// {@return the branches of a step; none of one that is not there}
  List<String> of(String step) {
    return outline.of(step);
  }
}
