package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HullFacesTest {

  private static final Vec3 CENTER = new Vec3(5, 6, 7);

  /// From the front, straight on.
  private static final Projection FRONT =
      new Projection(Space.THREE, new Camera(CENTER, 20, 0, 0), 800, 600);

  private static HullFaces cube() {
    List<Vec3> points = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      points.add(CENTER.plus(new Vec3((i & 1) * 2 - 1, (i & 2) - 1, (i & 4) / 2.0 - 1)));
    }
    points.add(CENTER);
    return HullFaces.of(new Hull(points).surface(), point -> point.minus(CENTER));
  }

  /// Turned and moved, so that no four corners are in one plane any more.
  private static HullFaces rounded(List<Vec3> points) {
    Rotation turn = Rotation.about(new Vec3(1, 2, 3), 0.7);
    List<Vec3> rounded =
        points.stream().map(point -> turn.apply(point).plus(new Vec3(0.1, 1 / 3.0, 7))).toList();
    return HullFaces.of(new Hull(rounded).surface(), point -> point.minus(new Vec3(0, 0, 7)));
  }

  private static HullFaces flat() {
    List<Vec3> points = List.of(Vec3.ZERO, new Vec3(4, 0, 0), new Vec3(4, 3, 0), new Vec3(0, 3, 0));
    return HullFaces.of(new Hull(points).surface(), point -> point);
  }

  @Test
  void theEdgesOfACubeAreThoseBetweenItsSidesAndNotWithinThem() {
    HullFaces cube = cube();
    assertEquals(8, cube.corners().size());
    assertEquals(12, cube.faces().size());
    assertEquals(12, cube.edges().size());
    assertFalse(cube.isFlat());
    for (HullFaces.Edge edge : cube.edges()) {
      Vec3 one = cube.faces().get(edge.one()).outwards();
      Vec3 other = cube.faces().get(edge.other()).outwards();
      assertEquals(0, one.dot(other), "the two sides at right angles");
    }
  }

  @Test
  void sidesThatAreFlatUpToRoundingHaveNoInnerEdges() {
    HullFaces cube = rounded(cube().corners());
    assertEquals(12, cube.edges().stream().filter(HullFaces.Edge::sharp).count());
    assertTrue(cube.edges().size() > 12, "not one side is exactly flat");
    assertFalse(cube.isFlat());
    HullFaces flat = rounded(flat().corners());
    assertTrue(flat.isFlat());
    assertEquals(0, flat.edges().stream().filter(HullFaces.Edge::sharp).count());
  }

  @Test
  void fromTheFrontItsOutlineAreTheFourEdgesOfThatSide() {
    HullFaces cube = cube();
    boolean[] seen = cube.seen(FRONT, CENTER);
    List<HullFaces.Edge> rim = cube.edges().stream().filter(edge -> edge.isRim(seen)).toList();
    assertEquals(4, rim.size());
    for (HullFaces.Edge edge : rim) {
      assertEquals(1, cube.corners().get(edge.from()).z());
      assertEquals(1, cube.corners().get(edge.to()).z());
    }
    assertTrue(cube.edges().stream().noneMatch(edge -> edge.isWithin(seen)));
  }

  @Test
  void aFlatHullHasTwoSidesAndAllEdgesAreOutline() {
    HullFaces flat = flat();
    assertTrue(flat.isFlat());
    assertEquals(4, flat.edges().size());
    assertEquals(2, flat.faces().size());
    assertEquals(4 * 6, flat.mesh().getFaces().size());
    boolean[] seen = flat.seen(FRONT, Vec3.ZERO);
    assertTrue(flat.edges().stream().allMatch(edge -> edge.isRim(seen)));
  }
}
