package collisionbench.app.viewport;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.gizmo.BodyDrag;
import collisionbench.app.viewport.gizmo.Nudge;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.event.EventHandler;
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
/// Left on a handle pulls it, left on a body drags the body; [Hand] has what keys change of that.
/// Left on nothing, middle anywhere and Alt with left anywhere turn the camera; right and Shift
/// with middle move it, and the wheel brings it nearer to what is under the cursor. A flat scene is
/// only moved, never turned. A click with the right button asks what can be done with what is under
/// the mouse. Escape takes back whatever is held, the camera too. With nothing held, arrow keys
/// nudge what is selected.
///
/// A gesture belongs to the button that began it. It ends when that button is released, wherever
/// and whenever that comes to be known; the window sees to it that a release elsewhere than the
/// last move comes after a move to there.
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
  private Optional<String> hovered = Optional.empty();

  /// What is being done with a button held.
  private static final class Gesture {

    final MouseButton button;
    final Hand hand;
    final Pointer start;
    final Camera camera;
    final Optional<String> grip;
    final Pull pull;
    boolean begun;

    Gesture(MouseButton button, Hand hand, Camera camera, Optional<String> grip, Pull pull) {
      this.button = button;
      this.hand = hand;
      this.start = hand.pointer();
      this.camera = camera;
      this.grip = grip;
      this.pull = pull;
    }

    void follow(Session session) {
      Pointer pointer = hand.pointer();
      begun = begun || Math.hypot(pointer.x() - start.x(), pointer.y() - start.y()) > TREMBLE;
      if (begun) {
        pull.to(pointer, session);
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
    viewport.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    viewport.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    viewport.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
    viewport.addEventHandler(ScrollEvent.SCROLL, this::zoom);
    viewport.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    viewport.addEventHandler(KeyEvent.KEY_RELEASED, this::key);
    EventHandler<KeyEvent> escape = this::escape;
    viewport
        .sceneProperty()
        .subscribe((before, after) -> {
          if (before != null) {
            before.removeEventFilter(KeyEvent.KEY_PRESSED, escape);
          }
          if (after != null) {
            after.addEventFilter(KeyEvent.KEY_PRESSED, escape);
          }
        });
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
    session.document().map(Document::scene).subscribe((_, _) -> endIf(gesture.isPresent()));
  }

  private void press(MouseEvent event) {
    viewport.requestFocus();
    if (gesture.filter(g -> g.button != event.getButton()).isPresent() || !isOneButton(event)) {
      return;
    }
    // A press of the same button again: its release was never seen.
    finish();
    viewport.navigation().stop();
    Optional<Grip> grip =
        viewport.overlay().grip(event.getX(), event.getY()).filter(_ -> takes(event));
    Optional<Picture.Hit> hit =
        takes(event) && grip.isEmpty()
            ? viewport.picture().hit(event.getX(), event.getY())
            : Optional.empty();
    hit.filter(_ -> !event.isShiftDown() && !event.isShortcutDown()).ifPresent(this::select);
    Hand hand = new Hand(event, grip.isPresent() || hit.isPresent());
    Pull pull =
        grip.map(g -> g.pull(viewport.sight(), hand.pointer()))
            .or(() -> hit.map(h -> BodyDrag.of(viewport.sight(), h, hand.pointer())))
            .orElseGet(() -> turns(event) ? turnCamera(event) : moveCamera(event));
    Camera camera = session.camera().get();
    gesture = Optional.of(new Gesture(event.getButton(), hand, camera, grip.map(Grip::name), pull));
    viewport.setCursor(
        grip.map(Grip::cursor).orElseGet(() -> hit.isPresent() ? Cursor.CLOSED_HAND : Cursor.MOVE));
    viewport.overlay().changed();
  }

  /// One of several that are selected is taken with the others.
  private void select(Picture.Hit hit) {
    if (!session.selection().get().contains(hit.id())) {
      session.select(Selection.of(hit.id()));
    }
  }

  /// {@return whether a press takes hold of what is under the mouse; others are for the camera}
  private static boolean takes(MouseEvent press) {
    return press.getButton() == MouseButton.PRIMARY && !press.isAltDown();
  }

  private void drag(MouseEvent event) {
    gesture.ifPresent(held -> {
      long start = System.nanoTime();
      held.hand.moved(event);
      held.follow(session);
      viewport.overlay().changed();
      probe.took("drag", System.nanoTime() - start);
    });
  }

  /// {@return the name of the grip under the mouse}
  Optional<String> hovered() {
    return hovered;
  }

  /// {@return the name of the grip that is held}
  Optional<String> held() {
    return gesture.flatMap(g -> g.grip);
  }

  /// {@return what is said of what is held, once it has been moved}
  Optional<Guide> guide() {
    return gesture
        .filter(g -> g.begun)
        .flatMap(g -> g.pull.guide().map(guide -> guide.at(g.hand.mouseX(), g.hand.mouseY())));
  }

  private static boolean isOneButton(MouseEvent event) {
    return switch (event.getButton()) {
      case PRIMARY -> !event.isMiddleButtonDown() && !event.isSecondaryButtonDown();
      case MIDDLE -> !event.isPrimaryButtonDown() && !event.isSecondaryButtonDown();
      case SECONDARY -> !event.isPrimaryButtonDown() && !event.isMiddleButtonDown();
      case NONE, BACK, FORWARD -> false;
    };
  }

  private boolean turns(MouseEvent event) {
    return session.space() == Space.THREE
        && event.getButton() != MouseButton.SECONDARY
        && !(event.getButton() == MouseButton.MIDDLE && event.isShiftDown());
  }

  private Pull turnCamera(MouseEvent press) {
    Camera camera = session.camera().get();
    return orClick(
        press,
        (pointer, to) ->
            to.lookFrom(
                camera.orbitedBy(
                    (press.getX() - pointer.x()) * RADIANS_PER_PIXEL,
                    (pointer.y() - press.getY()) * RADIANS_PER_PIXEL)));
  }

  private Pull moveCamera(MouseEvent press) {
    Camera camera = session.camera().get();
    Projection projection = viewport.projection();
    Vec3 grabbed = projection.onPlaneThrough(camera.target(), press.getX(), press.getY());
    return orClick(
        press,
        (pointer, to) -> {
          Vec3 now = projection.onPlaneThrough(camera.target(), pointer.x(), pointer.y());
          Camera moved = camera.movedBy(grabbed.minus(now));
          to.lookFrom(viewport.navigation().hold(camera, moved));
        });
  }

  /// A click on nothing selects nothing; with the right button it asks for the menu of what is
  /// there.
  private Pull orClick(MouseEvent press, Pull pull) {
    return new Pull() {
      @Override
      public void to(Pointer pointer, Session to) {
        pull.to(pointer, to);
      }

      @Override
      public void clicked(Pointer pointer, Session in) {
        if (takes(press)) {
          in.select(Selection.NONE);
        } else if (press.getButton() == MouseButton.SECONDARY) {
          askMenu(press);
        }
      }
    };
  }

  private void askMenu(MouseEvent press) {
    viewport
        .picture()
        .hit(press.getX(), press.getY())
        .ifPresentOrElse(this::select, () -> session.select(Selection.NONE));
    viewport.showMenu(press.getScreenX(), press.getScreenY());
  }

  private void release(MouseEvent event) {
    Optional<Gesture> held = gesture.filter(g -> g.button == event.getButton());
    held.ifPresent(g -> {
      if (!g.begun) {
        g.pull.clicked(g.hand.pointer(), session);
      }
      finish();
      hover(event);
    });
  }

  /// What has been done stays done.
  private void finish() {
    gesture = Optional.empty();
    session.commit();
    viewport.setCursor(Cursor.DEFAULT);
    viewport.heldChanged();
  }

  /// What was in progress has been made or taken back elsewhere.
  private void endIf(boolean over) {
    if (over) {
      gesture = Optional.empty();
      viewport.setCursor(Cursor.DEFAULT);
      viewport.heldChanged();
    }
  }

  private void key(KeyEvent event) {
    boolean pressed = event.getEventType() == KeyEvent.KEY_PRESSED;
    if (gesture.isEmpty()) {
      if (pressed && Nudge.isKey(event)) {
        Nudge.of(viewport.sight(), event.getCode(), event.isShiftDown()).ifPresent(session::make);
        event.consume();
      }
    } else if (gesture.get().hand.key(event)) {
      gesture.get().follow(session);
      viewport.overlay().changed();
      event.consume();
    }
  }

  /// Takes back what is held before anyone else hears of it: keys may have taken the focus away.
  private void escape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && gesture.isPresent()) {
      takeBack(gesture.get());
      event.consume();
    }
  }

  private void takeBack(Gesture held) {
    session.cancel();
    session.lookFrom(held.camera);
    endIf(true);
  }

  /// The mouse moves with no button down, so nothing is held any more.
  private void hover(MouseEvent event) {
    if (gesture.isPresent()) {
      finish();
    }
    Optional<Grip> grip = viewport.overlay().grip(event.getX(), event.getY());
    Optional<String> before = hovered;
    hovered = grip.map(Grip::name);
    if (!hovered.equals(before)) {
      viewport.overlay().changed();
    }
    viewport.setCursor(grip.map(Grip::cursor).orElseGet(() -> cursorAt(event)));
  }

  private Cursor cursorAt(MouseEvent event) {
    boolean overBody = viewport.picture().hit(event.getX(), event.getY()).isPresent();
    return overBody ? Cursor.OPEN_HAND : Cursor.DEFAULT;
  }

  private void zoom(ScrollEvent event) {
    if (event.getDeltaY() == 0 || gesture.isPresent()) {
      return;
    }
    Camera camera = session.camera().get();
    Vec3 fixed = viewport.projection().onPlaneThrough(camera.target(), event.getX(), event.getY());
    double factor = Math.pow(ZOOM_PER_NOTCH, event.getDeltaY() / NOTCH);
    session.lookFrom(viewport.navigation().hold(camera, camera.zoomedBy(factor, fixed)));
  }
}
