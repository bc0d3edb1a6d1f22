package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SceneTest {

  private static final Body BALL = new Body3("ball", new Sphere(Vec3.ZERO, 1));
  private static final Body RUNNER =
      new Body3("runner", new Segment(Vec3.ZERO, Vec3.X), new Vec3(0, 2, 0));
  private static final Body DOT = new Body2("dot", new Point2(Vec2.ZERO), new Vec2(1, -1));

  @Test
  void rejectsBodiesOfAnotherSpace() {
    assertRefused("body is of another space: dot", () -> scene(BALL, DOT));
  }

  @Test
  void rejectsDuplicateIds() {
    assertRefused("id is given twice: ball", () -> scene(BALL, RUNNER, BALL));
  }

  @Test
  void rejectsAnEmptyId() {
    assertRefused("id must not be empty", () -> new Body3(" ", new Sphere(Vec3.ZERO, 1)));
    assertRefused("id must not be empty", () -> new Body2("", new Point2(Vec2.ZERO)));
  }

  @Test
  void rejectsANonFiniteVelocity() {
    assertRefused(
        "velocity must be finite: [NaN, 0.0, 0.0]",
        () -> new Body3("a", new Sphere(Vec3.ZERO, 1), new Vec3(Double.NaN, 0, 0)));
    assertRefused(
        "velocity must be finite: [0.0, Infinity]",
        () -> new Body2("a", new Point2(Vec2.ZERO), new Vec2(0, Double.POSITIVE_INFINITY)));
  }

  @Test
  void rejectsAnExpectedContactOfAnUnknownBody() {
    Expectation expect = new Expectation(List.of(new Expectation.Pair("ball", "wall")));
    assertRefused(
        "expected contact of an unknown body: ball and wall",
        () -> new Scene("", "", Space.THREE, List.of(BALL), Optional.empty(), Optional.of(expect)));
  }

  @Test
  void rejectsADuplicateExpectedPairInAnyOrder() {
    Expectation.Pair pair = new Expectation.Pair("a", "b");
    assertRefused(
        "pair is given twice: b and a",
        () -> new Expectation(List.of(pair, new Expectation.Pair("b", "a"))));
    assertRefused("a body does not touch itself: a", () -> new Expectation.Pair("a", "a"));
  }

  @Test
  void changingABodyKeepsTheOtherObjects() {
    Scene before = scene(BALL, RUNNER);
    Scene after = before.withEach(java.util.Set.of("ball"), body -> body.movedBy(Vec3.Y));
    assertEquals(new Body3("ball", new Sphere(Vec3.Y, 1)), after.bodies().getFirst());
    assertSame(RUNNER, after.bodies().getLast());
    assertEquals(scene(BALL, RUNNER), before);
  }

  @Test
  void changingAnUnknownBodyChangesNothing() {
    assertEquals(
        scene(BALL), scene(BALL).withEach(java.util.Set.of("wall"), body -> body.movedBy(Vec3.Y)));
  }

  @Test
  void bodyMovesInProportionToTime() {
    assertSame(RUNNER, RUNNER.at(0));
    assertSame(BALL, BALL.at(0.5));
    assertEquals(RUNNER.movedBy(new Vec3(0, 1, 0)), RUNNER.at(0.5));
    assertEquals(DOT.movedBy(new Vec3(1, -1, 0)), DOT.at(1));
  }

  @Test
  void flatBodyStaysFlat() {
    assertEquals(
        new Body2("dot", new Point2(new Vec2(1, 2)), new Vec2(1, -1)),
        DOT.movedBy(new Vec3(1, 2, 3)));
  }

  @Test
  void sceneMovesIfABodyMoves() {
    assertTrue(scene(BALL, RUNNER).moves());
    assertFalse(scene(BALL).moves());
  }

  private static Scene scene(Body... bodies) {
    return new Scene("", "", Space.THREE, List.of(bodies), Optional.empty(), Optional.empty());
  }

  private static void assertRefused(String why, Executable making) {
    assertEquals(why, assertThrows(IllegalArgumentException.class, making).getMessage());
  }
}
