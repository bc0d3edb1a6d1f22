package collisionbench.app.window.capture;

import collisionbench.app.session.Session;
import javafx.util.Duration;

/// The clock of a film.
sealed interface FilmClock {

  /// How long a picture is shown.
  Duration PICTURE = Duration.millis(60);

  /// {@return the current time in milliseconds from the beginning}
  long millis();

  /// {@return whether the recording is complete}
  default boolean isOver() {
    return false;
  }

  /// The next picture is about to be taken.
  default void prepare() {}

  /// A picture has been taken.
  default void taken() {}

  /// No more pictures are taken.
  default void end() {}

  /// Records in real time, until it is stopped.
  final class Live implements FilmClock {

    private static final long NANOS_IN_A_MILLI = 1_000_000;

    private final long begin = System.nanoTime();

    @Override
    public long millis() {
      return (System.nanoTime() - begin) / NANOS_IN_A_MILLI;
    }
  }

  /// Records the scene's time from 0 to 1 picture by picture, as long as it takes to play.
  final class Pass implements FilmClock {

    private final Session session;
    private final double before;
    private final int pictures;
    private int picture;

    Pass(Session session) {
      this.session = session;
      before = session.evaluation().get().time();
      double seconds = session.display().speed().get().secondsPerPass();
      pictures = (int) Math.ceil(seconds * 1000 / PICTURE.toMillis());
    }

    @Override
    public long millis() {
      return Math.round(picture * PICTURE.toMillis());
    }

    @Override
    public boolean isOver() {
      return picture == pictures || !session.evaluation().get().scene().moves();
    }

    @Override
    public void prepare() {
      session.showTime((double) picture / (pictures - 1));
    }

    @Override
    public void taken() {
      picture++;
    }

    @Override
    public void end() {
      session.showTime(before);
    }
  }
}
