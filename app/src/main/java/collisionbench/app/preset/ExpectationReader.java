package collisionbench.app.preset;

import collisionbench.app.scene.Expectation;
import collisionbench.app.text.Plain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Reads which pairs a scene says touch.
final class ExpectationReader {

  private static final String PAIR = "a pair of ids";

  private ExpectationReader() {}

  static Expectation read(Members expect, Set<String> ids) throws SceneFileException {
    expect.refuseAllBut("contacts");
    List<Expectation.Pair> contacts = new ArrayList<>();
    Set<Set<String>> seen = new HashSet<>();
    for (Json value : expect.items("contacts", "an array of pairs of ids")) {
      Expectation.Pair pair = pair(value, ids);
      if (!seen.add(Set.of(pair.a(), pair.b()))) {
        throw value
            .place()
            .refuse(
                "expected every pair once, found "
                    + JsonText.of(Plain.cut(pair.a(), Json.LONGEST_QUOTE))
                    + " and "
                    + JsonText.of(Plain.cut(pair.b(), Json.LONGEST_QUOTE))
                    + " a second time");
      }
      contacts.add(pair);
    }
    return new Expectation(contacts);
  }

  private static Expectation.Pair pair(Json value, Set<String> ids) throws SceneFileException {
    List<Json> items = Values.items(value, PAIR);
    if (items.size() != 2) {
      throw Values.miscount(value, PAIR, items.size());
    }
    String a = id(items.getFirst(), ids);
    String b = id(items.getLast(), ids);
    if (a.equals(b)) {
      throw value
          .place()
          .refuse(
              "expected two bodies, found "
                  + JsonText.of(Plain.cut(a, Json.LONGEST_QUOTE))
                  + " twice");
    }
    return new Expectation.Pair(a, b);
  }

  private static String id(Json value, Set<String> ids) throws SceneFileException {
    String id = Values.text(value);
    if (!ids.contains(id)) {
      throw Values.misfit(value, "the id of a body");
    }
    return id;
  }
}
