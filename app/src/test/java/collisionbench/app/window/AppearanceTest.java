package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.Theme;
import collisionbench.app.task.BackgroundThread;
import collisionbench.app.window.file.SettingsStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
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
  private Appearance appearance;

  @BeforeEach
  void appearance() {
    store = new SettingsStore(folder, background, failure -> shown.clear());
    appearance = new Appearance(store, desktop);
    appearance.theme().subscribe(theme -> shown.add(theme));
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
  void theFirstSwitchShowsTheOtherThemeAndTheThirdFollowsTheDesktopAgain() {
    appearance.next();
    assertEquals(Theme.LIGHT, appearance.theme().getValue());
    assertEquals("Theme: light", appearance.words().getValue());
    appearance.next();
    assertEquals(Theme.DARK, appearance.theme().getValue());
    assertEquals(Optional.of(Theme.DARK), store.settings().get().theme());
    appearance.next();
    assertEquals(Optional.empty(), store.settings().get().theme());
    assertEquals("Theme: system", appearance.words().getValue());
  }

  @Test
  void whatIsChosenStaysWhateverTheDesktopDoes() {
    appearance.next();
    desktop.set(ColorScheme.LIGHT);
    desktop.set(ColorScheme.DARK);
    assertEquals(List.of(Theme.DARK, Theme.LIGHT), shown);
  }
}
