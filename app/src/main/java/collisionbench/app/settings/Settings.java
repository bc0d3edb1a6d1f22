package collisionbench.app.settings;

import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.text.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// The settings that the window keeps between runs.
///
/// @param theme the chosen theme; empty to follow the desktop
/// @param language the chosen language; empty to follow the desktop
/// @param window the last bounds of the window; empty before the first run
/// @param recent the last opened or saved files, most recent first; at most ten
/// @param programs the programs added as methods, oldest first; at most 200. That they are here
///   does not permit them to run: see [collisionbench.bench.method.Agreement]
/// @param file the open file, which opens again at the next start; empty for another scene
/// @param textSize the size of text as a multiple of the usual size
public record Settings(
    Optional<Theme> theme,
    Optional<Language> language,
    Optional<Bounds> window,
    Layout layout,
    View view,
    List<Path> recent,
    List<ProgramCommand> programs,
    Optional<Path> file,
    double textSize) {

  public static final List<Double> TEXT_SIZES = List.of(1.0, 1.125, 1.25, 1.5, 1.75, 2.0);

  public static final Settings FIRST =
      new Settings(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Layout.FIRST,
          View.FIRST,
          List.of(),
          List.of(),
          Optional.empty(),
          1);

  private static final int MOST_RECENT = 10;
  private static final int MOST_PROGRAMS = 200;

  public Settings {
    recent = recent.stream().distinct().limit(MOST_RECENT).toList();
    programs = programs.stream().limit(MOST_PROGRAMS).toList();
    if (!(textSize >= 1 && textSize <= TEXT_SIZES.getLast())) {
      throw new IllegalArgumentException("textSize must be from 1 to 2: " + textSize);
    }
  }

  /// {@return these settings with a theme; empty to follow the desktop}
  public Settings withTheme(Optional<Theme> chosen) {
    return new Settings(chosen, language, window, layout, view, recent, programs, file, textSize);
  }

  /// {@return these settings with a language; empty to follow the desktop}
  public Settings withLanguage(Optional<Language> chosen) {
    return new Settings(theme, chosen, window, layout, view, recent, programs, file, textSize);
  }

  public Settings withWindow(Optional<Bounds> bounds) {
    return new Settings(theme, language, bounds, layout, view, recent, programs, file, textSize);
  }

  public Settings with(Layout newLayout) {
    return new Settings(theme, language, window, newLayout, view, recent, programs, file, textSize);
  }

  public Settings with(View newView) {
    return new Settings(theme, language, window, layout, newView, recent, programs, file, textSize);
  }

  public Settings withRecent(List<Path> files) {
    return new Settings(theme, language, window, layout, view, files, programs, file, textSize);
  }

  public Settings withPrograms(List<ProgramCommand> added) {
    return new Settings(theme, language, window, layout, view, recent, added, file, textSize);
  }

  public Settings withTextSize(double size) {
    return new Settings(theme, language, window, layout, view, recent, programs, file, size);
  }

  public Settings withFile(Optional<Path> open) {
    return new Settings(theme, language, window, layout, view, recent, programs, open, textSize);
  }

  /// {@return these settings with a file as the most recent one}
  public Settings withRecent(Path file) {
    return withRecent(Stream.concat(Stream.of(file), recent.stream()).toList());
  }

  public Settings without(Path file) {
    return withRecent(recent.stream().filter(other -> !other.equals(file)).toList());
  }

  /// The bounds of a window, in screen coordinates.
  ///
  /// @param maximized whether it fills the screen; the other values are then those to restore
  public record Bounds(double x, double y, double width, double height, boolean maximized) {

    public Bounds {
      if (!(width > 0 && height > 0)
          || !DoubleStream.of(x, y, width, height).allMatch(Double::isFinite)) {
        throw new IllegalArgumentException(
            "a window must have a place and a size: %s, %s, %s x %s"
                .formatted(x, y, width, height));
      }
    }
  }
}
