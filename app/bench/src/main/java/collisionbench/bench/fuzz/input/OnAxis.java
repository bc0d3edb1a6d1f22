package collisionbench.bench.fuzz.input;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;
import java.util.List;

/// Shapes in tenths, a center or corner of one on a line of the other: the line through two of its
/// corners or the ends of its axis, along an axis of a box, or along the direction or a side of a
/// sector, in tenths of its radius. Angles are 0 or 180 degrees there, where an arc cosine of 1 +
/// 2e-16 is NaN.
final class OnAxis {

  private OnAxis() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator tenths = ShapeGenerator.decimals(random);
    ShapeGenerator small = tenths.sized(() -> random.whole(1, 4) / 10.0);
    ShapeGenerator large = tenths.sized(() -> random.whole(4, 10) / 10.0);
    return switch (Strategy.drawn(pair, small, large)) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) ->
          new ShapePair.InSpace(
              a, b.translated(motion(Line.of(a, random), Line.of(b, random), random)));
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Vec3 motion = motion(Line.of(a, random), Line.of(b, random), random);
        yield new ShapePair.InPlane(a, b.translated(Lifted.flat(motion)));
      }
    };
  }

  /// {@return the motion of B that puts the point of one shape on the line of the other}
  private static Vec3 motion(Line a, Line b, SeededRandom random) {
    double steps = random.whole(-4, 12) / 10.0;
    boolean onB = a.isPoint() || (!b.isPoint() && random.oneIn(2));
    return onB ? a.from.minus(b.at(steps)) : a.at(steps).minus(b.from);
  }

  /// A line of a shape.
  ///
  /// @param from a center or corner
  /// @param along to another one; zero if there is none
  private record Line(Vec3 from, Vec3 along) {

    static Line of(Shape3 shape, SeededRandom random) {
      return shape instanceof Box(Vec3 center, Vec3 _, Rotation turn)
          ? new Line(center, random.of(List.of(turn.axisX(), turn.axisY(), turn.axisZ())))
          : of(FieldValue.of(shape), random);
    }

    static Line of(Shape2 shape, SeededRandom random) {
      if (!(shape instanceof Sector sector)) {
        return of(FieldValue.of(shape), random);
      }
      Vec2 middle = sector.direction().unit();
      Vec2 along = random.of(List.of(middle, middle, sector.startEdge(), sector.endEdge()));
      return new Line(Lifted.of(sector.center()), Lifted.of(along.times(sector.radius())));
    }

    private static Line of(List<FieldValue> values, SeededRandom random) {
      List<Vec3> points = values.stream().flatMap(value -> value.points().stream()).toList();
      int from = random.whole(0, points.size() - 1);
      Vec3 to = points.get((from + 1) % points.size());
      return new Line(points.get(from), to.minus(points.get(from)));
    }

    boolean isPoint() {
      return along.equals(Vec3.ZERO);
    }

    /// {@return the point so many times the line from its first point}
    Vec3 at(double steps) {
      return from.plus(steps, isPoint() ? Vec3.X : along);
    }
  }
}
