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
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Asking only the pairs whose bounds may touch gives what asking all of them gives.
class MeetingsTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void nothingIsLostThatAskingEveryPairWouldFind(long seed) {
    Random random = new Random(seed);
    Scene scene = random.nextBoolean() ? crowd(random) : flatCrowd(random);
    Evaluation evaluation = Evaluation.of(scene);
    for (double time : new double[] {0, 0.25, 1}) {
      evaluation = evaluation.next(scene, time);
      assertContacts(evaluation);
      assertNearest(evaluation, Set.of(), Set.of());
      assertNearest(evaluation, Set.of("b3"), Set.of());
      assertNearest(evaluation, Set.of("b3", "b7", "b11"), Set.of());
      assertNearest(evaluation, Set.of(), Set.of("b1", "b2", "b9"));
    }
    assertMeetings(evaluation, Set.of());
    assertMeetings(evaluation, Set.of("b5"));
    assertMeetings(evaluation, Set.of("b5", "b6", "b7", "b8"));
  }

  /// In a lattice most distances are equal.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void ofEquallyClosePairsTheFirstInBodyOrderIsNearest(long seed) {
    List<Body> balls = new ArrayList<>();
    for (int i = 0; i < 27; i++) {
      Vec3 center = new Vec3(3 * (i % 3), 3 * (i / 3 % 3), 3 * (i / 9));
      balls.add(new Body3("b" + i, new Sphere(center, i % 5 == 0 ? 0.5 : 1)));
    }
    Collections.shuffle(balls, new Random(seed));
    Evaluation evaluation = Evaluation.of(scene(Space.THREE, balls.toArray(Body[]::new)));
    assertNearest(evaluation, Set.of(), Set.of());
    assertNearest(evaluation, Set.of("b13"), Set.of());
    assertNearest(evaluation, Set.of("b1", "b2", "b4", "b13"), Set.of());
    assertNearest(evaluation, Set.of(), Set.of("b13", "b14", "b4"));
  }

  private static void assertContacts(Evaluation evaluation) {
    List<String> all = new ArrayList<>();
    List<Body> bodies =
        evaluation.scene().bodies().stream().map(body -> body.at(evaluation.time())).toList();
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        if (PairQuestions.touching(bodies.get(i), bodies.get(j))) {
          all.add(bodies.get(i).id() + " " + bodies.get(j).id());
        }
      }
    }
    assertTrue(all.size() > 3, "something touches");
    assertEquals(all, evaluation.contacts().stream().map(MeetingsTest::names).toList());
  }

  private static void assertNearest(Evaluation evaluation, Set<String> ids, Set<String> without) {
    Optional<PairAnswer> least =
        evaluation.about(ids).stream()
            .filter(pair ->
                !pair.touching() && Collections.disjoint(PairAnswer.names(List.of(pair)), without))
            .min(Comparator.comparingDouble(pair -> pair.separation().distance()));
    assertEquals(
        least.map(MeetingsTest::names),
        evaluation.nearestApart(ids, without).map(MeetingsTest::names));
  }

  private static void assertMeetings(Evaluation evaluation, Set<String> ids) {
    List<Meeting> all =
        evaluation.about(ids).stream()
            .flatMap(MeetingsTest::meeting)
            .sorted(Comparator.comparingDouble(Meeting::enter))
            .toList();
    assertEquals(all, evaluation.meetings(ids));
  }

  private static Stream<Meeting> meeting(PairAnswer pair) {
    return pair.sweep().stream()
        .flatMap(sweep ->
            switch (sweep) {
              case Sweep3.Never() -> Stream.empty();
              case Sweep3.Contact(double enter, double exit) ->
                  Stream.of(new Meeting(pair.a().id(), pair.b().id(), enter, exit));
            });
  }

  private static String names(PairAnswer pair) {
    return pair.a().id() + " " + pair.b().id();
  }

  @Test
  void meetingsAreKeptWhileTheTimeRunsAndFollowTheBodiesThatChange() {
    Scene scene =
        scene(
            Space.THREE,
            new Body3("ball", new Sphere(Vec3.ZERO, 1)),
            new Body3("runner", new Sphere(new Vec3(4, 0, 0), 1), new Vec3(-4, 0, 0)),
            new Body3("third", new Sphere(new Vec3(0, 9, 0), 1)));
    Evaluation evaluation = Evaluation.of(scene);
    List<Meeting> meetings = evaluation.meetings(Set.of());
    assertEquals(List.of(new Meeting("ball", "runner", 0.5, 1)), meetings);
    assertSame(meetings, evaluation.next(scene, 0.5).meetings(Set.of()));
    Scene moved = new Edit.Move("ball", new Vec3(-1, 0, 0)).applyTo(scene);
    assertEquals(
        List.of(new Meeting("ball", "runner", 0.75, 1)),
        evaluation.next(moved, 0.5).meetings(Set.of()));
    Scene without = new Edit.Remove(Set.of("ball")).applyTo(scene);
    assertEquals(List.of(), evaluation.next(without, 0).meetings(Set.of()));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void meetingsAfterEditsAreThoseOfTheSceneWhetherAskedInBetweenOrNot(long seed) {
    Random random = new Random(seed);
    Scene scene = seed % 2 == 0 ? crowd(random) : flatCrowd(random);
    Evaluation evaluation = Evaluation.of(scene);
    for (int step = 0; step < 60; step++) {
      Set<String> some =
          Stream.generate(() -> "b" + random.nextInt(40))
              .limit(1 + random.nextInt(3))
              .collect(Collectors.toSet());
      Vec3 by = vector(random, 4);
      UnaryOperator<Body> change =
          random.nextBoolean()
              ? body -> body.moving(by)
              : body -> body.mapped(point -> point.plus(by));
      scene = scene.withEach(some, change);
      evaluation = evaluation.next(scene, 0);
      if (random.nextInt(3) == 0) {
        assertEquals(
            Evaluation.of(scene).meetings(Set.of()), evaluation.meetings(Set.of()), "step " + step);
        assertMeetings(evaluation, some);
      }
    }
  }

  private static Scene crowd(Random random) {
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Vec3 at = vector(random, 6);
      Shape3 shape =
          switch (i % 4) {
            case 0 -> new Sphere(at, 0.7);
            case 1 -> new Capsule(at, at.plus(vector(random, 1.5)), 0.4);
            case 2 -> new Box(at, new Vec3(0.5, 0.8, 0.6), Rotation.about(vector(random, 1), i));
            default -> new Segment(at, at.plus(vector(random, 2)));
          };
      bodies.add(new Body3("b" + i, shape, i % 2 == 0 ? vector(random, 5) : Vec3.ZERO));
    }
    return scene(Space.THREE, bodies.toArray(Body[]::new));
  }

  private static Scene flatCrowd(Random random) {
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Vec3 at = vector(random, 12);
      Vec2 flat = new Vec2(at.x(), at.y());
      Vec2 velocity = i % 2 == 0 ? new Vec2(at.z(), at.x() / 2) : Vec2.ZERO;
      bodies.add(
          new Body2(
              "b" + i,
              switch (i % 3) {
                case 0 -> new Circle(flat, 0.7);
                case 1 -> new Segment2(flat, flat.plus(new Vec2(1, at.z() / 6)));
                default -> new Sector(flat, 1.2, new Vec2(at.y(), 1), 4);
              },
              velocity));
    }
    return scene(Space.TWO, bodies.toArray(Body[]::new));
  }

  private static Vec3 vector(Random random, double size) {
    return new Vec3(
        size * (random.nextDouble() - 0.5),
        size * (random.nextDouble() - 0.5),
        size * (random.nextDouble() - 0.5));
  }

  private static Scene scene(Space space, Body... bodies) {
    return new Scene("", "", space, List.of(bodies), Optional.empty(), Optional.empty());
  }
}
