package collisionbench.bench.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

/// Joins pieces of lines that share ends into lines as long as they can be.
final class LineJoiner {

  /// The spots to which each spot is joined.
  private final SequencedMap<Spot, List<Spot>> joined = new LinkedHashMap<>();

  /// Adds the piece between two spots.
  void join(Spot one, Spot other) {
    if (!one.equals(other)) {
      joined.computeIfAbsent(one, _ -> new ArrayList<>()).add(other);
      joined.computeIfAbsent(other, _ -> new ArrayList<>()).add(one);
    }
  }

  /// {@return the lines of all pieces: first those with ends, or from one meeting of lines to
  /// another, then the closed ones}
  List<MapLine> lines() {
    List<MapLine> lines = new ArrayList<>();
    Set<Spot> ends =
        joined.keySet().stream()
            .filter(spot -> pieces(spot).size() != 2)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    ends.forEach(end -> follow(end, ends, lines));
    List.copyOf(joined.keySet()).forEach(spot -> follow(spot, ends, lines));
    return lines;
  }

  private List<Spot> pieces(Spot spot) {
    return joined.getOrDefault(spot, List.of());
  }

  /// Takes all pieces that begin at a spot, each with those that follow up to an end or back.
  private void follow(Spot start, Set<Spot> ends, List<MapLine> lines) {
    while (!pieces(start).isEmpty()) {
      List<Spot> line = new ArrayList<>(List.of(start));
      do {
        Spot next = pieces(line.getLast()).getFirst();
        cut(line.getLast(), next);
        line.add(next);
      } while (!ends.contains(line.getLast()) && !line.getLast().equals(start));
      lines.add(new MapLine(line));
    }
  }

  private void cut(Spot one, Spot other) {
    pieces(one).remove(other);
    pieces(other).remove(one);
  }
}
