package collisionbench.app.settings;

import collisionbench.app.session.Layout;
import collisionbench.app.session.Theme;
import collisionbench.app.session.View;
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
/// @param recent the files last opened or saved, the last one first
public record Settings(
    Optional<Theme> theme,
    Optional<Language> language,
    Optional<Bounds> window,
    Layout layout,
    View view,
    List<Path> recent) {

  /// How many files are remembered.
  public static final int MOST_RECENT = 10;

  /// Before anything has been chosen.
  public static final Settings FIRST =
      new Settings(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Layout.FIRST,
          View.FIRST,
          List.of());

  public Settings {
    recent = recent.stream().distinct().limit(MOST_RECENT).toList();
  }

  /// Where a window is on the screen, in its coordinates.
  ///
  /// @param maximized whether it fills the screen; the other values are then those from before
  public record Bounds(double x, double y, double width, double height, boolean maximized) {

    public Bounds {
      if (!(width > 0 && height > 0) || !Double.isFinite(x + y + width + height)) {
        throw new IllegalArgumentException(
            "a window must have a place and a size: %s, %s, %s x %s"
                .formatted(x, y, width, height));
      }
    }
  }

  /// {@return these settings in another theme; empty for the desktop's}
  public Settings painted(Optional<Theme> newTheme) {
    return new Settings(newTheme, language, window, layout, view, recent);
  }

  /// {@return these settings in another language}
  public Settings with(Language newLanguage) {
    return new Settings(theme, Optional.of(newLanguage), window, layout, view, recent);
  }

  /// {@return these settings with the window elsewhere}
  public Settings with(Bounds newWindow) {
    return new Settings(theme, language, Optional.of(newWindow), layout, view, recent);
  }

  /// {@return these settings with other panes}
  public Settings with(Layout newLayout) {
    return new Settings(theme, language, window, newLayout, view, recent);
  }

  /// {@return these settings with scenes shown in another way}
  public Settings with(View newView) {
    return new Settings(theme, language, window, layout, newView, recent);
  }

  /// {@return these settings after a file has been opened or saved}
  public Settings having(Path file) {
    return withRecent(Stream.concat(Stream.of(file), recent.stream()).toList());
  }

  /// {@return these settings after a file has turned out to be gone}
  public Settings without(Path file) {
    return withRecent(recent.stream().filter(other -> !other.equals(file)).toList());
  }

  /// {@return these settings with other files remembered}
  public Settings withRecent(List<Path> newRecent) {
    return new Settings(theme, language, window, layout, view, newRecent);
  }
}
