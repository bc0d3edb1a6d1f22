package collisionbench.app.viewport.camera;

import collisionbench.app.scene.Camera;
import collisionbench.app.session.Session;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/// Takes the camera of a session somewhere else: it flies instead of jumping. Any other move of the
/// camera ends the flight.
///
/// Nothing runs but during a flight. Where the desktop asks for less motion, or the property
/// `collisionbench.still` is true, the camera arrives at once.
final class CameraFlight {

  private static final double SECONDS = 0.15;

  private final Session session;
  private Optional<Timer> timer = Optional.empty();

  CameraFlight(Session session) {
    this.session = session;
    session.display().camera().subscribe(this::endIfElsewhere);
    session.opened().subscribe(this::stop);
  }

  /// Follows the way of a camera, frame by frame.
  private final class Timer extends AnimationTimer {

    private final Camera from;
    private final Camera to;
    private Camera now;
    private long began;

    Timer(Camera from, Camera to) {
      this.from = from;
      this.to = to;
      now = from;
    }

    @Override
    public void handle(long nanoseconds) {
      began = began == 0 ? nanoseconds : began;
      double part = (nanoseconds - began) / (SECONDS * 1e9);
      now = part < 1 ? from.towards(to, eased(part)) : to;
      if (part >= 1) {
        CameraFlight.this.stop();
      }
      session.display().lookFrom(now);
    }
  }

  /// Fast at first, and slow in the end.
  private static double eased(double part) {
    double left = 1 - part;
    return 1 - left * left * left;
  }

  /// Begins to take the camera somewhere.
  void to(Camera destination) {
    stop();
    if (isStill()) {
      session.display().lookFrom(destination);
    } else if (!destination.equals(session.display().camera().get())) {
      Timer next = new Timer(session.display().camera().get(), destination);
      timer = Optional.of(next);
      next.start();
    }
  }

  /// Stays where the camera is now.
  void stop() {
    timer.ifPresent(AnimationTimer::stop);
    timer = Optional.empty();
  }

  /// {@return where the camera is, or where it is being taken}
  Camera destination() {
    return timer.map(flying -> flying.to).orElseGet(() -> session.display().camera().get());
  }

  private void endIfElsewhere(Camera camera) {
    if (timer.filter(flying -> !flying.now.equals(camera)).isPresent()) {
      stop();
    }
  }

  private static boolean isStill() {
    return Boolean.getBoolean("collisionbench.still")
        || Platform.getPreferences().isReducedMotion();
  }
}
