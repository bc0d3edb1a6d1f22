package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Pair;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/// One shape, smaller than the other, around one of its points or its centroid.
final class Contained {

  private Contained() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator large = ShapeGenerator.either(random);
    List<Vec3> corners = Stream.generate(large.points()).limit(corners(pair)).toList();
    Vec3 sum = corners.stream().reduce(Vec3.ZERO, Vec3::plus);
    Vec3 middle = sum.times(1.0 / corners.size());
    Iterator<Vec3> inTurn = Stream.generate(() -> corners).flatMap(List::stream).iterator();
    ShapeGenerator around = large.at(inTurn::next).sized(() -> 1 + large.sizes().getAsDouble());
    double factor = random.oneIn(2) ? 0.25 : random.magnitude(1e-6, 0.5);
    Vec3 at = random.oneIn(2) ? middle : random.of(corners);
    ShapeGenerator inner = large.shrunk(factor, at);
    return random.oneIn(2)
        ? Strategy.drawn(pair, around, inner)
        : Strategy.drawn(pair, inner, around);
  }

  /// {@return the number of points of the larger shape; enough for a hull to have an interior}
  private static int corners(Pair pair) {
    return pair.has(Kind.HULL) ? 8 : 3;
  }
}
