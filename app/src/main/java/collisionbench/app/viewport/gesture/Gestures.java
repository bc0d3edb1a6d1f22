package collisionbench.app.viewport;

import collisionbench.app.scene.Camera;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.gizmo.Nudge;
import collisionbench.app.viewport.sight.Grip;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Picture;
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
/// Left on a handle pulls it, left on a body drags the body; [PointerTracker] has what keys change
/// of that. What any other drag does is in the [MouseTable]; the wheel brings the camera nearer to
/// what is under the cursor. A click with the right button asks what can be done with what is under
/// the mouse. Escape takes back whatever is held, the camera too. With nothing held, arrow keys
/// nudge what is selected.
///
/// A gesture belongs to the button that began it. It ends when that button is released, wherever
/// and whenever that comes to be known; the window sees to it that a release elsewhere than the
/// last move comes after a move to there.
final class Gestures {

  private static final double NOTCH = 40;

  private final Viewport viewport;
  private final Session session;
  private final Probe probe;
  private final GestureStart grasp;
  private Optional<Gesture> gesture = Optional.empty();
  private Optional<String> hovered = Optional.empty();

  Gestures(Viewport viewport, Session session, Probe probe) {
    this.viewport = viewport;
    this.session = session;
    this.probe = probe;
    grasp = new GestureStart(viewport, session);
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
        .orElse(false)
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
    if (gesture.filter(g -> !g.isOf(event.getButton())).isPresent() || !isOneButton(event)) {
      return;
    }
    // A press of the same button again: its release was never seen.
    finish();
    viewport.navigation().stop();
    gesture = Optional.of(grasp.of(event));
    viewport.overlay().changed();
  }

  private void drag(MouseEvent event) {
    gesture.ifPresent(held -> {
      long start = System.nanoTime();
      held.follow(event, session);
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
    return gesture.flatMap(Gesture::grip);
  }

  /// {@return what is said of what is held, once it has been moved}
  Optional<Guide> guide() {
    return gesture.flatMap(Gesture::guide);
  }

  private static boolean isOneButton(MouseEvent event) {
    return switch (event.getButton()) {
      case PRIMARY -> !event.isMiddleButtonDown() && !event.isSecondaryButtonDown();
      case MIDDLE -> !event.isPrimaryButtonDown() && !event.isSecondaryButtonDown();
      case SECONDARY -> !event.isPrimaryButtonDown() && !event.isMiddleButtonDown();
      case NONE, BACK, FORWARD -> false;
    };
  }

  /// A click on nothing selects nothing, but for who would add to what is selected; with the right
  /// button it asks for the menu of what is there.
  private void clickOnNothing(MouseEvent press) {
    if (press.getButton() == MouseButton.SECONDARY) {
      askMenu(press);
    } else if (MouseTable.takes(press) && !press.isShiftDown()) {
      session.select(Selection.NONE);
    }
  }

  private void askMenu(MouseEvent press) {
    Optional<Picture.Hit> hit = viewport.picture().hit(press.getX(), press.getY());
    hit.ifPresentOrElse(grasp::select, () -> session.select(Selection.NONE));
    if (hit.isPresent()) {
      viewport.menus().show(press.getScreenX(), press.getScreenY());
    } else {
      viewport
          .menus()
          .show(
              ClickedPlace.at(viewport.projection(), press.getX(), press.getY()),
              press.getScreenX(),
              press.getScreenY());
    }
  }

  private void release(MouseEvent event) {
    Optional<Gesture> held = gesture.filter(g -> g.isOf(event.getButton()));
    held.ifPresent(g -> {
      g.clickOnNothing().ifPresent(this::clickOnNothing);
      g.release(session);
      finish();
      hover(event);
    });
  }

  /// What has been done stays done.
  private void finish() {
    letGo();
    session.commit();
    viewport.setCursor(Cursor.DEFAULT);
    viewport.heldChanged();
  }

  private void letGo() {
    gesture.ifPresent(Gesture::end);
    gesture = Optional.empty();
  }

  /// What was in progress has been made or taken back elsewhere.
  private void endIf(boolean over) {
    if (over) {
      letGo();
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
    } else if (gesture.get().key(event, session)) {
      viewport.overlay().changed();
      event.consume();
    }
  }

  /// Takes back what is held before anyone else hears of it: keys may have taken the focus away.
  private void escape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && gesture.isPresent()) {
      gesture.get().takeBack(session);
      endIf(true);
      event.consume();
    }
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
    Camera camera = session.display().camera().get();
    Vec3 fixed = viewport.projection().onPlaneThrough(camera.target(), event.getX(), event.getY());
    double factor = Navigation.zoomFactor(event.getDeltaY() / NOTCH);
    session.display().lookFrom(viewport.navigation().hold(camera, camera.zoomedBy(factor, fixed)));
  }
}
