package collisionbench.app.cli;

import collisionbench.app.fuzz.CampaignPlan;
import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Summary;
import collisionbench.app.fuzz.Tally;
import collisionbench.geometry.method.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What came of a campaign, as a table to read.
final class FuzzTable {

  private static final List<String> HEAD =
      List.of(
          "pair",
          "cases",
          "touching",
          "undecided",
          "wrong",
          "distance",
          "laws",
          "worst error",
          "in case");

  private FuzzTable() {}

  /// {@return the lines}
  static String of(CampaignPlan plan, Summary summary, List<FuzzWatcher.SavedFinding> findings) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEAD);
    for (Map.Entry<Pair, Tally> entry : summary.pairs().entrySet()) {
      rows.add(row(entry.getKey().name(), entry.getValue()));
    }
    if (summary.pairs().size() > 1) {
      rows.add(row("all", summary.total()));
    }
    StringBuilder text = new StringBuilder(title(plan)).append(Columns.aligned(rows));
    for (FuzzWatcher.SavedFinding saved : findings) {
      text.append(saved.finding().sentence()).append('\n');
      text.append("  simplified: ").append(saved.finding().verdicts()).append('\n');
      text.append("  ").append(saved.file()).append('\n');
    }
    return text.toString();
  }

  private static String title(CampaignPlan plan) {
    return plan.trial().method().name()
        + " against "
        + plan.trial().judge().name()
        + ", seed "
        + plan.seed()
        + ", shard "
        + plan.shard().index()
        + "/"
        + plan.shard().count()
        + "\n";
  }

  private static List<String> row(String name, Tally tally) {
    Optional<Tally.Worst> worst = tally.worst();
    return List.of(
        name,
        Long.toString(tally.cases()),
        Long.toString(tally.touching()),
        Long.toString(tally.undecided()),
        Long.toString(tally.count(Fault.OVERLAP)),
        Long.toString(tally.count(Fault.DISTANCE)),
        laws(tally),
        worst.map(w -> String.format(Locale.ROOT, "%.2g", w.error())).orElse("-"),
        worst.map(w -> (name.equals("all") ? w.pair() + " " : "") + w.number()).orElse("-"));
  }

  /// All other faults, each with its count.
  private static String laws(Tally tally) {
    List<String> counts = new ArrayList<>();
    for (Fault fault : Fault.values()) {
      if (fault != Fault.OVERLAP && fault != Fault.DISTANCE && tally.count(fault) > 0) {
        counts.add(fault.word() + " " + tally.count(fault));
      }
    }
    return counts.isEmpty() ? "0" : String.join(", ", counts);
  }
}
