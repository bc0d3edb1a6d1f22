package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import java.util.List;

/// Degenerate shapes: zero or tiny sizes, equal ends, collinear corners, slivers of sectors and
/// polygons.
final class Degenerate {

  private Degenerate() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator base = ShapeGenerator.either(random);
    return Strategy.drawn(pair, thin(base, random), thin(base, random));
  }

  /// {@return a generator whose points are mostly three collinear ones, so that many coincide}
  private static ShapeGenerator thin(ShapeGenerator base, SeededRandom random) {
    Vec3 start = base.points().get();
    Vec3 end = base.points().get();
    List<Vec3> line = List.of(start, end, start.towards(end, 0.5));
    return base.at(() -> random.oneIn(5) ? base.points().get() : random.of(line))
        .sized(() -> random.oneIn(2) ? 0 : base.sizes().getAsDouble() * tiny(random))
        .opened(
            () -> random.oneIn(2) ? random.magnitude(1e-16, 1e-3) : base.angles().getAsDouble());
  }

  private static double tiny(SeededRandom random) {
    return random.oneIn(2) ? 1 : random.magnitude(1e-16, 1e-6);
  }
}
