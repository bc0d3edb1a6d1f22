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
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Phrase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The settings as JSON. Unknown fields and words are ignored, since a later version may have
/// written them. An invalid value does not affect the others.
final class SettingsJson {

  private final List<JsonException> invalid = new ArrayList<>();

  private SettingsJson() {}

  /// The result of reading a text.
  ///
  /// @param invalid the errors of invalid values
  record Reading(Settings settings, List<JsonException> invalid) {}

  private interface Reader<T> {
    Optional<T> of(Json json) throws JsonException;
  }

  static Reading read(String text) throws JsonException {
    Json whole = JsonReader.read(text);
    SettingsJson reader = new SettingsJson();
    return new Reading(reader.settings(whole.object()), reader.invalid);
  }

  private Settings settings(JsonObject json) {
    return new Settings(
        word(json, "theme", Theme.class),
        value(json, "language", found -> Languages.AVAILABLE.called(found.text())),
        value(json, "window", found -> bounds(found.object())),
        value(json, "layout", found -> layout(found.object())).orElse(Layout.FIRST),
        value(json, "view", found -> view(found.object())).orElse(View.FIRST),
        list(json, "recent", SettingsJson::file).orElse(List.of()),
        list(json, "programs", found -> program(found.object())).orElse(List.of()),
        value(json, "file", SettingsJson::file),
        value(json, "textSize", found -> Optional.of(Math.clamp(found.number(), 1, 2)))
            .orElse(1.0));
  }

  private static Optional<Path> file(Json json) throws JsonException {
    return FileName.path(json.text()).filter(path -> path.getFileName() != null);
  }

  private Optional<Bounds> bounds(JsonObject json) throws JsonException {
    boolean maximized = flag(json, "maximized").orElse(false);
    return Optional.of(
        new Bounds(
            json.get("x").number(),
            json.get("y").number(),
            json.get("width").positive(),
            json.get("height").positive(),
            maximized));
  }

  private Optional<Layout> layout(JsonObject json) {
    Layout first = Layout.FIRST;
    return Optional.of(
        new Layout(
            paneWidth(json, "outlinerWidth").orElse(first.outlinerWidth()),
            paneWidth(json, "inspectorWidth").orElse(first.inspectorWidth()),
            flag(json, "outliner").orElse(first.outliner()),
            flag(json, "inspector").orElse(first.inspector()),
            word(json, "tab", Layout.Tab.class).orElse(first.tab())));
  }

  private Optional<Double> paneWidth(JsonObject json, String name) {
    return value(json, name, found -> Optional.of(Math.max(Layout.LEAST, found.number())));
  }

  private Optional<View> view(JsonObject json) {
    View first = View.FIRST;
    return Optional.of(
        new View(
            word(json, "tool", View.Tool.class).orElse(first.tool()),
            word(json, "lens", View.Lens.class).orElse(first.lens()),
            list(json, "layers", found -> constant(View.Layer.class, found.text()))
                .map(Set::copyOf)
                .orElse(first.layers()),
            word(json, "mouse", View.Mouse.class).orElse(first.mouse()),
            value(json, "step", found -> Optional.of(found.positive())),
            value(json, "method", found -> Optional.of(found.text())),
            flag(json, "localAxes").orElse(first.localAxes())));
  }

  private Optional<ProgramCommand> program(JsonObject json) throws JsonException {
    String command = json.get("command").text();
    return FileName.path(json.get("folder").text())
        .map(folder -> new ProgramCommand(command, folder));
  }

  /// {@return a value; empty if it is missing, unknown or invalid}
  private <T> Optional<T> value(JsonObject json, String name, Reader<T> reader) {
    Json found = json.values().get(name);
    return found == null ? Optional.empty() : value(found, reader);
  }

  private <T> Optional<T> value(Json json, Reader<T> reader) {
    try {
      return json.isNull() ? Optional.empty() : reader.of(json);
    } catch (JsonException unexpected) {
      invalid.add(unexpected);
      return Optional.empty();
    }
  }

  private <T> Optional<List<T>> list(JsonObject json, String name, Reader<T> reader) {
    return value(json, name, found -> Optional.of(found.items(Phrase.of("expected.array"))))
        .map(items -> items.stream().flatMap(item -> value(item, reader).stream()).toList());
  }

  private Optional<Boolean> flag(JsonObject json, String name) {
    return value(json, name, found -> Optional.of(found.flag()));
  }

  private <E extends Enum<E>> Optional<E> word(JsonObject json, String name, Class<E> type) {
    return value(json, name, found -> constant(type, found.text()));
  }

  private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
    return Stream.of(type.getEnumConstants())
        .filter(constant -> KebabCase.of(constant).equals(word))
        .findFirst();
  }

  /// {@return the text of settings; equal settings give equal texts}
  static String text(Settings settings) {
    StringBuilder text = new StringBuilder();
    JsonWriter json = JsonWriter.to(text).object();
    settings.theme().ifPresent(theme -> json.line(2).name("theme").value(KebabCase.of(theme)));
    settings.language().ifPresent(language -> json.line(2).name("language").value(language.tag()));
    settings.window().ifPresent(window -> write(window, json.line(2).name("window").object()));
    write(settings.layout(), json.line(2).name("layout").object());
    write(settings.view(), json.line(2).name("view").object());
    write(settings.recent().stream().map(Path::toString), json.line(2).name("recent"));
    json.line(2).name("programs").array().space();
    settings.programs().forEach(program -> write(program, json.object()));
    json.space().end();
    settings.file().ifPresent(file -> json.line(2).name("file").value(file.toString()));
    json.line(2).name("textSize").literal(settings.textSize());
    json.line(0).end();
    return text.append('\n').toString();
  }

  private static void write(Bounds window, JsonWriter json) {
    json.line(4).name("x").literal(window.x());
    json.line(4).name("y").literal(window.y());
    json.line(4).name("width").literal(window.width());
    json.line(4).name("height").literal(window.height());
    json.line(4).name("maximized").literal(window.maximized());
    json.line(2).end();
  }

  private static void write(Layout layout, JsonWriter json) {
    json.line(4).name("outlinerWidth").literal(layout.outlinerWidth());
    json.line(4).name("inspectorWidth").literal(layout.inspectorWidth());
    json.line(4).name("outliner").literal(layout.outliner());
    json.line(4).name("inspector").literal(layout.inspector());
    json.line(4).name("tab").value(KebabCase.of(layout.tab()));
    json.line(2).end();
  }

  private static void write(View view, JsonWriter json) {
    json.line(4).name("tool").value(KebabCase.of(view.tool()));
    json.line(4).name("lens").value(KebabCase.of(view.lens()));
    write(view.layers().stream().sorted().map(KebabCase::of), json.line(4).name("layers"));
    json.line(4).name("mouse").value(KebabCase.of(view.mouse()));
    json.line(4).name("localAxes").literal(view.localAxes());
    view.step().ifPresent(step -> json.line(4).name("step").literal(step));
    view.method().ifPresent(method -> json.line(4).name("method").value(method));
    json.line(2).end();
  }

  private static void write(ProgramCommand program, JsonWriter json) {
    json.line(4).name("command").value(program.text());
    json.line(4).name("folder").value(program.folder().toString());
    json.line(2).end();
  }

  private static void write(Stream<String> texts, JsonWriter json) {
    json.array().space();
    texts.forEach(json::value);
    json.space().end();
  }
}
