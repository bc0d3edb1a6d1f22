package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.Theme;
import collisionbench.app.window.document.SettingsStore;
import collisionbench.bench.task.BackgroundThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppearanceTest {

  @TempDir Path folder;
  private final BackgroundThread background = new BackgroundThread(Platform::runLater);
  private final ObjectProperty<ColorScheme> desktop = new SimpleObjectProperty<>(ColorScheme.DARK);
  private final List<Theme> shown = new ArrayList<>();
  private SettingsStore store;
  private ObservableValue<Theme> theme;

  @BeforeEach
  void follow() {
    store = new SettingsStore(folder, background, failure -> shown.clear());
    theme = OpeningFrame.theme(store, desktop);
    theme.subscribe(now -> shown.add(now));
  }

  @AfterEach
  void close() {
    background.close();
  }

  @Test
  void theDesktopIsFollowedAsSoonAsItChanges() {
    desktop.set(ColorScheme.LIGHT);
    desktop.set(ColorScheme.DARK);
    assertEquals(List.of(Theme.DARK, Theme.LIGHT, Theme.DARK), shown);
  }

  @Test
  void theChosenThemeStaysUntilTheDesktopIsFollowedAgain() {
    store.change(settings -> settings.withTheme(Optional.of(Theme.LIGHT)));
    desktop.set(ColorScheme.LIGHT);
    desktop.set(ColorScheme.DARK);
    assertEquals(List.of(Theme.DARK, Theme.LIGHT), shown);
    store.change(settings -> settings.withTheme(Optional.empty()));
    assertEquals(Theme.DARK, theme.getValue());
  }
}
