package collisionbench.app.settings;

import collisionbench.app.session.Layout;
import collisionbench.app.session.View;
import collisionbench.app.text.Languages;
import java.io.IOException;
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
  ///
  /// @throws IOException if it is not JSON, or a value is not of its kind; the message says which
  static Settings read(String text) throws IOException {
    Fields top = Fields.of(text);
    try {
      return new Settings(
          known(top.text("theme"), Settings.ThemeChoice.class).orElse(Settings.FIRST.theme()),
          top.text("language").flatMap(Languages.SPOKEN::called),
          bounds(top.fields("window")),
          layout(top.fields("layout")),
          view(top.fields("view")),
          files(top.texts("recent").orElse(List.of())));
    } catch (IllegalArgumentException impossible) {
      throw new IOException(impossible.getMessage(), impossible);
    }
  }

  private static Optional<Settings.Bounds> bounds(Fields window) throws IOException {
    return window.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Settings.Bounds(
                window.number("x").orElse(0.0),
                window.number("y").orElse(0.0),
                window.number("width").orElse(0.0),
                window.number("height").orElse(0.0),
                window.flag("maximized").orElse(false)));
  }

  private static Layout layout(Fields layout) throws IOException {
    Layout first = Layout.FIRST;
    return new Layout(
            first.outlinerWidth(),
            first.inspectorWidth(),
            layout.flag("outliner").orElse(first.outliner()),
            layout.flag("inspector").orElse(first.inspector()))
        .resized(
            layout.number("outlinerWidth").orElse(first.outlinerWidth()),
            layout.number("inspectorWidth").orElse(first.inspectorWidth()));
  }

  private static View view(Fields view) throws IOException {
    return new View(
        known(view.text("tool"), View.Tool.class).orElse(View.FIRST.tool()),
        known(view.text("lens"), View.Lens.class).orElse(View.FIRST.lens()),
        view.texts("layers")
            .map(words -> allKnown(words, View.Layer.class))
            .orElse(View.FIRST.layers()),
        known(view.text("mouse"), View.Mouse.class).orElse(View.FIRST.mouse()),
        view.number("step"));
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
