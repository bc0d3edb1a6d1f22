package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AxesTest {

  private static final Axes UNITY = new Axes(false, true, false);

  private static final Box BOX =
      new Box(new Vec3(1 / 3.0, -2, 5), new Vec3(1, 2.5, 0.3), new Rotation(1, -2, 0.7, 3));

  static Stream<Axes> all() {
    return IntStream.range(0, 8).mapToObj(i -> new Axes((i & 1) != 0, (i & 2) != 0, (i & 4) != 0));
  }

  private static List<Body> bodies() {
    return Stream.concat(
            Stream.of(
                new Body3("box", BOX, new Vec3(1, 2, 3)),
                new Body3("capsule", new Capsule(new Vec3(0, 3, 1), new Vec3(4, -1, 2.2), 0.7)),
                new Body3(
                    "hull", new Hull(List.of(Vec3.X, Vec3.Y, Vec3.Z, new Vec3(7, 8, 1 / 7.0))))),
            flat().stream())
        .toList();
  }

  private static List<Body> flat() {
    return List.of(
        new Body2("capsule 2", new Capsule2(new Vec2(1, 2), new Vec2(-3, 0.1), 0.3)),
        new Body2("polygon", new Polygon(List.of(new Vec2(3, 3), new Vec2(4, 3), new Vec2(3, 9)))),
        new Body2("sector", new Sector(new Vec2(-2, 5), 2, new Vec2(1, 0.2), 1)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void enoughRepetitionsAreTheIdentity(Axes axes) {
    for (Body body : bodies()) {
      Body once = axes.apply(body);
      Body twice = axes.apply(once);
      boolean quarterTurn = axes.zUp() && !axes.leftHanded() && body.space() == Space.THREE;
      assertEquals(body, quarterTurn ? axes.apply(axes.apply(twice)) : twice);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void distancesStay(Axes axes) {
    List<Body> solids = bodies().subList(0, 3);
    for (List<Body> group : List.of(solids, flat())) {
      List<Double> before = distances(group);
      List<Double> after = distances(group.stream().map(axes::apply).toList());
      for (int i = 0; i < before.size(); i++) {
        assertEquals(before.get(i), after.get(i), 1e-12);
      }
    }
  }

  private static List<Double> distances(List<Body> bodies) {
    Space space = bodies.getFirst().space();
    Scene scene = new Scene("s", "", space, bodies, Optional.empty(), Optional.empty());
    return Evaluation.of(scene).pairs().stream().map(pair -> pair.separation().distance()).toList();
  }

  /// The corners of the box are those of the box in the other axes.
  @ParameterizedTest
  @MethodSource("all")
  void pointsOfBodiesGoWhereBodiesGo(Axes axes) {
    Body3 moved = (Body3) axes.apply(new Body3("box", BOX));
    List<Vec3> corners = ((Box) moved.shape()).corners();
    for (Vec3 corner : BOX.corners()) {
      Vec3 there = axes.apply(corner);
      assertTrue(corners.stream().anyMatch(c -> c.minus(there).length() < 1e-14), corner::toString);
    }
  }

  @Test
  void axesAreThoseOfThePrograms() {
    Vec3 v = new Vec3(1, 2, 3);
    assertEquals(new Vec3(1, 2, -3), UNITY.apply(v));
    assertEquals(new Vec3(1, 3, -2), new Axes(true, false, false).apply(v), "Blender, fcl");
    assertEquals(new Vec3(1, 3, 2), new Axes(true, true, false).apply(v), "Unreal");
  }
}
