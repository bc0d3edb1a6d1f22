package collisionbench.app.preset;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.Members;
import collisionbench.app.scene.Expectation;
import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Reads which pairs a scene says touch.
public final class ExpectationReader {

  private static final Phrase CONTACTS = Phrase.of("expected.contacts");
  private static final Phrase PAIR = Phrase.of("expected.pair");

  private ExpectationReader() {}

  /// {@return the contacts that an object tells of}
  ///
  /// @param ids the names of the bodies there are
  public static Expectation read(Members expect, Set<String> ids) throws JsonException {
    expect.refuseAllBut("contacts");
    List<Expectation.Pair> contacts = new ArrayList<>();
    Set<Set<String>> seen = new HashSet<>();
    for (Json value : expect.get("contacts").items(CONTACTS)) {
      Expectation.Pair pair = pair(value, ids);
      if (!seen.add(Set.of(pair.a(), pair.b()))) {
        throw value.misfit(
            Phrase.of("expected.pair-once"),
            Phrase.of("found.pair-second-time", Json.quoted(pair.a()), Json.quoted(pair.b())));
      }
      contacts.add(pair);
    }
    return new Expectation(contacts);
  }

  /// {@return two bodies by their names, which must be among those there are}
  public static Expectation.Pair pair(Json value, Set<String> ids) throws JsonException {
    List<Json> items = value.items(PAIR, 2);
    return pair(value, items.getFirst(), items.getLast(), ids);
  }

  /// {@return two different bodies by their names}
  ///
  /// @param both what names them
  public static Expectation.Pair pair(Json both, Json first, Json second, Set<String> ids)
      throws JsonException {
    String a = id(first, ids);
    String b = id(second, ids);
    if (a.equals(b)) {
      throw both.misfit(Phrase.of("expected.two-bodies"), Phrase.of("found.twice", Json.quoted(a)));
    }
    return new Expectation.Pair(a, b);
  }

  /// {@return a name, which must be one of those there are}
  private static String id(Json value, Set<String> ids) throws JsonException {
    String id = value.text();
    if (!ids.contains(id)) {
      throw value.misfit(Phrase.of("expected.id-of-body"));
    }
    return id;
  }
}
