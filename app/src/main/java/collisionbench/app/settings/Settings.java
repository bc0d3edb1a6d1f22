package collisionbench.app.settings;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonReader;
import collisionbench.app.json.JsonWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/// What the window remembers from one time to the next: a value for each [Setting].
///
/// @param chosen the values that are not as at first
public record Settings(Map<Setting<?>, Object> chosen) {

  /// Before anything has been chosen.
  public static final Settings FIRST = new Settings(Map.of());

  /// How many files are remembered.
  private static final int MOST_RECENT = 10;

  public Settings {
    chosen = Map.copyOf(chosen);
  }

  /// {@return the value of a setting}
  public <T> T get(Setting<T> setting) {
    @SuppressWarnings("unchecked") // the only values are those that `with` has put there
    T value = (T) chosen.getOrDefault(setting, setting.first());
    return value;
  }

  /// {@return these settings with another value}
  public <T> Settings with(Setting<T> setting, T value) {
    Map<Setting<?>, Object> next = new HashMap<>(chosen);
    next.put(setting, value);
    next.remove(setting, setting.first());
    return new Settings(next);
  }

  /// {@return these settings after a file has been opened or saved}
  public Settings having(Path file) {
    return recent(Stream.concat(Stream.of(file), get(Setting.RECENT).stream()));
  }

  /// {@return these settings after a file has turned out to be gone}
  public Settings without(Path file) {
    return recent(get(Setting.RECENT).stream().filter(other -> !other.equals(file)));
  }

  private Settings recent(Stream<Path> files) {
    return with(Setting.RECENT, files.distinct().limit(MOST_RECENT).toList());
  }

  /// {@return the settings in a text. What is not there, and words that nobody knows, are as at
  /// first}
  static Settings read(String text) throws JsonException {
    Json whole = JsonReader.read(text, JsonReader.Twice.LAST_COUNTS, JsonReader.Elements.KEPT);
    if (!(whole instanceof Json.Fields fields)) {
      throw whole.place().refuse(SettingsReason.NO_OBJECT);
    }
    Settings settings = FIRST;
    for (Setting<?> setting : Setting.ALL) {
      settings = settings.reading(setting, fields);
    }
    return settings.recent(settings.get(Setting.RECENT).stream());
  }

  private <T> Settings reading(Setting<T> setting, Json.Fields fields) throws JsonException {
    return with(setting, setting.member().read(fields, this));
  }

  /// {@return the text of the settings: the same settings give the same text}
  String text() {
    StringBuilder text = new StringBuilder();
    JsonWriter json = JsonWriter.spaced(text).object();
    Setting.ALL.forEach(setting -> setting.member().write(this, 2, json));
    json.line(0).end();
    return text.append('\n').toString();
  }
}
