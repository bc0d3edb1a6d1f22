package collisionbench.bench.map;

import java.util.List;

/// A line on a map: one spot after the other. It is closed if the first and the last are equal.
public record MapLine(List<Spot> spots) {

  public MapLine {
    spots = List.copyOf(spots);
  }
}
