package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.viewport.render.Pixels;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;

/// A ring about an axis. Its front half is stronger and draggable.
///
/// @param axis the scene's axis; empty if the ring is parallel to the picture
/// @param whole the closed ring
/// @param front the front half
/// @param label the position of the letter
/// @param width the line width in pixels
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
    return Pixels.distance(front, x, y) <= GRAB_DISTANCE;
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
