package collisionbench.app.viewport.camera;

import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.animation.AnimationTimer;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Looks around from the eye. W, A, S and D fly forward, left, back and right, E and Q up and down,
/// by the view's height per second; Shift is four times as fast.
final class LookAround implements DragHandler {

  /// Turning speed relative to orbiting, since everything on screen moves.
  private static final double SPEED = 0.5;

  private static final double FAST = 4;

  private static final double RADIANS_PER_PIXEL = 0.008;

  /// The longest frame that counts, in seconds: after a stall the camera does not jump.
  private static final double LONGEST_FRAME = 0.1;

  /// Direction per key: right, up, forward.
  private static final Map<KeyCode, Vec3> DIRECTIONS =
      Map.of(
          KeyCode.W,
          Vec3.Z,
          KeyCode.S,
          Vec3.Z.negated(),
          KeyCode.D,
          Vec3.X,
          KeyCode.A,
          Vec3.X.negated(),
          KeyCode.E,
          Vec3.Y,
          KeyCode.Q,
          Vec3.Y.negated());

  private final Navigation navigation;
  private final Session session;
  private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
  private final AnimationTimer flight =
      new AnimationTimer() {
        @Override
        public void handle(long nanoseconds) {
          fly(nanoseconds);
        }
      };
  private Pointer last;
  private boolean fast;
  private Optional<Long> frame = Optional.empty();

  LookAround(Navigation navigation, Session session, Pointer press) {
    this.navigation = navigation;
    this.session = session;
    last = press;
  }

  /// {@return the angle of a horizontal drag in radians}
  static double right(Pointer from, Pointer to) {
    return (from.x() - to.x()) * RADIANS_PER_PIXEL;
  }

  /// {@return the angle of a vertical drag in radians}
  static double down(Pointer from, Pointer to) {
    return (to.y() - from.y()) * RADIANS_PER_PIXEL;
  }

  @Override
  public void to(Pointer pointer, Session in) {
    Camera camera = in.display().camera().get();
    in.display()
        .lookFrom(camera.lookingAround(SPEED * right(last, pointer), SPEED * down(last, pointer)));
    last = pointer;
  }

  @Override
  public boolean key(KeyEvent event) {
    fast = event.isShiftDown();
    boolean released = event.getEventType() == KeyEvent.KEY_RELEASED;
    if (!DIRECTIONS.containsKey(event.getCode()) || (event.isShortcutDown() && !released)) {
      return false;
    }
    if (released) {
      down.remove(event.getCode());
    } else {
      down.add(event.getCode());
    }
    if (down.isEmpty()) {
      ended();
    } else if (frame.isEmpty()) {
      frame = Optional.of(System.nanoTime());
      flight.start();
    }
    return true;
  }

  @Override
  public void ended() {
    flight.stop();
    frame = Optional.empty();
  }

  /// The next frame is due.
  void fly(long nanoseconds) {
    double seconds = Math.clamp((nanoseconds - frame.orElse(nanoseconds)) * 1e-9, 0, LONGEST_FRAME);
    frame = Optional.of(nanoseconds);
    Vec3 direction = down.stream().map(DIRECTIONS::get).reduce(Vec3.ZERO, Vec3::plus);
    if (!direction.equals(Vec3.ZERO)) {
      fly(direction.unit(), seconds);
    }
  }

  private void fly(Vec3 direction, double seconds) {
    Camera camera = session.display().camera().get();
    Vec3 inScene =
        camera
            .right()
            .times(direction.x())
            .plus(direction.y(), camera.up())
            .plus(-direction.z(), camera.towardsEye());
    double length = seconds * camera.visibleHeight() * (fast ? FAST : 1);
    session.display().lookFrom(navigation.hold(camera, camera.movedBy(inScene.times(length))));
  }
}
