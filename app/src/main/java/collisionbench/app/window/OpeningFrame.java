package collisionbench.app.window;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import collisionbench.app.settings.Settings;
import collisionbench.app.settings.SettingsFile;
import collisionbench.app.settings.Theme;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.window.document.SettingsStore;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// Shows the frame, the background and the first picture of a window before its content, which
/// takes longer.
public final class OpeningFrame {

  static final double WIDTH = 1280;
  static final double HEIGHT = 800;

  private OpeningFrame() {}

  /// What will be open first.
  ///
  /// @param scene the scene, if nothing stands above its view
  /// @param isUnasked whether the last file is opened in its place, if there is one
  public record First(Optional<collisionbench.bench.scene.Scene> scene, boolean isUnasked) {

    Optional<collisionbench.bench.scene.Scene> shown(Settings settings) {
      return scene.filter(_ -> !isUnasked || settings.file().isEmpty());
    }
  }

  /// {@return a window with the bounds and the theme of the settings, which shows nothing yet}
  ///
  /// A [BenchWindow] in it keeps its scene, so that the background stays until the content is
  /// drawn.
  ///
  /// @param onShown runs once its bodies are being drawn
  public static Stage show(Path folder, First first, Runnable onShown) {
    Settings settings = new SettingsFile(folder).peek();
    Stage stage = new Stage();
    Palette palette = Palette.ofWindow(OpeningFrame.theme(settings));
    OpeningPicture empty = new OpeningPicture(first.shown(settings), settings, palette);
    Scene scene = new Scene(empty, WIDTH, HEIGHT, palette.skyBottom());
    stage.setScene(scene);
    prepare(stage, settings);
    stage.show();
    // The frame does not wait for the bodies. Until the content is drawn: JavaFX loses a request to
    // draw it that is made while the picture before is still being drawn.
    new AnimationTimer() {

      private int frames;

      @Override
      public void handle(long now) {
        frames++;
        if (frames == 2) {
          empty.showBodies();
        } else if (frames == 4) {
          onShown.run();
        }
        if (!scene.getRoot().equals(empty)) {
          stop();
        }
      }
    }.start();
    return stage;
  }

  static Scene fill(Stage stage, Parent content) {
    Optional<Scene> scene = Optional.ofNullable(stage.getScene());
    scene.ifPresentOrElse(
        shown -> shown.setRoot(content), () -> stage.setScene(new Scene(content, WIDTH, HEIGHT)));
    return stage.getScene();
  }

  /// {@return the program's icon in all sizes that desktops use}
  private static List<Image> icons() {
    return Stream.of(16, 32, 48, 128, 256)
        .map(size -> OpeningFrame.class.getResource("icon-" + size + ".png"))
        .map(icon -> new Image(Objects.requireNonNull(icon).toExternalForm()))
        .toList();
  }

  /// Sets what a window has from the beginning.
  static void prepare(Stage stage, Settings settings) {
    stage.setTitle(Texts.get("window.name"));
    stage.getIcons().setAll(icons());
    stage.setMinWidth(760);
    stage.setMinHeight(480);
    Placement.restore(stage, settings);
  }

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

  static String stylesheet(Theme theme) {
    return switch (theme) {
      case DARK -> new PrimerDark().getUserAgentStylesheet();
      case LIGHT -> new PrimerLight().getUserAgentStylesheet();
    };
  }
}
