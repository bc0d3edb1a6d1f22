package collisionbench.app.json;

import collisionbench.app.text.Phrase;
import java.util.List;
import java.util.Map;

/// The members of a JSON object, asked for by name. What is missing or unknown is refused.
///
/// @param place where the object stands
public record Members(Place place, Map<String, Json> values) {

  /// Refuses every member that is not one of these.
  public void refuseAllBut(String... names) throws JsonException {
    List<String> known = List.of(names);
    for (Map.Entry<String, Json> member : values.entrySet()) {
      if (!known.contains(member.getKey())) {
        throw member.getValue().place().refuse(JsonReason.UNKNOWN, Phrase.oneOf(known));
      }
    }
  }

  /// Refuses an object of another format, or of another version of it.
  public void requireFormat(String format, int version) throws JsonException {
    if (!get("format").text().equals(format)) {
      throw get("format").misfit(Phrase.verbatim(JsonWriter.quoted(format)));
    }
    if (get("version").number() != version) {
      throw get("version").misfit(Phrase.of("expected.version", version));
    }
  }

  /// {@return whether there is a member of that name}
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /// {@return the value of a member, which must be there}
  public Json get(String name) throws JsonException {
    Json value = values.get(name);
    if (value == null) {
      throw place.refuse(JsonReason.MISSING, JsonWriter.quoted(name));
    }
    return value;
  }
}
