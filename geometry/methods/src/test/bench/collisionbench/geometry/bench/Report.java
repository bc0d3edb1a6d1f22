package collisionbench.geometry.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The tables as Markdown.
final class Report {

  private static final String SPEED =
      """
      # Speed

      Nanoseconds an answer; the ratio is how many times as long the peer takes. All who answer get
      the same inputs: of overlap, separation and crossing a third hits, a third is nearly
      touching and a third misses; of gap half is nearly touching and half misses; of depth all hit;
      of sweep the second shape is along the way of the first. Shapes that can only ever touch, as
      two segments in space, hit in no more than one input of 48, and then exactly. Every round asks
      in another order: a processor would learn one by heart, and every branch with it.

      `(float)` behind a peer's name: it holds the shapes in floats. Other words there: it answers
      that much and no more.
      """;

  private static final String MEANS =
      """

      ## Geometric mean of the ratio to the fastest peer

      Of the pairs that both answer. First beside those peers alone that compute in doubles, as we
      do; then with our whole answer (points, normal, both times) beside their one number; then
      without the peers that get an ordinary input wrong (a star), ask with a tolerance or get
      their rays prepared; then beside floats, too.

      | question | pairs | doubles | whole | pairs | right | pairs | doubles and floats |
      |---|---:|---:|---:|---:|---:|---:|---:|
      """;

  private static final String SLOWER =
      """

      ## Where a peer is faster

      With the ratio. A star: its yes or no is wrong on ordinary inputs (see the accuracy).

      | question | pairs with peers | slower than a peer | which |
      |---|---:|---:|---|
      """;

  private static final String OURS =
      """

      ## All of ours

      Exact: the share of the inputs that doubles did not decide, so that `java.math` had to.

      | question | pair | ns | +- | B/op | exact |
      |---|---|---:|---:|---:|---:|
      """;

  private static final String ACCURACY =
      """

      # Accuracy

      Against exact arithmetic, on the same hard inputs. Refused: the library has no such shape.
      Threw: it broke down, which counts as wrong.

      | question | pair | by | asked | refused | threw | wrong | of these | worst relative error |
      |---|---|---|---:|---:|---:|---:|---|---:|
      """;

  private Report() {}

  static String of(Results results) {
    List<Speed.Row> rows = Speed.rows(results.times());
    List<String> lines = new ArrayList<>();
    lines.add(SPEED);
    lines.add(Contest.INPUTS + " inputs for each.\n");
    lines.add("| question | pair | ours | peer | its time | ratio | B/op ours | B/op peer |");
    lines.add("|---|---|---:|---|---:|---:|---:|---:|");
    rows.forEach(row -> lines.add(beside(row, results)));
    notTimed(results.breakdowns(), lines);
    lines.add(MEANS.stripTrailing());
    asked(rows).forEach(question -> lines.add(mean(question, rows, results)));
    lines.add(SLOWER.stripTrailing());
    asked(rows).forEach(question -> lines.add(slower(question, rows, results)));
    lines.add("\n## What exactness costs\n");
    lines.add("| pair | exact | plain doubles | cost |");
    lines.add("|---|---:|---:|---:|");
    Speed.plain(results.times()).forEach(row -> lines.add(cost(row)));
    lines.add(OURS.stripTrailing());
    results.times().stream()
        .filter(Speed.Time::isOurs)
        .forEach(time -> lines.add(ours(time, results.exactShare(time.topic()))));
    lines.add(ACCURACY.stripTrailing());
    results.scores().forEach(score -> lines.add(score(score)));
    return String.join("\n", lines) + "\n";
  }

