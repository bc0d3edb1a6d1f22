package collisionbench.app.fuzz.input;

import collisionbench.app.scene.Field;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Pair;

/// Two shapes that touch and no more: both hold a point, and a plane through it has one on each
/// side. Exactly so, in the numbers given.
record Touch() implements Strategy {

  @Override
  public String name() {
    return "touch";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    double unit = dice.oneIn(4) ? Math.scalb(1.0, dice.whole(-20, 20)) : 1;
    return pair.isFlat() ? plane(pair, unit, dice) : space(pair, unit, dice);
  }

  private static ShapePair space(Pair kinds, double unit, SeededRandom dice) {
    Vec3 at = new Vec3(dice.whole(-8, 8), dice.whole(-8, 8), dice.whole(-8, 8)).times(unit);
    WholeAxes frameA = WholeAxes.random(dice);
    WholeAxes frameB = dice.oneIn(3) ? frameA : WholeAxes.random(dice);
    int i = dice.whole(0, 2);
    Vec3 u = frameA.axes().get((i + 1) % 3);
    Vec3 v = frameA.axes().get((i + 2) % 3);
    Vec3 away = frameA.axes().get(i);
    double length = frameA.length();
    Vec3 edge = dice.of(frameB.axes());
    // Edge across edge; the length of that normal is no whole number, so only without radii.
    if (!isRound(kinds.a()) && !isRound(kinds.b()) && dice.oneIn(3) && !isZero(u.cross(edge))) {
      away = u.cross(edge);
      v = edge;
    }
    return new ShapePair.InSpace(
        new Lean3(at, away, length, u, v, frameA, unit, dice).shape(kinds.a()),
        new Lean3(at, away.negated(), length, u, v, frameB, unit, dice).shape(kinds.b()));
  }

  /// {@return whether shapes of a kind have a radius}
  private static boolean isRound(Kind kind) {
    return ShapeType.of(kind).fields().stream()
        .anyMatch(field -> field.kind() == Field.Kind.LENGTH);
  }

  private static boolean isZero(Vec3 v) {
    return v.equals(Vec3.ZERO);
  }

  private static ShapePair plane(Pair kinds, double unit, SeededRandom dice) {
    Vec2 at = new Vec2(dice.whole(-8, 8), dice.whole(-8, 8)).times(unit);
    Slope slope = Slope.random(dice);
    Vec2 away = slope.direction();
    return new ShapePair.InPlane(
        new Lean2(at, away, slope.length(), unit, dice).shape(kinds.a()),
        new Lean2(at, away.negated(), slope.length(), unit, dice).shape(kinds.b()));
  }
}
