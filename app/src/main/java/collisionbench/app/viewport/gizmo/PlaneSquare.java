package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.viewport.render.Pixels;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;

/// A square between two arrows, which moves the selection in their plane.
///
/// @param normal the normal's axis, whose color it has
record PlaneSquare(String name, Axis normal, List<Point2D> corners, Grab grab) implements Handle {

  @Override
  public Stream<Point2D> points() {
    return corners.stream();
  }

  @Override
  public boolean isAt(double x, double y) {
    return Pixels.isWithin(corners, x, y);
  }

  @Override
  public Cursor cursor() {
    return Cursor.MOVE;
  }

  @Override
  public void draw(Brush brush) {
    brush.pane(corners, brush.palette().of(normal));
  }
}
