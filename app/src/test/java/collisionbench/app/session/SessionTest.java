package collisionbench.app.session;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionTest {

  private static final Camera CAMERA = Framing.of(scene(1), 1);

  private static Scene scene(int balls) {
    List<Body> bodies = IntStream.range(0, balls).mapToObj(SessionTest::ball).toList();
    return new Scene("Balls", "", Space.THREE, bodies, Optional.empty(), Optional.empty());
  }

  private static Body ball(int number) {
    return new Body3("ball " + number, new Sphere(new Vec3(number, 0, 0), 1));
  }

  private static Session session(int balls) {
    return new Session(Document.builtIn("balls", scene(balls)), CAMERA);
  }

  /// Whoever is told of one part finds a whole state, also if others change it meanwhile.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void noPartIsSeenWithoutTheOthers(long seed) {
    Session session = session(4);
    int[] told = new int[1];
    Runnable look =
        () -> {
          told[0]++;
          assertWhole(session);
        };
    session.previewing().subscribe(look);
    session.document().subscribe(look);
    session.evaluation().subscribe(look);
    // Somebody who always has the last of several bodies alone, as soon as they are selected.
    session
        .selection()
        .subscribe(now -> {
          look.run();
          if (now.ids().size() > 2) {
            session.select(Selection.of(now.ids().getLast()));
          }
        });
    session.sceneStack().subscribe(look);
    session.display().camera().subscribe(look);
    session.opened().subscribe(look);
    Random random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      act(session, random);
      assertWhole(session);
    }
    assertTrue(told[0] > 1_000);
  }

  private static void assertWhole(Session session) {
    Scene shown = session.evaluation().get().scene();
    Scene held = session.document().get().scene();
    assertTrue(session.previewing().getValue() || shown.equals(held), "the answers are of another");
    assertTrue(held.ids().containsAll(session.selection().get().ids()), "selected and not there");
    assertTrue(held.ids().containsAll(session.moved()));
    assertTrue(!session.previewing().getValue() || shown.bodies().size() == held.bodies().size());
  }

  private static void act(Session session, Random random) {
    List<Body> bodies = session.document().get().scene().bodies();
    String one = bodies.isEmpty() ? "" : bodies.get(random.nextInt(bodies.size())).id();
    Edit move = new Edit.Move(Set.of(one), new Vec3(random.nextInt(5) - 2, 0, 0));
    switch (random.nextInt(12)) {
      case 0, 1 -> session.preview(move);
      case 2 -> session.commit();
      case 3 -> session.cancel();
      case 4 -> session.make(move);
      case 5 -> session.make(new Edit.Remove(Set.of(one)));
      case 6 -> session.make(new Edit.Rename(one, "other " + random.nextInt(100)));
      case 7 -> session.undo();
      case 8 -> session.redo();
      case 9 -> session.goTo(random.nextInt(4));
      case 10 -> session.select(new Selection(bodies.stream().map(Body::id).toList()));
      default -> session.open(Document.builtIn("balls", scene(random.nextInt(6))), CAMERA);
    }
  }

  @Test
  void aFollowerIsToldOnceOfAllThatChanges() {
    Session session = session(3);
    session.select(Selection.of("ball 1"));
    List<Integer> seen = new ArrayList<>();
    session.follow(
        () -> seen.add(session.selection().get().ids().size()),
        State::evaluation,
        State::selection);
    session.make(new Edit.Remove(Set.of("ball 1")));
    session.display().lookFrom(CAMERA.orbitedBy(1, 0));
    assertEquals(List.of(1, 0), seen);
  }

  @Test
  void whoIsToldLaterOfAStateIsToldOfTheOneThatFollowedItOnly() {
    Session session = session(3);
    session.follow(
        () -> {
          if (session.selection().get().contains("ball 0")) {
            session.select(Selection.of("ball 2"));
          }
        },
        State::selection);
    List<Selection> seen = new ArrayList<>();
    session.follow(() -> seen.add(session.selection().get()), State::selection);
    session.select(Selection.of("ball 0"));
    assertEquals(List.of(Selection.NONE, Selection.of("ball 2")), seen);
  }

  @Test
  void aSessionCarriesOnUnknownToThoseWhoListenToTheOneBefore() {
    Session session = session(3);
    session.preview(new Edit.Move("ball 0", new Vec3(1, 0, 0)));
    session.select(Selection.of("ball 0"));
    Session next = session.continued();
    assertFalse(next.previewing().getValue());
    assertEquals(session.document().get(), next.document().get());
    assertEquals(Set.of("ball 0"), next.moved());
    next.select(Selection.NONE);
    assertEquals(Selection.of("ball 0"), session.selection().get());
  }

  @Test
  void bodiesAreMadeSeeThroughAndOpaqueAgain() {
    Session session = new Session(Document.of(Scene.empty("", Space.THREE)), Framing.FIRST);
    session.display().toggleSeeThrough(Set.of("a"));
    session.display().toggleSeeThrough(Set.of("a", "b"));
    assertEquals(Set.of("a", "b"), session.display().seenThrough().get());
    session.display().toggleSeeThrough(Set.of("a", "b"));
    assertEquals(Set.of(), session.display().seenThrough().get());
  }

  @Test
  void lockedBodiesStayAsTheyAre() {
    Session session = session(3);
    Set<String> two = Set.of("ball 0", "ball 1");
    session.make(new Edit.Lock(Set.of("ball 0"), true));
    assertFalse(session.document().get().isDirty(), "files do not record it");
    Edit move = new Edit.Move(two, Vec3.X);
    session.preview(move);
    assertEquals(Set.of(0.0, 2.0), lefts(session.evaluation().get().scene()));
    session.commit();
    assertEquals(Set.of(0.0, 2.0), lefts(session.document().get().scene()));
    session.make(new Edit.Change(ChangeKind.RADIUS, List.of(ball(0).movedBy(Vec3.Y), ball(1))));
    assertEquals(ball(0), session.document().get().scene().body("ball 0").orElseThrow());
    int steps = session.document().get().history().done().size();
    session.make(new Edit.Move("ball 0", Vec3.X));
    session.make(new Edit.Remove(Set.of("ball 0")));
    session.preview(new Edit.Move("ball 0", Vec3.X));
    assertFalse(session.previewing().getValue());
    assertEquals(steps, session.document().get().history().done().size(), "nothing was done");
    session.make(new Edit.Rename("ball 0", "rock"));
    assertEquals(Set.of("rock"), session.document().get().scene().locked());
    session.make(new Edit.Remove(Set.of("rock", "ball 1", "ball 2")));
    assertEquals(Set.of("rock"), session.document().get().scene().ids());
    session.make(new Edit.Lock(Set.of("rock"), false));
    session.make(new Edit.Remove(Set.of("rock")));
    assertEquals(Set.of(), session.document().get().scene().ids());
    session.undo();
    session.undo();
    assertEquals(Set.of("rock"), session.document().get().scene().locked());
  }

  private static Set<Double> lefts(Scene scene) {
    return scene.bodies().stream().map(body -> body.points().getFirst().x()).collect(toSet());
  }

  /// However a camera comes to a 2D scene: with its first document, with another one, later from a
  /// drag that began in space, or back by undo.
  @Test
  void theCameraOfAPlaneLooksStraightAtIt() {
    Scene plane = Scene.empty("", Space.TWO);
    Camera tilted = new Camera(new Vec3(1, 2, 3), 5, 2, 0.5);
    Camera straight = new Camera(new Vec3(1, 2, 0), 5, 0, 0);
    Session session = new Session(Document.of(plane), tilted);
    Supplier<Camera> camera = session.display().camera()::get;
    assertEquals(straight, camera.get());
    session.display().lookFrom(tilted);
    assertEquals(straight, camera.get());
    session.open(Document.builtIn("balls", scene(1)), tilted);
    assertEquals(tilted, camera.get());
    session.make(new Edit.Remove(Set.of("ball 0")));
    session.open(Document.of(plane), tilted);
    assertEquals(straight, camera.get());
    session.undo();
    assertEquals(tilted, camera.get());
    session.redo();
    assertEquals(straight, camera.get());
  }
}
