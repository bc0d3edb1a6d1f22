package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Campaign.Summary;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Checks the position of every number of a campaign: a handmade one has no two equal numbers.
class FuzzNumbersTest {

  private static final Pair BOXES = Pair.named("box-box").orElseThrow();
  private static final Pair STICKS = Pair.named("segment-segment-2d").orElseThrow();
  private static final Trial TRIAL = new Trial(Methods.SAT, Methods.GJK);

  private static final List<Fault> ALL = List.of(Fault.values());
  private static final Set<Fault> FAULTS = EnumSet.complementOf(EnumSet.of(Fault.TIMED_OUT));

  private static Tally tally(Pair pair, int from) {
    Map<Fault, Long> faults = new EnumMap<>(Fault.class);
    for (Fault fault : FAULTS) {
      faults.put(fault, from + 50L + ALL.indexOf(fault));
    }
    return new Tally(
        from,
        from + 1,
        from + 2,
        from + 3,
        faults,
        Map.of(
            Difficulty.PLAIN,
            from + 10L,
            Difficulty.HARD,
            from + 11L,
            Difficulty.EXTREME,
            from + 12L),
        Map.of(
            Weight.PLAIN,
            new Tally.Weighed(
                Map.of(Fault.Kind.VERDICT, from + 20L, Fault.Kind.DISTANCE, from + 30L), from),
            Weight.HARD,
            new Tally.Weighed(Map.of(Fault.Kind.NO_ANSWER, from + 40L), from / 8.0)),
        Optional.of(new Tally.Worst(from / 1024.0, pair.name(), from + 4, "touch")));
  }

  private static SequencedMap<CampaignPlan, Summary> results() {
    SequencedMap<Pair, Tally> tallies = new LinkedHashMap<>();
    tallies.put(BOXES, tally(BOXES, 100));
    tallies.put(STICKS, tally(STICKS, 200));
    SequencedMap<CampaignPlan, Summary> results = new LinkedHashMap<>();
    CampaignPlan plan = new CampaignPlan(List.of(BOXES, STICKS), TRIAL, 999, 23, new Shard(2, 3));
    results.put(plan, new Summary(tallies, List.copyOf(findings().keySet())));
    return results;
  }

  private static Map<Finding, Path> findings() {
    Case found = Case.of(23, BOXES, 7);
    Mistake swap = new Mistake(Fault.SWAP, Weight.HARD, 0.5);
    return Map.of(new Finding(TRIAL, swap, found, found.shapes()), Path.of("found.json"));
  }

  /// {@return the forms and the weights of a line of numbers from `from`, added up `lines` times}
  private static String forms(int from, int lines, String error, String hardError) {
    return """
    "forms": {"plain": %d, "hard": %d, "extreme": %d}, "weights": {"plain": {"count": %d, \
    "error": %s, "verdict": %d, "distance": %d}, "hard": {"count": %d, "error": %s, \
    "no-answer": %d}, "extreme": {"count": 0}, "near": {"count": 0}, "at-touch": {"count": \
    0}, "rounding": {"count": 0}}\
    """
        .formatted(
            from + 10 * lines,
            from + 11 * lines,
            from + 12 * lines,
            2 * from + 50 * lines,
            error,
            from + 20 * lines,
            from + 30 * lines,
            from + 40 * lines,
            hardError,
            from + 40 * lines);
  }

  /// {@return the counts of all faults, in arithmetic progression}
  private static String faults(int first, int step) {
    return ALL.stream()
        .map(fault -> {
          int count = FAULTS.contains(fault) ? first + step * ALL.indexOf(fault) : 0;
          return "\"" + fault.word() + "\": " + count;
        })
        .collect(Collectors.joining(", "));
  }

  @Test
  void jsonHasEveryNumberUnderItsName() {
    StringWriter lines = new StringWriter();
    try (PrintWriter out = new PrintWriter(lines)) {
      FuzzJson.write(out, results(), findings(), true);
    }
    assertEquals(
        """
        {"pair": "box-box", "method": "sat", "against": "gjk", "seed": 23, "shard": [2, 3], "cases": 100, "touching": 101, "undecided": 102, "disagreements": 103, "faults": {%s}, %s, "worst": {"error": 0.09765625, "pair": "box-box", "case": 104, "strategy": "touch"}}
        {"pair": "segment-segment-2d", "method": "sat", "against": "gjk", "seed": 23, "shard": [2, 3], "cases": 200, "touching": 201, "undecided": 202, "disagreements": 203, "faults": {%s}, %s, "worst": {"error": 0.1953125, "pair": "segment-segment-2d", "case": 204, "strategy": "touch"}}
        {"pair": "all", "method": "sat", "against": "gjk", "seed": 23, "shard": [2, 3], "cases": 300, "touching": 302, "undecided": 304, "disagreements": 306, "faults": {%s}, %s, "worst": {"error": 0.1953125, "pair": "segment-segment-2d", "case": 204, "strategy": "touch"}}
        {"finding": "swap", "weight": "hard", "method": "sat", "pair": "box-box", "case": 7, "strategy": "degenerate", "file": "found.json"}
        {"end": true}
        """
            .formatted(
                faults(150, 1),
                forms(100, 1, "100", "12.5"),
                faults(250, 1),
                forms(200, 1, "200", "25"),
                faults(400, 2),
                forms(300, 2, "200", "25")),
        lines.toString());
  }

  @Test
  void tableHasTheSameNumbersInTheSameColumns() {
    assertEquals(
        """
        sat against gjk, seed 23, shard 2/3
          pair                cases  touching  undecided  plain  hard  wrong yes  wrong no  distance  crossing  times  laws                                                                             worst error  in case
          box-box             100    101       102        250    140   150        151       152       158       159    swap 153, sign 154, witness 155, normal 156, contact 157, broken 160, judge 161  0.098        104
          segment-segment-2d  200    201       202        450    240   250        251       252       258       259    swap 253, sign 254, witness 255, normal 256, contact 257, broken 260, judge 261  0.20         204
          all                 300    302       304        700    380   400        402       404       416       418    swap 406, sign 408, witness 410, normal 412, contact 414, broken 420, judge 422  0.20         segment-segment-2d 204
        hard: box-box, case 7 of seed 23 (degenerate): sat answers differently with the shapes swapped
          simplified: sat says apart, gjk says apart (distance 1.1154877051694718); with the shapes swapped sat says apart
          found.json
        sat: 700 plain mistakes (340 wrong yes or no, 360 wrong distances), up to 200; 33 more inputs were not asked
        """,
        FuzzTable.of(results(), findings()));
  }
}
