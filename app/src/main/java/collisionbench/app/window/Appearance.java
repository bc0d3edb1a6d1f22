package collisionbench.app.window;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import collisionbench.app.settings.Settings;
import collisionbench.app.settings.Theme;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.window.action.Action;
import collisionbench.app.window.action.Actions;
import collisionbench.app.window.file.SettingsStore;
import java.util.Optional;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/// The theme of a window: the chosen one, or else that of the desktop, followed as it changes.
final class Appearance {

  private final SettingsStore store;
  private final ObservableValue<ColorScheme> desktop;
  private final ObjectBinding<Theme> theme;

  /// @param desktop the theme of the desktop
  Appearance(SettingsStore store, ObservableValue<ColorScheme> desktop) {
    this.store = store;
    this.desktop = desktop;
    theme = Bindings.createObjectBinding(this::chosen, store.settings(), desktop);
  }

  ObservableValue<Theme> theme() {
    return theme;
  }

  /// {@return the choice as text}
  ObservableValue<String> words() {
    return store
        .settings()
        .map(settings ->
            Texts.get("theme." + settings.theme().map(KebabCase::of).orElse("desktop")));
  }

  /// {@return the icon of the next choice}
  ObservableValue<Feather> nextIcon() {
    return Bindings.createObjectBinding(
        () -> following().map(Appearance::icon).orElse(Feather.MONITOR), store.settings(), desktop);
  }

  private static Feather icon(Theme theme) {
    return switch (theme) {
      case DARK -> Feather.MOON;
      case LIGHT -> Feather.SUN;
    };
  }

  /// Cycles through three choices: the opposite of the desktop's current theme, that theme itself,
  /// and following the desktop.
  void next() {
    Optional<Theme> next = following();
    store.change(settings -> settings.withTheme(next));
  }

  private Optional<Theme> following() {
    Theme own = ofDesktop();
    Optional<Theme> now = store.settings().get().theme();
    return now.isEmpty()
        ? Optional.of(own.other())
        : now.filter(theme -> theme != own).map(_ -> own);
  }

  private Theme chosen() {
    return store.settings().get().theme().orElseGet(this::ofDesktop);
  }

  private Theme ofDesktop() {
    return theme(desktop.getValue());
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

  /// Defines the action that goes on to the next choice of colors.
  ///
  /// @param inUse whether these actions are in use
  void define(Actions actions, ObservableValue<Boolean> inUse) {
    actions.on(Action.THEME, this::next);
    actions.titled(Action.THEME, words().when(inUse));
    actions.pictured(Action.THEME, nextIcon().when(inUse));
  }
}
