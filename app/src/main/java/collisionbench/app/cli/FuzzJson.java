package collisionbench.app.cli;

import collisionbench.app.fuzz.CampaignPlan;
import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Finding;
import collisionbench.app.fuzz.Shard;
import collisionbench.app.fuzz.Summary;
import collisionbench.app.fuzz.Tally;
import collisionbench.app.json.JsonWriter;
import java.io.PrintWriter;
import java.util.List;
import java.util.SequencedMap;

/// The results of campaigns as lines of JSON in ASCII.
///
/// One line per pair, one for all pairs, and one per saved disagreement:
///
/// ```json
/// {"pair": "sphere-box", "method": "analytic", "against": "exact", "seed": 1, "shard": [1, 1],
///  "cases": 100, "touching": 40, "undecided": 0, "disagreements": 1,
///  "faults": {"wrong-yes": 1, "wrong-no": 0, "distance": 0, "swap": 0},
///  "worst": {"error": 1e-16, "pair": "sphere-box", "case": 7, "strategy": "plain"}}
/// {"finding": "wrong-yes", "clear": true, "method": "analytic", "pair": "sphere-box", "case": 12,
///  "strategy": "touch", "file": "..."}
/// ```
///
/// With several methods, the lines of each method follow those of the one before. [ShardLines]
/// reads them.
final class FuzzJson {

  /// Stands for all pairs.
  static final String ALL = "all";

  private final JsonWriter json;

  FuzzJson(PrintWriter out) {
    json = JsonWriter.ascii(out);
  }

  /// What a line of counts is about.
  ///
  /// @param pair the name of a pair, or [#ALL]
  record Subject(String method, String against, long seed, String pair) {}

  /// A disagreement and the scene file that shows it.
  ///
  /// @param number the number of its case
  record Saved(
      Fault fault,
      boolean clear,
      String method,
      String pair,
      long number,
      String strategy,
      String file) {

    private static Saved of(FuzzWatcher.SavedFinding saved) {
      Finding finding = saved.finding();
      return new Saved(
          finding.fault(),
          finding.clear(),
          finding.trial().method().name(),
          finding.found().pair().name(),
          finding.found().number(),
          finding.found().strategy(),
          saved.file().toString());
    }
  }

  /// Writes the lines.
  ///
  /// @param results the results of each campaign
  static void write(
      PrintWriter out,
      SequencedMap<CampaignPlan, Summary> results,
      List<FuzzWatcher.SavedFinding> findings) {
    FuzzJson lines = new FuzzJson(out);
    results.forEach((plan, summary) -> {
      summary
          .pairs()
          .forEach((pair, tally) -> lines.write(subject(plan, pair.name()), plan.shard(), tally));
      lines.write(subject(plan, ALL), plan.shard(), summary.total());
    });
    findings.stream().map(Saved::of).forEach(lines::write);
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
    json.end().name("worst");
    tally.worst().ifPresentOrElse(this::write, () -> json.literal("null"));
    json.end().endLine();
  }

  private void write(Tally.Worst worst) {
    json.object().name("error").anyValue(worst.error()).name("pair").value(worst.pair());
    json.name("case").literal(worst.number()).name("strategy").value(worst.strategy()).end();
  }

  void write(Saved saved) {
    json.object().name("finding").value(saved.fault().word());
    json.name("clear").literal(saved.clear());
    json.name("method").value(saved.method()).name("pair").value(saved.pair());
    json.name("case").literal(saved.number()).name("strategy").value(saved.strategy());
    json.name("file").value(saved.file()).end().endLine();
  }
}
