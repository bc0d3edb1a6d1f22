package collisionbench.app.score;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.input.Case;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Where each number of a score stands: no two of a score made by hand are the same.
class ScoreNumbersTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();
  private static final Pair STICKS = Pair.named("segment-segment-2d").orElseThrow();
  private static final Trial GJK = new Trial(Methods.GJK, Methods.EXACT);
  private static final Trial OURS = new Trial(Methods.ANALYTIC, Methods.EXACT);

  /// A score of one method on the first pair and of two on the second.
  private static Score score() {
    ScorePlan plan =
        new ScorePlan(List.of(SPHERES, STICKS), List.of(Methods.GJK, Methods.ANALYTIC), 17, 23);
    return new Score(
        plan,
        List.of(
            new PairScore(
                SPHERES, 9, 4, OptionalDouble.of(31.5), List.of(method(GJK, SPHERES, 100))),
            new PairScore(
                STICKS,
                8,
                5,
                OptionalDouble.of(32.5),
                List.of(method(GJK, STICKS, 200), method(OURS, STICKS, 300)))));
  }

  private static MethodScore method(Trial trial, Pair pair, int from) {
    SequencedMap<String, Row> kinds = new LinkedHashMap<>();
    kinds.put("plain", row(pair, from + 30));
    kinds.put("touch", row(pair, from + 60));
    Example example =
        new Example(
            trial, Measure.DISTANCE, worst(pair, from), Case.of(23, pair, 0).shapes(), false);
    return new MethodScore(
        trial,
        pair,
        row(pair, from),
        kinds,
        Map.of(Measure.DISTANCE, example),
        OptionalDouble.of(from + 0.25));
  }

  /// {@return a row whose numbers follow one another}
  private static Row row(Pair pair, int from) {
    return new Row(
        from,
        Map.of(
            Measure.OVERLAP, new Cell(from + 1, Optional.empty()),
            Measure.DISTANCE, new Cell(from + 2, Optional.of(worst(pair, from))),
            Measure.CROSSING, new Cell(from + 3, Optional.of(worst(pair, from + 10))),
            Measure.SWEEP, new Cell(from + 4, Optional.of(worst(pair, from + 20))),
            Measure.UNDECIDED, new Cell(from + 5, Optional.empty()),
            Measure.FAILURE, new Cell(from + 6, Optional.empty())),
        Map.of(Fault.SIGN, from + 7L, Fault.SWAP, from + 8L));
  }

  private static Cell.Worst worst(Pair pair, int from) {
    return new Cell.Worst(new Measure.Mark(true, from / 1024.0), Case.of(23, pair, 0));
  }

  @Test
  void everyNumberStandsUnderItsName() {
    String json =
        ScoreJson.of(score(), Set.of())
            .replace(Score.machine(), "...")
            .replaceAll(", \"(source|scene)\": \"[^\"]*\"", "");
    assertEquals(
        """
        {"format": "collision-bench-score", "version": 1, "seed": 23, "cases": 17, "judge": "exact", "machine": "...",
         "methods": [
          {"method": "gjk", "pairs": 2, "cases": 300, "overlap": {"count": 302}, "distance": {"count": 304, "worst": 0.1953125}, "undecided": {"count": 310}, "failure": {"count": 312, "kinds": {"swap": 316, "sign": 314}}},
          {"method": "analytic", "pairs": 1, "cases": 300, "overlap": {"count": 301}, "distance": {"count": 302, "worst": 0.29296875}, "crossing": {"count": 303, "worst": 0.302734375}, "sweep": {"count": 304, "worst": 0.3125}, "undecided": {"count": 305}, "failure": {"count": 306, "kinds": {"swap": 308, "sign": 307}}}],
         "pairs": [
          {"pair": "sphere-sphere", "cases": 9, "touching": 4, "nanoseconds": 31.5, "methods": [
           {"method": "gjk", "cases": 100, "overlap": {"count": 101}, "distance": {"count": 102, "worst": 0.09765625}, "undecided": {"count": 105}, "failure": {"count": 106, "kinds": {"swap": 108, "sign": 107}}, "nanoseconds": 100.25, "kinds": [
            {"kind": "plain", "cases": 130, "overlap": {"count": 131}, "distance": {"count": 132, "worst": 0.126953125}, "undecided": {"count": 135}, "failure": {"count": 136, "kinds": {"swap": 138, "sign": 137}}},
            {"kind": "touch", "cases": 160, "overlap": {"count": 161}, "distance": {"count": 162, "worst": 0.15625}, "undecided": {"count": 165}, "failure": {"count": 166, "kinds": {"swap": 168, "sign": 167}}}]}]},
          {"pair": "segment-segment-2d", "cases": 8, "touching": 5, "nanoseconds": 32.5, "methods": [
           {"method": "gjk", "cases": 200, "overlap": {"count": 201}, "distance": {"count": 202, "worst": 0.1953125}, "undecided": {"count": 205}, "failure": {"count": 206, "kinds": {"swap": 208, "sign": 207}}, "nanoseconds": 200.25, "kinds": [
            {"kind": "plain", "cases": 230, "overlap": {"count": 231}, "distance": {"count": 232, "worst": 0.224609375}, "undecided": {"count": 235}, "failure": {"count": 236, "kinds": {"swap": 238, "sign": 237}}},
            {"kind": "touch", "cases": 260, "overlap": {"count": 261}, "distance": {"count": 262, "worst": 0.25390625}, "undecided": {"count": 265}, "failure": {"count": 266, "kinds": {"swap": 268, "sign": 267}}}]},
           {"method": "analytic", "cases": 300, "overlap": {"count": 301}, "distance": {"count": 302, "worst": 0.29296875}, "crossing": {"count": 303, "worst": 0.302734375}, "sweep": {"count": 304, "worst": 0.3125}, "undecided": {"count": 305}, "failure": {"count": 306, "kinds": {"swap": 308, "sign": 307}}, "nanoseconds": 300.25, "kinds": [
            {"kind": "plain", "cases": 330, "overlap": {"count": 331}, "distance": {"count": 332, "worst": 0.322265625}, "crossing": {"count": 333, "worst": 0.33203125}, "sweep": {"count": 334, "worst": 0.341796875}, "undecided": {"count": 335}, "failure": {"count": 336, "kinds": {"swap": 338, "sign": 337}}},
            {"kind": "touch", "cases": 360, "overlap": {"count": 361}, "distance": {"count": 362, "worst": 0.3515625}, "crossing": {"count": 363, "worst": 0.361328125}, "sweep": {"count": 364, "worst": 0.37109375}, "undecided": {"count": 365}, "failure": {"count": 366, "kinds": {"swap": 368, "sign": 367}}}]}]}]}
        """,
        json);
  }

  @Test
  void thePageHasTheSameNumbersInTheSamePlaces() {
    assertEquals(
        """
        17 cases of 2 pairs, seed 23: 2 methods against exact arithmetic.
        gjk 2 300 302 0.20 304 wrong &ndash; &ndash; 310 312 swap 316, sign 314
        analytic 1 300 301 0.29 302 wrong 0.30 303 wrong 0.31 304 wrong 305 306 swap 308, sign 307
        sphere-sphere 9 4 touch 32 exact
        gjk 100 101 0.098 102 wrong &ndash; &ndash; 105 106 swap 108, sign 107 100
        plain 130 131 0.13 132 wrong &ndash; &ndash; 135 136 swap 138, sign 137
        touch 160 161 0.16 162 wrong &ndash; &ndash; 165 166 swap 168, sign 167
        segment-segment-2d 8 5 touch 33 exact
        gjk 200 201 0.20 202 wrong &ndash; &ndash; 205 206 swap 208, sign 207 200
        plain 230 231 0.22 232 wrong &ndash; &ndash; 235 236 swap 238, sign 237
        touch 260 261 0.25 262 wrong &ndash; &ndash; 265 266 swap 268, sign 267
        analytic 300 301 0.29 302 wrong 0.30 303 wrong 0.31 304 wrong 305 306 swap 308, sign 307 300
        plain 330 331 0.32 332 wrong 0.33 333 wrong 0.34 334 wrong 335 336 swap 338, sign 337
        touch 360 361 0.35 362 wrong 0.36 363 wrong 0.37 364 wrong 365 366 swap 368, sign 367
        """,
        rows(ScorePage.of(score(), Set.of())));
  }

  /// {@return what is read in the rows of a page}
  private static String rows(String page) {
    return Pattern.compile(
            "<p>[^<]* against [^<]*</p>|<tr[ >](?!<th scope=\"col\").*?</tr>", Pattern.DOTALL)
        .matcher(page)
        .results()
        .map(row -> row.group().replaceAll("<small>[A-Z][^<]*</small>|<[^>]*>", " "))
        .map(row -> row.replaceAll("\\s+", " ").strip())
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
