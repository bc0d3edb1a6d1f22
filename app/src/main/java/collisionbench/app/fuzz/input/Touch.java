package collisionbench.app.fuzz.input;

import collisionbench.app.scene.Field;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Pair;

/// Two shapes that touch without overlapping further: they share a point, and a plane or line
/// through it separates them. This holds exactly for the given numbers.
final class Touch {

  private Touch() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    double unit = random.oneIn(4) ? Math.scalb(1.0, random.whole(-20, 20)) : 1;
    return pair.isFlat() ? plane(pair, unit, random) : space(pair, unit, random);
  }

  private static ShapePair space(Pair kinds, double unit, SeededRandom random) {
    Vec3 at = new Vec3(random.whole(-8, 8), random.whole(-8, 8), random.whole(-8, 8)).times(unit);
    WholeAxes frameA = WholeAxes.random(random);
    WholeAxes frameB = random.oneIn(3) ? frameA : WholeAxes.random(random);
    int i = random.whole(0, 2);
    Vec3 u = frameA.axes().get((i + 1) % 3);
    Vec3 v = frameA.axes().get((i + 2) % 3);
    Vec3 away = frameA.axes().get(i);
    double length = frameA.length();
    Vec3 edge = random.of(frameB.axes());
    // Edge against edge: that normal has no whole length, so this is only for shapes without a
    // radius.
    if (!isRound(kinds.a())
        && !isRound(kinds.b())
        && random.oneIn(3)
        && !u.cross(edge).equals(Vec3.ZERO)) {
      away = u.cross(edge);
      v = edge;
    }
    return new ShapePair.InSpace(
        new PlaneTouch(at, away, length, u, v, frameA, unit, random).shape(kinds.a()),
        new PlaneTouch(at, away.negated(), length, u, v, frameB, unit, random).shape(kinds.b()));
  }

  /// {@return whether shapes of a kind have a radius}
  private static boolean isRound(Kind kind) {
    return ShapeType.of(kind).fields().stream()
        .anyMatch(field -> field.kind() == Field.Kind.LENGTH);
  }

  private static ShapePair plane(Pair kinds, double unit, SeededRandom random) {
    Vec2 at = new Vec2(random.whole(-8, 8), random.whole(-8, 8)).times(unit);
    Slope slope = Slope.random(random);
    Vec2 away = slope.direction();
    return new ShapePair.InPlane(
        new LineTouch(at, away, slope.length(), unit, random).shape(kinds.a()),
        new LineTouch(at, away.negated(), slope.length(), unit, random).shape(kinds.b()));
  }
}
