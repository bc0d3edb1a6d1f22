package collisionbench.app.window;

import collisionbench.app.finder.Thumbnails;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.session.Session;
import collisionbench.app.storage.Failure;
import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/// What a window keeps beyond its workbench, and some of it beyond its end: the settings, a draft
/// of what is unsaved, how the file of what is open was last.
final class Memory {

  private final Background background = new Background();
  private final SettingsStore store;
  private final RecentScenes recent;
  private final DiskWatch disk = new DiskWatch(background);
  private final Recovery recovery;
  private final Autosave autosave;
  private final Thumbnails thumbnails = new Thumbnails(background::run);

  /// @param folder where everything is kept
  /// @param tell says something in the window
  Memory(Path folder, Consumer<Notice> tell) {
    store =
        new SettingsStore(folder, background, failure -> tell.accept(lost(failure, "settings")));
    recent = new RecentScenes(store);
    recovery = new Recovery(folder.resolve("unsaved"));
    autosave =
        new Autosave(recovery, disk, background, failure -> tell.accept(lost(failure, "autosave")));
  }

  private static Notice lost(IOException failure, String what) {
    return Notice.warning(
        what.equals("settings") ? Notice.About.SETTINGS : Notice.About.RECOVERY,
        Texts.get(what + ".failed", Failure.of(failure)));
  }

  /// {@return the language chosen, or else the desktop's where the bench speaks it}
  Language language() {
    return store
        .settings()
        .get()
        .language()
        .orElseGet(() -> Languages.SPOKEN.of(Locale.getDefault()));
  }

  Background background() {
    return background;
  }

  SettingsStore store() {
    return store;
  }

  RecentScenes recent() {
    return recent;
  }

  DiskWatch disk() {
    return disk;
  }

  Recovery recovery() {
    return recovery;
  }

  Autosave autosave() {
    return autosave;
  }

  Thumbnails thumbnails() {
    return thumbnails;
  }

  /// Keeps what a session has open, and how it shows it, and no other session any more.
  void watch(Session session) {
    autosave.watch(session);
    session.view().subscribe(view -> store.change(settings -> settings.with(view)));
    session.layout().subscribe(layout -> store.change(settings -> settings.with(layout)));
  }

  /// The window ends, and nothing unsaved in it is wanted.
  void close() {
    background.close();
    disk.close();
    autosave.close();
    store.flush();
  }
}
