package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.viewport.Grip;
import collisionbench.app.viewport.Overlay;
import collisionbench.app.viewport.Sight;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// How far bodies move: an arrow from where the middle of each is at time 0 to where it is at time
/// 1, whose tip can be taken elsewhere. Of the selected bodies, or of all where few move.
public final class VelocityArrows implements Overlay {

  /// More are too many to be told apart.
  private static final int MOST = 12;

  /// Canvases draw coordinates beyond about a million pixels wrong.
  private static final double FARTHEST = 1e5;

  @Override
  public void draw(GraphicsContext canvas, Sight sight) {
    for (Way arrow : arrows(sight).reversed()) {
      arrow.draw(new Brush(canvas, sight.palette(), sight.highlights(arrow.name())));
    }
  }

  @Override
  public List<Grip> grips(Sight sight) {
    return List.copyOf(arrows(sight));
  }

  /// {@return where the tips of the arrows are}
  public static List<Point2D> tips(Sight sight) {
    return arrows(sight).stream().map(Way::tip).toList();
  }

  /// {@return the arrows, foremost first}
  private static List<Way> arrows(Sight sight) {
    List<Body> moving =
        sight.evaluation().scene().bodies().stream()
            .filter(Body::moves)
            .filter(body -> !sight.isHidden(body.id()))
            .filter(body -> sight.selection().isEmpty() || sight.selection().contains(body.id()))
            .toList();
    return moving.size() > MOST
        ? List.of()
        : moving.stream().flatMap(body -> arrow(body, sight).stream()).toList();
  }

  private static Optional<Way> arrow(Body body, Sight sight) {
    Vec3 from = Target.center(body);
    Vec3 to = from.plus(body.displacement());
    return Spot.of(sight.projection(), from)
        .flatMap(spot -> spot.pixels(List.of(from, to)))
        .filter(ends -> ends.stream().allMatch(VelocityArrows::isNear))
        .map(ends ->
            new Way(
                "velocity-" + body.id(),
                ends.getFirst(),
                ends.getLast(),
                sight.selection().contains(body.id()),
                start -> new VelocityPull(body, to, sight.projection(), start)));
  }

  private static boolean isNear(Point2D pixel) {
    return Math.abs(pixel.getX()) < FARTHEST && Math.abs(pixel.getY()) < FARTHEST;
  }

  /// An arrow with a knob at its tip.
  ///
  /// @param selected whether it belongs to a selected body, whose colour it has
  private record Way(String name, Point2D from, Point2D tip, boolean selected, Grab grab)
      implements Handle {

    private static final double KNOB = 5;
    private static final double HEAD = 12;
    private static final double HALF_WIDTH = 5;

    @Override
    public boolean isAt(double x, double y) {
      return tip.distance(x, y) <= KNOB + REACH / 2;
    }

    @Override
    public Cursor cursor() {
      return Cursor.MOVE;
    }

    @Override
    public void draw(Brush brush) {
      Color color = selected ? brush.palette().selection() : brush.plain();
      double length = from.distance(tip);
      if (length > KNOB + HEAD) {
        Point2D along = Pixels.direction(from, tip);
        Point2D point = tip.subtract(along.multiply(KNOB));
        Point2D neck = point.subtract(along.multiply(HEAD));
        Point2D across = new Point2D(-along.getY(), along.getX()).multiply(HALF_WIDTH);
        brush.line(List.of(from, neck), color, 2);
        brush.area(List.of(point, neck.add(across), neck.subtract(across)), color);
      }
      brush.disc(tip, KNOB, color, true);
    }
  }
}
