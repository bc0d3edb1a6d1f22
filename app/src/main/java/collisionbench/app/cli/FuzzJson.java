package collisionbench.app.cli;

import collisionbench.app.fuzz.CampaignPlan;
import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Finding;
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
/// {"finding": "wrong-yes", "method": "analytic", "pair": "sphere-box", "case": 12,
///  "strategy": "touch", "file": "..."}
/// ```
///
/// With several methods, the lines of each method follow those of the one before. To merge shards,
/// add all counts and keep the larger `worst`.
final class FuzzJson {

  private final JsonWriter json;

  private FuzzJson(JsonWriter json) {
    this.json = json;
  }

  /// Writes the lines.
  ///
  /// @param results the results of each campaign
  static void write(
      PrintWriter out,
      SequencedMap<CampaignPlan, Summary> results,
      List<FuzzWatcher.SavedFinding> findings) {
    FuzzJson lines = new FuzzJson(JsonWriter.ascii(out));
    results.forEach((plan, summary) -> {
      summary.pairs().forEach((pair, tally) -> lines.write(plan, pair.name(), tally));
      lines.write(plan, "all", summary.total());
    });
    findings.forEach(lines::write);
  }

  private void write(CampaignPlan plan, String pair, Tally tally) {
    json.object().name("pair").value(pair);
    json.name("method").value(plan.trial().method().name());
    json.name("against").value(plan.trial().judge().name());
    json.name("seed").literal(plan.seed()).name("shard").array();
    json.literal(plan.shard().index()).literal(plan.shard().count()).end();
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
    json.object().name("error").value(worst.error()).name("pair").value(worst.pair());
    json.name("case").literal(worst.number()).name("strategy").value(worst.strategy()).end();
  }

  private void write(FuzzWatcher.SavedFinding saved) {
    Finding finding = saved.finding();
    json.object().name("finding").value(finding.fault().word());
    json.name("method").value(finding.trial().method().name());
    json.name("pair").value(finding.found().pair().name());
    json.name("case").literal(finding.found().number());
    json.name("strategy").value(finding.found().strategy());
    json.name("file").value(saved.file().toString()).end().endLine();
  }
}
