package collisionbench.app.viewport;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Session;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Window;

/// What the mouse does in a viewport.
///
/// Left on a body drags it on the plane through the point grabbed that is parallel to the picture.
/// Left on nothing, middle anywhere and Alt with left anywhere turn the camera; right and Shift
/// with middle move it, and the wheel brings it nearer to what is under the cursor. A flat scene is
/// only moved, never turned. Escape takes a drag back.
///
/// A gesture belongs to the button that began it. It ends when that button is released, wherever
/// and whenever that comes to be known.
final class Gestures {

  private static final double RADIANS_PER_PIXEL = 0.008;
  private static final double ZOOM_PER_NOTCH = 0.88;
  private static final double NOTCH = 40;

  /// A hand trembles this many pixels while it clicks.
  private static final double TREMBLE = 3;

  private final Viewport viewport;
  private final Session session;
  private final Probe probe;
  private Optional<Gesture> gesture = Optional.empty();

  /// What is being done with a button held.
  private static final class Gesture {

    final MouseButton button;
    final double x;
    final double y;
    final Consumer<MouseEvent> follow;
    final boolean onBody;
    boolean begun;

    Gesture(MouseEvent press, boolean onBody, Consumer<MouseEvent> follow) {
      this.onBody = onBody;
      this.button = press.getButton();
      this.x = press.getX();
      this.y = press.getY();
      this.follow = follow;
    }

    boolean isClickOnNothing() {
      return button == MouseButton.PRIMARY && !onBody && !begun;
    }

    void follow(MouseEvent event) {
      begun = begun || Math.hypot(event.getX() - x, event.getY() - y) > TREMBLE;
      if (begun) {
        follow.accept(event);
      }
    }
  }

  Gestures(Viewport viewport, Session session, Probe probe) {
    this.viewport = viewport;
    this.session = session;
    this.probe = probe;
  }

  void listen() {
    viewport.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    viewport.addEventHandler(
        MouseEvent.MOUSE_DRAGGED, event -> gesture.ifPresent(g -> g.follow(event)));
    viewport.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    viewport.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
    viewport.addEventHandler(ScrollEvent.SCROLL, this::zoom);
    viewport.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    viewport
        .sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .orElse(true)
        .subscribe(focused -> {
          if (!focused) {
            finish();
          }
        });
    session.previewing().subscribe((before, after) -> endIf(before && !after));
    session.opened().subscribe(() -> endIf(true));
  }

  private void press(MouseEvent event) {
    viewport.requestFocus();
    if (gesture.filter(g -> g.button != event.getButton()).isPresent() || !isOneButton(event)) {
      return;
    }
    // A press of the same button again: its release was never seen.
    finish();
    Optional<Picture.Hit> hit =
        event.getButton() == MouseButton.PRIMARY && !event.isAltDown()
            ? viewport.picture().hit(event.getX(), event.getY())
            : Optional.empty();
    hit.ifPresent(h -> session.select(Optional.of(h.id())));
    gesture = Optional.of(new Gesture(event, hit.isPresent(), follower(hit, event)));
    viewport.setCursor(hit.isPresent() ? Cursor.CLOSED_HAND : Cursor.MOVE);
  }

  private static boolean isOneButton(MouseEvent event) {
    return switch (event.getButton()) {
      case PRIMARY -> !event.isMiddleButtonDown() && !event.isSecondaryButtonDown();
      case MIDDLE -> !event.isPrimaryButtonDown() && !event.isSecondaryButtonDown();
      case SECONDARY -> !event.isPrimaryButtonDown() && !event.isMiddleButtonDown();
      case NONE, BACK, FORWARD -> false;
    };
  }

  private Consumer<MouseEvent> follower(Optional<Picture.Hit> hit, MouseEvent press) {
    if (hit.isPresent()) {
      return moveBody(hit.get(), press);
    }
    return turns(press) ? turnCamera(press) : moveCamera(press);
  }

  private boolean turns(MouseEvent event) {
    return session.space() == Space.THREE
        && event.getButton() != MouseButton.SECONDARY
        && !(event.getButton() == MouseButton.MIDDLE && event.isShiftDown());
  }

  private Consumer<MouseEvent> moveBody(Picture.Hit hit, MouseEvent press) {
    Projection projection = viewport.projection();
    Vec3 grabbed = projection.onPlaneThrough(hit.point(), press.getX(), press.getY());
    double step = projection.roundStep(hit.point());
    return event -> {
      long start = System.nanoTime();
      Vec3 now = projection.onPlaneThrough(hit.point(), event.getX(), event.getY());
      session.preview(new Edit.Move(hit.id(), rounded(now.minus(grabbed), step)));
      probe.took("drag", System.nanoTime() - start);
    };
  }

  /// To a round number that is finer than a pixel, so that what is dragged gets tidy coordinates.
  private static Vec3 rounded(Vec3 vector, double step) {
    return new Vec3(
        Math.rint(vector.x() / step) * step,
        Math.rint(vector.y() / step) * step,
        Math.rint(vector.z() / step) * step);
  }

  private Consumer<MouseEvent> turnCamera(MouseEvent press) {
    Camera camera = session.camera().get();
    return event ->
        session.lookFrom(
            camera.orbitedBy(
                (press.getX() - event.getX()) * RADIANS_PER_PIXEL,
                (event.getY() - press.getY()) * RADIANS_PER_PIXEL));
  }

  private Consumer<MouseEvent> moveCamera(MouseEvent press) {
    Camera camera = session.camera().get();
    Projection projection = viewport.projection();
    Vec3 grabbed = projection.onPlaneThrough(camera.target(), press.getX(), press.getY());
    return event -> {
      Vec3 now = projection.onPlaneThrough(camera.target(), event.getX(), event.getY());
      session.lookFrom(camera.movedBy(grabbed.minus(now)));
    };
  }

  private void release(MouseEvent event) {
    if (gesture.filter(g -> g.button == event.getButton()).isPresent()) {
      if (gesture.filter(Gesture::isClickOnNothing).isPresent()) {
        session.select(Optional.empty());
      }
      finish();
      hover(event);
    }
  }

  /// What has been done stays done.
  private void finish() {
    gesture = Optional.empty();
    session.commit();
    viewport.setCursor(Cursor.DEFAULT);
  }

  /// What was in progress has been made or taken back elsewhere.
  private void endIf(boolean over) {
    if (over) {
      gesture = Optional.empty();
      viewport.setCursor(Cursor.DEFAULT);
    }
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && gesture.isPresent()) {
      session.cancel();
      endIf(true);
      event.consume();
    }
  }

  /// The mouse moves with no button down, so nothing is held any more.
  private void hover(MouseEvent event) {
    if (gesture.isPresent()) {
      finish();
    }
    boolean overBody = viewport.picture().hit(event.getX(), event.getY()).isPresent();
    viewport.setCursor(overBody ? Cursor.OPEN_HAND : Cursor.DEFAULT);
  }

  private void zoom(ScrollEvent event) {
    if (event.getDeltaY() == 0 || gesture.isPresent()) {
      return;
    }
    Camera camera = session.camera().get();
    Vec3 fixed = viewport.projection().onPlaneThrough(camera.target(), event.getX(), event.getY());
    double factor = Math.pow(ZOOM_PER_NOTCH, event.getDeltaY() / NOTCH);
    session.lookFrom(camera.zoomedBy(factor, fixed));
  }
}
