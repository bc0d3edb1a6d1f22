package collisionbench.app.viewport;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Session;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// What the mouse does in a viewport.
///
/// Left on a body drags it on the plane through the point grabbed that is parallel to the picture.
/// Left on nothing, middle anywhere and Alt with left anywhere turn the camera; right and Shift
/// with middle move it, and the wheel brings it nearer to what is under the cursor. A flat scene is
/// only moved, never turned. Escape takes a drag back.
final class Gestures {

  private static final double RADIANS_PER_PIXEL = 0.008;
  private static final double ZOOM_PER_NOTCH = 0.88;
  private static final double NOTCH = 40;

  private final Viewport viewport;
  private final Session session;
  private final Probe probe;
  private Optional<Consumer<MouseEvent>> drag = Optional.empty();
  private boolean draggingBody;

  Gestures(Viewport viewport, Session session, Probe probe) {
    this.viewport = viewport;
    this.session = session;
    this.probe = probe;
  }

  void listen() {
    viewport.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    viewport.addEventHandler(
        MouseEvent.MOUSE_DRAGGED, event -> drag.ifPresent(d -> d.accept(event)));
    viewport.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    viewport.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
    viewport.addEventHandler(ScrollEvent.SCROLL, this::zoom);
    viewport.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    session.document().subscribe(this::end);
  }

  private void press(MouseEvent event) {
    viewport.requestFocus();
    if (drag.isPresent()) {
      return;
    }
    Optional<Picture.Hit> hit =
        event.getButton() == MouseButton.PRIMARY && !event.isAltDown()
            ? viewport.picture().hit(event.getX(), event.getY())
            : Optional.empty();
    if (hit.isPresent()) {
      session.select(Optional.of(hit.get().id()));
      draggingBody = true;
      drag = Optional.of(moveBody(hit.get(), event));
      viewport.setCursor(Cursor.CLOSED_HAND);
    } else {
      if (event.getButton() == MouseButton.PRIMARY && !event.isAltDown()) {
        session.select(Optional.empty());
      }
      drag = Optional.of(turns(event) ? turnCamera(event) : moveCamera(event));
      viewport.setCursor(Cursor.MOVE);
    }
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
    if (event.isPrimaryButtonDown()
        || event.isMiddleButtonDown()
        || event.isSecondaryButtonDown()) {
      return;
    }
    if (draggingBody) {
      session.commit();
    }
    end();
    hover(event);
  }

  private void end() {
    drag = Optional.empty();
    draggingBody = false;
    viewport.setCursor(Cursor.DEFAULT);
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      if (draggingBody) {
        session.cancel();
      }
      end();
      event.consume();
    }
  }

  private void hover(MouseEvent event) {
    boolean overBody = viewport.picture().hit(event.getX(), event.getY()).isPresent();
    viewport.setCursor(overBody ? Cursor.OPEN_HAND : Cursor.DEFAULT);
  }

  private void zoom(ScrollEvent event) {
    if (event.getDeltaY() == 0 || drag.isPresent()) {
      return;
    }
    Camera camera = session.camera().get();
    Vec3 fixed = viewport.projection().onPlaneThrough(camera.target(), event.getX(), event.getY());
    double factor = Math.pow(ZOOM_PER_NOTCH, event.getDeltaY() / NOTCH);
    session.lookFrom(camera.zoomedBy(factor, fixed));
  }
}
