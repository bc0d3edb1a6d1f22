package collisionbench.app.viewport.camera;

import collisionbench.app.scene.Camera;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.Pull;
import collisionbench.geometry.space.Vec3;

/// Pulls that turn, move or zoom the camera while a button is held.
public record CameraPulls(Navigation navigation, Session session) {

  /// So many pixels up bring the camera as much nearer as one notch of the wheel.
  private static final double PIXELS_PER_NOTCH = 15;

  /// {@return what turns the camera about what it looks at}
  public Pull turn(Pointer press) {
    Camera camera = session.display().camera().get();
    return (pointer, to) ->
        to.display()
            .lookFrom(
                camera.orbitedBy(
                    LookAround.right(press, pointer), LookAround.down(press, pointer)));
  }

  /// {@return what turns the camera about the eye, and flies; without perspective there is no eye}
  public Pull look(Pointer press) {
    boolean flat = session.display().view().get().lens() == View.Lens.ORTHOGRAPHIC;
    return flat ? turn(press) : new LookAround(navigation, session, press);
  }

  /// {@return what moves the camera across the picture: what was grabbed stays under the mouse}
  public Pull move(Pointer press) {
    Camera camera = session.display().camera().get();
    Projection projection = navigation.projection();
    Vec3 grabbed = projection.onPlaneThrough(camera.target(), press.x(), press.y());
    return (pointer, to) -> {
      Vec3 now = projection.onPlaneThrough(camera.target(), pointer.x(), pointer.y());
      Camera moved = camera.movedBy(grabbed.minus(now));
      to.display().lookFrom(navigation.hold(camera, moved));
    };
  }

  /// {@return what brings the camera nearer the further the mouse goes up, to what it was pressed
  /// on}
  public Pull zoom(Pointer press) {
    Camera camera = session.display().camera().get();
    Vec3 fixed = navigation.projection().onPlaneThrough(camera.target(), press.x(), press.y());
    return (pointer, to) -> {
      double notches = (press.y() - pointer.y()) / PIXELS_PER_NOTCH;
      Camera nearer = camera.zoomedBy(Navigation.zoomFactor(notches), fixed);
      to.display().lookFrom(navigation.hold(camera, nearer));
    };
  }
}
