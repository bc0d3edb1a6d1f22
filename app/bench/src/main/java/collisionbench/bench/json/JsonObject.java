package collisionbench.bench.json;

import collisionbench.bench.text.Phrase;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// A JSON object. Access to a missing member, and unknown members, throw an exception.
public record JsonObject(Location location, SequencedMap<String, Json> values) implements Json {

  @Override
  public Phrase found() {
    return Phrase.of("found.object");
  }

  /// Throws an exception for every member with another name.
  public void requireOnly(String... names) throws JsonException {
    List<String> known = List.of(names);
    for (Map.Entry<String, Json> member : values.entrySet()) {
      if (!known.contains(member.getKey())) {
        throw JsonException.at(member.getValue().location(), "json.unknown", Phrase.oneOf(known));
      }
    }
  }

  /// Throws an exception if the object has another format, or a version above the newest.
  public void requireFormat(String format, int newest) throws JsonException {
    if (!get("format").text().equals(format)) {
      throw get("format").unexpected(Phrase.verbatim(JsonWriter.quoted(format)));
    }
    double version = get("version").number();
    if (version != Math.rint(version) || version < 1 || version > newest) {
      String key = newest == 1 ? "expected.version" : "expected.version-up-to";
      throw get("version").unexpected(Phrase.of(key, newest));
    }
  }

  /// {@return whether there is a member of that name}
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /// {@return the value of a required member}
  public Json get(String name) throws JsonException {
    Json value = values.get(name);
    if (value == null) {
      throw JsonException.at(location, "json.missing", JsonWriter.quoted(name));
    }
    return value;
  }
}
