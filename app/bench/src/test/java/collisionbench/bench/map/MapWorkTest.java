package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Judge;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MapWorkTest {

  private static final int SIDE = 48;

  static Stream<PairField> fields() {
    return Stream.of(
        Pairs.flat(Methods.ANALYTIC),
        Pairs.flat(Methods.GJK),
        Pairs.flat(Pairs.named("article-003-circle-sector")),
        Pairs.flat(Pairs.named("article-003-circle-sector")).swapped(),
        Pairs.solid(Methods.SAT),
        Pairs.solid(Pairs.named("article-004-sphere-box")),
        Pairs.solid(new Pairs.Rimmed(0.3)),
        Pairs.solid(new Pairs.Rimmed(-0.3)),
        new PairField(Pairs.SMALL, Pairs.LONG, true, Pairs.named("article-000-capsule-sphere")),
        new PairField(
            Pairs.SMALL, Pairs.LONG, true, Pairs.named("article-000-capsule-sphere@float-stored")));
  }

  private static Lattice square(PairField field) {
    return MapPlane.XY.square(field, SIDE);
  }

  /// Asks the method and exact arithmetic at every place, without anything of a map.
  static Map<Agreement, Integer> counted(PairField field, Places places) {
    Map<Agreement, Integer> counts = new EnumMap<>(Agreement.class);
    Stream.of(Agreement.values()).forEach(agreement -> counts.put(agreement, 0));
    for (int j = 0; j < places.rows(); j++) {
      for (int i = 0; i < places.columns(); i++) {
        Question question = field.question(places.at(i, j)).orElseThrow();
        counts.merge(counted(field.method(), question), 1, Integer::sum);
      }
    }
    return counts;
  }

  private static Agreement counted(Method method, Question question) {
    Question given = method.given(question);
    if (!(method.answer(given) instanceof Answer.Decided decided)
        || MethodVerdict.touches(decided).isEmpty()) {
      return Agreement.NO_ANSWER;
    }
    boolean said = MethodVerdict.touches(decided).get();
    if (said != touches(given)) {
      return said ? Agreement.WRONG_YES : Agreement.WRONG_NO;
    }
    if (said != touches(question)) {
      return said ? Agreement.ROUNDED_YES : Agreement.ROUNDED_NO;
    }
    return said ? Agreement.YES : Agreement.NO;
  }

  private static boolean touches(Question question) {
    return Judge.JUDGE.answer(question, Query.OVERLAP) instanceof Answer.Decided decided
        && decided.overlap().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("fields")
  void sharesAreThoseOfACountOfAllPlaces(PairField field) {
    Lattice places = square(field);
    AnswerMap map = MapWork.complete(field, places, MapColor.AGREEMENT);
    assertEquals(counted(field, places), map.shares());
    assertEquals(places.count(), map.asked());
    assertTrue(map.isComplete());
  }

  @Test
  void edgesAloneGiveTheSameMapWithFewQuestions() {
    Pairs.Rimmed method = new Pairs.Rimmed(0.3);
    PairField field = Pairs.solid(method);
    Lattice places = MapPlane.XY.square(field, 256);
    List<AnswerMap> shown = new ArrayList<>();
    MapWork work = new MapWork(field, places, MapColor.AGREEMENT);
    work.edges(() -> false, shown::add);
    assertEquals(List.of(16, 8, 4, 2, 1, 1), shown.stream().map(AnswerMap::step).toList());
    AnswerMap edges = shown.getLast();
    assertFalse(edges.isComplete());
    assertTrue(edges.asked() < 16_000, () -> edges.asked() + " places");
    assertTrue(method.asked().get() < 25_000, () -> method.asked() + " questions");
    work.rest(() -> false, shown::add);
    assertTrue(shown.getLast().isComplete());
    assertEquals(shown.getLast().answers(), edges.answers());
  }

  @Test
  void anIslandBetweenThePlacesOfTheFirstPassIsFoundWithTheRest() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    Lattice far = MapPlane.XY.rectangle(new Vec3(0.2, 0.2, 0), 100, SIDE, SIDE);
    List<AnswerMap> shown = new ArrayList<>();
    MapWork work = new MapWork(field, far, MapColor.AGREEMENT);
    work.edges(() -> false, shown::add);
    assertEquals(0, shown.getLast().count(Agreement.YES));
    assertEquals(List.of(), shown.getLast().exactEdge());
    work.rest(() -> false, shown::add);
    assertTrue(shown.getLast().count(Agreement.YES) > 0);
    assertEquals(1, shown.getLast().exactEdge().size());
  }

  @Test
  void cancelledWorkShowsNothingAndGoesOnWhereItWas() {
    Pairs.Rimmed method = new Pairs.Rimmed(0.3);
    PairField field = Pairs.solid(method);
    Lattice places = square(field);
    AnswerMap whole = MapWork.complete(field, places, MapColor.AGREEMENT);
    int needed = method.asked().getAndSet(0);
    MapWork work = new MapWork(field, places, MapColor.AGREEMENT);
    List<AnswerMap> shown = new ArrayList<>();
    work.edges(() -> true, shown::add);
    assertEquals(List.of(), shown);
    while (shown.isEmpty() || shown.getLast().exactEdge().isEmpty()) {
      AtomicInteger looks = new AtomicInteger();
      work.edges(() -> looks.incrementAndGet() > 2 && shown.size() < 4, shown::add);
    }
    work.rest(() -> false, shown::add);
    assertTrue(method.asked().get() <= needed, "it begins again");
    assertEquals(whole.answers(), shown.getLast().answers());
  }

  @Test
  void linesLieOnTheEdges() {
    PairField field = Pairs.solid(new Pairs.Rimmed(0.3));
    Lattice places = square(field);
    AnswerMap map = MapWork.complete(field, places, MapColor.AGREEMENT);
    assertOn(0, field, places, map.exactEdge());
    assertOn(0.3, field, places, map.methodEdge());
  }

  /// A cut is found to a 32nd of a step; the line between two cuts deviates by the curvature.
  private static void assertOn(
      double distance, PairField field, Lattice places, List<MapLine> lines) {
    assertEquals(1, lines.size());
    assertEquals(lines.getFirst().spots().getFirst(), lines.getFirst().spots().getLast());
    for (Spot spot : lines.getFirst().spots()) {
      Question question = field.question(places.at(spot.i(), spot.j())).orElseThrow();
      double there =
          Methods.ANALYTIC.answer(question, Query.SEPARATION) instanceof Answer.Decided decided
              ? decided.distance().orElseThrow()
              : Double.NaN;
      assertEquals(distance, there, places.right().length() / 32);
    }
  }

  @Test
  void isolinesLieAtTheirDistance() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    Lattice places = square(field);
    AnswerMap map = MapWork.complete(field, places, MapColor.DISTANCE);
    assertTrue(map.isolines().stream().anyMatch(line -> line.level() == 0));
    for (Isoline isoline : map.isolines().stream().filter(line -> line.level() >= 0).toList()) {
      assertFalse(isoline.lines().isEmpty());
      for (Spot spot : isoline.lines().stream().flatMap(line -> line.spots().stream()).toList()) {
        double there =
            field.answer(places.at(spot.i(), spot.j()), MapColor.DISTANCE).distance().orElseThrow();
        assertEquals(isoline.level(), there, 0.05 * places.right().length());
      }
    }
    assertEquals(
        map.answers().stream().mapToDouble(a -> a.distance().orElseThrow()).max(), map.farthest());
  }

  @Test
  void branchesOfTheArticleFillTheirRegions() {
    PairField field = Pairs.flat(Pairs.named("article-003-circle-sector"));
    AnswerMap map = MapWork.complete(field, square(field), MapColor.BRANCH);
    assertEquals(map.paths().stream().distinct().toList(), map.paths());
    assertTrue(map.answers().stream().allMatch(answer -> map.paths().contains(answer.path())));
    assertTrue(map.paths().contains(List.of("near", "in-opening")), map.paths()::toString);
    assertFalse(map.branchEdge().isEmpty());
    for (BranchLabel label : map.labels()) {
      int i = (int) label.at().i();
      int j = (int) label.at().j();
      for (int k = 0; k < label.room(); k++) {
        assertEquals(label.path(), map.at(i + k, j).path());
        assertEquals(label.path(), map.at(i, j - k).path());
      }
    }
  }

  @Test
  void aHalfDoneMapHasTheAnswersOfItsPass() {
    PairField field = Pairs.flat(Methods.ANALYTIC);
    Lattice places = square(field);
    List<AnswerMap> shown = new ArrayList<>();
    new MapWork(field, places, MapColor.DISTANCE).edges(() -> false, shown::add);
    AnswerMap first = shown.getFirst();
    assertEquals(9, first.asked());
    assertEquals(first.at(16, 32), first.at(31, 47));
    assertEquals(field.answer(places.at(16, 32), MapColor.DISTANCE), first.at(16, 32));
  }
}
