package collisionbench.app.score;

import collisionbench.app.text.KebabCase;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The score as a Markdown table: one row per method, with the numbers of the page's first table.
public final class ScoreTable {

  private static final List<Measure> COUNTED =
      List.of(
          Measure.WRONG_YES,
          Measure.WRONG_NO,
          Measure.AT_TOUCH,
          Measure.WITHIN_MARGIN,
          Measure.CLEAR,
          Measure.UNDECIDED,
          Measure.THREW,
          Measure.DIED,
          Measure.TIMED_OUT,
          Measure.INVALID);

  private static final List<Measure> MEASURED = List.of(Measure.APART, Measure.DEEP);

  private ScoreTable() {}

  /// {@return the text of the file}
  public static String of(Score score) {
    ScorePlan plan = score.plan();
    String head =
        String.format(
            Locale.ROOT,
            "%s: %d inputs of %d pairs, seed %d; times on %s.",
            Score.date(),
            plan.cases(),
            plan.pairs().size(),
            plan.seed(),
            Score.machine());
    return Stream.concat(
            Stream.of(head, "", row(titles()), row(titles().stream().map(_ -> "---").toList())),
            plan.methods().stream().map(method -> row(cells(score, method))))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static List<String> titles() {
    List<String> titles =
        new ArrayList<>(List.of("Method", "Language, version", "Numbers", "Pairs", "Inputs"));
    COUNTED.forEach(measure -> titles.add(measure.title()));
    MEASURED.forEach(measure -> titles.add("Worst error " + measure.word()));
    titles.add("ns");
    return titles;
  }

  private static List<String> cells(Score score, Method method) {
    List<String> cells = new ArrayList<>();
    cells.add(method.name());
    cells.add(
        Stream.of(method.language(), method.version())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(", ")));
    cells.add(KebabCase.of(method.precision()));
    cells.add(Integer.toString(score.of(method).size()));
    cells.add(Long.toString(score.total(method).cases()));
    COUNTED.forEach(measure -> cells.add(text(score.cell(method, measure))));
    MEASURED.forEach(measure -> cells.add(text(score.cell(method, measure))));
    OptionalDouble time = score.nanoseconds(method);
    cells.add(time.isPresent() ? Long.toString(Math.round(time.getAsDouble())) : "-");
    return cells;
  }

  private static String text(Shown cell) {
    if (!cell.answered() || (cell.measure().isError() && cell.of() == 0)) {
      return "-";
    }
    if (!cell.measure().isError()) {
      return Long.toString(cell.count());
    }
    return Double.isInfinite(cell.worst())
        ? "infinite"
        : String.format(Locale.ROOT, "%.1g", cell.worst());
  }

  private static String row(List<String> cells) {
    return cells.stream().map(ScoreTable::escaped).collect(Collectors.joining(" | ", "| ", " |"));
  }

  /// {@return a text in which nothing is markup}
  private static String escaped(String cell) {
    return PlainText.escape(cell).replaceAll("[\\\\`*_~$\\[\\]<>|&]", "\\\\$0");
  }
}
