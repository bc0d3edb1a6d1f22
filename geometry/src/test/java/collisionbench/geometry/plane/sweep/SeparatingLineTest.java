package collisionbench.geometry.plane.sweep;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SeparatingLineTest {

  private static final Polygon BOX = box(0, 0, 1, 1);

  @Test
  void aSideSeparatesUntilTheMotionCrossesIt() {
    assertTrue(SeparatingLine.isFound(BOX, box(2, 0, 3, 1), at(-0.875, 0.25), 4));
    assertFalse(SeparatingLine.isFound(BOX, box(2, 0, 3, 1), at(-1.125, 0.25), 4));
  }

  @Test
  void touchingAtTheEndIsNotSeparate() {
    assertFalse(SeparatingLine.isFound(BOX, box(2, 0, 3, 1), at(-1, 0), 4));
  }

  @Test
  void shapesThatPassEachOtherAreSeparatedAlongTheMotion() {
    assertTrue(SeparatingLine.isFound(BOX, circle(3, 0.5, 0.5), at(-2.5, 2.5), 5.5));
    assertFalse(SeparatingLine.isFound(BOX, circle(3, 0.5, 1.25), at(-2.5, 2.5), 5.5));
  }

  @Test
  void theRadiusOfASectorCounts() {
    assertFalse(SeparatingLine.isFound(BOX, sector(2.5, 0.5, 2, -1, 0, 90), at(0.25, 0), 3));
  }

  /// The tip of a triangle moves towards a side, which alone can separate them.
  @Test
  void exactGapAtTheEndIsMoreThanHalfTheMargin() {
    Random random = new Random(11);
    int found = 0;
    for (int i = 0; i < 20_000; i++) {
      Vec2 start = at(random.nextDouble(-2, 2), random.nextDouble(-2, 2));
      Vec2 end = start.plus(at(random.nextDouble(3, 4), random.nextDouble(-1, 1)));
      Vec2 outwards = end.minus(start).perpendicular().negated().unit();
      Polygon a = new Polygon(List.of(start, end, start.towards(end, 0.5).plus(-1, outwards)));
      Vec2 tip = start.towards(end, random.nextDouble(0.4, 0.6)).plus(1, outwards);
      Vec2 left = tip.plus(1, outwards).plus(0.1, outwards.perpendicular());
      Vec2 right = tip.plus(1, outwards).plus(-0.1, outwards.perpendicular());
      Polygon b = new Polygon(List.of(tip, right, left));
      double margin = MovingPieces.margin(extent(a, start) + extent(b, start) + 1.2, 8);
      Vec2 motion = outwards.times(random.nextDouble(0, 2) * margin - 1);
      Dyadic2 side = Exactly.between(start, end);
      Dyadic2 toTip = Exactly.between(start, tip).plus(Exactly.of(motion));
      double gap = toTip.cross(side).over(Dyadic.ONE) / end.minus(start).length();
      boolean isFound = SeparatingLine.isFound(a, b, motion, 8);
      assertTrue(isFound ? gap > margin / 2 : gap < 1.5 * margin, "seed 11, case " + i);
      found += isFound ? 1 : 0;
    }
    assertTrue(found > 5_000 && found < 15_000, "found " + found);
  }

  private static double extent(Polygon shape, Vec2 from) {
    return shape.vertices().stream()
        .mapToDouble(corner -> corner.minus(from).sumOfMagnitudes())
        .max()
        .orElseThrow();
  }
}
