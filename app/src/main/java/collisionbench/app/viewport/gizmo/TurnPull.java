package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// Turns bodies about their common centre: about the ring's axis, or that to which a key locks.
final class TurnPull implements Pull {

  private final Target target;
  private final Vec3 center;
  private final Vec3 axis;
  private final Swing swing;
  private final boolean flat;
  private Optional<Guide> guide = Optional.empty();

  /// @param axis a unit vector
  TurnPull(Target target, Vec3 center, Vec3 axis, Swing swing, boolean flat) {
    this.target = target;
    this.center = center;
    this.axis = axis;
    this.swing = swing;
    this.flat = flat;
  }

  @Override
  public void to(Pointer pointer, Session session) {
    double degrees = Steps.degrees(Math.toDegrees(swing.to(pointer)), pointer);
    Optional<Pointer.Axis> lock = flat ? Optional.empty() : pointer.lock();
    Turn turn = new Turn(lock.map(Pointer.Axis::direction).orElse(axis), degrees);
    turned(turn)
        .ifPresent(bodies -> {
          session.preview(new Edit.Change(Edit.Change.What.ORIENTATION, bodies));
          guide = Optional.of(guide(degrees, lock, pointer));
        });
  }

  /// {@return the bodies after a turn; empty if one would be where no numbers are}
  private Optional<List<Body>> turned(Turn turn) {
    try {
      return Optional.of(
          target.bodies().stream()
              .map(body -> turn.of(body, center.minus(target.shift(body))))
              .toList());
    } catch (IllegalArgumentException beyondNumbers) {
      return Optional.empty();
    }
  }

  private Guide guide(double degrees, Optional<Pointer.Axis> lock, Pointer pointer) {
    Guide.Trace trace =
        lock.<Guide.Trace>map(locked -> new Guide.Trace.Line(center, locked))
            .orElseGet(
                () -> new Guide.Trace.Angle(center, axis, swing.arm(), Math.toRadians(degrees)));
    String about = lock.map(locked -> " " + locked).orElse("");
    return new Guide(Readout.turn(degrees) + about, List.of(trace), pointer.x(), pointer.y());
  }

  @Override
  public Optional<Guide> guide() {
    return guide;
  }
}
