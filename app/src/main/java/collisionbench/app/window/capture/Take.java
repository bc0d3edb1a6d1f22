package collisionbench.app.window.capture;

import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.Film;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.viewport.Viewport;
import java.nio.file.Path;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.image.Image;

/// Records a film of what a viewport shows.
final class Take {

  /// The longer side of a film is no longer than this, in pixels.
  private static final double LONGEST_SIDE = 960;

  private final Listener listener;
  private final Viewport viewport;
  private final FilmClock clock;
  private final FilmWriting writing;
  private final Timeline frames = new Timeline(new KeyFrame(FilmClock.PICTURE, _ -> next()));
  private boolean halted;
  private boolean taking;
  private boolean begun;

  /// @throws SnapshotException if the file cannot be created
  Take(Viewport viewport, Path file, FilmClock clock, Listener listener) throws SnapshotException {
    this.viewport = viewport;
    this.clock = clock;
    this.listener = listener;
    writing = new FilmWriting(file, listener::failed);
    frames.setCycleCount(Animation.INDEFINITE);
  }

  /// Receives the state of the recording, on the window's thread.
  interface Listener {

    /// The film has this length and size so far.
    void progressed(long millis, long bytes);

    /// No more pictures are taken.
    void stopped();

    /// The film is in its file.
    void saved(Film.Ended film, long millis);

    /// The film cannot be written, and is discarded.
    void failed(SnapshotException failure);
  }

  void begin() {
    next();
    frames.play();
  }

  /// Skips a picture while one is being taken or too many wait; the one before is shown longer.
  private void next() {
    listener.progressed(clock.millis(), writing.bytes());
    if (!taking && writing.hasRoom()) {
      if (clock.isOver()) {
        end();
      } else {
        clock.prepare();
        take();
      }
    }
  }

  private void take() {
    taking = true;
    long moment = clock.millis();
    double scale =
        Math.min(
            viewport.getScene().getWindow().getRenderScaleX(),
            LONGEST_SIDE / Math.max(viewport.getWidth(), viewport.getHeight()));
    Screenshots.take(viewport, scale, picture -> taken(picture, moment));
  }

  private void taken(Image picture, long moment) {
    taking = false;
    if (!halted) {
      writing.show(Bitmap.of(picture), moment);
      begun = true;
      clock.taken();
    }
  }

  /// Ends and keeps the film.
  void end() {
    long length = clock.millis();
    halt();
    if (begun) {
      writing.end(length, film -> listener.saved(film, length));
    } else {
      writing.drop();
    }
  }

  /// Ends and discards the film.
  void drop() {
    halt();
    writing.drop();
  }

  /// Takes no more pictures.
  void halt() {
    frames.stop();
    halted = true;
    listener.stopped();
    clock.end();
  }

  void await() {
    writing.await();
  }
}
