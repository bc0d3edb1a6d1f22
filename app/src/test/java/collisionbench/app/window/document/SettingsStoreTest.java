package collisionbench.app.window.document;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.SettingsFile;
import collisionbench.bench.task.BackgroundThread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsStoreTest {

  @TempDir Path folder;

  private final BackgroundThread background = new BackgroundThread(Runnable::run);

  private boolean isNew() {
    return new SettingsStore(folder, background, _ -> {}).isNew();
  }

  @AfterEach
  void end() {
    background.close();
  }

  @Test
  void theFirstStartIsThatWithoutSettings() throws IOException {
    assertTrue(isNew());
    new SettingsFile(folder).change(settings -> settings);
    assertFalse(isNew());
  }

  @Test
  void brokenSettingsAreNoFirstStart() throws IOException {
    new SettingsFile(folder).change(settings -> settings);
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.writeString(file, "{");
      }
    }
    assertFalse(isNew());
  }
}
