package collisionbench.app.cli;

import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Where a scene is not what it says of itself.
///
/// @param count how many pairs are not as expected
/// @param first sentences on the first of them: on those that touch, then on those that do not
record Violations(long count, List<String> first) {

  /// How many are said.
  static final int MOST_SAID = 100;

  Violations {
    first = List.copyOf(first);
  }

  /// {@return what is not as a scene expects; empty if it expects nothing}
  static Optional<Violations> of(Scene scene, PairWalk pairs) {
    return scene.expect().map(expect -> new Search(scene, expect).in(pairs));
  }

  /// {@return whether all is as expected}
  boolean none() {
    return count == 0;
  }

  /// {@return a sentence on all of them}
  String sentence() {
    return none()
        ? "as expected"
        : "not as expected: " + count + (count == 1 ? " violation" : " violations");
  }

  /// Holds contacts to what is expected: no other pair needs to be asked.
  private static final class Search {

    private final Set<Expectation.Pair> missing = new LinkedHashSet<>();
    private final List<String> first = new ArrayList<>();
    private long count;

    Search(Scene scene, Expectation expect) {
      Map<String, Integer> places = new HashMap<>();
      scene.bodies().forEach(body -> places.put(body.id(), places.size()));
      for (Expectation.Pair pair : expect.contacts()) {
        boolean inOrder = places.getOrDefault(pair.a(), 0) < places.getOrDefault(pair.b(), 0);
        missing.add(inOrder ? pair : new Expectation.Pair(pair.b(), pair.a()));
      }
    }

    Violations in(PairWalk pairs) {
      pairs.forEachContact(contact -> {
        Expectation.Pair pair = new Expectation.Pair(contact.a().id(), contact.b().id());
        if (!missing.remove(pair)) {
          add(pair, "touch but should not");
        }
        return true;
      });
      missing.forEach(pair -> add(pair, "should touch but do not"));
      return new Violations(count, first);
    }

    private void add(Expectation.Pair pair, String what) {
      count++;
      if (first.size() < MOST_SAID) {
        first.add(PlainText.brief(pair.a()) + " and " + PlainText.brief(pair.b()) + " " + what);
      }
    }
  }
}
