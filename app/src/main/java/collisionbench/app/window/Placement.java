package collisionbench.app.window;

import collisionbench.app.settings.Settings;
import collisionbench.app.settings.Settings.Bounds;
import collisionbench.app.window.document.SettingsStore;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Records the bounds of the window, and restores them if they are still on a screen.
final class Placement {

  /// The part of the title bar that must be on a screen, so that the window can be dragged.
  private static final double LEAST_WIDTH = 160;

  private static final double EDGE = 32;

  /// An upper bound of the size of window decorations.
  private static final double FRAME = 64;

  private Placement() {}

  static void restore(Stage stage, Settings settings) {
    List<Rectangle2D> screens = Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
    screens.forEach(screen -> letFit(stage, screen));
    settings
        .window()
        .flatMap(bounds -> seen(bounds, screens))
        .ifPresentOrElse(bounds -> put(stage, bounds), () -> fit(stage));
  }

  static void keep(Stage stage, SettingsStore store) {
    ChangeListener<Object> listener = (_, _, _) -> remember(stage, store);
    stage.xProperty().addListener(listener);
    stage.yProperty().addListener(listener);
    stage.widthProperty().addListener(listener);
    stage.heightProperty().addListener(listener);
    stage.maximizedProperty().addListener(listener);
  }

  /// Limits the minimum size to that of every screen.
  private static void letFit(Stage stage, Rectangle2D screen) {
    stage.setMinWidth(Math.min(stage.getMinWidth(), screen.getWidth()));
    stage.setMinHeight(Math.min(stage.getMinHeight(), screen.getHeight()));
  }

  /// The screen may be smaller than the initial window.
  private static void fit(Stage stage) {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    Scene content = stage.getScene();
    if (content.getWidth() + FRAME > screen.getWidth()) {
      stage.setWidth(screen.getWidth());
    }
    if (content.getHeight() + FRAME > screen.getHeight()) {
      stage.setHeight(screen.getHeight());
    }
  }

  private static void put(Stage stage, Bounds bounds) {
    stage.setX(bounds.x());
    stage.setY(bounds.y());
    stage.setWidth(bounds.width());
    stage.setHeight(bounds.height());
    stage.setMaximized(bounds.maximized());
  }

  /// {@return the place, no larger than its screen, if enough of the window is on one}
  static Optional<Bounds> seen(Bounds bounds, List<Rectangle2D> screens) {
    return screens.stream()
        .filter(screen -> isOn(bounds, screen))
        .findFirst()
        .map(screen ->
            new Bounds(
                bounds.x(),
                bounds.y(),
                Math.min(bounds.width(), screen.getWidth()),
                Math.min(bounds.height(), screen.getHeight()),
                bounds.maximized()));
  }

  private static boolean isOn(Bounds bounds, Rectangle2D screen) {
    double left = Math.max(bounds.x(), screen.getMinX());
    double right = Math.min(bounds.x() + bounds.width(), screen.getMaxX());
    return right - left >= Math.min(LEAST_WIDTH, bounds.width())
        && bounds.y() >= screen.getMinY() - EDGE / 2
        && bounds.y() + EDGE <= screen.getMaxY();
  }

  static void remember(Stage stage, SettingsStore store) {
    double x = stage.getX();
    double y = stage.getY();
    double width = stage.getWidth();
    double height = stage.getHeight();
    boolean placed = Double.isFinite(x + y) && width > 0 && height > 0;
    if (placed && !stage.isIconified() && !stage.isFullScreen()) {
      boolean maximized = stage.isMaximized();
      store.change(settings ->
          settings.withWindow(
              settings
                  .window()
                  .filter(_ -> maximized)
                  .map(b -> new Bounds(b.x(), b.y(), b.width(), b.height(), true))
                  .or(() -> Optional.of(new Bounds(x, y, width, height, maximized)))));
    }
  }
}
