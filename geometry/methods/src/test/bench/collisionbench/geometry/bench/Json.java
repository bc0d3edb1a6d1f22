package collisionbench.geometry.bench;

import java.util.List;
import java.util.Locale;

/// The tables as JSON: one object with three arrays.
final class Json {

  private Json() {}

  /// {@return `speed`, `notTimed` and `accuracy`}
  static String of(Results results) {
    return "{"
        + array("speed", results.times().stream().map(time -> time(time, results)).toList())
        + ", "
        + array("notTimed", results.breakdowns().stream().map(Json::breakdown).toList())
        + ", "
        + array("accuracy", results.scores().stream().map(Json::score).toList())
        + "}\n";
  }

  private static String array(String name, List<String> elements) {
    return "\"" + name + "\": [\n" + String.join(",\n", elements) + "\n]";
  }

  private static String time(Speed.Time time, Results results) {
    return String.format(
        Locale.ROOT,
        "{%s, \"nanoseconds\": %s, \"error\": %s, \"bytes\": %s, \"exactShare\": %s}",
        who(time.topic(), time.by()),
        number(time.nanoseconds()),
        number(time.error()),
        number(time.bytes()),
        number(time.isOurs() ? results.exactShare(time.topic()) : Double.NaN));
  }

  private static String breakdown(Breakdown breakdown) {
    return String.format(
        Locale.ROOT,
        "{%s, \"threw\": %d}",
        who(breakdown.entry().topic(), breakdown.entry().by()),
        breakdown.threw());
  }

  private static String score(Accuracy.Score score) {
    List<String> wrong =
        score.wrong().entrySet().stream()
            .map(entry -> "\"" + entry.getKey() + "\": " + entry.getValue())
            .toList();
    return String.format(
        Locale.ROOT,
        "{%s, \"asked\": %d, \"refused\": %d, \"threw\": %d, \"wrong\": {%s},"
            + " \"worstRelativeError\": %s}",
        who(score.entry().topic(), score.entry().by()),
        score.asked(),
        score.refused(),
        score.threw(),
        String.join(", ", wrong),
        number(score.worst()));
  }

  private static String who(Topic topic, String by) {
    return String.format(
        Locale.ROOT,
        "\"question\": \"%s\", \"pair\": \"%s\", \"by\": \"%s\"",
        topic.question(),
        topic.pair(),
        by);
  }

  /// JSON has no NaN, which JMH returns for the error of a single run.
  private static String number(double value) {
    return Double.isFinite(value) ? Double.toString(value) : "null";
  }
}
