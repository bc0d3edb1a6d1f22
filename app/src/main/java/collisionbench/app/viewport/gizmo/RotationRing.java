package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.viewport.render.Pixels;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;

/// A ring about an axis; the half of it that is in front is stronger, and can be taken hold of.
///
/// @param axis the axis of the scene about which it is; empty if it lies in the picture
/// @param whole all of it, closed
/// @param front the half in front
/// @param label where the axis's letter stands
/// @param width of its line, in pixels
record RotationRing(
    String name,
    Optional<Axis> axis,
    List<Point2D> whole,
    List<Point2D> front,
    Point2D label,
    double width,
    Grab grab)
    implements Handle {

  private static final double BADGE = 8;

  @Override
  public Stream<Point2D> points() {
    return Stream.concat(
        IntStream.range(1, front.size())
            .boxed()
            .flatMap(i -> Pixels.along(front.get(i - 1), front.get(i))),
        Stream.of(label));
  }

  @Override
  public boolean isAt(double x, double y) {
    return Pixels.distance(front, x, y) <= REACH;
  }

  @Override
  public void draw(Brush brush) {
    Color color = axis.map(brush.palette()::of).orElseGet(brush::plain);
    brush.hairline(whole, color);
    brush.line(front, color, width);
    axis.ifPresent(about -> {
      brush.disc(label, BADGE, color, true);
      brush.inscribe(about.name(), label);
    });
  }
}
