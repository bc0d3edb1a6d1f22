package collisionbench.app.settings;

import collisionbench.app.text.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the window remembers from one time to the next.
///
/// @param theme empty as long as it is the desktop's, whichever that has at the time
/// @param language empty as long as it is the desktop's
/// @param window where the window was last; empty before the first time
/// @param layout the panes beside the picture
/// @param view how scenes are shown
/// @param recent the files last opened or saved, the last one first; ten at most
/// @param programs those that the user added as methods, in the order in which they were added
public record Settings(
    Optional<Theme> theme,
    Optional<Language> language,
    Optional<Bounds> window,
    Layout layout,
    View view,
    List<Path> recent,
    List<ProgramCommand> programs) {

  /// Before anything has been chosen.
  public static final Settings FIRST =
      new Settings(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Layout.FIRST,
          View.FIRST,
          List.of(),
          List.of());

  private static final int MOST_RECENT = 10;

  public Settings {
    recent = recent.stream().distinct().limit(MOST_RECENT).toList();
    programs = List.copyOf(programs);
  }

  /// {@return these settings with a theme; the desktop's if it is empty}
  public Settings withTheme(Optional<Theme> chosen) {
    return new Settings(chosen, language, window, layout, view, recent, programs);
  }

  /// {@return these settings with a language}
  public Settings with(Language chosen) {
    return new Settings(theme, Optional.of(chosen), window, layout, view, recent, programs);
  }

  /// {@return these settings with the window at another place}
  public Settings with(Bounds bounds) {
    return new Settings(theme, language, Optional.of(bounds), layout, view, recent, programs);
  }

  /// {@return these settings with another layout}
  public Settings with(Layout newLayout) {
    return new Settings(theme, language, window, newLayout, view, recent, programs);
  }

  /// {@return these settings with another view}
  public Settings with(View newView) {
    return new Settings(theme, language, window, layout, newView, recent, programs);
  }

  /// {@return these settings with other recent files}
  public Settings withRecent(List<Path> files) {
    return new Settings(theme, language, window, layout, view, files, programs);
  }

  /// {@return these settings with other programs}
  public Settings withPrograms(List<ProgramCommand> added) {
    return new Settings(theme, language, window, layout, view, recent, added);
  }

  /// {@return these settings after a file has been opened or saved}
  public Settings withRecent(Path file) {
    return withRecent(Stream.concat(Stream.of(file), recent.stream()).toList());
  }

  /// {@return these settings after a file has turned out to be gone}
  public Settings without(Path file) {
    return withRecent(recent.stream().filter(other -> !other.equals(file)).toList());
  }
}
