package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CopiesTest {

  private static final Vec3 STEP = new Vec3(0.1, 0, 0.1);

  private static Body ball(String id, double x, double z) {
    return new Body3(id, new Sphere(new Vec3(x, 0, z), 1));
  }

  private static Scene scene(Body... bodies) {
    return new Scene(
        "", "", bodies[0].space(), List.of(bodies), Optional.empty(), Optional.empty());
  }

  private static List<String> ids(List<Body> copies) {
    return copies.stream().map(Body::id).toList();
  }

  @Test
  void offsetsCopiesOfExistingBodiesTogether() {
    Scene scene = scene(ball("a", 0, 0), ball("b", 3, 0));
    assertEquals(
        List.of(ball("a 2", 0.1, 0.1), ball("b 2", 3.1, 0.1)),
        Copies.of(scene.bodies(), scene, STEP));
    assertEquals(
        List.of(ball("a 2", 0.1, 0.1), ball("new", 7.1, 0.1)),
        Copies.of(List.of(ball("a", 0, 0), ball("new", 7, 0)), scene, STEP));
  }

  @Test
  void keepsCopiesOfBodiesFromElsewhereInPlace() {
    Scene scene = scene(ball("a", 0, 0));
    assertEquals(
        List.of(ball("a 2", 5, 0), ball("c", 6, 0)),
        Copies.of(List.of(ball("a", 5, 0), ball("c", 6, 0)), scene, STEP));
  }

  @Test
  void offsetsFurtherCopiesByRoundCoordinates() {
    Scene scene = scene(ball("a", 0.3, 0));
    for (int i = 0; i < 3; i++) {
      List<Body> copy = Copies.of(List.of(ball("a", 0.3, 0)), scene, STEP);
      scene = new Edit.Add(Edit.Add.From.PASTE, copy).applyTo(scene);
    }
    assertEquals(
        List.of(
            ball("a", 0.3, 0), ball("a 2", 0.4, 0.1), ball("a 3", 0.5, 0.2), ball("a 4", 0.6, 0.3)),
        scene.bodies());
  }

  @Test
  void incrementsTheNumberAtTheEndOfAName() {
    Scene scene = scene(ball("ball 2", 0, 0), ball("ball 4", 1, 0), ball("ball 3", 2, 0));
    assertEquals(List.of("ball 5"), ids(Copies.of(List.of(ball("ball 2", 9, 0)), scene, STEP)));
    Scene odd = scene(ball("ball 123456789012", 0, 0), ball("7", 1, 0), ball("x 7 ", 2, 0));
    assertEquals(
        List.of("ball 123456789012 2", "7 2", "x 7  2"), ids(Copies.of(odd.bodies(), odd, STEP)));
  }

  @Test
  void copiesHaveDistinctNames() {
    Scene scene = scene(ball("a", 0, 0), ball("a 2", 1, 0));
    assertEquals(List.of("a 3", "a 4"), ids(Copies.of(scene.bodies(), scene, STEP)));
  }

  @Test
  void keepsCopiesInPlaceIfTheStepIsTooSmallOrTooLarge() {
    Scene far = scene(ball("a", 1e300, 0));
    assertEquals(
        new Vec3(1e300, 0, 100),
        Copies.of(far.bodies(), far, new Vec3(1e-300, 0, 100)).getFirst().points().getFirst());
    assertEquals(List.of(ball("a 2", 1e300, 0)), Copies.of(far.bodies(), far, Vec3.ZERO));
    Scene farther = scene(ball("a", 1.7e308, 0));
    assertEquals(
        List.of(ball("a 2", 1.7e308, 0)),
        Copies.of(farther.bodies(), farther, new Vec3(1e308, 0, 0)));
  }

  @Test
  void copiesFlatBodies() {
    Polygon tile = new Polygon(List.of(new Vec2(0, 0), new Vec2(1, 0), new Vec2(0, 1)));
    Scene scene = scene(new Body2("tile", tile, new Vec2(1, 2)));
    assertEquals(
        List.of(new Body2("tile 2", tile.translated(new Vec2(0.5, -0.5)), new Vec2(1, 2))),
        Copies.of(scene.bodies(), scene, new Vec3(0.5, -0.5, 0)));
  }
}
