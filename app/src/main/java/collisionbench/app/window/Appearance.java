package collisionbench.app.window;

import collisionbench.app.settings.Settings.ThemeChoice;
import collisionbench.app.text.Texts;
import javafx.application.ColorScheme;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;

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

  /// Goes on to the next choice: from the desktop's theme to the other one, from there to the
  /// desktop's but for good, and back to whatever the desktop has.
  void next() {
    ThemeChoice own = choice(ofDesktop());
    ThemeChoice other = choice(ofDesktop().other());
    ThemeChoice now = store.settings().get().theme();
    ThemeChoice next =
        now == ThemeChoice.DESKTOP ? other : now == other ? own : ThemeChoice.DESKTOP;
    store.change(settings -> settings.with(next));
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
