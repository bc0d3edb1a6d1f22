package collisionbench.app.window.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.recovery.Recovery;
import collisionbench.app.settings.SettingsFile;
import collisionbench.app.settings.Theme;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Failures leave the state of a window as it was, so that what failed can be tried again.
class WindowStateTest {

  @TempDir Path home;

  private final List<Notice> notices = new ArrayList<>();
  private Path folder;
  private WindowState windowState;

  @BeforeEach
  void begin() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    folder = home.resolve("config");
    windowState = onFx(() -> WindowState.of(folder, notices::add));
  }

  @AfterEach
  void end() {
    onFx(() -> {
      windowState.close();
      return true;
    });
  }

  private static <T> T onFx(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(60_000, work);
  }

  private static void await(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> onFx(condition));
  }

  @Test
  void settingsThatCouldNotBeSavedAreSavedWithTheNextChange() throws Exception {
    Files.writeString(folder, "in the way");
    SettingsStore store = windowState.store();
    onFx(() -> {
      store.change(settings -> settings.withTheme(Optional.of(Theme.LIGHT)).withTextSize(2));
      store.flush();
      return true;
    });
    await(() -> !notices.isEmpty());
    Files.delete(folder);
    onFx(() -> {
      store.change(settings -> settings.withTextSize(1));
      store.flush();
      return true;
    });
    assertEquals(store.settings().get(), new SettingsFile(folder).load().settings());
    assertEquals(Optional.of(Theme.LIGHT), new SettingsFile(folder).load().settings().theme());
  }

  @Test
  void draftsAreSearchedAgainAfterAFaultInTheSearch() throws Exception {
    Path unsaved = Files.createDirectories(folder.resolve("unsaved"));
    Path draft = Files.writeString(unsaved.resolve("a.json"), "not a draft");
    Files.createFile(unsaved.resolve("a.json.lock"));
    CrashRecovery recovery = onFx(this::recovery);
    onFx(() -> {
      recovery.look(() -> new Recovery.Found(List.of(), List.of(), Set.of(draft)));
      return true;
    });
    awaitBackground();
    onFx(() -> {
      recovery.look(() -> {
        throw new IllegalStateException("a fault of ours");
      });
      return true;
    });
    try {
      WaitForAsyncUtils.autoCheckException = false;
      await(() -> {
        recovery.lookAgain();
        return !notices.isEmpty();
      });
    } finally {
      WaitForAsyncUtils.clearExceptions();
      WaitForAsyncUtils.autoCheckException = true;
    }
  }

  /// Until what was begun has ended, and its results are shown.
  private void awaitBackground() {
    CompletableFuture<Boolean> end = new CompletableFuture<>();
    windowState.background().run(() -> end.complete(true));
    end.join();
    onFx(() -> true);
  }

  private CrashRecovery recovery() {
    Stage stage = new Stage();
    RestoreOffer offer =
        new RestoreOffer(
            windowState.autosave(),
            new MessageDialogs(stage),
            notices::add,
            _ -> false,
            () -> {},
            () -> true);
    return new CrashRecovery(stage, windowState, offer, notices::add);
  }

  @Test
  void folderThatWasClosedWhileItWasReadIsNotWatched() {
    Set<Thread> before = watching();
    OpenFolder closed = windowState.folder();
    closed.watch(home, List.of(), () -> true);
    assertEquals(before, watching());
    closed.watch(home, List.of(), () -> false);
    assertEquals(before.size() + 1, watching().size());
  }

  private static Set<Thread> watching() {
    Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
    threads.removeIf(thread -> !thread.getName().equals("collision-bench-watch"));
    return threads;
  }
}
