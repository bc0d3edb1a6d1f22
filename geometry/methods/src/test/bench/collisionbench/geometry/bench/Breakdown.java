package collisionbench.geometry.bench;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A competitor that could not be timed because it failed on its inputs.
///
/// @param threw the number of inputs on which it threw
/// @param how the message of its first exception
record Breakdown(Entry entry, int threw, String how) {

  /// {@return the entries without a time}
  static List<Breakdown> among(List<Entry> entries, List<Speed.Time> times) {
    Set<String> timed =
        times.stream().map(time -> time.topic() + "/" + time.by()).collect(Collectors.toSet());
    return entries.stream()
        .filter(entry -> !timed.contains(entry.toString()))
        .map(Breakdown::of)
        .toList();
  }

  /// Repeats the inputs one by one.
  private static Breakdown of(Entry entry) {
    int threw = 0;
    String how = "no input alone; see what JMH printed";
    for (Case<?> shapes : entry.topic().mix(Contest.INPUTS)) {
      try {
        entry.answer().on(List.of(shapes)).run(Trial.untimed());
      } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
        how = threw == 0 ? thrown.toString().strip() : how;
        threw++;
      }
    }
    return new Breakdown(entry, threw, how);
  }
}
