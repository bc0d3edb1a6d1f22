package collisionbench.bench.paste;

import java.util.ArrayList;
import java.util.List;

/// What separates the bodies of a text.
public enum Cut {
  /// Brackets, names and blank lines.
  TEXT(0),
  /// Nothing: there is one body.
  NOTHING(0),
  LINE(0),
  PAIR(2),
  TRIPLE(3),
  FOUR(4);

  private final int points;

  /// @param points the number of points of a body
  Cut(int points) {
    this.points = points;
  }

  /// {@return the number of points of a body; 0 if something else separates them}
  public int points() {
    return points;
  }

  /// {@return the parts of a text, cut so}
  List<Part> apply(List<Part> parts) {
    if (this == TEXT) {
      return parts;
    }
    List<List<Tuple>> cut = new ArrayList<>();
    for (Part part : parts) {
      for (Tuple tuple : part.tuples()) {
        if (cut.isEmpty() || separates(cut.getLast(), tuple)) {
          cut.add(new ArrayList<>());
        }
        cut.getLast().add(tuple);
      }
    }
    return cut.stream().map(Part::of).toList();
  }

  private boolean separates(List<Tuple> last, Tuple tuple) {
    return this == LINE
        ? tuple.statement() != last.getLast().statement()
        : points > 0 && last.size() >= points;
  }
}
