package collisionbench.app.window;

import collisionbench.app.settings.Settings.ThemeChoice;
import collisionbench.app.text.Texts;
import collisionbench.app.window.file.SettingsStore;
import javafx.application.ColorScheme;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/// The theme of a window: the one chosen, or else the desktop's, as soon as that changes.
final class Appearance {

  private final SettingsStore store;
  private final ObservableValue<ColorScheme> desktop;
  private final ObjectBinding<Theme> theme;

  /// @param desktop what the desktop looks like
  Appearance(SettingsStore store, ObservableValue<ColorScheme> desktop) {
    this.store = store;
    this.desktop = desktop;
    theme = Bindings.createObjectBinding(this::chosen, store.settings(), desktop);
  }

  /// {@return the theme now}
  ObservableValue<Theme> theme() {
    return theme;
  }

  /// {@return what is chosen, in words}
  ObservableValue<String> words() {
    return store
        .settings()
        .map(settings ->
            switch (settings.theme()) {
              case DESKTOP -> Texts.get("theme.desktop");
              case DARK -> Texts.get("theme.dark");
              case LIGHT -> Texts.get("theme.light");
            });
  }

  /// {@return a picture of what comes next: the moon before it gets dark, the sun before it gets
  /// light}
  ObservableValue<Feather> nextIcon() {
    return Bindings.createObjectBinding(
        () ->
            switch (following()) {
              case DESKTOP -> Feather.MONITOR;
              case DARK -> Feather.MOON;
              case LIGHT -> Feather.SUN;
            },
        store.settings(),
        desktop);
  }

  /// Goes on to the next choice: from the desktop's theme to the other one, from there to the
  /// desktop's but for good, and back to whatever the desktop has.
  void next() {
    ThemeChoice next = following();
    store.change(settings -> settings.with(next));
  }

  private ThemeChoice following() {
    ThemeChoice own = choice(ofDesktop());
    ThemeChoice other = choice(ofDesktop().other());
    ThemeChoice now = store.settings().get().theme();
    return now == ThemeChoice.DESKTOP ? other : now == other ? own : ThemeChoice.DESKTOP;
  }

  private Theme chosen() {
    return switch (store.settings().get().theme()) {
      case DESKTOP -> ofDesktop();
      case DARK -> Theme.DARK;
      case LIGHT -> Theme.LIGHT;
    };
  }

  private Theme ofDesktop() {
    return desktop.getValue() == ColorScheme.LIGHT ? Theme.LIGHT : Theme.DARK;
  }

  private static ThemeChoice choice(Theme theme) {
    return switch (theme) {
      case DARK -> ThemeChoice.DARK;
      case LIGHT -> ThemeChoice.LIGHT;
    };
  }
}
