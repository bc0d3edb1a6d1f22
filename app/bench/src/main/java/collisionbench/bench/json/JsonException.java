package collisionbench.bench.json;

import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.io.Serial;
import java.util.Optional;

/// Thrown for a text that is not JSON, or for an unexpected value in it.
public final class JsonException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  private final transient Optional<Location> location;

  /// @param location empty for the whole text
  JsonException(Optional<Location> location, Phrase reason) {
    super(location.map(at -> Phrase.about(at.phrase(), reason)).orElse(reason), null);
    this.location = location;
  }

  /// {@return the exception for a value at a location}
  ///
  /// @param key the key of the reason
  public static JsonException at(Location location, String key, Object... parts) {
    return new JsonException(Optional.of(location), Phrase.of(key, parts));
  }

  /// {@return the same about a text that is one line of a file}
  public JsonException onLine(int line) {
    return new JsonException(
        location.map(at -> new Location(at.pointer(), line, at.column())), reason());
  }

  /// {@return the location; empty for the whole text}
  public Optional<Location> location() {
    return location;
  }

  /// {@return the reason, without the location}
  public Phrase reason() {
    return phrase().withoutName();
  }
}
