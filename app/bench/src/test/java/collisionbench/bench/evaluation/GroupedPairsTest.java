package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Groups;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// With groups, the answers are those without them, but for the pairs within a group.
class GroupedPairsTest {

  private static final int BODIES = 14;
  private static final List<Set<String>> SELECTIONS =
      List.of(Set.of(), Set.of("0"), Set.of("5"), Set.of("0", "1", "2"), Set.of("3", "7"));

  private final Random random = new Random(5);

  private Body body(Space space, int index) {
    String id = Integer.toString(index);
    double radius = 0.2 + random.nextDouble();
    double x = random.nextDouble(6);
    double y = random.nextDouble(6);
    double velocity = index % 3 == 0 ? 4 : 0;
    return switch (space) {
      case THREE -> new Body3(id, new Sphere(new Vec3(x, y, 0), radius), new Vec3(velocity, 0, 0));
      case TWO -> new Body2(id, new Circle(new Vec2(x, y), radius), new Vec2(velocity, 0));
    };
  }

  private Scene scene(Space space) {
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < BODIES; i++) {
      bodies.add(body(space, i));
    }
    return new Scene("", "", space, bodies, Optional.empty(), Optional.empty());
  }

  private Scene grouped(Scene loose) {
    List<Optional<String>> names =
        List.of(Optional.empty(), Optional.of("wheel"), Optional.of("frame"));
    return loose.withEach(
        loose.ids(), body -> body.grouped(names.get(random.nextInt(names.size()))));
  }

  /// Those whose bodies are not of one group in a scene.
  private static <T> List<T> asked(
      List<T> answers, Function<T, String> a, Function<T, String> b, Scene grouped) {
    return answers.stream()
        .filter(answer ->
            grouped
                .body(a.apply(answer))
                .orElseThrow()
                .isAskedAbout(grouped.body(b.apply(answer)).orElseThrow()))
        .toList();
  }

  private static List<String> names(List<PairAnswer> pairs) {
    return pairs.stream().map(pair -> pair.a().id() + " " + pair.b().id()).toList();
  }

  @ParameterizedTest
  @EnumSource
  void pairsWithinAGroupAreInNoAnswer(Space space) {
    for (int round = 0; round < 40; round++) {
      Scene loose = scene(space);
      Scene grouped = grouped(loose);
      assertAnswers(Evaluation.of(loose), Evaluation.of(grouped));
      assertAnswers(
          Evaluation.of(grouped).next(loose, 0.25), Evaluation.of(loose).next(grouped, 0.25));
      List<PairAnswer> walked = new ArrayList<>();
      PairWalk.of(grouped).forEachPair(walked::add);
      assertEquals(names(Evaluation.of(grouped).pairs()), names(walked));
      List<PairAnswer> touched = new ArrayList<>();
      PairWalk.of(grouped).forEachContact(touched::add);
      touched.sort(
          Comparator.comparingInt(pair -> names(walked).indexOf(names(List.of(pair)).getFirst())));
      assertEquals(names(Evaluation.of(grouped).contacts()), names(touched));
    }
  }

  private static void assertAnswers(Evaluation loose, Evaluation grouped) {
    assertEquals(grouped.pairs().size(), grouped.count());
    for (Set<String> ids : SELECTIONS) {
      if (ids.size() > 1 && Groups.areOne(ids, grouped.bodies())) {
        assertOne(loose, grouped, ids);
        continue;
      }
      List<PairAnswer> pairs = asked(loose.about(ids), grouped.scene());
      assertEquals(names(pairs), names(grouped.about(ids)));
      assertEquals(
          names(asked(loose.contacts(ids), grouped.scene())), names(grouped.contacts(ids)));
      assertEquals(
          asked(loose.meetings(ids), Meeting::a, Meeting::b, grouped.scene()),
          grouped.meetings(ids));
      assertEquals(
          pairs.stream().map(pair -> pair.separation().distance()).min(Double::compare),
          grouped.closest(ids).map(pair -> pair.separation().distance()));
    }
  }

  /// A selected group is about its pairs with other bodies, as a single body is.
  private static void assertOne(Evaluation loose, Evaluation grouped, Set<String> ids) {
    Predicate<PairAnswer> isAbout =
        pair -> ids.contains(pair.a().id()) != ids.contains(pair.b().id());
    List<PairAnswer> pairs =
        asked(loose.pairs(), grouped.scene()).stream().filter(isAbout).toList();
    assertEquals(names(pairs), names(grouped.about(ids)));
    List<PairAnswer> touching = pairs.stream().filter(PairAnswer::touching).toList();
    assertEquals(names(touching), names(grouped.contacts(ids)));
    assertEquals(
        pairs.stream().map(pair -> pair.separation().distance()).min(Double::compare),
        grouped.closest(ids).map(pair -> pair.separation().distance()));
    assertEquals(
        asked(loose.meetings(Set.of()), Meeting::a, Meeting::b, grouped.scene()).stream()
            .filter(meeting -> ids.contains(meeting.a()) != ids.contains(meeting.b()))
            .toList(),
        grouped.meetings(ids));
  }

  private static List<PairAnswer> asked(List<PairAnswer> answers, Scene grouped) {
    return asked(answers, pair -> pair.a().id(), pair -> pair.b().id(), grouped);
  }
}
