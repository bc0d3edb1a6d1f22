package collisionbench.bench.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/// The lines between regions of a grid, by marching squares.
///
/// Each square of four neighboring places, named after the lower left, is cut at those of its sides
/// whose ends are of different regions; two cuts are joined, more meet in the middle. A square with
/// a place of no region has no line.
///
/// @param step every how many columns and rows there is a place
record Contours(Places places, int step, Regions regions) {

  /// What tells the region of a place from others; empty for none.
  interface Regions {
    Optional<?> of(int i, int j);
  }

  /// Where the line crosses between two neighboring places.
  interface Cuts {
    Spot between(Side side);
  }

  /// Two neighboring places.
  ///
  /// @param across whether the second is the right neighbor of the first; else it is the upper one
  /// @param step the distance of the two
  record Side(int i, int j, boolean across, int step) {

    Spot first() {
      return new Spot(i, j);
    }

    Spot second() {
      return across ? new Spot(i + step, j) : new Spot(i, j + step);
    }
  }

  /// {@return all sides between places of different regions}
  List<Side> sides() {
    List<Side> sides = new ArrayList<>();
    for (int j = 0; j < places.rows(); j += step) {
      for (int i = 0; i < places.columns(); i += step) {
        Optional<?> here = regions.of(i, j);
        if (i + step < places.columns() && isCut(here, regions.of(i + step, j))) {
          sides.add(new Side(i, j, true, step));
        }
        if (j + step < places.rows() && isCut(here, regions.of(i, j + step))) {
          sides.add(new Side(i, j, false, step));
        }
      }
    }
    return sides;
  }

  private static boolean isCut(Optional<?> first, Optional<?> second) {
    return first.isPresent() && second.isPresent() && !first.equals(second);
  }

  /// {@return the lines, each as long as it can be}
  List<MapLine> lines(Cuts cuts) {
    Map<Side, Spot> spots = new HashMap<>();
    SortedSet<Integer> squares = new TreeSet<>();
    for (Side side : sides()) {
      spots.put(side, cuts.between(side));
      squares.add(places.number(side.i(), side.j()));
      int i = side.across() ? side.i() : side.i() - step;
      int j = side.across() ? side.j() - step : side.j();
      if (i >= 0 && j >= 0) {
        squares.add(places.number(i, j));
      }
    }
    LineJoiner joiner = new LineJoiner();
    squares.forEach(square -> join(joiner, places.columnOf(square), places.rowOf(square), spots));
    return joiner.lines();
  }

  private void join(LineJoiner joiner, int i, int j, Map<Side, Spot> spots) {
    if (i + step >= places.columns() || j + step >= places.rows() || !isComplete(i, j)) {
      return;
    }
    List<Spot> cuts = new ArrayList<>();
    for (Side side :
        List.of(
            new Side(i, j, true, step),
            new Side(i + step, j, false, step),
            new Side(i, j + step, true, step),
            new Side(i, j, false, step))) {
      Spot cut = spots.get(side);
      if (cut != null) {
        cuts.add(cut);
      }
    }
    if (cuts.size() == 2) {
      joiner.join(cuts.get(0), cuts.get(1));
    } else if (!cuts.isEmpty()) {
      Spot middle = mean(cuts);
      cuts.forEach(cut -> joiner.join(cut, middle));
    }
  }

  private boolean isComplete(int i, int j) {
    return regions.of(i, j).isPresent()
        && regions.of(i + step, j).isPresent()
        && regions.of(i, j + step).isPresent()
        && regions.of(i + step, j + step).isPresent();
  }

  private static Spot mean(List<Spot> spots) {
    return new Spot(
        spots.stream().mapToDouble(Spot::i).average().orElseThrow(),
        spots.stream().mapToDouble(Spot::j).average().orElseThrow());
  }
}
