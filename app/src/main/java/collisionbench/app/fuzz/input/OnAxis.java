package collisionbench.app.fuzz.input;

import collisionbench.app.scene.FieldValue;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;
import java.util.List;

/// Shapes in tenths, the first point of A on a line of B: the line through two of its corners or
/// the ends of its axis, along an axis of a box, or along the direction of a sector, in tenths of
/// its radius. Angles are 0 or 180 degrees there, where an arc cosine of 1 + 2e-16 is NaN.
final class OnAxis {

  private OnAxis() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    double steps = random.whole(-8, 12) / 10.0;
    ShapeGenerator tenths = ShapeGenerator.decimals(random);
    return switch (Strategy.drawn(pair, tenths, tenths)) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) -> {
        List<Vec3> points = points(ShapeType.values(b));
        Vec3 from = points.getFirst().plus(steps, along(b, points));
        Vec3 to = points(ShapeType.values(a)).getFirst();
        yield new ShapePair.InSpace(a, b.translated(to.minus(from)));
      }
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        List<Vec3> points = points(ShapeType.values(b));
        Vec3 from = points.getFirst().plus(steps, along(b, points));
        Vec3 to = points(ShapeType.values(a)).getFirst();
        yield new ShapePair.InPlane(a, b.translated(Lifted.flat(to.minus(from))));
      }
    };
  }

  private static List<Vec3> points(List<FieldValue> values) {
    return values.stream().flatMap(value -> value.points().stream()).toList();
  }

  private static Vec3 along(Shape3 shape, List<Vec3> points) {
    return shape instanceof Box box ? box.orientation().axisX() : line(points);
  }

  private static Vec3 along(Shape2 shape, List<Vec3> points) {
    return shape instanceof Sector sector
        ? Lifted.of(sector.direction().unit().times(sector.radius()))
        : line(points);
  }

  /// {@return from the first point to the last; of a single point, along x}
  private static Vec3 line(List<Vec3> points) {
    return points.size() == 1 ? Vec3.X : points.getLast().minus(points.getFirst());
  }
}
