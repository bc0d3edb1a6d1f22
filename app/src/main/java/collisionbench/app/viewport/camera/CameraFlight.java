package collisionbench.app.viewport.camera;

import collisionbench.app.session.Session;
import collisionbench.bench.scene.Camera;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/// Animates the camera to a destination. Any other camera change ends the animation.
///
/// If the desktop asks for reduced motion, or the property `collisionbench.still` is true, the
/// camera jumps instead.
public final class CameraFlight {

  private static final double SECONDS = 0.15;

  private final Session session;
  private Optional<Timer> timer = Optional.empty();

  CameraFlight(Session session) {
    this.session = session;
    session.display().camera().subscribe(this::endIfElsewhere);
    session.opened().subscribe(this::stop);
  }

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

  /// Eases out: fast at first, slow at the end.
  private static double eased(double part) {
    double left = 1 - part;
    return 1 - left * left * left;
  }

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

  void stop() {
    timer.ifPresent(AnimationTimer::stop);
    timer = Optional.empty();
  }

  /// {@return the destination, or the current camera if none is moving}
  Camera destination() {
    return timer.map(flying -> flying.to).orElseGet(() -> session.display().camera().get());
  }

  private void endIfElsewhere(Camera camera) {
    if (timer.filter(flying -> !flying.now.equals(camera)).isPresent()) {
      stop();
    }
  }

  /// {@return whether nothing is to move by itself}
  public static boolean isStill() {
    return Boolean.getBoolean("collisionbench.still")
        || Platform.getPreferences().isReducedMotion();
  }
}
