package collisionbench.bench.command;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Campaign.Summary;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Query;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

/// The results of campaigns as a table for people: one line per method and pair, with the number of
/// cases for each kind of fault. A dash marks a question that the two methods do not both answer.
final class FuzzTable {

  private static final List<String> HEAD =
      List.of(
          "method",
          "pair",
          "cases",
          "touching",
          "undecided",
          "plain",
          "hard",
          "wrong yes",
          "wrong no",
          "distance",
          "crossing",
          "times",
          "laws",
          "worst error",
          "in case");

  /// The faults that have a column.
  private static final Set<Fault> SHOWN =
      EnumSet.of(Fault.WRONG_YES, Fault.WRONG_NO, Fault.DISTANCE, Fault.CROSSING, Fault.SWEEP);

  private FuzzTable() {}

  /// {@return the table, the saved findings with the heaviest first, and the conclusions}
  ///
  /// @param results the results of each campaign, all with the same judge
  /// @param saved the files of the findings
  static String of(SequencedMap<CampaignPlan, Summary> results, Map<Finding, Path> saved) {
    StringBuilder text = new StringBuilder(title(results)).append(Columns.aligned(rows(results)));
    saved.entrySet().stream()
        .sorted(Map.Entry.comparingByKey(Finding.ORDER))
        .forEach(entry -> {
          text.append(entry.getKey().sentence()).append('\n');
          text.append("  simplified: ").append(entry.getKey().verdicts()).append('\n');
          text.append("  ").append(PlainText.escape(entry.getValue().toString())).append('\n');
        });
    results.forEach((plan, summary) -> {
      long unasked = summary.unasked(plan);
      text.append(summary.conclusion(plan.trial()))
          .append(
              unasked > 0
                  ? String.format(Locale.ROOT, "; %,d more inputs were not asked\n", unasked)
                  : "\n");
    });
    return text.toString();
  }

  private static String title(SequencedMap<CampaignPlan, Summary> results) {
    CampaignPlan first = results.firstEntry().getKey();
    Trial trial = first.trial();
    return "%s against %s, seed %s, shard %s/%s\n"
        .formatted(
            results.size() == 1 ? trial.method().name() : results.size() + " methods",
            trial.judge().name(),
            first.seed(),
            first.shard().index(),
            first.shard().count());
  }

  /// {@return the rows; they begin with the method if there are several}
  private static List<List<String>> rows(SequencedMap<CampaignPlan, Summary> results) {
    List<List<String>> rows = new ArrayList<>(List.of(HEAD));
    results.forEach((plan, summary) -> addRows(plan.trial(), summary, rows));
    return results.size() > 1
        ? rows
        : rows.stream().map(row -> row.subList(1, row.size())).toList();
  }

  private static void addRows(Trial trial, Summary summary, List<List<String>> rows) {
    String method = trial.method().name();
    Set<Query> asked = EnumSet.noneOf(Query.class);
    summary
        .pairs()
        .forEach((pair, tally) -> {
          asked.addAll(trial.queries(pair));
          rows.add(row(method, pair.name(), tally, trial.queries(pair)));
        });
    if (summary.pairs().size() > 1) {
      rows.add(row(method, "all", summary.total(), asked));
    }
  }

  private static List<String> row(String method, String pair, Tally tally, Set<Query> asked) {
    Optional<Tally.Worst> worst = tally.worst();
    return List.of(
        method,
        pair,
        Long.toString(tally.cases()),
        Long.toString(tally.touching()),
        Long.toString(tally.undecided()),
        Long.toString(tally.of(Weight.PLAIN).count()),
        Long.toString(tally.of(Weight.HARD).count()),
        count(tally, Fault.WRONG_YES, asked.contains(Query.OVERLAP)),
        count(tally, Fault.WRONG_NO, asked.contains(Query.OVERLAP)),
        count(tally, Fault.DISTANCE, asked.contains(Query.SEPARATION)),
        count(tally, Fault.CROSSING, asked.contains(Query.CROSSING)),
        count(tally, Fault.SWEEP, asked.contains(Query.SWEEP)),
        laws(tally),
        worst.map(w -> String.format(Locale.ROOT, "%.2g", w.error())).orElse("-"),
        worst.map(w -> (pair.equals("all") ? w.pair() + " " : "") + w.number()).orElse("-"));
  }

  private static String count(Tally tally, Fault fault, boolean asked) {
    return asked || tally.count(fault) > 0 ? Long.toString(tally.count(fault)) : "-";
  }

  /// {@return the counts of all other faults that occurred}
  private static String laws(Tally tally) {
    String counts =
        EnumSet.complementOf(EnumSet.copyOf(SHOWN)).stream()
            .filter(fault -> tally.count(fault) > 0)
            .map(fault -> fault.word() + " " + tally.count(fault))
            .collect(Collectors.joining(", "));
    return counts.isEmpty() ? "0" : counts;
  }
}
