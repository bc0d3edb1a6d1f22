package collisionbench.app.viewport;

import collisionbench.app.scene.Camera;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.MouseTable.Motion;
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
/// What any other drag does is in the [MouseTable]; the wheel brings the camera nearer to what is
/// under the cursor. A click with the right button asks what can be done with what is under the
/// mouse. Escape takes back whatever is held, the camera too. With nothing held, arrow keys nudge
/// what is selected.
///
/// A gesture belongs to the button that began it. It ends when that button is released, wherever
/// and whenever that comes to be known; the window sees to it that a release elsewhere than the
/// last move comes after a move to there.
final class Gestures {

  private static final double NOTCH = 40;

  /// A hand trembles this many pixels while it clicks.
  private static final double TREMBLE = 3;

  private final Viewport viewport;
  private final Session session;
  private final Probe probe;
  private final CameraPulls cameraPulls;
  private Optional<Gesture> gesture = Optional.empty();
  private Optional<String> hovered = Optional.empty();

  /// What is being done with a button held.
  private static final class Gesture {

    final MouseButton button;
    final Hand hand;
    final Pointer start;
    final Camera camera;
    final Optional<String> grip;
    final Optional<MouseEvent> onNothing;
    final Pull pull;
    boolean begun;

    /// @param onNothing the press, if it has taken hold of nothing
    Gesture(
        MouseButton button,
        Hand hand,
        Camera camera,
        Optional<String> grip,
        Optional<MouseEvent> onNothing,
        Pull pull) {
      this.button = button;
      this.hand = hand;
      this.start = hand.pointer();
      this.camera = camera;
      this.grip = grip;
      this.onNothing = onNothing;
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
    cameraPulls = new CameraPulls(viewport, session);
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
        viewport.overlay().grip(event.getX(), event.getY()).filter(_ -> MouseTable.takes(event));
    Optional<Picture.Hit> hit =
        MouseTable.takes(event) && grip.isEmpty()
            ? viewport.picture().hit(event.getX(), event.getY())
            : Optional.empty();
    hit.filter(_ -> !event.isShiftDown() && !event.isShortcutDown()).ifPresent(this::select);
    Sight sight = viewport.sight();
    Hand hand = new Hand(event, grip.isPresent() || hit.isPresent(), sight.step());
    Optional<Motion> motion =
        MouseTable.of(session.view().get().mouse()).motion(event, session.space());
    Pull pull =
        grip.map(g -> g.pull(sight, hand.pointer()))
            .or(() -> hit.map(h -> BodyDrag.of(sight, h, hand.pointer())))
            .orElseGet(() -> begin(motion, sight, hand.pointer()));
    Camera camera = session.camera().get();
    Optional<MouseEvent> onNothing =
        Optional.of(event).filter(_ -> grip.isEmpty() && hit.isEmpty());
    gesture =
        Optional.of(
            new Gesture(event.getButton(), hand, camera, grip.map(Grip::name), onNothing, pull));
    viewport.setCursor(
        grip.map(Grip::cursor)
            .orElseGet(() -> hit.isPresent() ? Cursor.CLOSED_HAND : cursor(motion)));
    viewport.overlay().changed();
  }

  private Pull begin(Optional<Motion> motion, Sight sight, Pointer press) {
    return motion
        .map(begun ->
            switch (begun) {
              case SELECT -> new BoxSelection(sight, press);
              case TURN -> cameraPulls.turn(press);
              case LOOK -> cameraPulls.look(press);
              case MOVE -> cameraPulls.move(press);
              case ZOOM -> cameraPulls.zoom(press);
            })
        .orElse((_, _) -> {});
  }

  private static Cursor cursor(Optional<Motion> motion) {
    return motion
        .map(begun ->
            switch (begun) {
              case SELECT -> Cursor.CROSSHAIR;
              case ZOOM -> Cursor.V_RESIZE;
              case TURN, LOOK, MOVE -> Cursor.MOVE;
            })
        .orElse(Cursor.DEFAULT);
  }

  /// One of several that are selected is taken with the others.
  private void select(Picture.Hit hit) {
    if (!session.selection().get().contains(hit.id())) {
      session.select(Selection.of(hit.id()));
    }
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
    hit.ifPresentOrElse(this::select, () -> session.select(Selection.NONE));
    if (hit.isPresent()) {
      viewport.showMenu(press.getScreenX(), press.getScreenY());
    } else {
      viewport.showPlaceMenu(
          Place.at(viewport.projection(), press.getX(), press.getY()),
          press.getScreenX(),
          press.getScreenY());
    }
  }

  private void release(MouseEvent event) {
    Optional<Gesture> held = gesture.filter(g -> g.button == event.getButton());
    held.ifPresent(g -> {
      if (!g.begun) {
        g.onNothing.ifPresentOrElse(
            this::clickOnNothing, () -> g.pull.clicked(g.hand.pointer(), session));
      }
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
    gesture.ifPresent(held -> held.pull.ended());
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
    } else if (gesture.get().pull.key(event)) {
      gesture.get().begun = true;
      event.consume();
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
    held.pull.takenBack(session);
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
    double factor = Navigation.zoomFactor(event.getDeltaY() / NOTCH);
    session.lookFrom(viewport.navigation().hold(camera, camera.zoomedBy(factor, fixed)));
  }
}
