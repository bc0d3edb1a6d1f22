package collisionbench.app.window.capture;

import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.viewport.Viewport;
import java.nio.file.Path;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.image.Image;

/// A film in the making.
final class Take {

  /// The longer side of a film is no longer than this, in pixels.
  private static final double LONGEST_SIDE = 960;

  private final Recorder recorder;
  private final Viewport viewport;
  private final Path file;
  private final FilmClock clock;
  private final FilmWriting writing;
  private final Timeline frames = new Timeline(new KeyFrame(FilmClock.PICTURE, _ -> next()));
  private boolean halted;
  private boolean taking;
  private boolean begun;

  /// A film of what a viewport shows, into a file.
  ///
  /// @param recorder is told how it goes on
  /// @throws SnapshotException if it cannot be there
  Take(Recorder recorder, Viewport viewport, Path file, FilmClock clock) throws SnapshotException {
    this.recorder = recorder;
    this.viewport = viewport;
    this.file = file;
    this.clock = clock;
    writing = new FilmWriting(file, recorder::fail);
    frames.setCycleCount(Animation.INDEFINITE);
  }

  void begin() {
    next();
    frames.play();
  }

  /// Skips a picture while one is being taken or too many wait; the one before is shown longer.
  private void next() {
    recorder.showProgress(clock.millis(), writing.bytes());
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

  /// Ends the film, which is kept.
  void end() {
    long length = clock.millis();
    halt();
    if (begun) {
      writing.end(length, ended -> recorder.ended(file, ended, length));
    } else {
      writing.drop();
    }
  }

  /// Ends the film, of which nothing is kept.
  void drop() {
    halt();
    writing.drop();
  }

  /// Takes no more pictures.
  void halt() {
    frames.stop();
    halted = true;
    recorder.halted();
    clock.end();
  }

  /// Waits until all is written.
  void await() {
    writing.await();
  }
}
