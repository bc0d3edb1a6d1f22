package collisionbench.app.window;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Display;
import collisionbench.app.settings.Settings;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.GridPane;
import org.kordamp.ikonli.feather.Feather;

/// The page of settings: theme, language, text size and mouse controls. Nothing changes until it is
/// confirmed.
final class SettingsPage {

  private final GridPane form = Nodes.styled(new GridPane(), "settings");
  private final ComboBox<Optional<Theme>> theme;
  private final ComboBox<Optional<Language>> language;
  private final ComboBox<Double> textSize;
  private final ComboBox<View.Mouse> mouse;

  private SettingsPage(Settings settings) {
    theme =
        row(
            "theme",
            choices(List.of(Theme.LIGHT, Theme.DARK)),
            settings.theme(),
            chosen -> Texts.get("theme." + chosen.map(KebabCase::of).orElse("system")));
    language =
        row(
            "language",
            choices(Languages.AVAILABLE.all()),
            settings.language(),
            chosen -> chosen.map(Language::name).orElseGet(() -> Texts.get("theme.system")));
    textSize =
        row(
            "text-size",
            Settings.TEXT_SIZES,
            nearest(settings.textSize()),
            size -> Texts.get("settings.percent", Math.round(100 * size)));
    mouse =
        row(
            "mouse",
            List.of(View.Mouse.values()),
            settings.view().mouse(),
            scheme -> Texts.get("mouse.like-" + KebabCase.of(scheme)));
  }

  /// Asks for settings.
  ///
  /// @param display has the mouse controls, which change as soon as they are confirmed
  /// @return the change of the other settings; empty if nothing was confirmed
  static Optional<UnaryOperator<Settings>> ask(
      Settings settings, Display display, MessageDialogs messages) {
    SettingsPage page = new SettingsPage(settings.with(display.view().get()));
    Platform.runLater(page.theme::requestFocus);
    if (!messages.confirms(
        Texts.get("settings.heading"), page.form, Feather.SETTINGS, "ask.ok", "ask.cancel")) {
      return Optional.empty();
    }
    display.show(view -> view.with(page.mouse.getValue()));
    return Optional.of(now ->
        now.withTheme(page.theme.getValue())
            .withLanguage(page.language.getValue())
            .withTextSize(page.textSize.getValue()));
  }

  private static <T> List<Optional<T>> choices(List<T> all) {
    return Stream.concat(Stream.of(Optional.<T>empty()), all.stream().map(Optional::of)).toList();
  }

  private static double nearest(double size) {
    return Settings.TEXT_SIZES.stream()
        .min(Comparator.comparingDouble(one -> Math.abs(one - size)))
        .orElseThrow();
  }

  private <T> ComboBox<T> row(String key, List<T> all, T now, Function<T, String> name) {
    ComboBox<T> box = Nodes.choice("settings-" + key, name);
    box.getItems().setAll(all);
    box.setValue(now);
    box.setPrefWidth(240);
    form.addRow(form.getRowCount(), Nodes.caption(Texts.get("settings." + key), box), box);
    return box;
  }
}
