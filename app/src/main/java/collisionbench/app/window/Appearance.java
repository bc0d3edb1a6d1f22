package collisionbench.app.window;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import collisionbench.app.settings.Settings;
import collisionbench.app.settings.Theme;
import collisionbench.app.window.file.SettingsStore;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// The theme of a window: the chosen one, or else that of the desktop, followed as it changes.
final class Appearance {

  private Appearance() {}

  /// @param desktop the theme of the desktop
  static ObservableValue<Theme> theme(SettingsStore store, ObservableValue<ColorScheme> desktop) {
    return Bindings.createObjectBinding(
        () -> store.settings().get().theme().orElseGet(() -> theme(desktop.getValue())),
        store.settings(),
        desktop);
  }

  private static Theme theme(ColorScheme scheme) {
    return scheme == ColorScheme.LIGHT ? Theme.LIGHT : Theme.DARK;
  }

  /// {@return the theme of the settings, or else that of the desktop}
  static Theme theme(Settings settings) {
    return settings.theme().orElseGet(() -> theme(Platform.getPreferences().getColorScheme()));
  }

  /// {@return the style sheet for controls in a theme}
  static String stylesheet(Theme theme) {
    return switch (theme) {
      case DARK -> new PrimerDark().getUserAgentStylesheet();
      case LIGHT -> new PrimerLight().getUserAgentStylesheet();
    };
  }
}
