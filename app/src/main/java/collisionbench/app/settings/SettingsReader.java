package collisionbench.app.settings;

import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonReader;
import collisionbench.app.session.Layout;
import collisionbench.app.session.Theme;
import collisionbench.app.session.View;
import collisionbench.app.text.Languages;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads the text of the settings. What is not there, and words that nobody knows, are as at first.
final class SettingsReader {

  private SettingsReader() {}

  /// {@return the settings in a text}
  static Settings read(String text) throws JsonException {
    Fields top = Fields.of(JsonReader.read(text, JsonReader.Twice.LAST_COUNTS));
    return new Settings(
        known(top.text("theme"), Theme.class),
        top.text("language").flatMap(Languages.SPOKEN::called),
        bounds(top.fields("window")),
        layout(top.fields("layout")),
        view(top.fields("view")),
        files(top.texts("recent").orElse(List.of())));
  }

  private static Optional<Settings.Bounds> bounds(Fields window) throws JsonException {
    if (window.isEmpty()) {
      return Optional.empty();
    }
    double x = window.number("x").orElse(0.0);
    double y = window.number("y").orElse(0.0);
    double width = window.number("width").orElse(0.0);
    double height = window.number("height").orElse(0.0);
    boolean maximized = window.flag("maximized").orElse(false);
    try {
      return Optional.of(new Settings.Bounds(x, y, width, height, maximized));
    } catch (IllegalArgumentException _) {
      String found = "%s, %s, %s x %s".formatted(x, y, width, height);
      throw window.place().refuse(SettingsReason.NO_BOUNDS, found);
    }
  }

  private static Layout layout(Fields layout) throws JsonException {
    Layout first = Layout.FIRST;
    return new Layout(
            first.outlinerWidth(),
            first.inspectorWidth(),
            layout.flag("outliner").orElse(first.outliner()),
            layout.flag("inspector").orElse(first.inspector()),
            known(layout.text("tab"), Layout.Tab.class).orElse(first.tab()))
        .resized(
            width(layout, "outlinerWidth", first.outlinerWidth()),
            width(layout, "inspectorWidth", first.inspectorWidth()));
  }

  private static double width(Fields layout, String name, double first) throws JsonException {
    double width = layout.number(name).orElse(first);
    if (width < Double.POSITIVE_INFINITY) {
      return width;
    }
    throw layout
        .place()
        .refuse(SettingsReason.NO_WIDTH, name, String.valueOf(Layout.LEAST), String.valueOf(width));
  }

  private static View view(Fields view) throws JsonException {
    Optional<Double> step = view.number("step");
    View read =
        new View(
            known(view.text("tool"), View.Tool.class).orElse(View.FIRST.tool()),
            known(view.text("lens"), View.Lens.class).orElse(View.FIRST.lens()),
            view.texts("layers")
                .map(words -> allKnown(words, View.Layer.class))
                .orElse(View.FIRST.layers()),
            known(view.text("mouse"), View.Mouse.class).orElse(View.FIRST.mouse()),
            Optional.empty(),
            view.text("method"));
    try {
      return read.snapping(step);
    } catch (IllegalArgumentException _) {
      throw view.place().refuse(SettingsReason.NO_STEP, String.valueOf(step.orElseThrow()));
    }
  }

  private static List<Path> files(List<String> names) {
    return names.stream().flatMap(name -> file(name).stream()).toList();
  }

  /// {@return the file of that name; nothing for what cannot be one, such as a root}
  private static Optional<Path> file(String name) {
    try {
      return Optional.of(Path.of(name)).filter(path -> path.getFileName() != null);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static <E extends Enum<E>> Set<E> allKnown(Collection<String> words, Class<E> type) {
    EnumSet<E> constants = EnumSet.allOf(type);
    constants.removeIf(constant -> !words.contains(SettingsText.word(constant)));
    return constants;
  }

  private static <E extends Enum<E>> Optional<E> known(Optional<String> word, Class<E> type) {
    return word.flatMap(given ->
        Stream.of(type.getEnumConstants())
            .filter(constant -> SettingsText.word(constant).equals(given))
            .findFirst());
  }
}
