package collisionbench.bench.fuzz.input;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.ShapeType;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;
import java.util.List;

/// Strategies whose shapes lie along directions with whole coordinates and whole lengths, so that
/// touching and parallel features are exact.
final class WholeNumbers {

  private WholeNumbers() {}

  /// Two shapes that touch without overlapping further: they share a point, and a plane or line
  /// through it separates them. This holds exactly for the given numbers.
  static ShapePair touch(Pair pair, SeededRandom random) {
    double unit = random.oneIn(4) ? Math.scalb(1.0, random.whole(-20, 20)) : 1;
    return pair.isFlat() ? touchInPlane(pair, unit, random) : touchInSpace(pair, unit, random);
  }

  private static ShapePair touchInSpace(Pair kinds, double unit, SeededRandom random) {
    Vec3 at = new Vec3(random.whole(-8, 8), random.whole(-8, 8), random.whole(-8, 8)).times(unit);
    PlaneTouch.Frame frameA = PlaneTouch.Frame.random(random);
    PlaneTouch.Frame frameB = random.oneIn(3) ? frameA : PlaneTouch.Frame.random(random);
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

  private static ShapePair touchInPlane(Pair kinds, double unit, SeededRandom random) {
    Vec2 at = new Vec2(random.whole(-8, 8), random.whole(-8, 8)).times(unit);
    LineTouch.Slope slope = LineTouch.Slope.random(random);
    Vec2 away = slope.direction();
    return new ShapePair.InPlane(
        new LineTouch(at, away, slope.length(), unit, random).shape(kinds.a()),
        new LineTouch(at, away.negated(), slope.length(), unit, random).shape(kinds.b()));
  }

  /// Parallel faces, edges and axes: shapes built from multiples of the same few directions, apart
  /// or overlapping.
  static ShapePair parallel(Pair pair, SeededRandom random) {
    double gap = random.oneIn(2) ? random.whole(-8, 8) / 8.0 : random.between(-1, 1);
    double aside = random.whole(-4, 4) / 4.0;
    if (pair.isFlat()) {
      LineTouch.Slope slope = LineTouch.Slope.random(random);
      Vec2 away = slope.direction();
      Shape2 a =
          new LineTouch(Vec2.ZERO, away.negated(), slope.length(), 1, random).shape(pair.a());
      Shape2 b = new LineTouch(Vec2.ZERO, away, slope.length(), 1, random).shape(pair.b());
      Vec2 by = away.times(gap).plus(aside, away.perpendicular());
      return new ShapePair.InPlane(a, b.translated(by));
    }
    PlaneTouch.Frame frame = PlaneTouch.Frame.random(random);
    Vec3 away = frame.axes().get(0);
    Vec3 u = frame.axes().get(1);
    Vec3 v = frame.axes().get(2);
    PlaneTouch below =
        new PlaneTouch(Vec3.ZERO, away.negated(), frame.length(), u, v, frame, 1, random);
    PlaneTouch above = new PlaneTouch(Vec3.ZERO, away, frame.length(), u, v, frame, 1, random);
    Shape3 a = below.shape(pair.a());
    Shape3 b = above.shape(pair.b());
    return new ShapePair.InSpace(a, b.translated(away.times(gap).plus(aside, u)));
  }

  /// All points and boxes on one lattice with an exact rotation, like 3-4-5: segments lie in tilted
  /// faces, along edges and curved surfaces, and pass through corners, without rounding.
  static ShapePair onFace(Pair pair, SeededRandom random) {
    ShapeGenerator turned =
        pair.isFlat()
            ? lattice(LineTouch.Slope.random(random), random)
            : lattice(PlaneTouch.Frame.random(random), random);
    return Strategy.drawn(pair, turned, turned);
  }

  private static ShapeGenerator lattice(PlaneTouch.Frame frame, SeededRandom random) {
    List<Vec3> axes = frame.axes();
    return ShapeGenerator.lattice(random)
        .at(() ->
            axes.get(0)
                .times(random.whole(-3, 3))
                .plus(random.whole(-3, 3), axes.get(1))
                .plus(random.whole(-3, 3), axes.get(2)))
        .sized(() -> random.whole(0, 2) * frame.length())
        .turned(frame::turn);
  }

  private static ShapeGenerator lattice(LineTouch.Slope slope, SeededRandom random) {
    Vec2 along = slope.direction();
    Vec2 aside = along.perpendicular();
    return ShapeGenerator.lattice(random)
        .at(() -> Lifted.of(along.times(random.whole(-2, 2)).plus(random.whole(-2, 2), aside)))
        .sized(() -> random.whole(0, 2) * slope.length());
  }
}
