package collisionbench.bench.command;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Campaign.Summary;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.text.KebabCase;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// The results of campaigns as lines of JSON in ASCII.
///
/// One line per pair, one for all pairs, one per saved disagreement, and a last one, which is
/// missing if the campaign was stopped:
///
/// ```json
/// {"pair": "sphere-box", "method": "analytic", "against": "exact", "seed": 1, "shard": [1, 1],
///  "cases": 100, "touching": 40, "undecided": 0, "disagreements": 1,
///  "faults": {"wrong-yes": 1, "wrong-no": 0, "distance": 0, "swap": 0},
///  "forms": {"plain": 30, "hard": 40, "extreme": 30},
///  "weights": {"plain": {"count": 1, "error": 0.3, "verdict": 1}, "hard": {"count": 0}},
///  "worst": {"error": 1e-16, "pair": "sphere-box", "case": 7, "strategy": "uniform"}}
/// {"finding": "wrong-yes", "weight": "plain", "method": "analytic", "pair": "sphere-box", "case": 12,
///  "strategy": "touch", "file": "..."}
/// {"end": true}
/// ```
///
/// With several methods, the lines of each method follow those of the one before. [ShardLines]
/// reads them.
record FuzzJson(JsonWriter json) {

  /// What a line of counts is about.
  ///
  /// @param pair the name of a pair, or [PairNames#ALL]
  record Subject(String pair, String method, String against, long seed) {}

  /// A disagreement and the scene file that shows it.
  ///
  /// @param number the number of its case
  record Saved(
      Mistake mistake, String method, String pair, long number, String strategy, String file) {

    private static Saved of(Finding finding, Path file) {
      return new Saved(
          finding.mistake(),
          finding.trial().method().name(),
          finding.found().pair().name(),
          finding.found().number(),
          finding.found().strategy(),
          file.toString());
    }
  }

  /// Writes the lines.
  ///
  /// @param results the results of each campaign
  /// @param ended whether all cases were run
  static void write(
      PrintWriter out,
      SequencedMap<CampaignPlan, Summary> results,
      Map<Finding, Path> saved,
      boolean ended) {
    FuzzJson lines = new FuzzJson(JsonWriter.ascii(out));
    results.forEach((plan, summary) -> {
      summary
          .pairs()
          .forEach((pair, tally) -> lines.write(subject(plan, pair.name()), plan.shard(), tally));
      lines.write(subject(plan, PairNames.ALL), plan.shard(), summary.total());
    });
    for (Summary summary : results.values()) {
      for (Finding finding : summary.findings()) {
        Optional.ofNullable(saved.get(finding))
            .map(file -> Saved.of(finding, file))
            .ifPresent(lines::write);
      }
    }
    if (ended) {
      lines.end();
    }
  }

  private static Subject subject(CampaignPlan plan, String pair) {
    return new Subject(
        pair, plan.trial().method().name(), plan.trial().judge().name(), plan.seed());
  }

  void write(Subject subject, Shard shard, Tally tally) {
    json.object().members(subject).member("shard", List.of(shard.index(), shard.count()));
    json.member("cases", tally.cases()).member("touching", tally.touching());
    json.member("undecided", tally.undecided());
    json.member("disagreements", tally.disagreements()).name("faults").object();
    for (Fault fault : Fault.values()) {
      json.member(fault.word(), tally.count(fault));
    }
    json.end().name("forms").object();
    for (Difficulty difficulty : Difficulty.values()) {
      json.member(KebabCase.of(difficulty), tally.answered(difficulty));
    }
    json.end().name("weights").object();
    for (Weight weight : Weight.values()) {
      write(weight, tally.of(weight));
    }
    json.end().name("worst");
    tally.worst().ifPresentOrElse(this::write, () -> json.literal("null"));
    json.end().endLine();
  }

  private void write(Weight weight, Tally.Weighed mistakes) {
    json.name(weight.word()).object().member("count", mistakes.count());
    if (mistakes.count() > 0) {
      json.name("error").anyValue(mistakes.error());
    }
    new TreeMap<>(mistakes.kinds()).forEach((kind, count) -> json.member(kind.word(), count));
    json.end();
  }

  private void write(Tally.Worst worst) {
    json.object().name("error").anyValue(worst.error()).member("pair", worst.pair());
    json.member("case", worst.number()).member("strategy", worst.strategy()).end();
  }

  void write(Saved saved) {
    json.object().member("finding", saved.mistake().fault());
    json.member("weight", saved.mistake().weight()).member("method", saved.method());
    json.member("pair", saved.pair()).member("case", saved.number());
    json.member("strategy", saved.strategy()).member("file", saved.file()).end().endLine();
  }

  /// Writes the last line.
  void end() {
    json.object().member("end", true).end().endLine();
  }
}
