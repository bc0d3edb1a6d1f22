package collisionbench.app.cli;

import collisionbench.app.fuzz.CampaignPlan;
import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Summary;
import collisionbench.app.fuzz.Tally;
import collisionbench.app.preset.JsonText;
import collisionbench.geometry.method.Pair;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What came of a campaign, as lines of JSON in ASCII.
///
/// A line for each pair, one for all, and one for each disagreement that was saved:
///
/// ```json
/// {"pair": "sphere-box", "method": "analytic", "against": "exact", "seed": 1, "shard": [1, 1],
///  "cases": 100, "touching": 40, "undecided": 0, "disagreements": 1,
///  "faults": {"overlap": 1, "distance": 0, "swap": 0},
///  "worst": {"error": 1e-16, "pair": "sphere-box", "case": 7, "strategy": "plain"}}
/// {"finding": "overlap", "pair": "sphere-box", "case": 12, "strategy": "touch", "file": "..."}
/// ```
///
/// All counts of two shards can be added, and the worse `worst` taken.
final class FuzzJson {

  private FuzzJson() {}

  /// {@return the lines}
  static String of(CampaignPlan plan, Summary summary, List<FuzzWatcher.SavedFinding> findings) {
    StringBuilder lines = new StringBuilder();
    for (Map.Entry<Pair, Tally> entry : summary.pairs().entrySet()) {
      lines.append(line(entry.getKey().name(), plan, entry.getValue()));
    }
    lines.append(line("all", plan, summary.total()));
    findings.forEach(saved -> lines.append(line(saved)));
    return lines.toString();
  }

  private static String line(String pair, CampaignPlan plan, Tally tally) {
    return "{\"pair\": "
        + JsonText.ascii(pair)
        + ", \"method\": "
        + JsonText.ascii(plan.trial().method().name())
        + ", \"against\": "
        + JsonText.ascii(plan.trial().judge().name())
        + ", \"seed\": "
        + plan.seed()
        + ", \"shard\": ["
        + plan.shard().index()
        + ", "
        + plan.shard().count()
        + "], \"cases\": "
        + tally.cases()
        + ", \"touching\": "
        + tally.touching()
        + ", \"undecided\": "
        + tally.undecided()
        + ", \"disagreements\": "
        + tally.disagreements()
        + ", \"faults\": "
        + faults(tally)
        + ", \"worst\": "
        + tally.worst().map(FuzzJson::worst).orElse("null")
        + "}\n";
  }

  private static String faults(Tally tally) {
    return Arrays.stream(Fault.values())
        .map(fault -> JsonText.ascii(fault.word()) + ": " + tally.count(fault))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String worst(Tally.Worst worst) {
    return "{\"error\": "
        + JsonText.of(worst.error())
        + ", \"pair\": "
        + JsonText.ascii(worst.pair())
        + ", \"case\": "
        + worst.number()
        + ", \"strategy\": "
        + JsonText.ascii(worst.strategy())
        + "}";
  }

  private static String line(FuzzWatcher.SavedFinding saved) {
    return "{\"finding\": "
        + JsonText.ascii(saved.finding().fault().word())
        + ", \"pair\": "
        + JsonText.ascii(saved.finding().found().pair().name())
        + ", \"case\": "
        + saved.finding().found().number()
        + ", \"strategy\": "
        + JsonText.ascii(saved.finding().found().strategy())
        + ", \"file\": "
        + JsonText.ascii(saved.file().toString())
        + "}\n";
  }
}
