package collisionbench.geometry.plane.sweep;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Polygon;
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
}
