package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.Film;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Viewport;
import java.nio.file.Path;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.SnapshotParameters;
import javafx.scene.transform.Scale;
import javafx.util.Duration;

/// Records what the picture shows, with all that is drawn over it, as a film: until it is stopped,
/// or one pass of the time. Nothing runs while nothing is recorded.
final class Recorder {

  /// The longer side of a film is no longer than this, in pixels.
  private static final double LONGEST_SIDE = 960;

  /// How long a picture is shown.
  private static final Duration PICTURE = Duration.millis(60);

  private static final long NANOS_IN_A_MILLI = 1_000_000;

  private final Session session;
  private final Viewport viewport;
  private final FileDialogs dialogs;
  private final Questions questions;
  private final NoticeBar notices;
  private final ReadOnlyBooleanWrapper recording = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
  private Optional<Take> current = Optional.empty();

  Recorder(
      Session session,
      Viewport viewport,
      FileDialogs dialogs,
      Questions questions,
      NoticeBar notices) {
    this.session = session;
    this.viewport = viewport;
    this.dialogs = dialogs;
    this.questions = questions;
    this.notices = notices;
  }

  void define(Actions actions, Runnable stopPlaying) {
    actions.onToggle(Action.RECORD, recording(), this::toggle);
    actions.on(
        Action.RECORD_PASS,
        () -> {
          stopPlaying.run();
          start(Pass::new);
        });
    actions.offWhile(
        Action.RECORD_PASS,
        recording
            .getReadOnlyProperty()
            .flatMap(
                now -> session.evaluation().map(evaluation -> now || !evaluation.scene().moves())));
  }

  /// {@return whether something is being recorded}
  ReadOnlyBooleanProperty recording() {
    return recording.getReadOnlyProperty();
  }

  /// {@return how long and how large the film is by now, in words}
  ReadOnlyStringProperty progress() {
    return progress.getReadOnlyProperty();
  }

  private void toggle() {
    if (current.isPresent()) {
      stop();
    } else {
      start(Live::new);
    }
  }

  /// A way to begin.
  private interface Beginning {

    Take in(Path file) throws SnapshotException;
  }

  private void start(Beginning beginning) {
    Document document = session.document().get();
    String suggestion =
        document
            .file()
            .map(file -> FileNames.stem(file) + FileNames.FILM)
            .orElseGet(() -> FileNames.of(document.scene().name(), FileNames.FILM));
    Optional<Path> chosen = dialogs.saveFilm(document.file(), suggestion);
    if (chosen.isPresent() && questions.mayWrite(chosen.get(), FileNames.FILM)) {
      try {
        current = Optional.of(beginning.in(FileNames.withExtension(chosen.get(), FileNames.FILM)));
        recording.set(true);
        current.get().begin();
      } catch (SnapshotException failure) {
        fail(failure);
      }
    }
  }

  /// Ends the film, which is kept.
  void stop() {
    current.ifPresent(Take::end);
  }

  /// Ends the film, of which nothing is kept.
  void discard() {
    current.ifPresent(Take::drop);
  }

  /// The picture is not there any more: ends the film, and waits until it is written.
  void close() {
    Optional<Take> last = current;
    stop();
    last.ifPresent(take -> take.writing.await());
  }

  private void fail(SnapshotException failure) {
    current.ifPresent(Take::halt);
    questions.tellFailure(Texts.get("failure.film"), failure.said());
  }

  private void ended(Path file, Film.Ended ended, long millis) {
    notices.show(
        Notice.lost(file, ended.lost())
            .orElseGet(
                () -> Notice.done(Texts.get("film.saved", file, words(millis, ended.bytes())))));
  }

  private static String words(long millis, long bytes) {
    return Texts.get("film.size", millis / 1000, Math.ceilDiv(bytes, 1024));
  }

  /// One film in the making.
  private abstract class Take {

    private final Path file;
    private final FilmWriting writing;
    private final Timeline clock = new Timeline(new KeyFrame(PICTURE, _ -> next()));
    private boolean taking;
    private boolean begun;

    Take(Path file) throws SnapshotException {
      this.file = file;
      writing = new FilmWriting(file, Recorder.this::fail);
      clock.setCycleCount(Animation.INDEFINITE);
    }

    /// {@return the moment of the film that it is now, in milliseconds from its beginning}
    abstract long millis();

    /// {@return whether all is recorded}
    abstract boolean isOver();

    /// The next picture is about to be taken.
    abstract void prepare();

    /// A picture has been taken.
    abstract void taken();

    private void begin() {
      next();
      clock.play();
    }

    /// A picture that nobody has time for is not taken; the one before stays that much longer.
    private void next() {
      progress.set(words(millis(), writing.bytes()));
      if (!taking && writing.hasRoom()) {
        if (isOver()) {
          end();
        } else {
          prepare();
          take();
        }
      }
    }

    private void take() {
      taking = true;
      long moment = millis();
      double scale =
          Math.min(
              viewport.getScene().getWindow().getRenderScaleX(),
              LONGEST_SIDE / Math.max(viewport.getWidth(), viewport.getHeight()));
      SnapshotParameters parameters = new SnapshotParameters();
      parameters.setTransform(new Scale(scale, scale));
      viewport.snapshot(
          result -> {
            taking = false;
            if (isCurrent()) {
              writing.show(Bitmap.of(result.getImage()), moment);
              begun = true;
              taken();
            }
            return null;
          },
          parameters,
          null);
    }

    private boolean isCurrent() {
      return current.filter(take -> take.equals(this)).isPresent();
    }

    private void end() {
      long length = millis();
      halt();
      if (begun) {
        writing.end(length, ended -> ended(file, ended, length));
      } else {
        writing.drop();
      }
    }

    private void drop() {
      halt();
      writing.drop();
    }

    void halt() {
      clock.stop();
      current = Optional.empty();
      recording.set(false);
    }
  }

  /// What is seen, as fast as it happens.
  private final class Live extends Take {

    private final long begin = System.nanoTime();

    Live(Path file) throws SnapshotException {
      super(file);
    }

    @Override
    long millis() {
      return (System.nanoTime() - begin) / NANOS_IN_A_MILLI;
    }

    @Override
    boolean isOver() {
      return false;
    }

    @Override
    void prepare() {
      // It is there to be seen.
    }

    @Override
    void taken() {
      // The next one is what is seen then.
    }
  }

  /// The time from 0 to 1, picture by picture, as long as it takes to play.
  private final class Pass extends Take {

    private final double before = session.evaluation().get().time();
    private final int pictures =
        (int) Math.ceil(session.pace().get().secondsPerPass() * 1000 / PICTURE.toMillis());
    private int picture;

    Pass(Path file) throws SnapshotException {
      super(file);
    }

    @Override
    long millis() {
      return Math.round(picture * PICTURE.toMillis());
    }

    @Override
    boolean isOver() {
      return picture == pictures || !session.evaluation().get().scene().moves();
    }

    @Override
    void prepare() {
      session.showTime((double) picture / (pictures - 1));
    }

    @Override
    void taken() {
      picture++;
    }

    @Override
    void halt() {
      super.halt();
      session.showTime(before);
    }
  }
}
