package collisionbench.bench.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Whether a goal is reached depends only on the scene.
class GoalTest {

  private static final Method ARTICLE =
      Methods.catalogue().named("article-000-capsule-sphere").orElseThrow();

  private static Evaluation ballAt(double x, double y) {
    return ball(new Vec3(x, y, 0), Vec3.ZERO);
  }

  private static Evaluation ball(Vec3 center, Vec3 velocity) {
    return Evaluation.of(
        new Scene(
            "Test",
            "",
            Space.THREE,
            List.of(
                new Body3("rod", new Capsule(Vec3.ZERO, Vec3.X, 0.25)),
                new Body3("ball", new Sphere(center, 0.25), velocity)),
            Optional.empty(),
            Optional.empty()));
  }

  private static Goal contacts(String... pair) {
    return new Goal.Contacts(
        new Expectation(
            pair.length == 0 ? List.of() : List.of(new Expectation.Pair(pair[0], pair[1]))));
  }

  @Test
  void contactsMustBeExactlyThose() {
    assertTrue(contacts("ball", "rod").isReached(ballAt(0.5, 0.5)), "in either order");
    assertFalse(contacts("rod", "ball").isReached(ballAt(0.5, 0.75)));
    assertTrue(contacts().isReached(ballAt(0.5, 0.75)));
    assertFalse(contacts().isReached(ballAt(0.5, 0.5)));
  }

  @Test
  void contactsAreThoseOfTheCurrentTime() {
    Evaluation start = ball(new Vec3(0.5, 2, 0), Vec3.Y.times(-2));
    assertFalse(contacts("rod", "ball").isReached(start));
    assertTrue(contacts("rod", "ball").isReached(start.next(start.scene(), 0.9)));
  }

  @Test
  void branchMustBeTaken() {
    Goal beyond = branch("region", "beyond-end");
    assertFalse(beyond.isReached(ballAt(0.5, 2)));
    assertTrue(beyond.isReached(ballAt(1.5, 2)));
    assertFalse(branch("region", "no such branch").isReached(ballAt(1.5, 2)));
    assertFalse(branch("compare", "beyond-end").isReached(ballAt(1.5, 2)), "of another step");
  }

  private static Goal branch(String step, String key) {
    return new Goal.Branch(ARTICLE, new Expectation.Pair("ball", "rod"), step, key);
  }

  @Test
  void branchIsThatOfTheCurrentTime() {
    Goal touching = branch("compare", "touching");
    Evaluation start = ball(new Vec3(0.5, 2, 0), Vec3.Y.times(-2));
    assertFalse(touching.isReached(start));
    assertTrue(touching.isReached(start.next(start.scene(), 0.9)));
  }

  @Test
  void distanceMustBeBelowTheBound() {
    Goal near = new Goal.Distance(new Expectation.Pair("ball", "rod"), 0.5);
    assertFalse(near.isReached(ballAt(0.5, 1)));
    assertTrue(near.isReached(ballAt(0.5, 0.9375)));
    assertTrue(near.isReached(ballAt(0.5, 0)), "deep inside");
  }

  @Test
  void removedBodyReachesNoGoal() {
    assertFalse(
        new Goal.Distance(new Expectation.Pair("ball", "gone"), 9).isReached(ballAt(0.5, 0)));
    assertFalse(contacts("ball", "gone").isReached(ballAt(0.5, 0)));
    assertFalse(
        new Goal.Branch(ARTICLE, new Expectation.Pair("gone", "rod"), "region", "within")
            .isReached(ballAt(0.5, 0)));
  }

  @Test
  void stepWithoutAGoalIsNeverDone() {
    assertFalse(new Goal.None().isReached(ballAt(0.5, 0)));
  }

  @Test
  void goalFollowsRenamedBodies() {
    Goal named = contacts("Kugel", "Stab").renamed(id -> id.equals("Kugel") ? "ball" : "rod");
    assertEquals(contacts("ball", "rod"), named);
    assertEquals(
        new Goal.Distance(new Expectation.Pair("a!", "b!"), 1),
        new Goal.Distance(new Expectation.Pair("a", "b"), 1).renamed(id -> id + "!"));
  }

  @Test
  void failingMethodTakesNoBranch() {
    Expectation.Pair pair = new Expectation.Pair("ball", "rod");
    Method failing =
        FakeMethod.overlap(
            "failing",
            _ -> {
              throw new IllegalStateException("no");
            });
    assertFalse(new Goal.Branch(failing, pair, "region", "within").isReached(ballAt(0.5, 0)));
  }
}
