package collisionbench.app.viewport.gesture;

import collisionbench.app.session.Session;
import collisionbench.app.viewport.feature.FeatureFinder;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.bench.scene.Camera;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// A gesture in progress: what happens while a button is held.
final class Gesture {

  /// Drag threshold in pixels.
  private static final double DRAG_THRESHOLD = 3;

  private final MouseButton button;
  private final PointerTracker tracker;
  private final Pointer start;
  private final Camera camera;
  private final Optional<String> grip;
  private final Optional<MouseEvent> onNothing;
  private final DragHandler handler;
  private final Supplier<FeatureFinder> targets;
  private Optional<FeatureFinder> finder = Optional.empty();
  private boolean begun;

  /// @param camera the camera at the start
  /// @param grip the name of the grip that is held, if one is
  /// @param onNothing the press, if it hit nothing
  /// @param targets finds the features of the bodies that are not dragged
  Gesture(
      MouseButton button,
      PointerTracker tracker,
      Camera camera,
      Optional<String> grip,
      Optional<MouseEvent> onNothing,
      DragHandler handler,
      Supplier<FeatureFinder> targets) {
    this.button = button;
    this.tracker = tracker;
    this.start = tracker.pointer();
    this.camera = camera;
    this.grip = grip;
    this.onNothing = onNothing;
    this.handler = handler;
    this.targets = targets;
  }

  boolean isOf(MouseButton other) {
    return button == other;
  }

  Optional<String> grip() {
    return grip;
  }

  /// {@return the press, if it is a click on nothing so far}
  Optional<MouseEvent> clickOnNothing() {
    return onNothing.filter(_ -> !begun);
  }

  /// {@return the readout and guide lines, once the drag threshold is passed}
  Optional<DragGuide> guide() {
    return begun
        ? handler.guide().map(guide -> guide.at(tracker.mouseX(), tracker.mouseY()))
        : Optional.empty();
  }

  void follow(MouseEvent event, Session session) {
    tracker.moved(event);
    follow(session);
  }

  private void follow(Session session) {
    Pointer pointer = tracker.pointer();
    begun =
        begun
            || pointer.typed().isPresent()
            || Math.hypot(pointer.x() - start.x(), pointer.y() - start.y()) > DRAG_THRESHOLD;
    if (begun) {
      handler.to(pointer.reaching(target()), session);
    }
  }

  private Optional<FeaturePoint> target() {
    finder =
        Optional.of(tracker)
            .filter(PointerTracker::snapsToFeatures)
            .map(_ -> finder.orElseGet(targets));
    return finder.flatMap(features -> features.at(tracker.mouseX(), tracker.mouseY()));
  }

  /// {@return whether the gesture uses a key event}
  boolean key(KeyEvent event, Session session) {
    if (handler.key(event)) {
      begun = true;
      return true;
    }
    boolean heard = tracker.key(event);
    if (heard) {
      follow(session);
    }
    return heard;
  }

  /// {@return whether a key event ends it: Enter after a number}
  boolean isEndedBy(KeyEvent event) {
    return event.getEventType() == KeyEvent.KEY_PRESSED
        && event.getCode() == KeyCode.ENTER
        && tracker.pointer().typed().isPresent();
  }

  /// Handles the release; below the drag threshold it was a click.
  void release(Session session) {
    if (!begun && onNothing.isEmpty()) {
      handler.clicked(tracker.pointer(), session);
    }
  }

  /// Reverts everything that it has done.
  void cancel(Session session) {
    session.cancel();
    handler.cancelled(session);
    session.display().lookFrom(camera);
  }

  void end() {
    handler.ended();
  }
}
