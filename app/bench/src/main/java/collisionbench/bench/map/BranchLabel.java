package collisionbench.bench.map;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where to write the last branch of a path: as far as can be from other branches.
///
/// @param path the keys of the branches taken there
/// @param room how many places along its row and its column have the same path at least, to each
///   side
public record BranchLabel(List<String> path, Spot at, int room) {

  /// Paths with less room than this have no label.
  private static final int LEAST = 4;

  public BranchLabel {
    path = List.copyOf(path);
  }

  /// {@return a label for each path with room for one, the roomiest first}
  static List<BranchLabel> of(Places places, List<PlaceAnswer> answers) {
    int columns = places.columns();
    int[] rooms = new int[answers.size()];
    for (int n = 0; n < rooms.length; n++) {
      rooms[n] =
          1
              + Math.min(
                  room(places, answers, rooms, n, -1, 0), room(places, answers, rooms, n, 0, -1));
    }
    Map<List<String>, BranchLabel> labels = new HashMap<>();
    for (int n = rooms.length - 1; n >= 0; n--) {
      int ahead =
          1
              + Math.min(
                  room(places, answers, rooms, n, 1, 0), room(places, answers, rooms, n, 0, 1));
      rooms[n] = Math.min(rooms[n], ahead);
      List<String> path = answers.get(n).path();
      int row = n / columns;
      labels.merge(
          path,
          new BranchLabel(path, new Spot(n % columns, row), rooms[n]),
          (one, other) -> other.room > one.room ? other : one);
    }
    return labels.values().stream()
        .filter(label -> label.room >= LEAST && !label.path.isEmpty())
        .sorted(
            Comparator.comparingInt((BranchLabel label) -> -label.room)
                .thenComparing(label -> label.path.toString()))
        .toList();
  }

  /// {@return the room of a neighbor with the same path; 0 if there is none}
  private static int room(
      Places places, List<PlaceAnswer> answers, int[] rooms, int n, int right, int up) {
    int i = places.columnOf(n) + right;
    int j = places.rowOf(n) + up;
    if (i < 0 || j < 0 || i >= places.columns() || j >= places.rows()) {
      return 0;
    }
    int neighbor = places.number(i, j);
    return answers.get(neighbor).path().equals(answers.get(n).path()) ? rooms[neighbor] : 0;
  }
}
