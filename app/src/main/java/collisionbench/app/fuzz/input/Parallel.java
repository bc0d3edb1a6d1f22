package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;

/// Faces, edges and axes that are parallel: shapes made of multiples of the same few directions, at
/// any distance from one another or in one another.
record Parallel() implements Strategy {

  @Override
  public String name() {
    return "parallel";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    double gap = dice.oneIn(2) ? dice.whole(-8, 8) / 8.0 : dice.between(-1, 1);
    double aside = dice.whole(-4, 4) / 4.0;
    return pair.isFlat() ? plane(pair, gap, aside, dice) : space(pair, gap, aside, dice);
  }

  private static ShapePair space(Pair kinds, double gap, double aside, SeededRandom dice) {
    WholeAxes frame = WholeAxes.random(dice);
    Vec3 away = frame.axes().get(0);
    Vec3 u = frame.axes().get(1);
    Vec3 v = frame.axes().get(2);
    Lean3 below = new Lean3(Vec3.ZERO, away.negated(), frame.length(), u, v, frame, 1, dice);
    Lean3 above = new Lean3(Vec3.ZERO, away, frame.length(), u, v, frame, 1, dice);
    Shape3 a = below.shape(kinds.a());
    Shape3 b = above.shape(kinds.b());
    return new ShapePair.InSpace(a, b.translated(away.times(gap).plus(aside, u)));
  }

  private static ShapePair plane(Pair kinds, double gap, double aside, SeededRandom dice) {
    Slope slope = Slope.random(dice);
    Vec2 away = slope.direction();
    Shape2 a = new Lean2(Vec2.ZERO, away.negated(), slope.length(), 1, dice).shape(kinds.a());
    Shape2 b = new Lean2(Vec2.ZERO, away, slope.length(), 1, dice).shape(kinds.b());
    return new ShapePair.InPlane(
        a, b.translated(away.times(gap).plus(aside, away.perpendicular())));
  }
}