  private static String beside(Speed.Row row, Results results) {
    Speed.Time ours = row.ours();
    Speed.Time other = row.other();
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.1f | %s%s | %.1f | %.2f | %.0f | %.0f |",
        ours.topic().question(),
        ours.topic().pair(),
        ours.nanoseconds(),
        other.by(),
        results.failsOrdinary(other) ? "*" : "",
        other.nanoseconds(),
        row.ratio(),
        ours.bytes(),
        other.bytes());
  }

  private static void notTimed(List<Breakdown> breakdowns, List<String> lines) {
    if (breakdowns.isEmpty()) {
      return;
    }
    lines.add("\nNot timed, because they broke down over inputs that others were timed on:\n");
    for (Breakdown breakdown : breakdowns) {
      lines.add(
          String.format(
              Locale.ROOT,
              "- %s, over %d of %d: `%s`",
              breakdown.entry(),
              breakdown.threw(),
              Contest.INPUTS,
              breakdown.how()));
    }
  }

  private static List<Question> asked(List<Speed.Row> rows) {
    return rows.stream().map(row -> row.ours().topic().question()).distinct().sorted().toList();
  }

  private static List<Speed.Row> of(Question question, List<Speed.Row> rows) {
    return rows.stream().filter(row -> row.ours().topic().question() == question).toList();
  }

  private static String mean(Question question, List<Speed.Row> rows, Results results) {
    List<Speed.Row> asked = of(question, rows);
    Collection<Speed.Row> doubles = Speed.fastest(asked, time -> !time.isFloat());
    Collection<Speed.Row> right =
        Speed.fastest(
            asked, time -> !(time.isFloat() || time.isUnlike() || results.failsOrdinary(time)));
    Collection<Speed.Row> all = Speed.fastest(asked, time -> true);
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.2f | %.2f | %d | %.2f | %d | %.2f |",
        question,
        doubles.size(),
        Speed.mean(doubles),
        Speed.mean(Speed.whole(results.times(), List.copyOf(doubles))),
        right.size(),
        Speed.mean(right),
        all.size(),
        Speed.mean(all));
  }

  private static String slower(Question question, List<Speed.Row> rows, Results results) {
    List<Speed.Row> asked = of(question, rows);
    List<Speed.Row> slower = asked.stream().filter(row -> row.ratio() < 1).toList();
    return String.format(
        Locale.ROOT,
        "| %s | %d | %d | %s |",
        question,
        Speed.fastest(asked, time -> true).size(),
        Speed.fastest(slower, time -> true).size(),
        slower.stream().map(row -> faster(row, results)).collect(Collectors.joining(", ")));
  }

  private static String faster(Speed.Row row, Results results) {
    return String.format(
        Locale.ROOT,
        "%s: %s%s %.2f",
        row.ours().topic().pair(),
        row.other().by(),
        results.failsOrdinary(row.other()) ? "*" : "",
        row.ratio());
  }

  private static String cost(Speed.Row row) {
    return String.format(
        Locale.ROOT,
        "| %s | %.1f | %.1f | %+.0f %% |",
        row.ours().topic().pair(),
        row.ours().nanoseconds(),
        row.other().nanoseconds(),
        100 * (1 / row.ratio() - 1));
  }

  private static String ours(Speed.Time time, double exactShare) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.1f | %.1f | %.0f | %.1f %% |",
        time.topic().question(),
        time.topic().pair(),
        time.nanoseconds(),
        time.error(),
        time.bytes(),
        100 * exactShare);
  }

  private static String score(Accuracy.Score score) {
    boolean yesNo = score.entry().topic().question() == Question.OVERLAP;
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %d | %d | %d | %s | %s | %s |",
        score.entry().topic().question(),
        score.entry().topic().pair(),
        score.entry().by(),
        score.asked(),
        score.refused(),
        score.threw(),
        yesNo || score.threw() > 0 ? Integer.toString(score.wrongInAll()) : "",
        wrong(score),
        yesNo ? "" : String.format(Locale.ROOT, "%.1e", score.worst()));
  }

  private static String wrong(Accuracy.Score score) {
    return score.wrong().entrySet().stream()
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(Collectors.joining(", "));
  }
}
