package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Convention;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.Touching;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class PairFieldTest {

  private static final int SIDE = 20;

  private static Body3 ball(double x, double radius) {
    return new Body3("ball", new Sphere(new Vec3(x, 0, 0), radius));
  }

  private static Set<Agreement> seen(PairField field, MapColor color) {
    AnswerMap map = MapWork.complete(field, MapPlane.XY.square(field, SIDE), color);
    EnumSet<Agreement> seen = EnumSet.noneOf(Agreement.class);
    map.answers().forEach(answer -> seen.add(answer.agreement()));
    return seen;
  }

  private static Hull hull(int points) {
    Random random = new Random(points);
    return new Hull(
        Stream.generate(() ->
                new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian())
                    .unit())
            .limit(points)
            .toList());
  }

  @ParameterizedTest
  @EnumSource(MapColor.class)
  void methodsWithoutAnAnswerHaveNoneAnywhereButTheExactEdgeIsKnown(MapColor color) {
    for (Method method :
        List.of(
            FakeMethod.separation(
                "throws",
                _ -> {
                  throw new IllegalStateException("no");
                }),
            FakeMethod.separation("nan", _ -> Answer.of(true, Double.NaN)),
            FakeMethod.separation("nothing", _ -> Answer.nothing()),
            FakeMethod.separation("unanswered", _ -> Answer.unanswered()))) {
      PairField field = Pairs.flat(method);
      AnswerMap map = MapWork.complete(field, MapPlane.XY.square(field, SIDE), color);
      assertTrue(
          map.answers().stream().allMatch(answer -> answer.agreement() == Agreement.NO_ANSWER));
      assertTrue(map.methodEdge().isEmpty());
      assertEquals(1, map.exactEdge().size(), method::name);
    }
  }

  @Test
  void aMethodThatHangsIsWaitedForOnce() {
    AtomicInteger calls = new AtomicInteger();
    Semaphore never = new Semaphore(0);
    Method hangs =
        FakeMethod.overlap(
            "hangs",
            _ -> {
              calls.incrementAndGet();
              never.acquireUninterruptibly();
              return Answer.of(true);
            });
    assertEquals(Set.of(Agreement.NO_ANSWER), seen(Pairs.flat(hangs), MapColor.AGREEMENT));
    assertEquals(1, calls.get());
    never.release();
  }

  @Test
  void bodiesOfDifferentSpacesAreRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new PairField(Pairs.BALL, Pairs.SECTOR, true, Methods.ANALYTIC));
  }

  @Test
  void placesBeyondTheDoublesHaveNoAnswer() {
    PairField field = new PairField(ball(1e308, 1), ball(0, 1), true, Methods.ANALYTIC);
    assertEquals(PlaceAnswer.NOWHERE, field.answer(new Vec3(1e308, 0, 0), MapColor.DISTANCE));
    assertEquals(PlaceAnswer.NOWHERE, field.answer(new Vec3(Double.NaN, 0, 0), MapColor.AGREEMENT));
    assertEquals(Optional.empty(), field.body(new Vec3(0, Double.POSITIVE_INFINITY, 0)));
  }

  static Stream<PairField> extremes() {
    return Stream.of(1e300, 1e-300, 1e308, Double.MIN_VALUE)
        .flatMap(size ->
            Stream.of(
                new PairField(ball(size, size), ball(0, size), true, Methods.ANALYTIC),
                new PairField(ball(size, size), ball(0, 1), false, Methods.GJK),
                new PairField(ball(size, 1), ball(size, 0), true, Methods.SAT),
                new PairField(
                    ball(size, size),
                    Pairs.LONG,
                    true,
                    Pairs.named("article-000-capsule-sphere"))));
  }

  @ParameterizedTest
  @MethodSource("extremes")
  void anySizeIsDrawn(PairField field) {
    for (MapColor color : MapColor.values()) {
      AnswerMap map = MapWork.complete(field, MapPlane.XY.square(field, SIDE), color);
      assertEquals(SIDE * SIDE, map.answers().size());
      assertTrue(map.isComplete());
    }
  }

  @ParameterizedTest
  @MethodSource("extremes")
  void anySizeHasItsRimItsLastBitsAndItsMargins(PairField field) {
    Lattice places = MapPlane.XY.square(field, SIDE);
    AnswerMap map = MapWork.complete(field, places, MapColor.AGREEMENT);
    assertTrue(Rim.of(field, places, () -> false).isPresent());
    assertTrue(LastBits.around(field, MapPlane.XY, Vec3.ZERO, SIDE).isPresent());
    assertTrue(Margin.of(field, () -> false).orElseThrow().size() <= 5);
    UnrolledEdge.of(map, SIDE, SIDE)
        .ifPresent(edge ->
            assertEquals(
                edge.count(), MapWork.complete(field, edge, MapColor.AGREEMENT).answers().size()));
  }

  @Test
  void mapsOfHullsAreCoarseWhereTheyAreSlow() {
    PairField field =
        new PairField(new Body3("a", hull(32)), new Body3("b", hull(31)), true, Methods.ANALYTIC);
    Lattice places = MapPlane.XY.square(field, 64);
    AnswerMap map = MapWork.complete(field, places, MapColor.DISTANCE);
    assertEquals(2, map.step());
    assertEquals(1024, map.asked());
    assertTrue(map.isComplete());
    assertEquals(Set.of(Agreement.NO, Agreement.YES), seen(field, MapColor.AGREEMENT));
  }

  /// A method with a margin and another idea of touching.
  private record Conventional(Convention convention, boolean says) implements Method {

    @Override
    public String name() {
      return "conventional";
    }

    @Override
    public String source() {
      return "A test.";
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return EnumSet.of(Query.OVERLAP);
    }

    @Override
    public Answer answer(Question question, Set<Query> asked, Steps steps) {
      return Answer.of(says);
    }
  }

  @Test
  void aMethodIsJudgedByItsOwnConvention() {
    Convention margin = new Convention(0.5, Touching.CLOSED);
    Convention open = new Convention(0, Touching.OPEN);
    assertEquals(Agreement.YES, atGap(0.25, new Conventional(margin, true)));
    assertEquals(Agreement.WRONG_YES, atGap(0.75, new Conventional(margin, true)));
    assertEquals(Agreement.NO, atGap(0.25, new Conventional(margin, false)));
    assertEquals(Agreement.NO, atGap(0, new Conventional(open, false)));
    assertEquals(Agreement.WRONG_YES, atGap(0, new Conventional(open, true)));
    assertEquals(Agreement.WRONG_NO, atGap(0, new Conventional(Convention.USUAL, false)));
  }

  private static Agreement atGap(double gap, Method method) {
    PairField field = new PairField(ball(2, 1), ball(0, 1), true, method);
    return field.answer(new Vec3(gap, 0, 0), MapColor.AGREEMENT).agreement();
  }

  @Test
  void aFloatMethodThatIsRightAboutRoundedNumbersIsNotWrong() {
    Body3 still = new Body3("c", new Capsule(Vec3.Y.negated(), Vec3.Y, 1));
    PairField field =
        new PairField(ball(2 + 1e-12, 1), still, true, Pairs.named("article-000-capsule-sphere"));
    assertEquals(Agreement.ROUNDED_YES, field.answer(Vec3.ZERO, MapColor.AGREEMENT).agreement());
    assertEquals(
        Agreement.NO, field.by(Methods.ANALYTIC).answer(Vec3.ZERO, MapColor.AGREEMENT).agreement());
  }

  @Test
  void theFirstBodyOfTheSceneIsAWhicheverMoves() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    assertEquals(
        BodyQuestion.of(Pairs.BALL.movedBy(Vec3.X), Pairs.BOX),
        field.question(Vec3.X).orElseThrow());
    assertEquals(
        BodyQuestion.of(Pairs.BALL, Pairs.BOX.movedBy(Vec3.X)),
        field.swapped().question(Vec3.X).orElseThrow());
  }

  @Test
  void theFirstPreferredBodyOfThePairIsMovedOrElseTheSmallerOne() {
    PairField smaller = PairField.of(Pairs.LONG, Pairs.SMALL, List.of("no such body"));
    assertEquals(new PairField(Pairs.SMALL, Pairs.LONG, false, Methods.ANALYTIC), smaller);
    List<String> names = List.of("no such body", Pairs.LONG.id(), Pairs.SMALL.id());
    PairField preferred = PairField.of(Pairs.LONG, Pairs.SMALL, names);
    assertEquals(new PairField(Pairs.LONG, Pairs.SMALL, true, Methods.ANALYTIC), preferred);
  }
}
