package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {

  private static final Scene SPACE =
      scene(
          Space.THREE,
          new Body3("ball", new Sphere(Vec3.ZERO, 1)),
          new Body3("runner", new Sphere(new Vec3(4, 0, 0), 1), new Vec3(-4, 0, 0)),
          new Body3("capsule", new Capsule(new Vec3(0, 2, 0), new Vec3(0, 4, 0), 0.5)),
          new Body3("box", new Box(new Vec3(0, -3, 0), new Vec3(1, 1, 1))),
          new Body3("stick", new Segment(new Vec3(-2, 0, 0), new Vec3(2, 0, 0))),
          new Body3("leaf", new Triangle(new Vec3(0, 0, 2), new Vec3(1, 0, 2), new Vec3(0, 1, 2))));

  private static final Scene PLANE =
      scene(
          Space.TWO,
          new Body2("disc", new Circle(Vec2.ZERO, 1), new Vec2(3, 0)),
          new Body2("line", new Segment2(new Vec2(2, -1), new Vec2(2, 1))));

  @Test
  void everyPairStandsOnceInBodyOrder() {
    List<String> pairs =
        Evaluation.of(SPACE).pairs().stream()
            .limit(6)
            .map(pair -> pair.a().id() + " " + pair.b().id())
            .toList();
    assertEquals(
        List.of(
            "ball runner", "ball capsule", "ball box", "ball stick", "ball leaf", "runner capsule"),
        pairs);
    assertEquals(15, Evaluation.of(SPACE).pairs().size());
  }

  @Test
  void theBodiesThatTouchAreNamed() {
    assertEquals(Set.of("ball", "stick"), Evaluation.of(SPACE).touching());
    assertEquals(Set.of(), Evaluation.of(PLANE).touching());
  }

  @Test
  void bodiesStandWhereTheyAreAtTheTime() {
    Evaluation later = Evaluation.of(SPACE).next(SPACE, 0.5);
    assertEquals(Set.of("ball", "stick", "runner"), later.touching());
    PairAnswer pair = later.pairs().getFirst();
    assertEquals(0, pair.separation().distance());
    assertEquals(SPACE.bodies().get(1).at(0.5), pair.b());
    assertEquals(0.5, later.time());
  }

  @Test
  void whenBodiesMeetIsToldFromTheStartWhateverTheTime() {
    Optional<Sweep3> sweep = Optional.of(new Sweep3.Contact(0.5, 1));
    for (double time : new double[] {0, 0.25, 1}) {
      assertEquals(sweep, Evaluation.of(SPACE).next(SPACE, time).pairs().getFirst().sweep());
    }
  }

  @Test
  void onlyPairsInWhichABodyMovesHaveASweep() {
    for (PairAnswer pair : Evaluation.of(SPACE).pairs()) {
      assertEquals(PairAnswer.names(List.of(pair)).contains("runner"), pair.sweep().isPresent());
    }
  }

  @Test
  void onlyPairsWithASegmentHaveACrossing() {
    for (PairAnswer pair : Evaluation.of(SPACE).pairs()) {
      assertEquals(PairAnswer.names(List.of(pair)).contains("stick"), pair.crossing().isPresent());
    }
  }

  @Test
  void theCrossingIsInTheSegmentsParametersWhicheverComesFirst() {
    PairAnswer ballFirst = Evaluation.of(SPACE).pairs().get(3);
    assertEquals(
        Optional.of(new Crossing3.Span(0.25, 0.75, new Vec3(-1, 0, 0), new Vec3(1, 0, 0))),
        ballFirst.crossing());
  }

  @Test
  void answersAboutThePlaneAreInThePlaneOfSpace() {
    PairAnswer pair = Evaluation.of(PLANE).pairs().getFirst();
    assertEquals(1, pair.separation().distance());
    assertEquals(new Vec3(1, 0, 0), pair.separation().pointA());
    assertEquals(new Vec3(1, 0, 0), pair.separation().normal());
    Sweep3.Contact contact = (Sweep3.Contact) pair.sweep().orElseThrow();
    assertEquals(1.0 / 3, contact.enter(), 1e-13);
    assertTrue(contact.enter() <= 1.0 / 3, contact::toString);
    assertEquals(1, contact.exit());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void askingOnlyAnewWhatChangedGivesTheSameAnswers(long seed) {
    Random random = new Random(seed);
    Scene scene = SPACE;
    Evaluation evaluation = Evaluation.of(scene);
    for (int i = 0; i < 200; i++) {
      scene = edited(scene, random);
      double time = random.nextInt(3) / 2.0;
      evaluation = evaluation.next(scene, time);
      Evaluation anew = Evaluation.of(Scene.empty("", Space.THREE)).next(scene, time);
      assertEquals(values(anew), values(evaluation));
      assertEquals(names(anew.closest(Set.of())), names(evaluation.closest(Set.of())));
      assertEquals(anew.touching(), evaluation.touching());
      assertSame(scene, evaluation.scene());
    }
  }

  /// Few changed bodies are held against all; of many, those near each other are found first.
  @ParameterizedTest
  @ValueSource(ints = {1, 15, 16, 17, 60})
  void aCrowdOfWhichSomeAreMovedTouchesAsIfAskedAnew(int moved) {
    Random random = new Random(moved);
    List<Body> crowd = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      Vec3 center = new Vec3(random.nextInt(12), random.nextInt(12), random.nextInt(3));
      crowd.add(new Body3("ball " + i, new Sphere(center, 0.5)));
    }
    Scene scene = new Scene("", "", Space.THREE, crowd, Optional.empty(), Optional.empty());
    Evaluation evaluation = Evaluation.of(scene);
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(crowd, random);
      Set<String> some = crowd.subList(0, moved).stream().map(Body::id).collect(Collectors.toSet());
      scene = new Edit.Move(some, new Vec3(random.nextInt(3) - 1, 1, 0)).applyTo(scene);
      evaluation = evaluation.next(scene, 0);
      assertEquals(touchingPairs(Evaluation.of(scene)), touchingPairs(evaluation));
    }
  }

  private static List<String> touchingPairs(Evaluation evaluation) {
    return evaluation.contacts().stream().map(pair -> pair.a().id() + " " + pair.b().id()).toList();
  }

  private static List<List<Object>> values(Evaluation evaluation) {
    return evaluation.pairs().stream()
        .map(pair ->
            List.<Object>of(
                pair.a(),
                pair.b(),
                pair.touching(),
                pair.separation(),
                pair.crossing(),
                pair.sweep()))
        .toList();
  }

  @Test
  void answersAreKeptWhereNothingChanged() {
    Evaluation before = Evaluation.of(SPACE);
    List<PairAnswer> asked = before.pairs();
    Evaluation after = before.next(new Edit.Move("leaf", Vec3.Y).applyTo(SPACE), 0);
    for (int i = 0; i < asked.size(); i++) {
      if (!PairAnswer.names(List.of(after.pairs().get(i))).contains("leaf")) {
        assertSame(asked.get(i), after.pairs().get(i));
      }
    }
  }

  @Test
  void theClosestPairIsTheDeepestOfAllOrOfOneBody() {
    Evaluation evaluation = Evaluation.of(SPACE);
    assertEquals("ball stick", names(evaluation.closest(Set.of())));
    assertEquals("ball capsule", names(evaluation.closest(Set.of("capsule"))));
    assertEquals("", names(evaluation.closest(Set.of("nobody"))));
  }

  @Test
  void touchingSetIsReusedUntilItChanges() {
    Scene scene = scene(Space.THREE, ball("a", 0), ball("b", 1), ball("c", 10));
    Evaluation before = Evaluation.of(scene);
    Evaluation nudged = before.next(new Edit.Move("b", Vec3.Y.times(0.5)).applyTo(scene), 0);
    assertSame(before.touching(), nudged.touching());
    assertSame(before.touchingPairs(), nudged.touchingPairs());
    Evaluation swapped = before.next(new Edit.Move("b", Vec3.X.times(8)).applyTo(scene), 0);
    assertEquals(List.of(new Ruling.Names("b", "c")), swapped.touchingPairs());
    Evaluation renamed = before.next(new Edit.Rename("b", "d").applyTo(scene), 0);
    assertEquals(Set.of("a", "d"), renamed.touching());
    Scene exchanged = scene(Space.THREE, ball("c", 10), ball("b", 1), ball("a", 0));
    assertEquals(List.of(new Ruling.Names("b", "a")), before.next(exchanged, 0).touchingPairs());
  }

  private static Body ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), 1));
  }

  private static String names(Optional<PairAnswer> pair) {
    return pair.map(answer -> answer.a().id() + " " + answer.b().id()).orElse("");
  }

  @Test
  void aBodyThatIsNotInTheSceneTouchesAnyIfItWouldInIt() {
    for (double x = -4; x <= 6; x += 0.5) {
      Body body = new Body3("new", new Sphere(new Vec3(x, 2.5, 0), 0.5), new Vec3(0, -9, 0));
      boolean inIt =
          Evaluation.of(new Edit.Add(body).applyTo(SPACE)).touching().contains(body.id());
      assertEquals(inIt, Evaluation.touchesAny(body, SPACE), "at x " + x);
    }
  }

  @Test
  void aSceneWithoutBodiesHasNoPairs() {
    assertEquals(List.of(), Evaluation.of(SPACE).next(Scene.empty("", Space.TWO), 0).pairs());
  }

  /// Moves, takes away, puts back or swaps a body.
  private static Scene edited(Scene scene, Random random) {
    List<Body> bodies = scene.bodies();
    Body body = SPACE.bodies().get(random.nextInt(SPACE.bodies().size()));
    Vec3 by = new Vec3(random.nextInt(5) - 2, random.nextInt(5) - 2, 0);
    return switch (random.nextInt(6)) {
      case 0 ->
          scene(
              Space.THREE,
              bodies.stream().filter(b -> !b.id().equals(body.id())).toArray(Body[]::new));
      case 1 -> scene.body(body.id()).isPresent() ? scene : with(scene, body);
      case 2 -> scene(Space.THREE, bodies.reversed().toArray(Body[]::new));
      default -> new Edit.Move(body.id(), by).applyTo(scene);
    };
  }

  private static Scene with(Scene scene, Body body) {
    List<Body> more = new ArrayList<>(scene.bodies());
    more.add(body);
    return scene(Space.THREE, more.toArray(Body[]::new));
  }

  private static Scene scene(Space space, Body... bodies) {
    return new Scene("", "", space, List.of(bodies), Optional.empty(), Optional.empty());
  }
}
