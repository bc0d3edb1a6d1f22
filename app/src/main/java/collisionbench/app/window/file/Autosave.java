package collisionbench.app.window.file;

import collisionbench.app.preset.Draft;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.recovery.Slot;
import collisionbench.app.session.Document;
import collisionbench.app.session.SceneStack;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.task.BackgroundThread;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.util.Subscription;

/// Saves a draft of unsaved work one second after a change and when the process ends, on another
/// thread. Nothing runs without changes, and there is no draft without unsaved work. Drafts of
/// changed built-in scenes, which are closed without asking, stay for the next start.
final class Autosave {

  private static final Duration DELAY = Duration.ofSeconds(1);

  private final Slot slot;
  private final BuiltInDrafts setAside;
  private final DiskWatch disk;
  private final BackgroundThread background;
  private final Runnable keepLater;
  private final Consumer<IOException> onFailure;
  private volatile Optional<Draft> draft = Optional.empty();
  private SceneStack sceneStack = SceneStack.NONE;
  private Subscription watching = Subscription.EMPTY;

  /// @param onFailure called on the window's thread
  Autosave(
      Recovery recovery,
      DiskWatch disk,
      BackgroundThread background,
      Consumer<IOException> onFailure) {
    slot = recovery.slot();
    setAside = new BuiltInDrafts(recovery);
    this.disk = disk;
    this.background = background;
    this.onFailure = onFailure;
    keepLater = background.deferred(DELAY, this::keep);
  }

  /// Watches the document of this session, and no longer that of another.
  void watch(Session session) {
    watching.unsubscribe();
    watching = session.follow(() -> changed(session), State::document, State::sceneStack);
  }

  private void changed(Session session) {
    Document document = session.document().get();
    SceneStack now = session.sceneStack().get();
    draft = document.isDirty() ? Optional.of(draft(document, session)) : Optional.empty();
    if (draft.isPresent() && sceneStack.equals(now)) {
      keepLater.run();
    } else {
      sceneStack = now;
      background.run(() -> keep(now));
    }
  }

  /// At every moment there is a draft of each scene that is open or was left: a left scene is
  /// written before the draft of the open one is replaced, and removed after the open one is
  /// written.
  private void keep(SceneStack sceneStack) {
    keep(() -> {
      setAside.keep(sceneStack);
      keepNow();
      setAside.forgetOthers(sceneStack);
    });
  }

  private Draft draft(Document document, Session session) {
    return new Draft(
        document.file().map(Path::toAbsolutePath),
        document.builtIn(),
        disk.content(),
        document.scene().plain(),
        session.display().camera().get());
  }

  private void keep() {
    keep(this::keepNow);
  }

  private interface Keeping {

    void run() throws IOException;
  }

  private void keep(Keeping keeping) {
    try {
      keeping.run();
    } catch (IOException failure) {
      Platform.runLater(() -> onFailure.accept(failure));
    }
  }

  /// Updates the draft, on any thread.
  synchronized void keepNow() throws IOException {
    Optional<Draft> now = draft;
    if (now.isPresent()) {
      slot.keep(now.get());
    } else {
      slot.clear();
    }
  }

  /// Deletes the draft, except that of a changed built-in scene: unsaved work was saved or
  /// discarded.
  synchronized void close() {
    watching.unsubscribe();
    draft = draft.filter(last -> last.builtIn().isPresent());
    keep(() -> {
      keepNow();
      slot.leave();
      setAside.leave();
    });
    draft = Optional.empty();
  }
}
