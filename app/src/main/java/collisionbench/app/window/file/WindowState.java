package collisionbench.app.window.file;

import collisionbench.app.finder.Thumbnails;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.session.Session;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/// What outlives a workbench, and partly the window: the settings, drafts of unsaved work, how the
/// open file was last, and the lesson that is taken.
public final class WindowState {

  private final BackgroundThread background = new BackgroundThread();
  private final SettingsStore store;
  private final RecentScenes recent;
  private final DiskWatch disk = new DiskWatch(background);
  private final Recovery recovery;
  private final Autosave autosave;
  private final CurrentLesson lesson = new CurrentLesson();
  private final Thumbnails thumbnails = new Thumbnails(background::run);

  /// What a process that is asked to end, as at logout, still does.
  private final Thread lastDeed = new Thread(this::keep, "collision-bench-end");

  /// @param folder where everything is kept
  /// @param tell says something in the window
  public WindowState(Path folder, Consumer<Notice> tell) {
    store =
        new SettingsStore(
            folder,
            background,
            failure ->
                tell.accept(lost(Notice.About.SETTINGS, "settings.failed", failure, folder)));
    recent = new RecentScenes(store);
    recovery = new Recovery(folder.resolve("unsaved"));
    autosave =
        new Autosave(
            recovery,
            disk,
            background,
            failure ->
                tell.accept(
                    lost(Notice.About.RECOVERY, "autosave.failed", failure, recovery.folder())));
    Runtime.getRuntime().addShutdownHook(lastDeed);
  }

  private static Notice lost(Notice.About about, String key, IOException failure, Path folder) {
    return Notice.warning(about, Texts.get(key, FileFailure.of(failure).said(), folder));
  }

  /// {@return the language chosen, or else the desktop's where the bench speaks it}
  public Language language() {
    return store
        .settings()
        .get()
        .language()
        .orElseGet(() -> Languages.SPOKEN.of(Locale.getDefault()));
  }

  BackgroundThread background() {
    return background;
  }

  public SettingsStore store() {
    return store;
  }

  public RecentScenes recent() {
    return recent;
  }

  public DiskWatch disk() {
    return disk;
  }

  Recovery recovery() {
    return recovery;
  }

  public Autosave autosave() {
    return autosave;
  }

  public CurrentLesson lesson() {
    return lesson;
  }

  public Thumbnails thumbnails() {
    return thumbnails;
  }

  /// Keeps drafts and settings of this session, and no longer of another.
  public void watch(Session session) {
    autosave.watch(session);
    session.display().view().subscribe(view -> store.change(settings -> settings.with(view)));
    session.display().layout().subscribe(layout -> store.change(settings -> settings.with(layout)));
  }

  /// Writes what is unsaved at once. The window's thread is not needed: it may be busy, or gone.
  private void keep() {
    try {
      autosave.keepNow();
    } catch (IOException _) {
      // There is nobody left to be told.
    }
    store.flush();
  }

  /// Closes everything, and forgets unsaved work.
  public void close() {
    background.close();
    disk.close();
    autosave.close();
    store.flush();
    try {
      Runtime.getRuntime().removeShutdownHook(lastDeed);
    } catch (IllegalStateException _) {
      // The process is ending, and finds nothing left to do.
    }
  }
}
