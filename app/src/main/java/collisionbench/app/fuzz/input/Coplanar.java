package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;

/// All points lie in one tilted plane (3D) or on one line (2D): exactly for lattice points,
/// otherwise up to rounding.
final class Coplanar {

  private Coplanar() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator lattice = ShapeGenerator.lattice(random);
    ShapeGenerator base = random.oneIn(2) ? lattice : ShapeGenerator.uniform(random);
    Vec3 origin = lattice.points().get();
    Vec3 u = lattice.points().get();
    Vec3 v = pair.isFlat() ? Vec3.ZERO : lattice.points().get();
    ShapeGenerator flat =
        base.at(() -> {
          Vec3 p = base.points().get();
          return origin.plus(p.x(), u).plus(p.y(), v);
        });
    return Strategy.drawn(pair, flat, flat);
  }
}
