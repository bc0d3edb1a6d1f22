package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.text.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads the expected contacts of a scene, one by one.
public final class ExpectationReader implements JsonReader.Taker {

  private static final Phrase CONTACTS = Phrase.of("expected.contacts");
  private static final Phrase PAIR = Phrase.of("expected.pair");

  /// The names of the bodies, so that thousands of pairs share the same strings.
  private final Map<String, String> ids = new HashMap<>();

  private final List<Expectation.Pair> contacts = new ArrayList<>();
  private final Set<Expectation.Pair> seen = new HashSet<>();

  /// @param ids the names of the bodies
  public ExpectationReader(Set<String> ids) {
    ids.forEach(id -> this.ids.put(id, id));
  }

  @Override
  public void take(Json value) throws JsonException {
    Expectation.Pair pair = pair(value, ids.keySet()).renamed(id -> ids.getOrDefault(id, id));
    requireNew(pair, seen, value);
    contacts.add(pair);
  }

  /// Adds a pair to those that were seen, and throws an exception if it is among them.
  static void requireNew(Expectation.Pair pair, Set<Expectation.Pair> seen, Json value)
      throws JsonException {
    if (!seen.add(pair.sorted())) {
      throw value.unexpected(
          Phrase.of("expected.pair-once"),
          Phrase.of("found.pair-second-time", Json.quoted(pair.a()), Json.quoted(pair.b())));
    }
  }

  /// {@return the contacts in an object, including those that were already taken}
  public Expectation read(JsonObject expect) throws JsonException {
    expect.requireOnly("contacts");
    return new Expectation(contacts(expect));
  }

  /// {@return the contacts in an object that has other members too, including those that were
  /// already taken}
  List<Expectation.Pair> contacts(JsonObject expect) throws JsonException {
    for (Json value : expect.get("contacts").items(CONTACTS)) {
      take(value);
    }
    return contacts;
  }

  /// {@return a pair of bodies}
  ///
  /// @param ids the names of the bodies; both names must be among them
  public static Expectation.Pair pair(Json value, Set<String> ids) throws JsonException {
    List<Json> items = value.items(PAIR, 2);
    return pair(value, items.getFirst(), items.getLast(), ids);
  }

  /// {@return a pair of different bodies}
  ///
  /// @param both the JSON value that contains both names, for messages
  public static Expectation.Pair pair(Json both, Json first, Json second, Set<String> ids)
      throws JsonException {
    String a = id(first, ids);
    String b = id(second, ids);
    if (a.equals(b)) {
      throw both.unexpected(
          Phrase.of("expected.two-bodies"), Phrase.of("found.twice", Json.quoted(a)));
    }
    return new Expectation.Pair(a, b);
  }

  /// {@return the name of a body}
  ///
  /// @param ids the names of the bodies; the name must be among them
  private static String id(Json value, Set<String> ids) throws JsonException {
    String id = value.text();
    if (!ids.contains(id)) {
      throw value.unexpected(Phrase.of("expected.id-of-body"));
    }
    return id;
  }
}
