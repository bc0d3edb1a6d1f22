package collisionbench.app.viewport.camera;

import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.plane.SideGrid;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.Side;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;

/// Moves the camera by keys and menus, with a short animation. Successive moves add to the
/// destination, not to the current frame.
public final class Navigation {

  private static final double STEP = 0.1;
  private static final double ZOOM_PER_NOTCH = 0.88;

  private static final double USUAL_ASPECT = 1.6;

  private final Session session;
  private final Supplier<RenderState> state;
  private final CameraFlight flight;

  public Navigation(Session session, Supplier<RenderState> state) {
    this.session = session;
    this.state = state;
    flight = new CameraFlight(session);
  }

  /// {@return the camera's destination}
  public Camera camera() {
    return flight.destination();
  }

  /// Frames all visible bodies (all bodies if none is visible), keeping the direction.
  public void frameAll() {
    Scene scene = session.evaluation().get().scene();
    List<Body> shown =
        scene.bodies().stream().filter(body -> !scene.hidden().contains(body.id())).toList();
    frame(shown.isEmpty() ? scene.bodies() : shown);
  }

  /// Frames the selection at the current time, keeping the direction.
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

  /// {@return the names of the bodies that hide a selected body, or where two of them are nearest,
  /// from the camera's destination}
  public Set<String> hidingSelection() {
    Evaluation evaluation = session.evaluation().get();
    Set<String> ids = session.selection().get().all();
    RenderState now = state.get();
    Projection seen = now.projection();
    Occlusion others =
        Occlusion.of(
            now.bodies().stream().filter(body -> !ids.contains(body.id())).toList(),
            new Projection(seen.space(), now.view().lens(), camera(), seen.width(), seen.height()));
    Stream<Vec3> centers =
        now.bodies().stream()
            .filter(body -> ids.contains(body.id()))
            .map(body -> body.bounds().center());
    Stream<Vec3> nearest =
        evaluation.closest(ids).stream()
            .map(PairAnswer::separation)
            .flatMap(points -> Stream.of(points.pointA(), points.pointB()));
    return Stream.concat(centers, nearest)
        .flatMap(point -> others.hiding(point).stream())
        .collect(Collectors.toSet());
  }

  private void frame(List<Body> bodies) {
    to(framing().of(bodies, camera()));
  }

  /// Frames all bodies if part of a body is outside the view or behind its rulers.
  public void bringIntoView(Body body) {
    if (!isWhole(body, state.get())) {
      frameAll();
    }
  }

  /// Frames all bodies if part of any visible body is outside the view or behind its rulers.
  public void bringAllIntoView() {
    if (!showsAll()) {
      frameAll();
    }
  }

  /// {@return whether all visible bodies are in view as a whole}
  public boolean showsAll() {
    RenderState now = state.get();
    return now.bodies().stream().allMatch(body -> isWhole(body, now));
  }

  private static boolean isWhole(Body body, RenderState state) {
    Bounds area = SideGrid.area(state);
    return Framing.corners(body).stream()
        .map(state.projection()::toPixel)
        .allMatch(pixel -> pixel.filter(area::contains).isPresent());
  }

  /// {@return the initial camera of a scene in this viewport, with the default lens}
  public Camera firstCamera(Scene scene) {
    return firstCamera(scene, View.FIRST.lens());
  }

  private Camera firstCamera(Scene scene, View.Lens lens) {
    Framing framing = new Framing(scene.space(), lens, aspect());
    return scene.camera().orElseGet(() -> framing.of(scene.bodies(), Framing.FIRST));
  }

  /// {@return width / height}
  private double aspect() {
    Projection picture = projection();
    return picture.width() > 0 && picture.height() > 0
        ? picture.width() / picture.height()
        : USUAL_ASPECT;
  }

  Projection projection() {
    return state.get().projection();
  }

  private Framing framing() {
    return new Framing(session.space(), session.display().view().get().lens(), aspect());
  }

  /// Returns to the initial camera.
  public void reset() {
    to(firstCamera(session.scene(), session.display().view().get().lens()));
  }

  /// Looks from a side, or from the opposite one if it already does.
  public void face(Side side) {
    to((side.isSeenBy(camera()) ? side.opposite() : side).seenBy(camera()));
  }

  /// Orbits about the target, in radians.
  ///
  /// @param right moves the eye right
  /// @param up moves the eye up
  public void turn(double right, double up) {
    to(camera().orbitedBy(right, up));
  }

  /// Pans in steps of a tenth of the view's height.
  public void pan(int right, int up) {
    Camera now = camera();
    double step = STEP * now.visibleHeight();
    Vec3 displacement = now.right().times(right * step).plus(up * step, now.up());
    to(hold(now, now.movedBy(displacement)));
  }

  /// Multiplies the distance to the target.
  public void zoom(double factor) {
    Camera now = camera();
    to(hold(now, now.zoomedBy(factor, now.target())));
  }

  /// {@return the distance factor for a number of wheel notches}
  public static double zoomFactor(double notches) {
    return Math.pow(ZOOM_PER_NOTCH, notches);
  }

  public void to(Camera destination) {
    flight.to(destination);
  }

  public void stop() {
    flight.stop();
  }

  /// {@return `to`, clamped so that the scene is not lost}
  public Camera hold(Camera from, Camera to) {
    return CameraLimits.of(session.evaluation().get().scene().bodies()).hold(from, to);
  }
}
