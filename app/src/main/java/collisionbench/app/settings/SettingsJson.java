package collisionbench.app.settings;

import collisionbench.app.settings.Settings.Bounds;
import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Phrase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The settings as JSON. Unknown fields and words are ignored, since a later version may have
/// written them. An invalid value does not affect the others.
final class SettingsJson {

  private final List<JsonException> invalid = new ArrayList<>();

  private SettingsJson() {}

  /// @param invalid the errors of invalid values
  record Reading(Settings settings, List<JsonException> invalid) {}

  static Reading read(String text) throws JsonException {
    Json whole = JsonReader.read(text);
    SettingsJson reader = new SettingsJson();
    return new Reading(reader.settings(whole.object()), reader.invalid);
  }

  private Settings settings(JsonObject json) {
    return new Settings(
        word(json, "theme", Theme.class),
        value(json, "language", found -> Languages.AVAILABLE.called(found.text())),
        value(json, "window", found -> Optional.of(bounds(found.object()))),
        value(json, "layout", found -> Optional.of(layout(found.object()))).orElse(Layout.FIRST),
        value(json, "view", found -> Optional.of(view(found.object()))).orElse(View.FIRST),
        list(json, "recent", SettingsJson::file).orElse(List.of()),
        list(json, "programs", found -> program(found.object())).orElse(List.of()),
        value(json, "file", SettingsJson::file),
        value(json, "textSize", found -> Optional.of(Math.clamp(found.number(), 1, 2)))
            .orElse(1.0));
  }

  private static Optional<Path> file(Json json) throws JsonException {
    return FileName.path(json.text()).filter(path -> path.getFileName() != null);
  }

  private Bounds bounds(JsonObject json) throws JsonException {
    boolean maximized = flag(json, "maximized").orElse(false);
    return new Bounds(
        json.get("x").number(),
        json.get("y").number(),
        json.get("width").positive(),
        json.get("height").positive(),
        maximized);
  }

  private Layout layout(JsonObject json) {
    Layout first = Layout.FIRST;
    return new Layout(
        paneWidth(json, "outlinerWidth").orElse(first.outlinerWidth()),
        paneWidth(json, "inspectorWidth").orElse(first.inspectorWidth()),
        flag(json, "outliner").orElse(first.outliner()),
        flag(json, "inspector").orElse(first.inspector()),
        word(json, "tab", Layout.Tab.class).orElse(first.tab()));
  }

  private Optional<Double> paneWidth(JsonObject json, String name) {
    return value(json, name, found -> Optional.of(Math.max(Layout.LEAST, found.number())));
  }

  private View view(JsonObject json) {
    View first = View.FIRST;
    return new View(
        word(json, "tool", View.Tool.class).orElse(first.tool()),
        word(json, "lens", View.Lens.class).orElse(first.lens()),
        list(json, "layers", found -> KebabCase.find(View.Layer.class, found.text()))
            .map(Set::copyOf)
            .orElse(first.layers()),
        word(json, "mouse", View.Mouse.class).orElse(first.mouse()),
        value(json, "step", found -> Optional.of(found.positive())),
        value(json, "method", found -> Optional.of(found.text())),
        flag(json, "localAxes").orElse(first.localAxes()));
  }

  private Optional<ProgramCommand> program(JsonObject json) throws JsonException {
    String command = json.get("command").text();
    return FileName.path(json.get("folder").text())
        .map(folder -> new ProgramCommand(command, folder));
  }

  /// {@return a value; empty if it is missing, unknown or invalid}
  private <T> Optional<T> value(JsonObject json, String name, Json.Reader<Optional<T>> reader) {
    Json found = json.values().get(name);
    return found == null ? Optional.empty() : value(found, reader);
  }

  private <T> Optional<T> value(Json json, Json.Reader<Optional<T>> reader) {
    try {
      return json.isNull() ? Optional.empty() : reader.of(json);
    } catch (JsonException unexpected) {
      invalid.add(unexpected);
      return Optional.empty();
    }
  }

  private <T> Optional<List<T>> list(
      JsonObject json, String name, Json.Reader<Optional<T>> reader) {
    return value(json, name, found -> Optional.of(found.items(Phrase.of("expected.array"))))
        .map(items -> items.stream().flatMap(item -> value(item, reader).stream()).toList());
  }

  private Optional<Boolean> flag(JsonObject json, String name) {
    return value(json, name, found -> Optional.of(found.flag()));
  }

  private <E extends Enum<E>> Optional<E> word(JsonObject json, String name, Class<E> type) {
    return value(json, name, found -> KebabCase.find(type, found.text()));
  }

  /// {@return the text of settings; equal settings give equal texts}
  static String text(Settings settings) {
    StringBuilder text = new StringBuilder();
    JsonWriter json = JsonWriter.indented(text).object();
    json.member("theme", settings.theme());
    json.member("language", settings.language().map(Language::tag));
    json.member("window", settings.window());
    json.member("layout", settings.layout()).member("view", settings.view());
    json.member("recent", settings.recent()).name("programs").array();
    settings.programs().forEach(program -> write(program, json.object()));
    json.end().member("file", settings.file()).member("textSize", settings.textSize());
    json.end().endLine();
    return text.toString();
  }

  private static void write(ProgramCommand program, JsonWriter json) {
    json.member("command", program.text()).member("folder", program.folder()).end();
  }
}
