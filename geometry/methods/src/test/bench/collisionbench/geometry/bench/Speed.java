package collisionbench.geometry.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/// Speed: the times measured by JMH, ours next to each peer's.
final class Speed {

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private Speed() {}

  /// @param nanoseconds the time of one answer
  /// @param error half the width of JMH's 99.9 % confidence interval
  /// @param bytes the memory allocated for one answer
  record Time(Topic topic, String by, double nanoseconds, double error, double bytes) {

    boolean isOurs() {
      return by.equals(Entry.OURS);
    }

    boolean isPeer() {
      return !isOurs() && !isPlain() && !isWhole();
    }

    boolean isPlain() {
      return by.equals(Entry.PLAIN);
    }

    boolean isWhole() {
      return by.equals(Entry.WHOLE);
    }

    /// {@return whether it gets another input than we do, or says yes to what is near enough}
    boolean isUnlike() {
      return by.endsWith(Entry.TOLERANT) || by.endsWith(Entry.PREPARED);
    }

    boolean isFloat() {
      return by.endsWith(Entry.FLOAT);
    }
  }

  /// Our time next to a competitor's.
  record Row(Time ours, Time other) {
    /// {@return the other's time divided by ours}
    double ratio() {
      return other.nanoseconds() / ours.nanoseconds();
    }
  }

  static List<Time> times(Collection<RunResult> results) {
    List<Time> times = new ArrayList<>();
    for (RunResult result : results) {
      Entry entry = Entry.named(result.getParams().getParam("entry"));
      Result<?> time = result.getPrimaryResult();
      Result<?> bytes = result.getSecondaryResults().get(ALLOCATION);
      times.add(
          new Time(
              entry.topic(),
              entry.by(),
              time.getScore(),
              time.getScoreError(),
              bytes == null ? 0 : bytes.getScore()));
    }
    return times;
  }

  /// {@return every peer next to us, in the order of the times}
  static List<Row> rows(List<Time> times) {
    return rows(times, Time::isPeer);
  }

  /// {@return our exact kernels next to the plain ones}
  static List<Row> plain(List<Time> times) {
    return rows(times, Time::isPlain);
  }

  private static List<Row> rows(List<Time> times, Predicate<Time> isOther) {
    List<Row> rows = new ArrayList<>();
    for (Time time : times) {
      if (isOther.test(time)) {
        ours(times, time.topic()).ifPresent(ours -> rows.add(new Row(ours, time)));
      }
    }
    return rows;
  }

  /// {@return the rows beside our whole answers, where there are some}
  static List<Row> whole(List<Time> times, List<Row> rows) {
    return rows.stream()
        .map(row ->
            times.stream()
                .filter(time -> time.isWhole() && time.topic().equals(row.other().topic()))
                .findFirst()
                .map(whole -> new Row(whole, row.other()))
                .orElse(row))
        .toList();
  }

  private static Optional<Time> ours(List<Time> times, Topic topic) {
    return times.stream().filter(time -> time.isOurs() && time.topic().equals(topic)).findFirst();
  }

  /// {@return for each topic the row of its fastest peer among those selected}
  static Collection<Row> fastest(List<Row> rows, Predicate<Time> isAsked) {
    Map<Topic, Row> fastest = new LinkedHashMap<>();
    rows.stream()
        .filter(row -> isAsked.test(row.other()))
        .forEach(row ->
            fastest.merge(row.ours().topic(), row, (a, b) -> a.ratio() <= b.ratio() ? a : b));
    return fastest.values();
  }

  /// {@return the geometric mean of the ratios; NaN if there are none}
  static double mean(Collection<Row> rows) {
    return Math.exp(
        rows.stream().mapToDouble(row -> Math.log(row.ratio())).average().orElse(Double.NaN));
  }
}
