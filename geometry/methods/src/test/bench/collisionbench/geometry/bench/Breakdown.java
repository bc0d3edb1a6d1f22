package collisionbench.geometry.bench;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A competitor that was to be timed and is not, because it did not get through its inputs.
///
/// @param threw over how many of them it broke down
/// @param how its own words, of the first time
record Breakdown(Entry entry, int threw, String how) {

  /// {@return of all entries those without a time}
  static List<Breakdown> among(List<Entry> entries, List<Speed.Time> times) {
    Set<String> timed =
        times.stream().map(time -> time.topic() + "/" + time.by()).collect(Collectors.toSet());
    return entries.stream()
        .filter(entry -> !timed.contains(entry.toString()))
        .map(Breakdown::of)
        .toList();
  }

  /// Asks again, one by one.
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
