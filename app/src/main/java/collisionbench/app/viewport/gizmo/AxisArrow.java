package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.viewport.render.Pixels;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.paint.Color;

/// An arrow along an axis, with its letter at the tip.
record AxisArrow(String name, Axis axis, Point2D from, Point2D tip, Grab grab) implements Handle {

  private static final double HEAD = 13;
  private static final double HALF_WIDTH = 5.5;
  private static final double TO_LETTER = 11;

  @Override
  public Stream<Point2D> points() {
    return Pixels.along(from, tip.add(Pixels.direction(from, tip).multiply(TO_LETTER)));
  }

  @Override
  public boolean isAt(double x, double y) {
    return Pixels.distance(List.of(from, tip), x, y) <= GRAB_DISTANCE;
  }

  @Override
  public Cursor cursor() {
    return Pixels.cursor(Pixels.direction(from, tip));
  }

  @Override
  public void draw(Brush brush) {
    Color color = brush.palette().of(axis);
    Point2D along = Pixels.direction(from, tip);
    Point2D across = new Point2D(-along.getY(), along.getX()).multiply(HALF_WIDTH);
    Point2D neck = tip.subtract(along.multiply(HEAD));
    if (neck.subtract(from).dotProduct(along) > 0) {
      brush.line(List.of(from, neck), color, 2.5);
    }
    brush.area(List.of(tip, neck.add(across), neck.subtract(across)), color);
    brush.letter(axis.name(), tip.add(along.multiply(TO_LETTER)), color);
  }
}
