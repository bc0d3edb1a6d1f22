package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.sight.Grip;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import collisionbench.app.viewport.sight.Sight;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// A part of a gizmo that can be taken hold of, as it lies in the picture.
interface Handle extends Grip {

  /// From how far away a handle is taken hold of, in pixels.
  double REACH = 8;

  /// Draws it.
  void draw(Brush brush);

  /// {@return what of it is not to be covered}
  Stream<Point2D> points();

  /// {@return what begins when it is taken hold of}
  Grab grab();

  @Override
  default Pull pull(Sight sight, Pointer start) {
    return grab().from(start);
  }

  /// Begins a pull.
  @FunctionalInterface
  interface Grab {

    Pull from(Pointer start);
  }
}
