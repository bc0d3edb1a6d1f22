package collisionbench.bench.score;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Conclusion;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.score.PairScore.Row;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The score as a Markdown table: one row per method, with the numbers of the page's first table.
public final class ScoreTable {

  private static final String TITLES =
      """


      | Method | Plain | Hard | Extreme | Near | At touch | No answer | Undecided | Plain, up to | ns \
      | Pairs | Inputs | Language, version | Numbers |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
      """;

  private ScoreTable() {}

  /// {@return the text of the file}
  public static String of(Score score) {
    Score.Plan plan = score.plan();
    String head =
        String.format(
            Locale.ROOT,
            "%s: %d inputs of %d %s, seed %d; times on %s.",
            Score.date(),
            plan.cases(),
            plan.pairs().size(),
            plan.pairs().size() == 1 ? "pair" : "pairs",
            plan.seed(),
            Score.machine());
    return score.methods().stream()
        .map(method -> row(cells(score, method)))
        .collect(Collectors.joining("\n", head + TITLES, "\n"));
  }

  private static List<String> cells(Score score, Method method) {
    Row row = score.total(method);
    Tally tally = row.tally();
    List<String> cells = new ArrayList<>(List.of(method.name()));
    Row.WEIGHTS.forEach(weight -> cells.add(share(tally, weight)));
    cells.add(failures(row.failures()) + (row.givenUp() ? ", given up" : ""));
    cells.add(Long.toString(tally.cases() - tally.answered()));
    cells.add(Conclusion.brief(tally.of(Weight.PLAIN).error()));
    OptionalDouble time = score.nanoseconds(method);
    cells.add(time.isPresent() ? Long.toString(Math.round(time.getAsDouble())) : "not measured");
    cells.add(Integer.toString(score.of(method).size()));
    cells.add(Long.toString(tally.cases()));
    cells.add(
        Stream.of(method.language(), method.version())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(", ")));
    cells.add(KebabCase.of(method.precision()));
    return cells;
  }

  /// {@return a percentage and the counts behind it, such as `2.5 % (3 of 120)`}
  private static String share(Tally tally, Weight weight) {
    return tally.answered(weight) == 0
        ? "-"
        : "%s %% (%d of %d)"
            .formatted(
                Conclusion.brief(tally.percent(weight)),
                tally.of(weight).count(),
                tally.answered(weight));
  }

  private static String failures(Map<Failure, Long> failures) {
    return failures.isEmpty()
        ? "0"
        : failures.entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey().word().replace('-', ' '))
            .collect(Collectors.joining(", "));
  }

  private static String row(List<String> cells) {
    return cells.stream().map(ScoreTable::escaped).collect(Collectors.joining(" | ", "| ", " |"));
  }

  /// {@return a text in which nothing is markup}
  private static String escaped(String cell) {
    return PlainText.escape(cell).replaceAll("[\\\\`*_~$\\[\\]<>|&]", "\\\\$0");
  }
}
