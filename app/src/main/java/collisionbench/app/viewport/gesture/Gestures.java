package collisionbench.app.viewport.gesture;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.camera.CameraDrags;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.viewport.gizmo.Nudge;
import collisionbench.app.viewport.map.MapPlace;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.RenderState;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.event.EventHandler;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Window;

/// Handles mouse and keys in the view.
///
/// The left button drags a handle or a body; [PointerTracker] handles the keys that modify a drag.
/// All other drags are in the [MouseTable]. The wheel zooms towards the cursor. A right click opens
/// the context menu. Escape cancels a drag, also of the camera. When nothing is dragged, arrow keys
/// nudge the selection.
///
/// A gesture belongs to the button that began it and ends when that button is released, even
/// outside the window. The window sends a move to the position of the release first.
public final class Gestures {

  private static final double NOTCH = 40;

  private final InputSurface surface;
  private final Session session;
  private final Navigation navigation;
  private final PictureMenus menus;
  private final FrameTimer frameTimer;
  private final CameraDrags cameraDrags;
  private final FeatureKey featureKey = new FeatureKey();
  private final GestureStart gestureStart;
  private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper();
  private Optional<Gesture> gesture = Optional.empty();
  private Optional<String> hovered = Optional.empty();

  /// @param frameTimer receives the duration of each drag event
  public Gestures(
      InputSurface surface,
      Session session,
      Navigation navigation,
      PictureMenus menus,
      FrameTimer frameTimer) {
    this.surface = surface;
    this.session = session;
    this.navigation = navigation;
    this.menus = menus;
    this.frameTimer = frameTimer;
    cameraDrags = new CameraDrags(navigation, session);
    gestureStart = new GestureStart(surface, session, cameraDrags, featureKey);
  }

  public void listen() {
    Node picture = surface.node();
    picture.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    picture.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    picture.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    picture.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
    picture.addEventHandler(ScrollEvent.SCROLL, this::zoom);
    picture.addEventHandler(KeyEvent.ANY, this::key);
    listenToWindow(picture);
    endWhenWindowLosesFocus(picture);
    session.previewing().subscribe((before, after) -> endIf(before && !after));
    session.opened().subscribe(() -> endIf(true));
    session.document().map(Document::scene).subscribe((_, _) -> endIf(gesture.isPresent()));
  }

  /// On the scene, since the focus may have left the view during the drag.
  private void listenToWindow(Node picture) {
    EventHandler<KeyEvent> keys = this::keyOfWindow;
    picture
        .sceneProperty()
        .subscribe((before, after) -> {
          if (before != null) {
            before.removeEventFilter(KeyEvent.ANY, keys);
          }
          if (after != null) {
            after.addEventFilter(KeyEvent.ANY, keys);
          }
        });
  }

  private void endWhenWindowLosesFocus(Node picture) {
    picture
        .sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .orElse(false)
        .subscribe(focused -> {
          if (!focused) {
            featureKey.release();
            finish();
          }
        });
  }

  private void press(MouseEvent event) {
    surface.node().requestFocus();
    if (gesture.filter(g -> !g.isOf(event.getButton())).isPresent() || !isOneButton(event)) {
      return;
    }
    // The same button again: its release got lost.
    finish();
    navigation.stop();
    gesture = Optional.of(gestureStart.of(event));
    active.set(true);
    surface.redraw().run();
  }

  private void drag(MouseEvent event) {
    gesture.ifPresent(held -> {
      long start = System.nanoTime();
      held.follow(event, session);
      surface.redraw().run();
      frameTimer.took("drag", System.nanoTime() - start);
    });
  }

  /// {@return the name of the grip under the mouse}
  public Optional<String> hovered() {
    return hovered;
  }

  public Optional<String> held() {
    return gesture.flatMap(Gesture::grip);
  }

  /// {@return the readout and guide lines of the drag, once it has begun}
  public Optional<DragGuide> guide() {
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

  /// A click on nothing clears the selection, unless Shift is down; on the map of answers it moves
  /// the body there. A right click opens the context menu.
  private void clickOnNothing(MouseEvent press) {
    if (press.getButton() == MouseButton.SECONDARY) {
      askMenu(press);
    } else if (MouseTable.takes(press) && !press.isShiftDown()) {
      RenderState state = surface.state().get();
      MapPlace.at(state, press.getX(), press.getY())
          .ifPresentOrElse(
              place -> place.move(session, place.map().field().moved()),
              () -> session.select(Selection.NONE));
    }
  }

  private void askMenu(MouseEvent press) {
    Optional<Picture.Hit> hit = surface.hit().at(press.getX(), press.getY());
    hit.ifPresentOrElse(gestureStart::select, () -> session.select(Selection.NONE));
    if (hit.isPresent()) {
      menus.show(press.getScreenX(), press.getScreenY());
    } else {
      menus.show(
          ClickedPlace.at(surface.state().get().projection(), press.getX(), press.getY()),
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

  /// Ends the gesture and commits its edit.
  private void finish() {
    letGo();
    session.commit();
    surface.node().setCursor(Cursor.DEFAULT);
    surface.heldChanged().run();
  }

  private void letGo() {
    gesture.ifPresent(Gesture::end);
    gesture = Optional.empty();
    active.set(false);
  }

  /// {@return whether a mouse button is held}
  public ReadOnlyBooleanProperty active() {
    return active.getReadOnlyProperty();
  }

  /// Ends the gesture if its edit was committed or cancelled elsewhere.
  private void endIf(boolean over) {
    if (over) {
      letGo();
      surface.node().setCursor(Cursor.DEFAULT);
      surface.heldChanged().run();
    }
  }

  private void key(KeyEvent event) {
    boolean pressed = event.getEventType() == KeyEvent.KEY_PRESSED;
    if (gesture.isEmpty()) {
      if (pressed && Nudge.isKey(event)) {
        Nudge.of(surface.state().get(), event.getCode(), event.isShiftDown())
            .ifPresent(session::make);
        event.consume();
      }
    } else if (gesture.get().isEndedBy(event)) {
      finish();
      event.consume();
    } else if (gesture.get().key(event, session)) {
      surface.redraw().run();
      event.consume();
    }
  }

  private void keyOfWindow(KeyEvent event) {
    featureKey.follow(event);
    if (event.getEventType() == KeyEvent.KEY_PRESSED
        && event.getCode() == KeyCode.ESCAPE
        && gesture.isPresent()) {
      gesture.get().cancel(session);
      endIf(true);
      event.consume();
    }
  }

  /// No button is down: the release got lost.
  private void hover(MouseEvent event) {
    if (gesture.isPresent()) {
      finish();
    }
    Optional<Grip> grip = surface.grip().at(event.getX(), event.getY());
    Optional<String> before = hovered;
    hovered = grip.map(Grip::name);
    if (!hovered.equals(before)) {
      surface.redraw().run();
    }
    surface.node().setCursor(grip.map(Grip::cursor).orElseGet(() -> cursorAt(event)));
  }

  private Cursor cursorAt(MouseEvent event) {
    boolean overBody = surface.hit().at(event.getX(), event.getY()).isPresent();
    return overBody ? Cursor.OPEN_HAND : Cursor.DEFAULT;
  }

  private void zoom(ScrollEvent event) {
    if (event.getDeltaY() == 0 || gesture.isPresent()) {
      return;
    }
    cameraDrags.zoom(event.getX(), event.getY(), event.getDeltaY() / NOTCH);
  }
}
