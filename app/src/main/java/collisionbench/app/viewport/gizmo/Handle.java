package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Grip;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Point2D;

/// A grip of a gizmo, with its drawing.
///
/// @param at a point on it, in its middle if it has one
/// @param points what labels avoid
record Handle(Grip grip, Point2D at, List<Point2D> points, Consumer<Brush> drawing) {

  /// The distance within which a handle is grabbed, in pixels.
  static final double GRAB_DISTANCE = 8;

  String name() {
    return grip.name();
  }
}
