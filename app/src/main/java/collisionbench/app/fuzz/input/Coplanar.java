package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;

/// All points in one plane, tilted in space; on one line in the plane. On the lattice exactly so,
/// else up to rounding.
record Coplanar() implements Strategy {

  @Override
  public String name() {
    return "coplanar";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapeGenerator lattice = ShapeGenerator.lattice(dice);
    ShapeGenerator base = dice.oneIn(2) ? lattice : ShapeGenerator.uniform(dice);
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
