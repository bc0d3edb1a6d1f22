package collisionbench.app.viewport.gizmo;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Bodies that are all selected, and a hand on their handles, without a window.
final class Workpiece {

  static final double WIDTH = 1000;
  static final double HEIGHT = 800;

  /// Straight from the front, where a unit at the origin is 100 pixels.
  static final Camera FRONT = new Camera(Vec3.ZERO, 4 / Math.tan(Camera.FIELD_OF_VIEW / 2), 0, 0);

  static final Camera ASKEW = new Camera(Vec3.ZERO, FRONT.distance(), 0.6, 0.35);

  static final Keys NONE = new Keys(false, false, false, Optional.empty());
  static final Keys SNAP = new Keys(false, true, false, Optional.empty());
  static final Keys SHIFT = new Keys(true, false, false, Optional.empty());
  static final Keys FINE = new Keys(false, false, true, Optional.empty());

  /// In what things snap.
  private static final SnapStep STEP = SnapStep.of(0.2);

  final Session session;
  private final View.Tool tool;
  boolean localAxes;

  /// What the other hand holds down.
  record Keys(boolean shift, boolean snap, boolean fine, Optional<Axis> lock) {

    static Keys lock(Axis axis) {
      return new Keys(false, false, false, Optional.of(axis));
    }

    Pointer at(double x, double y) {
      SnapStep step = fine ? STEP.tenth() : STEP;
      return new Pointer(x, y, shift, Optional.of(step).filter(_ -> snap), fine, lock);
    }
  }

  Workpiece(View.Tool tool, Camera camera, Body... bodies) {
    this.tool = tool;
    Scene scene = RenderStates.scene(List.of(bodies), Optional.of(camera));
    session = new Session(Document.of(scene), camera);
    session.select(new Selection(scene.bodies().stream().map(Body::id).toList()));
  }

  RenderState state() {
    return RenderStates.of(
        session.evaluation().get(),
        session.selection().get(),
        localAxes ? View.FIRST.with(tool).axesToggled() : View.FIRST.with(tool),
        projection());
  }

  Projection projection() {
    return new Projection(session.space(), session.display().camera().get(), WIDTH, HEIGHT);
  }

  List<String> names() {
    return Gizmo.handles(state()).stream().map(Handle::name).toList();
  }

  Handle handle(String name) {
    return Gizmo.handles(state()).stream()
        .filter(handle -> handle.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " is not among " + names()));
  }

  /// Takes hold of a handle and brings it some pixels away, by way of a few others.
  ///
  /// @return what is held, and what is shown is a preview
  DragHandler hold(String name, double right, double down, Keys keys) {
    Point2D start = handle(name).at();
    return hold(name, start, start.add(right, down), keys);
  }

  DragHandler hold(String name, Point2D start, Point2D end, Keys keys) {
    DragHandler drag = handle(name).grip().grab().apply(NONE.at(start.getX(), start.getY()));
    for (double part : new double[] {0.2, 0.5, 0.9, 1}) {
      Point2D at = start.interpolate(end, part);
      drag.to(keys.at(at.getX(), at.getY()), session);
    }
    return drag;
  }

  /// Drags a handle and lets it go.
  ///
  /// @return the first body as it is then
  Body drag(String name, double right, double down, Keys keys) {
    hold(name, right, down, keys);
    session.commit();
    return body();
  }

  Body body() {
    return session.document().get().scene().bodies().getFirst();
  }
}
