package collisionbench.app.viewport.camera;

import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;

/// Drag handlers that orbit, pan or zoom the camera.
public record CameraDrags(Navigation navigation, Session session) {

  /// Pixels of vertical drag that zoom as much as one wheel notch.
  private static final double PIXELS_PER_NOTCH = 15;

  /// {@return a handler that orbits about the target}
  public DragHandler turn(Pointer press) {
    Camera camera = session.display().camera().get();
    return (pointer, to) ->
        to.display()
            .lookFrom(
                camera.orbitedBy(
                    LookAround.right(press, pointer), LookAround.down(press, pointer)));
  }

  /// {@return a handler that looks around and flies; it orbits if the lens is orthographic}
  public DragHandler look(Pointer press) {
    boolean flat = session.display().view().get().lens() == View.Lens.ORTHOGRAPHIC;
    return flat ? turn(press) : new LookAround(navigation, session, press);
  }

  /// {@return a handler that pans: the grabbed point stays under the mouse}
  public DragHandler move(Pointer press) {
    Camera camera = session.display().camera().get();
    Projection projection = navigation.projection();
    Vec3 grabbed = projection.onPlaneThrough(camera.target(), press.x(), press.y());
    return (pointer, to) -> {
      Vec3 now = projection.onPlaneThrough(camera.target(), pointer.x(), pointer.y());
      Camera moved = camera.movedBy(grabbed.minus(now));
      to.display().lookFrom(navigation.hold(camera, moved));
    };
  }

  /// {@return a handler that zooms towards the pressed point: up is nearer}
  public DragHandler zoom(Pointer press) {
    Camera camera = session.display().camera().get();
    Vec3 fixed = navigation.projection().onPlaneThrough(camera.target(), press.x(), press.y());
    return (pointer, to) -> {
      double notches = (press.y() - pointer.y()) / PIXELS_PER_NOTCH;
      Camera nearer = camera.zoomedBy(Navigation.zoomFactor(notches), fixed);
      to.display().lookFrom(navigation.hold(camera, nearer));
    };
  }

  /// Zooms towards a pixel by a number of wheel notches; positive is nearer.
  public void zoom(double x, double y, double notches) {
    Camera camera = session.display().camera().get();
    Vec3 fixed = navigation.projection().onPlaneThrough(camera.target(), x, y);
    Camera nearer = camera.zoomedBy(Navigation.zoomFactor(notches), fixed);
    session.display().lookFrom(navigation.hold(camera, nearer));
  }
}
