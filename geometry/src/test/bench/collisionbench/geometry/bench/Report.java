package collisionbench.geometry.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// The tables, as Markdown and as JSON.
final class Report {

  private Report() {}

  /// {@return both tables, what exactness costs, and the means}
  static String markdown(List<Speed.Time> times, List<Accuracy.Score> scores) {
    List<String> lines = new ArrayList<>();
    lines.add("# Speed\n");
    lines.add("Nanoseconds an answer; the ratio is how many times as long the peer takes.\n");
    lines.add("| question | pair | ours | peer | its time | ratio | B/op ours | B/op peer |");
    lines.add("|---|---|---:|---|---:|---:|---:|---:|");
    List<Speed.Row> rows = Speed.rows(times);
    rows.forEach(row -> lines.add(line(row)));
    lines.add("\n## Geometric mean of the ratio to the fastest peer\n");
    lines.add("| question | pairs | ratio | slowest |");
    lines.add("|---|---:|---:|---|");
    for (Question question : Question.values()) {
      List<Speed.Row> fastest =
          Speed.fastest(rows).stream()
              .filter(row -> row.ours().topic().question() == question)
              .toList();
      if (!fastest.isEmpty()) {
        lines.add(mean(question, fastest));
      }
    }
    lines.add("\n## What exactness costs\n");
    lines.add("| pair | exact | plain doubles | cost |");
    lines.add("|---|---:|---:|---:|");
    Speed.plain(times).forEach(row -> lines.add(cost(row)));
    lines.add("\n## All of ours\n");
    lines.add("| question | pair | ns | +- | B/op |");
    lines.add("|---|---|---:|---:|---:|");
    times.stream().filter(Speed.Time::isOurs).forEach(time -> lines.add(line(time)));
    lines.add("\n# Accuracy\n");
    lines.add("Against exact arithmetic, on the same hard inputs.\n");
    lines.add(
        "| question | pair | by | asked | refused | wrong | of these | worst relative error |");
    lines.add("|---|---|---|---:|---:|---:|---|---:|");
    scores.forEach(score -> lines.add(line(score)));
    return String.join("\n", lines) + "\n";
  }

  private static String line(Speed.Row row) {
    Speed.Time ours = row.ours();
    Speed.Time other = row.other();
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.1f | %s | %.1f | %.2f | %.0f | %.0f |",
        ours.topic().question(),
        ours.topic().pair(),
        ours.nanoseconds(),
        other.by(),
        other.nanoseconds(),
        row.ratio(),
        ours.bytes(),
        other.bytes());
  }

  private static String mean(Question question, Collection<Speed.Row> fastest) {
    Speed.Row least =
        fastest.stream().min(Comparator.comparingDouble(Speed.Row::ratio)).orElseThrow();
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.2f | %s, %.2f of %s |",
        question,
        fastest.size(),
        Speed.mean(fastest),
        least.ours().topic().pair(),
        least.ratio(),
        least.other().by());
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

  private static String line(Speed.Time time) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.1f | %.1f | %.0f |",
        time.topic().question(),
        time.topic().pair(),
        time.nanoseconds(),
        time.error(),
        time.bytes());
  }

  private static String line(Accuracy.Score score) {
    boolean yesNo = score.entry().topic().question() == Question.OVERLAP;
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %d | %d | %s | %s | %s |",
        score.entry().topic().question(),
        score.entry().topic().pair(),
        score.entry().by(),
        score.asked(),
        score.refused(),
        yesNo ? Integer.toString(score.wrongInAll()) : "",
        yesNo ? wrong(score) : "",
        yesNo ? "" : String.format(Locale.ROOT, "%.1e", score.worst()));
  }

  private static String wrong(Accuracy.Score score) {
    return String.join(
        ", ",
        score.wrong().entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey())
            .toList());
  }

  /// {@return the same as one object with two arrays, `speed` and `accuracy`}
  static String json(List<Speed.Time> times, List<Accuracy.Score> scores) {
    return "{\"speed\": [\n"
        + String.join(",\n", times.stream().map(Report::json).toList())
        + "\n], \"accuracy\": [\n"
        + String.join(",\n", scores.stream().map(Report::json).toList())
        + "\n]}\n";
  }

  private static String json(Speed.Time time) {
    return String.format(
        Locale.ROOT,
        "{\"question\": \"%s\", \"pair\": \"%s\", \"by\": \"%s\", \"nanoseconds\": %s,"
            + " \"error\": %s, \"bytes\": %s}",
        time.topic().question(),
        time.topic().pair(),
        time.by(),
        number(time.nanoseconds()),
        number(time.error()),
        number(time.bytes()));
  }

  private static String json(Accuracy.Score score) {
    List<String> wrong =
        score.wrong().entrySet().stream()
            .map(entry -> "\"" + entry.getKey() + "\": " + entry.getValue())
            .toList();
    return String.format(
        Locale.ROOT,
        "{\"question\": \"%s\", \"pair\": \"%s\", \"by\": \"%s\", \"asked\": %d, \"refused\": %d,"
            + " \"wrong\": {%s}, \"worstRelativeError\": %s}",
        score.entry().topic().question(),
        score.entry().topic().pair(),
        score.entry().by(),
        score.asked(),
        score.refused(),
        String.join(", ", wrong),
        number(score.worst()));
  }

  /// JSON knows no NaN, which JMH gives for the error of a single run.
  private static String number(double value) {
    return Double.isFinite(value) ? Double.toString(value) : "null";
  }
}
