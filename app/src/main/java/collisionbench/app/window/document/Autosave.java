package collisionbench.app.window.document;

import collisionbench.app.recovery.Recovery;
import collisionbench.app.recovery.Slot;
import collisionbench.app.session.Document;
import collisionbench.app.session.SceneStack;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scenefile.Draft;
import collisionbench.bench.storage.ExclusiveChange;
import collisionbench.bench.task.BackgroundThread;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    keepLater = background.deferred(DELAY, () -> keep(this::keepNow));
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

  private void keep(ExclusiveChange.Change change) {
    try {
      change.make();
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

  /// Drafts of changed built-in scenes that other documents replaced, one per scene. They outlive
  /// the window. Scenes of lesson steps have none; Undo restores them.
  private static final class BuiltInDrafts {

    private final Recovery recovery;
    private final Map<String, Kept> kept = new HashMap<>();

    private record Kept(SceneStack.Entry entry, Slot slot) {}

    BuiltInDrafts(Recovery recovery) {
      this.recovery = recovery;
    }

    /// Saves drafts of the replaced scenes.
    synchronized void keep(SceneStack sceneStack) throws IOException {
      for (Map.Entry<String, SceneStack.Entry> entry : left(sceneStack).entrySet()) {
        keep(entry.getKey(), entry.getValue());
      }
    }

    private static Map<String, SceneStack.Entry> left(SceneStack sceneStack) {
      Map<String, SceneStack.Entry> left = new HashMap<>();
      for (SceneStack.Entry entry : sceneStack.behind()) {
        Optional<String> builtIn = entry.document().builtIn();
        builtIn.filter(key -> !Lesson.isKey(key)).ifPresent(key -> left.put(key, entry));
      }
      return left;
    }

    /// Deletes drafts of scenes that are no longer on the stack.
    synchronized void forgetOthers(SceneStack sceneStack) throws IOException {
      Set<String> left = left(sceneStack).keySet();
      for (Map.Entry<String, Kept> one : Map.copyOf(kept).entrySet()) {
        if (!left.contains(one.getKey())) {
          one.getValue().slot().clear();
          kept.remove(one.getKey());
        }
      }
    }

    private void keep(String key, SceneStack.Entry entry) throws IOException {
      Optional<Kept> before = Optional.ofNullable(kept.get(key));
      if (before.map(Kept::entry).filter(entry::equals).isEmpty()) {
        Slot slot = before.map(Kept::slot).orElseGet(recovery::slot);
        slot.keep(
            new Draft(
                Optional.empty(),
                Optional.of(key),
                Optional.empty(),
                entry.document().scene().plain(),
                entry.camera()));
        kept.put(key, new Kept(entry, slot));
      }
    }

    /// Leaves the drafts for the next window to find.
    synchronized void leave() throws IOException {
      for (Kept one : kept.values()) {
        one.slot().leave();
      }
      kept.clear();
    }
  }
}
