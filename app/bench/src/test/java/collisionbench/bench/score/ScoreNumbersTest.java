package collisionbench.bench.score;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.Browser;
import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.json.JsonPage;
import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.score.PairScore.MethodScore;
import collisionbench.bench.score.PairScore.Row;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks the position of every number of a score: a handmade one has no two equal numbers.
class ScoreNumbersTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();
  private static final Pair STICKS = Pair.named("segment-segment-2d").orElseThrow();
  private static final Trial GJK = new Trial(Methods.GJK, Methods.EXACT);
  private static final Trial OURS = new Trial(Methods.ANALYTIC, Methods.EXACT);

  private static final Map<String, MapFigures> MAPS =
      Map.of(
          "scenes/sphere-sphere-hard-gjk.json",
          new MapFigures(
              Optional.of("maps/gjk.png"),
              "b moved around a, by gjk",
              List.of(new MapFigures.Share(Agreement.WRONG_NO, "No, but", 7, "0.1 %")),
              "wrong"));

  /// A score of one method on the first pair and of two on the second.
  static Score score() {
    Score.Plan plan =
        new Score.Plan(
            List.of(SPHERES, STICKS), List.of(Methods.GJK, Methods.ANALYTIC), 17, 23, Map.of());
    return new Score(
        plan,
        List.of(
            new PairScore(SPHERES, 9, OptionalDouble.of(31.5), List.of(method(GJK, SPHERES, 1000))),
            new PairScore(
                STICKS,
                8,
                OptionalDouble.of(32.5),
                List.of(method(GJK, STICKS, 3000), method(OURS, STICKS, 2000)))));
  }

  private static MethodScore method(Trial trial, Pair pair, int from) {
    SequencedMap<String, Row> kinds = new LinkedHashMap<>();
    kinds.put("grid", row(from + 100));
    Mistake mistake = new Mistake(Fault.DISTANCE, Weight.HARD, from);
    Case found = Case.of(23, pair, 0);
    return new MethodScore(
        trial.method(),
        row(from),
        kinds,
        Map.of(Weight.HARD, new Finding(trial, mistake, found, found.shapes())),
        trial.equals(OURS) ? OptionalDouble.empty() : OptionalDouble.of(from + 0.25));
  }

  /// {@return a row of consecutive numbers, with more plain mistakes the later it begins}
  private static Row row(int from) {
    Map<Weight, Tally.Weighed> mistakes =
        Map.of(
            Weight.PLAIN, weighed(from + 1L, Fault.Kind.VERDICT, from + 0.5),
            Weight.HARD, weighed(from + 2L, Fault.Kind.DISTANCE, from + 1.5),
            Weight.EXTREME, weighed(from + 3L, Fault.Kind.NO_ANSWER, 0),
            Weight.NEAR, weighed(from + 4L, Fault.Kind.LAW, from + 2.5),
            Weight.AT_TOUCH, weighed(from + 5L, Fault.Kind.TIME, from + 3.5));
    return new Row(
        new Tally(
            100_000 + from,
            from + 6,
            from + 7,
            from + 8,
            Map.of(),
            Map.of(
                Difficulty.PLAIN, 10_000L, Difficulty.HARD, 20_000L, Difficulty.EXTREME, 50_000L),
            mistakes,
            Optional.empty()),
        new TreeMap<>(Map.of("b", from + 9L, "a", from + 10L)),
        new TreeMap<>(Map.of(Failure.TIMED_OUT, from + 11L, Failure.DIED, from + 12L)),
        Map.of(),
        false);
  }

  private static Tally.Weighed weighed(long count, Fault.Kind kind, double error) {
    return new Tally.Weighed(Map.of(kind, count), error);
  }

  @Test
  void jsonHasEveryNumberUnderItsName() {
    String json =
        ScoreJson.of(score(), Set.of("pictures/sphere-sphere-hard-gjk.png"), MAPS)
            .replace(Score.machine(), "...")
            .replaceAll("(, \"(source|says|date)\": \"[^\"]*\")", "");
    assertEquals(
        """
        {"format": "collision-bench-score", "version": 2, "seed": 23, "cases": 17, "judge": "exact", "machine": "...",
         "methods": [
          {"method": "gjk", "language": "Java", "version": "", "precision": "double", "pairs": 2, "cases": 204000, "plain": {"count": 4002, "of": 20000, "percent": 20.01, "error": 3000.5, "kinds": {"verdict": 4002}}, "hard": {"count": 4004, "of": 40000, "percent": 10.01, "error": 3001.5, "kinds": {"distance": 4004}, "scene": "scenes/sphere-sphere-hard-gjk.json", "picture": "pictures/sphere-sphere-hard-gjk.png", "map": {"picture": "maps/gjk.png", "pair": "b moved around a, by gjk", "shares": [{"agreement": "wrong-no", "words": "No, but", "places": 7, "share": "0.1 %"}]}}, "extreme": {"count": 4006, "of": 100000, "percent": 4.006, "error": 0, "kinds": {"no-answer": 4006}}, "near": {"count": 4008, "of": 160000, "percent": 2.505, "error": 3002.5, "kinds": {"law": 4008}}, "at-touch": {"count": 4010, "of": 160000, "percent": 2.50625, "error": 3003.5, "kinds": {"time": 4010}}, "no-answer": {"count": 8046, "kinds": {"died": 4024, "timed-out": 4022}}, "undecided": {"count": 8038, "kinds": {"a": 4020, "b": 4018}}, "nanoseconds": 3000.25},
          {"method": "analytic", "language": "Java", "version": "", "precision": "double", "pairs": 1, "cases": 102000, "plain": {"count": 2001, "of": 10000, "percent": 20.01, "error": 2000.5, "kinds": {"verdict": 2001}}, "hard": {"count": 2002, "of": 20000, "percent": 10.01, "error": 2001.5, "kinds": {"distance": 2002}, "scene": "scenes/segment-segment-2d-hard-analytic.json"}, "extreme": {"count": 2003, "of": 50000, "percent": 4.006, "error": 0, "kinds": {"no-answer": 2003}}, "near": {"count": 2004, "of": 80000, "percent": 2.505, "error": 2002.5, "kinds": {"law": 2004}}, "at-touch": {"count": 2005, "of": 80000, "percent": 2.50625, "error": 2003.5, "kinds": {"time": 2005}}, "no-answer": {"count": 4023, "kinds": {"died": 2012, "timed-out": 2011}}, "undecided": {"count": 4019, "kinds": {"a": 2010, "b": 2009}}}],
         "pairs": [
          {"pair": "sphere-sphere", "cases": 9, "touching": 1006, "nanoseconds": 31.5, "methods": [
           {"method": "gjk", "cases": 101000, "plain": {"count": 1001, "of": 10000, "percent": 10.01, "error": 1000.5, "kinds": {"verdict": 1001}}, "hard": {"count": 1002, "of": 20000, "percent": 5.01, "error": 1001.5, "kinds": {"distance": 1002}, "scene": "scenes/sphere-sphere-hard-gjk.json", "picture": "pictures/sphere-sphere-hard-gjk.png", "map": {"picture": "maps/gjk.png", "pair": "b moved around a, by gjk", "shares": [{"agreement": "wrong-no", "words": "No, but", "places": 7, "share": "0.1 %"}]}}, "extreme": {"count": 1003, "of": 50000, "percent": 2.006, "error": 0, "kinds": {"no-answer": 1003}}, "near": {"count": 1004, "of": 80000, "percent": 1.255, "error": 1002.5, "kinds": {"law": 1004}}, "at-touch": {"count": 1005, "of": 80000, "percent": 1.25625, "error": 1003.5, "kinds": {"time": 1005}}, "no-answer": {"count": 2023, "kinds": {"died": 1012, "timed-out": 1011}}, "undecided": {"count": 2019, "kinds": {"a": 1010, "b": 1009}}, "nanoseconds": 1000.25, "kinds": [
            {"kind": "grid", "cases": 101100, "plain": {"count": 1101, "of": 10000, "percent": 11.01, "error": 1100.5, "kinds": {"verdict": 1101}}, "hard": {"count": 1102, "of": 20000, "percent": 5.51, "error": 1101.5, "kinds": {"distance": 1102}}, "extreme": {"count": 1103, "of": 50000, "percent": 2.206, "error": 0, "kinds": {"no-answer": 1103}}, "near": {"count": 1104, "of": 80000, "percent": 1.38, "error": 1102.5, "kinds": {"law": 1104}}, "at-touch": {"count": 1105, "of": 80000, "percent": 1.38125, "error": 1103.5, "kinds": {"time": 1105}}, "no-answer": {"count": 2223, "kinds": {"died": 1112, "timed-out": 1111}}, "undecided": {"count": 2219, "kinds": {"a": 1110, "b": 1109}}}]}]},
          {"pair": "segment-segment-2d", "cases": 8, "touching": 3006, "nanoseconds": 32.5, "methods": [
           {"method": "analytic", "cases": 102000, "plain": {"count": 2001, "of": 10000, "percent": 20.01, "error": 2000.5, "kinds": {"verdict": 2001}}, "hard": {"count": 2002, "of": 20000, "percent": 10.01, "error": 2001.5, "kinds": {"distance": 2002}, "scene": "scenes/segment-segment-2d-hard-analytic.json"}, "extreme": {"count": 2003, "of": 50000, "percent": 4.006, "error": 0, "kinds": {"no-answer": 2003}}, "near": {"count": 2004, "of": 80000, "percent": 2.505, "error": 2002.5, "kinds": {"law": 2004}}, "at-touch": {"count": 2005, "of": 80000, "percent": 2.50625, "error": 2003.5, "kinds": {"time": 2005}}, "no-answer": {"count": 4023, "kinds": {"died": 2012, "timed-out": 2011}}, "undecided": {"count": 4019, "kinds": {"a": 2010, "b": 2009}}, "kinds": [
            {"kind": "grid", "cases": 102100, "plain": {"count": 2101, "of": 10000, "percent": 21.01, "error": 2100.5, "kinds": {"verdict": 2101}}, "hard": {"count": 2102, "of": 20000, "percent": 10.51, "error": 2101.5, "kinds": {"distance": 2102}}, "extreme": {"count": 2103, "of": 50000, "percent": 4.206, "error": 0, "kinds": {"no-answer": 2103}}, "near": {"count": 2104, "of": 80000, "percent": 2.63, "error": 2102.5, "kinds": {"law": 2104}}, "at-touch": {"count": 2105, "of": 80000, "percent": 2.63125, "error": 2103.5, "kinds": {"time": 2105}}, "no-answer": {"count": 4223, "kinds": {"died": 2112, "timed-out": 2111}}, "undecided": {"count": 4219, "kinds": {"a": 2110, "b": 2109}}}]},
           {"method": "gjk", "cases": 103000, "plain": {"count": 3001, "of": 10000, "percent": 30.01, "error": 3000.5, "kinds": {"verdict": 3001}}, "hard": {"count": 3002, "of": 20000, "percent": 15.01, "error": 3001.5, "kinds": {"distance": 3002}, "scene": "scenes/segment-segment-2d-hard-gjk.json"}, "extreme": {"count": 3003, "of": 50000, "percent": 6.006, "error": 0, "kinds": {"no-answer": 3003}}, "near": {"count": 3004, "of": 80000, "percent": 3.755, "error": 3002.5, "kinds": {"law": 3004}}, "at-touch": {"count": 3005, "of": 80000, "percent": 3.75625, "error": 3003.5, "kinds": {"time": 3005}}, "no-answer": {"count": 6023, "kinds": {"died": 3012, "timed-out": 3011}}, "undecided": {"count": 6019, "kinds": {"a": 3010, "b": 3009}}, "nanoseconds": 3000.25, "kinds": [
            {"kind": "grid", "cases": 103100, "plain": {"count": 3101, "of": 10000, "percent": 31.01, "error": 3100.5, "kinds": {"verdict": 3101}}, "hard": {"count": 3102, "of": 20000, "percent": 15.51, "error": 3101.5, "kinds": {"distance": 3102}}, "extreme": {"count": 3103, "of": 50000, "percent": 6.206, "error": 0, "kinds": {"no-answer": 3103}}, "near": {"count": 3104, "of": 80000, "percent": 3.88, "error": 3102.5, "kinds": {"law": 3104}}, "at-touch": {"count": 3105, "of": 80000, "percent": 3.88125, "error": 3103.5, "kinds": {"time": 3105}}, "no-answer": {"count": 6223, "kinds": {"died": 3112, "timed-out": 3111}}, "undecided": {"count": 6219, "kinds": {"a": 3110, "b": 3109}}}]}]}]}
        """,
        json);
  }

  @Test
  void tableHasTheNumbersOfTheMethods() {
    assertEquals(
        """
        | Method | Plain | Hard | Extreme | Near | At touch | No answer | Undecided | Plain, up to | ns | Pairs | Inputs | Language, version | Numbers |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        | gjk | 20 % (4002 of 20000) | 10 % (4004 of 40000) | 4 % (4006 of 100000) | 2.5 % (4008 of 160000) | 2.5 % (4010 of 160000) | 4024 died, 4022 timed out | 44000 | 3000 | 3000 | 2 | 204000 | Java | double |
        | analytic | 20 % (2001 of 10000) | 10 % (2002 of 20000) | 4 % (2003 of 50000) | 2.5 % (2004 of 80000) | 2.5 % (2005 of 80000) | 2012 died, 2011 timed out | 22000 | 2000 | not measured | 1 | 102000 | Java | double |
        """,
        ScoreTable.of(score()).lines().skip(2).collect(Collectors.joining("\n", "", "\n")));
  }

  /// Runs in a browser, if one is installed.
  @Test
  void pageShowsTheSameNumbersInTheSameColumns(@TempDir Path folder) throws Exception {
    Path page = folder.resolve("index.html");
    Files.writeString(
        page,
        JsonPage.of(ScoreJson.class, "index.html", ScoreJson.of(score(), Set.of(), Map.of())));
    assertEquals(
        """
        gjk 20% 4,002 of 20,000 10% 4,004 of 40,000 4% 4,006 of 100,000 2.5% 4,008 of 160,000 2.5% 4,010 of 160,000 3000 8,046 8,038 3,000 2 204,000 Java double
        analytic 20% 2,001 of 10,000 10% 2,002 of 20,000 4% 2,003 of 50,000 2.5% 2,004 of 80,000 2.5% 2,005 of 80,000 2000 4,023 4,019 not measured 1 102,000 Java double
        sphere-sphere 1,006 touch exact 32 9
        gjk 10% 1,001 of 10,000 5% 1,002 of 20,000 2% 1,003 of 50,000 1.3% 1,004 of 80,000 1.3% 1,005 of 80,000 1000 2,023 2,019 1,000 101,000
        segment-segment-2d 3,006 touch exact 33 8
        analytic 20% 2,001 of 10,000 10% 2,002 of 20,000 4% 2,003 of 50,000 2.5% 2,004 of 80,000 2.5% 2,005 of 80,000 2000 4,023 4,019 not measured 102,000
        gjk 30% 3,001 of 10,000 15% 3,002 of 20,000 6% 3,003 of 50,000 3.8% 3,004 of 80,000 3.8% 3,005 of 80,000 3000 6,023 6,019 3,000 103,000
        """,
        rows(Browser.shown(page)));
  }

  /// {@return the text of the rows of the tables}
  private static String rows(String page) {
    return Pattern.compile("<tr[^>]*><th scope=\"row.*?</tr>")
        .matcher(page)
        .results()
        .map(row -> row.group().replaceAll("<[^>]*>", " ").replaceAll("\\s+", " ").strip())
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
