package collisionbench.app.window.file;

import collisionbench.app.finder.Thumbnails;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.session.Session;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.task.BackgroundThread;
import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.application.Platform;

/// The state of a window that outlives its workbenches: settings, drafts of unsaved work, the last
/// known content of the open file, and the current lesson.
public final class WindowState {

  private final BackgroundThread background = new BackgroundThread(Platform::runLater);
  private final SettingsStore store;
  private final Agreements agreements;
  private final RecentScenes recent;
  private final KeptScenes kept;
  private final DiskWatch disk = new DiskWatch(background);
  private final Recovery recovery;
  private final Autosave autosave;
  private final CurrentLesson lesson = new CurrentLesson();
  private final OpenFolder folder = new OpenFolder(background);
  private final Thumbnails thumbnails = new Thumbnails(background::run);
  private final Thumbnails folderThumbnails = new Thumbnails(background::run);

  /// Runs when the process is terminated, as at logout.
  private final Thread lastAction = new Thread(this::keep, "collision-bench-end");

  public WindowState(Path folder, Consumer<Notice> notices) {
    store =
        new SettingsStore(
            folder,
            background,
            failure ->
                notices.accept(lost(Notice.About.SETTINGS, "settings.failed", failure, folder)));
    agreements =
        new Agreements(
            folder,
            background,
            failure ->
                notices.accept(lost(Notice.About.SETTINGS, "settings.failed", failure, folder)));
    recent = new RecentScenes(store);
    kept = new KeptScenes(folder.resolve("presets"));
    recovery = new Recovery(folder.resolve("unsaved"));
    autosave =
        new Autosave(
            recovery,
            disk,
            background,
            failure ->
                notices.accept(
                    lost(Notice.About.RECOVERY, "autosave.failed", failure, recovery.folder())));
    Runtime.getRuntime().addShutdownHook(lastAction);
  }

  private static Notice lost(Notice.About about, String key, IOException failure, Path folder) {
    return Notice.warning(about, Texts.get(key, FileFailure.of(failure).said(), folder));
  }

  /// {@return the chosen language, or else that of the desktop if it is available}
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

  public Agreements agreements() {
    return agreements;
  }

  public RecentScenes recent() {
    return recent;
  }

  public KeptScenes kept() {
    return kept;
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

  public OpenFolder folder() {
    return folder;
  }

  public Thumbnails thumbnails() {
    return thumbnails;
  }

  public Thumbnails folderThumbnails() {
    return folderThumbnails;
  }

  /// Saves drafts, settings and the name of the open file of this session, and no longer those of
  /// another.
  public void watch(Session session) {
    autosave.watch(session);
    session
        .display()
        .view()
        .subscribe((before, now) ->
            store.change(settings -> settings.with(settings.view().changed(before, now))));
    session
        .document()
        .map(document -> document.file().map(file -> file.toAbsolutePath().normalize()))
        .subscribe(file -> store.change(settings -> settings.withFile(file)));
    session
        .display()
        .layout()
        .subscribe((before, now) ->
            store.change(settings -> settings.with(settings.layout().changed(before, now))));
  }

  /// Saves everything at once, without the window's thread, which may be blocked or ended.
  private void keep() {
    try {
      autosave.keepNow();
    } catch (IOException _) {
      // The error can no longer be shown.
    }
    store.flush();
  }

  /// Closes everything, and deletes the draft.
  public void close() {
    folder.close();
    background.close();
    disk.close();
    autosave.close();
    store.flush();
    try {
      Runtime.getRuntime().removeShutdownHook(lastAction);
    } catch (IllegalStateException _) {
      // The process is ending, and finds nothing left to do.
    }
  }
}
