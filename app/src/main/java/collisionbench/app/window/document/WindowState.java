package collisionbench.app.window.document;

import collisionbench.app.finder.Thumbnails;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.session.Session;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.scenefile.UserScenes;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.task.BackgroundThread;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;

/// The state of a window that outlives its workbenches: settings, drafts of unsaved work, the last
/// known content of the open file, and the current lesson.
///
/// @param agreements the programs that the user agreed to run
/// @param kept the scenes of the user
/// @param folder the folder of scenes that is open, with the pictures in `folderThumbnails`
/// @param hunts holds a folder for the findings of each hunt
/// @param lastAction runs when the process is terminated, as at logout
public record WindowState(
    BackgroundThread background,
    SettingsStore store,
    Agreements agreements,
    UserScenes kept,
    DiskWatch disk,
    Recovery recovery,
    Autosave autosave,
    CurrentLesson lesson,
    OpenFolder folder,
    Thumbnails thumbnails,
    Thumbnails folderThumbnails,
    Path hunts,
    Thread lastAction) {

  /// {@return the state that the files of a folder hold}
  public static WindowState of(Path folder, Consumer<Notice> notices) {
    BackgroundThread background = new BackgroundThread(Platform::runLater);
    Consumer<IOException> lost =
        reporter(Notice.About.SETTINGS, "settings.failed", folder, notices);
    SettingsStore store = new SettingsStore(folder, background, lost);
    DiskWatch disk = new DiskWatch(background);
    Path unsaved = folder.resolve("unsaved");
    Recovery recovery = new Recovery(unsaved);
    Autosave autosave =
        new Autosave(
            recovery,
            disk,
            background,
            reporter(Notice.About.RECOVERY, "autosave.failed", unsaved, notices));
    WindowState state =
        new WindowState(
            background,
            store,
            new Agreements(folder, background, lost),
            new UserScenes(folder.resolve("presets")),
            disk,
            recovery,
            autosave,
            new CurrentLesson(),
            new OpenFolder(background),
            new Thumbnails(background::run),
            new Thumbnails(background::run),
            folder.resolve("hunts"),
            new Thread(() -> keep(autosave, store), "collision-bench-end"));
    Runtime.getRuntime().addShutdownHook(state.lastAction);
    return state;
  }

  private static Consumer<IOException> reporter(
      Notice.About about, String key, Path folder, Consumer<Notice> notices) {
    return failure ->
        notices.accept(
            Notice.warning(about, Texts.get(key, FileFailure.of(failure).text(), folder)));
  }

  /// {@return the chosen language, or else that of the desktop if it is available}
  public Language language() {
    Optional<Language> chosen = store.settings().get().language();
    return chosen.orElseGet(() -> Languages.AVAILABLE.of(Locale.getDefault()));
  }

  public RecentScenes recent() {
    return new RecentScenes(store);
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
  private static void keep(Autosave autosave, SettingsStore store) {
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
