package collisionbench.app.settings;

import collisionbench.app.json.JsonWriter;
import collisionbench.app.session.Layout;
import collisionbench.app.session.View;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/// The text of the settings: the same settings give the same text.
final class SettingsText {

  private SettingsText() {}

  static String of(Settings settings) {
    StringBuilder text = new StringBuilder();
    write(settings, JsonWriter.spaced(text));
    return text.append('\n').toString();
  }

  /// {@return how a constant is called in the file}
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static void write(Settings settings, JsonWriter json) {
    json.object();
    settings.theme().ifPresent(theme -> json.line(2).name("theme").value(word(theme)));
    settings.language().ifPresent(language -> json.line(2).name("language").value(language.tag()));
    settings.window().ifPresent(bounds -> write(bounds, json.line(2).name("window")));
    write(settings.layout(), json.line(2).name("layout"));
    write(settings.view(), json.line(2).name("view"));
    write(settings.recent().stream().map(Path::toString), json.line(2).name("recent"));
    json.line(0).end();
  }

  private static void write(Settings.Bounds bounds, JsonWriter json) {
    json.object();
    number("x", bounds.x(), json);
    number("y", bounds.y(), json);
    number("width", bounds.width(), json);
    number("height", bounds.height(), json);
    json.line(4).name("maximized").literal(bounds.maximized());
    json.line(2).end();
  }

  private static void write(Layout layout, JsonWriter json) {
    json.object();
    number("outlinerWidth", layout.outlinerWidth(), json);
    number("inspectorWidth", layout.inspectorWidth(), json);
    json.line(4).name("outliner").literal(layout.outliner());
    json.line(4).name("inspector").literal(layout.inspector());
    json.line(4).name("tab").value(word(layout.tab()));
    json.line(2).end();
  }

  private static void write(View view, JsonWriter json) {
    json.object();
    json.line(4).name("tool").value(word(view.tool()));
    json.line(4).name("lens").value(word(view.lens()));
    write(view.layers().stream().sorted().map(SettingsText::word), json.line(4).name("layers"));
    json.line(4).name("mouse").value(word(view.mouse()));
    view.step().ifPresent(step -> number("step", step, json));
    view.method().ifPresent(method -> json.line(4).name("method").value(method));
    json.line(2).end();
  }

  private static void number(String name, double number, JsonWriter json) {
    json.line(4).name(name).literal(number);
  }

  private static void write(Stream<String> texts, JsonWriter json) {
    json.array().space();
    texts.forEach(json::value);
    json.space().end();
  }
}
