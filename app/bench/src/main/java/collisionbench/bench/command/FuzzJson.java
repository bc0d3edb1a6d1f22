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
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

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
final class FuzzJson {

  private final JsonWriter json;

  FuzzJson(PrintWriter out) {
    json = JsonWriter.ascii(out);
  }

  /// What a line of counts is about.
  ///
  /// @param pair the name of a pair, or [PairNames#ALL]
  record Subject(String method, String against, long seed, String pair) {}

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
    FuzzJson lines = new FuzzJson(out);
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
        plan.trial().method().name(), plan.trial().judge().name(), plan.seed(), pair);
  }

  void write(Subject subject, Shard shard, Tally tally) {
    json.object().name("pair").value(subject.pair());
    json.name("method").value(subject.method());
    json.name("against").value(subject.against());
    json.name("seed").literal(subject.seed()).name("shard").array();
    json.literal(shard.index()).literal(shard.count()).end();
    json.name("cases").literal(tally.cases());
    json.name("touching").literal(tally.touching());
    json.name("undecided").literal(tally.undecided());
    json.name("disagreements").literal(tally.disagreements());
    json.name("faults").object();
    for (Fault fault : Fault.values()) {
      json.name(fault.word()).literal(tally.count(fault));
    }
    json.end().name("forms").object();
    for (Difficulty difficulty : Difficulty.values()) {
      json.name(KebabCase.of(difficulty)).literal(tally.answered(difficulty));
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
    json.name(weight.word()).object().name("count").literal(mistakes.count());
    if (mistakes.count() > 0) {
      json.name("error").anyValue(mistakes.error());
    }
    for (Fault.Kind kind : Fault.Kind.values()) {
      if (mistakes.kinds().containsKey(kind)) {
        json.name(kind.word()).literal(mistakes.kinds().get(kind));
      }
    }
    json.end();
  }

  private void write(Tally.Worst worst) {
    json.object().name("error").anyValue(worst.error()).name("pair").value(worst.pair());
    json.name("case").literal(worst.number()).name("strategy").value(worst.strategy()).end();
  }

  void write(Saved saved) {
    json.object().name("finding").value(saved.mistake().fault().word());
    json.name("weight").value(saved.mistake().weight().word());
    json.name("method").value(saved.method()).name("pair").value(saved.pair());
    json.name("case").literal(saved.number()).name("strategy").value(saved.strategy());
    json.name("file").value(saved.file()).end().endLine();
  }

  /// Writes the last line.
  void end() {
    json.object().name("end").literal(true).end().endLine();
  }
}
