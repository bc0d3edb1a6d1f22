package collisionbench.bench.json;

import collisionbench.bench.text.Phrase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
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
      throw get("format").unexpected(Phrase.verbatim(JsonText.quoted(format)));
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

  /// {@return the converted value of a member; empty if there is none}
  public <T> Optional<T> find(String name, Json.Reader<T> reader) throws JsonException {
    Json value = values.get(name);
    return value == null ? Optional.empty() : Optional.of(reader.of(value));
  }

  /// {@return the number of a member; empty if there is none}
  public OptionalDouble number(String name, Json.Reader<Double> reader) throws JsonException {
    Optional<Double> number = find(name, reader);
    return number.isPresent() ? OptionalDouble.of(number.get()) : OptionalDouble.empty();
  }

  /// {@return the value of a required member}
  public Json get(String name) throws JsonException {
    Json value = values.get(name);
    if (value == null) {
      throw JsonException.at(location, "json.missing", JsonText.quoted(name));
    }
    return value;
  }
}
