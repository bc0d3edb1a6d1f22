package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import java.util.List;

/// ShapePair that are less than they seem: sizes of zero or next to nothing, equal ends, corners on
/// one line, slivers of sectors and polygons.
record Degenerate() implements Strategy {

  @Override
  public String name() {
    return "degenerate";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapeGenerator base =
        dice.oneIn(2) ? ShapeGenerator.lattice(dice) : ShapeGenerator.uniform(dice);
    return Strategy.drawn(pair, thin(base, dice), thin(base, dice));
  }

  /// Points from three on one line, so that many coincide.
  private static ShapeGenerator thin(ShapeGenerator base, SeededRandom dice) {
    Vec3 start = base.points().get();
    Vec3 end = base.points().get();
    List<Vec3> line = List.of(start, end, start.towards(end, 0.5));
    return base.at(() -> dice.oneIn(5) ? base.points().get() : dice.of(line))
        .sized(() -> dice.oneIn(2) ? 0 : base.sizes().getAsDouble() * tiny(dice))
        .opened(() -> dice.oneIn(2) ? dice.magnitude(1e-16, 1e-3) : base.angles().getAsDouble());
  }

  private static double tiny(SeededRandom dice) {
    return dice.oneIn(2) ? 1 : dice.magnitude(1e-16, 1e-6);
  }
}
