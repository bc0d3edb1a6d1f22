package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.Mesh;
import org.junit.jupiter.api.Test;

class HullNodeTest {

  private static final List<Vec3> CORNERS =
      List.of(
          new Vec3(0.1, 0.2, 0.3),
          new Vec3(2.1, 0.2, 0.3),
          new Vec3(0.1, 2.2, 0.3),
          new Vec3(0.1, 0.2, 2.3));

  private static final Hull SOLID = new Hull(CORNERS);
  private static final Hull STRAIGHT =
      new Hull(List.of(Vec3.ZERO, new Vec3(4, 0, 0), new Vec3(1, 0, 0)));

  private static Mesh mesh(BodyNode node) {
    return node.surfaces().getFirst().getMesh();
  }

  @Test
  void aMovedHullKeepsItsMesh() {
    BodyNode node = BodyNodes.of(SOLID);
    assertTrue(node.update(SOLID));
    Mesh mesh = mesh(node);
    for (double by : new double[] {0.1, 1 / 3.0, -17.7}) {
      assertTrue(node.update(SOLID.translated(new Vec3(by, by, -by))));
      assertSame(mesh, mesh(node));
    }
  }

  /// The node's origin is where the middle of the bounds is.
  @Test
  void aMovedHullIsAtItsNewPosition() {
    BodyNode node = BodyNodes.of(SOLID);
    assertTrue(node.update(SOLID.translated(new Vec3(10, 0, 0))));
    Vec3 middle = SOLID.bounds().center().plus(new Vec3(10, 0, 0));
    assertEquals(0, middle.minus(node.origin()).length(), 1e-12);
    assertEquals(2, node.extent(), 1e-12);
  }

  /// However small the steps are, what is drawn is never further off than a float can tell.
  @Test
  void draggingACornerChangesTheMesh() {
    BodyNode node = BodyNodes.of(SOLID);
    assertTrue(node.update(SOLID));
    Mesh mesh = mesh(node);
    for (int step = 1; step <= 100; step++) {
      List<Vec3> moved = new ArrayList<>(CORNERS);
      moved.set(2, CORNERS.get(2).plus(new Vec3(0, 0, step * 1e-8)));
      assertTrue(node.update(new Hull(moved)));
    }
    assertNotSame(mesh, mesh(node));
  }

  @Test
  void aStraightHullIsALineAndASinglePointHasNoExtent() {
    assertInstanceOf(SegmentNode.class, BodyNodes.of(STRAIGHT));
    BodyNode line = BodyNodes.of(STRAIGHT);
    assertTrue(line.update(STRAIGHT));
    assertEquals(4, line.extent());
    assertEquals(new Vec3(2, 0, 0), line.origin());
    Hull point = new Hull(List.of(Vec3.X, Vec3.X));
    assertTrue(line.update(point));
    assertEquals(0, line.extent());
    assertEquals(Vec3.X, line.origin());
  }

  @Test
  void aHullThatIsStraightUpToRoundingIsALine() {
    BodyNode line = BodyNodes.of(STRAIGHT);
    for (double by : new double[] {0.1, 1 / 3.0, -1000.3}) {
      Rotation turn = Rotation.about(new Vec3(1, 2, 3), by);
      Hull turned =
          new Hull(
              STRAIGHT.points().stream()
                  .map(point -> turn.apply(point).plus(new Vec3(by, by, by)))
                  .toList());
      assertTrue(line.update(turned));
      assertEquals(4, line.extent(), 1e-9);
    }
    Hull wide = new Hull(List.of(Vec3.ZERO, new Vec3(4, 0, 0), new Vec3(1, 1e-5, 0)));
    assertFalse(line.update(wide));
    assertInstanceOf(HullNode.class, BodyNodes.of(wide));
  }

  @Test
  void aHullThatBecomesStraightNeedsAnotherNode() {
    BodyNode node = BodyNodes.of(SOLID);
    assertTrue(node.update(SOLID));
    assertFalse(node.update(STRAIGHT));
    assertFalse(node.update(new Sphere(Vec3.ZERO, 1)));
    assertFalse(node.update(new Capsule(Vec3.ZERO, Vec3.X, 0)));
    assertFalse(BodyNodes.of(STRAIGHT).update(SOLID));
    assertTrue(node.update(SOLID.translated(Vec3.X)), "and it can be solid again");
  }
}
