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

/// The differences between a scene's contacts and its expectation.
///
/// @param count the number of pairs that differ
/// @param first sentences about the first of them: unexpected contacts, then missing ones
record Violations(long count, List<String> first) {

  /// The most sentences that are listed.
  static final int MOST_LISTED = 100;

  Violations {
    first = List.copyOf(first);
  }

  /// {@return how a scene differs from its expectation; empty if it has none}
  static Optional<Violations> of(Scene scene, PairWalk pairs) {
    return scene.expect().map(expect -> new Search(scene, expect).in(pairs));
  }

  /// {@return whether the scene is as expected}
  boolean none() {
    return count == 0;
  }

  /// {@return a summary}
  String sentence() {
    return none()
        ? "as expected"
        : "not as expected: " + count + (count == 1 ? " violation" : " violations");
  }

  /// Compares the contacts with the expectation; other pairs need no evaluation.
  private static final class Search {

    private final Set<Expectation.Pair> missing = new LinkedHashSet<>();
    private final List<String> first = new ArrayList<>();
    private long count;

    Search(Scene scene, Expectation expect) {
      Map<String, Integer> indices = new HashMap<>();
      scene.bodies().forEach(body -> indices.put(body.id(), indices.size()));
      for (Expectation.Pair pair : expect.contacts()) {
        boolean inOrder = indices.getOrDefault(pair.a(), 0) < indices.getOrDefault(pair.b(), 0);
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
      if (first.size() < MOST_LISTED) {
        first.add(PlainText.brief(pair.a()) + " and " + PlainText.brief(pair.b()) + " " + what);
      }
    }
  }
}
