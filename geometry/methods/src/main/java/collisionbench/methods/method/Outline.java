package collisionbench.methods.method;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The steps that a method may report, in order, with all branches of each.
///
/// @param branches the keys of the branches of each step by its key; none of a step that has but
///   one branch
public record Outline(SequencedMap<String, List<String>> branches) {

  /// No steps.
  public static final Outline NONE = new Outline(new LinkedHashMap<>());

  public Outline {
    SequencedMap<String, List<String>> copy = new LinkedHashMap<>();
    branches.forEach((key, names) -> copy.put(key, List.copyOf(names)));
    branches = Collections.unmodifiableSequencedMap(copy);
  }

  /// {@return this with a further step, or with further branches of a step}
  public Outline step(String key, String... names) {
    SequencedMap<String, List<String>> more = new LinkedHashMap<>(branches);
    List<String> all = new ArrayList<>(of(key));
    List.of(names).stream().filter(name -> !all.contains(name)).forEach(all::add);
    more.put(key, all);
    return new Outline(more);
  }

  /// {@return this followed by the steps of another}
  public Outline and(Outline next) {
    Outline both = this;
    for (String key : next.keys()) {
      both = both.step(key, next.of(key).toArray(String[]::new));
    }
    return both;
  }

  /// {@return the keys of all steps}
  public List<String> keys() {
    return List.copyOf(branches.keySet());
  }

  /// {@return the branches of a step; none of one that is not there}
  public List<String> of(String step) {
    return branches.getOrDefault(step, List.of());
  }
}
