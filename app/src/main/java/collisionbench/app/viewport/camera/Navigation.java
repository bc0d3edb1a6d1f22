package collisionbench.app.viewport.camera;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.mark.Marks;
import collisionbench.app.viewport.sight.Framing;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.Side;
import collisionbench.app.viewport.sight.Sight;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import javafx.geometry.Bounds;

/// Where the camera of a viewport can be taken without the mouse. It goes there swiftly, from
/// wherever it is on its way to.
public final class Navigation {

  private static final double STEP = 0.1;
  private static final double ZOOM_PER_NOTCH = 0.88;

  private static final double USUAL_ASPECT = 1.6;

  private final Session session;
  private final Supplier<Sight> sight;
  private final CameraFlight flight;

  /// @param sight all that decides what is shown now
  public Navigation(Session session, Supplier<Sight> sight) {
    this.session = session;
    this.sight = sight;
    flight = new CameraFlight(session);
  }

  /// {@return where the camera is, or is on its way to}
  public Camera camera() {
    return flight.destination();
  }

  /// Shows all bodies that are not hidden, or all if all are, the way they are seen now.
  public void frameAll() {
    Scene scene = session.evaluation().get().scene();
    List<Body> shown =
        scene.bodies().stream().filter(body -> !scene.hidden().contains(body.id())).toList();
    frame(shown.isEmpty() ? scene.bodies() : shown);
  }

  /// Shows all of what is selected where it is now, the way it is seen now.
  public void frameSelection() {
    Evaluation evaluation = session.evaluation().get();
    Set<String> ids = session.selection().get().all();
    List<Body> selected =
        evaluation.scene().bodies().stream()
            .filter(body -> ids.contains(body.id()))
            .map(body -> body.at(evaluation.time()).moving(Vec3.ZERO))
            .toList();
    if (!selected.isEmpty()) {
      frame(selected);
    }
  }

  private void frame(List<Body> bodies) {
    to(framing().of(bodies, camera()));
  }

  /// Shows all of the scene if some of a body is outside the picture or under its rulers.
  public void bringIntoView(Body body) {
    Sight now = sight.get();
    Bounds area = Marks.area(now);
    boolean whole =
        Framing.corners(body).stream()
            .map(now.projection()::toPixel)
            .allMatch(pixel -> pixel.filter(area::contains).isPresent());
    if (!whole) {
      frameAll();
    }
  }

  /// {@return the camera from which a scene is first seen in this viewport, through the usual lens}
  public Camera firstCamera(Scene scene) {
    return firstCamera(scene, View.FIRST.lens());
  }

  private Camera firstCamera(Scene scene, View.Lens lens) {
    Framing framing = new Framing(scene.space(), lens, aspect());
    return scene.camera().orElseGet(() -> framing.of(scene.bodies(), Framing.FIRST));
  }

  /// {@return the width of the picture over its height}
  private double aspect() {
    Projection picture = projection();
    return picture.width() > 0 && picture.height() > 0
        ? picture.width() / picture.height()
        : USUAL_ASPECT;
  }

  /// {@return where a point of the scene is in the picture}
  Projection projection() {
    return sight.get().projection();
  }

  private Framing framing() {
    return new Framing(session.space(), session.display().view().get().lens(), aspect());
  }

  /// Sees the scene as when it was opened.
  public void reset() {
    to(firstCamera(session.document().get().scene(), session.display().view().get().lens()));
  }

  /// Sees the scene from a side, or from the opposite one if it is seen from that side already.
  public void face(Side side) {
    to((side.isSeenBy(camera()) ? side.opposite() : side).seenBy(camera()));
  }

  /// Turns about the target, in radians.
  ///
  /// @param right takes the eye to the right
  /// @param up takes the eye up
  public void turn(double right, double up) {
    to(camera().orbitedBy(right, up));
  }

  /// Moves across the picture, in steps of a tenth of its height.
  public void pan(int right, int up) {
    Camera now = camera();
    double step = STEP * now.visibleHeight();
    Vec3 way = now.right().times(right * step).plus(up * step, now.up());
    to(hold(now, now.movedBy(way)));
  }

  /// Goes `factor` times as far from the target.
  public void zoom(double factor) {
    Camera now = camera();
    to(hold(now, now.zoomedBy(factor, now.target())));
  }

  /// {@return how far the camera goes from what it looks at in so many notches of the wheel}
  public static double zoomFactor(double notches) {
    return Math.pow(ZOOM_PER_NOTCH, notches);
  }

  /// Takes the camera somewhere.
  public void to(Camera destination) {
    flight.to(destination);
  }

  /// Stays where the camera is now.
  public void stop() {
    flight.stop();
  }

  /// {@return the camera as far on its way from one place to another as the scene can still be
  /// found}
  public Camera hold(Camera from, Camera to) {
    return CameraLimits.of(session.evaluation().get().scene().bodies()).hold(from, to);
  }
}
