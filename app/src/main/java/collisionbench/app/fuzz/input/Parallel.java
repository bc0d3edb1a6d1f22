package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;

/// Parallel faces, edges and axes: shapes built from multiples of the same few directions, apart or
/// overlapping.
final class Parallel {

  private Parallel() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    double gap = random.oneIn(2) ? random.whole(-8, 8) / 8.0 : random.between(-1, 1);
    double aside = random.whole(-4, 4) / 4.0;
    return pair.isFlat() ? plane(pair, gap, aside, random) : space(pair, gap, aside, random);
  }

  private static ShapePair space(Pair kinds, double gap, double aside, SeededRandom random) {
    WholeAxes frame = WholeAxes.random(random);
    Vec3 away = frame.axes().get(0);
    Vec3 u = frame.axes().get(1);
    Vec3 v = frame.axes().get(2);
    PlaneTouch below =
        new PlaneTouch(Vec3.ZERO, away.negated(), frame.length(), u, v, frame, 1, random);
    PlaneTouch above = new PlaneTouch(Vec3.ZERO, away, frame.length(), u, v, frame, 1, random);
    Shape3 a = below.shape(kinds.a());
    Shape3 b = above.shape(kinds.b());
    return new ShapePair.InSpace(a, b.translated(away.times(gap).plus(aside, u)));
  }

  private static ShapePair plane(Pair kinds, double gap, double aside, SeededRandom random) {
    Slope slope = Slope.random(random);
    Vec2 away = slope.direction();
    Shape2 a = new LineTouch(Vec2.ZERO, away.negated(), slope.length(), 1, random).shape(kinds.a());
    Shape2 b = new LineTouch(Vec2.ZERO, away, slope.length(), 1, random).shape(kinds.b());
    return new ShapePair.InPlane(
        a, b.translated(away.times(gap).plus(aside, away.perpendicular())));
  }
}
