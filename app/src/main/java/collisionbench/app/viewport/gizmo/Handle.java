package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.RenderState;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// A draggable part of a gizmo.
interface Handle extends Grip {

  /// The distance within which a handle is grabbed, in pixels.
  double GRAB_DISTANCE = 8;

  /// Draws it.
  void draw(Brush brush);

  /// {@return points that labels avoid}
  Stream<Point2D> points();

  /// {@return the start of its drag}
  Grab grab();

  @Override
  default DragHandler startDrag(RenderState state, Pointer start) {
    return grab().from(start);
  }

  /// Starts a drag.
  @FunctionalInterface
  interface Grab {

    DragHandler from(Pointer start);
  }
}
