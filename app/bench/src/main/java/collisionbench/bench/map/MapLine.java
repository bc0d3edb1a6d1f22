package collisionbench.bench.map;

import java.util.List;
import java.util.stream.IntStream;

/// A line on a map: one spot after the other. It is closed if the first and the last are equal.
public record MapLine(List<Spot> spots) {

  public MapLine {
    spots = List.copyOf(spots);
  }

  double length() {
    return IntStream.range(1, spots.size())
        .mapToDouble(k -> spots.get(k - 1).distance(spots.get(k)))
        .sum();
  }
}
