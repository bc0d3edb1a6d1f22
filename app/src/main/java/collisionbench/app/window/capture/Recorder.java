package collisionbench.app.window.capture;

import collisionbench.app.session.Session;
import collisionbench.app.snapshot.Film;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.Action;
import collisionbench.app.window.action.Actions;
import collisionbench.app.window.file.FileKind;
import collisionbench.app.window.file.SaveDialog;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Records the viewport as a film, until it is stopped or for one pass of the time.
public final class Recorder {

  private final Session session;
  private final Viewport viewport;
  private final SaveDialog saveDialog;
  private final MessageDialogs messages;
  private final NoticeBar notices;
  private final ReadOnlyBooleanWrapper recording = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
  private Optional<Take> current = Optional.empty();

  public Recorder(
      Session session,
      Viewport viewport,
      SaveDialog saveDialog,
      MessageDialogs messages,
      NoticeBar notices) {
    this.session = session;
    this.viewport = viewport;
    this.saveDialog = saveDialog;
    this.messages = messages;
    this.notices = notices;
  }

  public void define(Actions actions, Runnable stopPlaying) {
    actions.onToggle(Action.RECORD, recording(), this::toggle);
    actions.on(
        Action.RECORD_PASS,
        () -> {
          stopPlaying.run();
          start(() -> new FilmClock.Pass(session));
        });
    actions.offWhile(
        recording
            .getReadOnlyProperty()
            .flatMap(
                now -> session.evaluation().map(evaluation -> now || !evaluation.scene().moves())),
        Action.RECORD_PASS);
  }

  ReadOnlyBooleanProperty recording() {
    return recording.getReadOnlyProperty();
  }

  /// {@return the length and the size of the film so far, as text}
  ReadOnlyStringProperty progress() {
    return progress.getReadOnlyProperty();
  }

  private void toggle() {
    if (current.isPresent()) {
      stop();
    } else {
      start(FilmClock.Live::new);
    }
  }

  private void start(Supplier<FilmClock> clock) {
    Optional<Path> file = saveDialog.ask(FileKind.FILM, session.document().get());
    if (file.isPresent()) {
      try {
        Take take = new Take(viewport, file.get(), clock.get(), new Status(file.get()));
        current = Optional.of(take);
        recording.set(true);
        take.begin();
      } catch (SnapshotException failure) {
        fail(failure);
      }
    }
  }

  /// Ends and keeps the film.
  void stop() {
    current.ifPresent(Take::end);
  }

  /// Ends and discards the film.
  void discard() {
    current.ifPresent(Take::drop);
  }

  /// Ends the film, and waits until it is written.
  public void close() {
    Optional<Take> last = current;
    stop();
    last.ifPresent(Take::await);
  }

  private void fail(SnapshotException failure) {
    messages.showError(Texts.get("failure.film"), failure.said());
  }

  private static String words(long millis, long bytes) {
    return Texts.get("film.size", millis / 1000, Math.ceilDiv(bytes, 1024));
  }

  /// Shows the state of a recording in the window.
  private final class Status implements Take.Listener {

    private final Path file;

    Status(Path file) {
      this.file = file;
    }

    @Override
    public void progressed(long millis, long bytes) {
      progress.set(words(millis, bytes));
    }

    @Override
    public void stopped() {
      current = Optional.empty();
      recording.set(false);
    }

    @Override
    public void saved(Film.Ended film, long millis) {
      notices.show(Notice.done(Texts.get("film.saved", file, words(millis, film.bytes()))));
    }

    @Override
    public void failed(SnapshotException failure) {
      current.ifPresent(Take::halt);
      fail(failure);
    }
  }
}
