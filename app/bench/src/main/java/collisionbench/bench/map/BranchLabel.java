package collisionbench.bench.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/// Where to write the last branch of a connected region: as far as can be from its border.
///
/// @param path the keys of the branches taken in the region
/// @param room how many places there are at least to the border or the end of the map
public record BranchLabel(List<String> path, Spot at, int room) {

  /// Regions with less room than this have no label.
  private static final int LEAST = 4;

  public BranchLabel {
    path = List.copyOf(path);
  }

  /// {@return a label for each region with room for one, the roomiest first}
  ///
  /// @param paths those of all places, row by row
  static List<BranchLabel> of(Places places, List<List<String>> paths) {
    int columns = places.columns();
    int[] rooms = rooms(places, paths);
    BitSet done = new BitSet();
    List<BranchLabel> labels = new ArrayList<>();
    IntStream.range(0, rooms.length)
        .filter(n -> rooms[n] >= LEAST && !paths.get(n).isEmpty())
        .boxed()
        .sorted(Comparator.comparingInt(n -> -rooms[n]))
        .filter(n -> !done.get(n))
        .forEach(n -> {
          if (!done.get(n)) {
            fill(places, paths, n, done);
            labels.add(new BranchLabel(paths.get(n), new Spot(n % columns, n / columns), rooms[n]));
          }
        });
    return labels;
  }

  /// {@return for each place how many steps along rows and columns it is to the nearest other
  /// region or beyond the map}
  private static int[] rooms(Places places, List<List<String>> paths) {
    int[] rooms = new int[paths.size()];
    for (int n = 0; n < rooms.length; n++) {
      rooms[n] =
          1 + Math.min(room(places, paths, rooms, n, -1, 0), room(places, paths, rooms, n, 0, -1));
    }
    for (int n = rooms.length - 1; n >= 0; n--) {
      int ahead =
          1 + Math.min(room(places, paths, rooms, n, 1, 0), room(places, paths, rooms, n, 0, 1));
      rooms[n] = Math.min(rooms[n], ahead);
    }
    return rooms;
  }

  private static int room(
      Places places, List<List<String>> paths, int[] rooms, int n, int right, int up) {
    int neighbor = neighbor(places, n, right, up);
    return neighbor >= 0 && paths.get(neighbor).equals(paths.get(n)) ? rooms[neighbor] : 0;
  }

  /// {@return the number of a neighbor; -1 beyond the map}
  private static int neighbor(Places places, int n, int right, int up) {
    int i = n % places.columns() + right;
    int j = n / places.columns() + up;
    boolean inside = i >= 0 && j >= 0 && i < places.columns() && j < places.rows();
    return inside ? j * places.columns() + i : -1;
  }

  /// Marks all places of a region.
  private static void fill(Places places, List<List<String>> paths, int from, BitSet done) {
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    done.set(from);
    while (!open.isEmpty()) {
      int n = open.pop();
      for (int k = 0; k < 4; k++) {
        int neighbor = neighbor(places, n, k < 2 ? 2 * k - 1 : 0, k < 2 ? 0 : 2 * k - 5);
        if (neighbor >= 0 && !done.get(neighbor) && paths.get(neighbor).equals(paths.get(n))) {
          done.set(neighbor);
          open.push(neighbor);
        }
      }
    }
  }
}
