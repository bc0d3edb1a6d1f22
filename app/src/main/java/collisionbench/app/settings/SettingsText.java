package collisionbench.app.settings;

import collisionbench.app.session.Layout;
import collisionbench.app.session.View;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;

/// The text of the settings: the same settings give the same text.
final class SettingsText {

  private static final JsonFactory FACTORY = new JsonFactory();

  private SettingsText() {}

  static String of(Settings settings) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter());
      write(settings, json);
    } catch (IOException impossible) {
      throw new UncheckedIOException("writing to memory", impossible);
    }
    return text + "\n";
  }

  /// {@return how a constant is called in the file}
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static void write(Settings settings, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("theme", word(settings.theme()));
    if (settings.language().isPresent()) {
      json.writeStringField("language", settings.language().get().tag());
    }
    if (settings.window().isPresent()) {
      write(settings.window().get(), json);
    }
    write(settings.layout(), json);
    write(settings.view(), json);
    json.writeArrayFieldStart("recent");
    for (Path file : settings.recent()) {
      json.writeString(file.toString());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(Settings.Bounds bounds, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("window");
    json.writeNumberField("x", bounds.x());
    json.writeNumberField("y", bounds.y());
    json.writeNumberField("width", bounds.width());
    json.writeNumberField("height", bounds.height());
    json.writeBooleanField("maximized", bounds.maximized());
    json.writeEndObject();
  }

  private static void write(Layout layout, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("layout");
    json.writeNumberField("outlinerWidth", layout.outlinerWidth());
    json.writeNumberField("inspectorWidth", layout.inspectorWidth());
    json.writeBooleanField("outliner", layout.outliner());
    json.writeBooleanField("inspector", layout.inspector());
    json.writeEndObject();
  }

  private static void write(View view, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("view");
    json.writeStringField("tool", word(view.tool()));
    json.writeStringField("lens", word(view.lens()));
    String[] layers =
        view.layers().stream().sorted().map(SettingsText::word).toArray(String[]::new);
    json.writeFieldName("layers");
    json.writeArray(layers, 0, layers.length);
    json.writeStringField("mouse", word(view.mouse()));
    if (view.step().isPresent()) {
      json.writeNumberField("step", view.step().get());
    }
    json.writeEndObject();
  }
}
