package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.List;

/// How the numbers of a text are cut into bodies.
///
/// @param points the number of points of a body, for [By#COUNT]
public record Cut(By by, int points) {

  public static final Cut AS_FOUND = new Cut(By.TEXT, 0);

  /// What separates bodies.
  public enum By {
    /// Brackets, names and blank lines.
    TEXT,
    /// Nothing: there is one body.
    NOTHING,
    LINE,
    COUNT
  }

  /// {@return the parts of a text, cut so}
  List<Part> apply(List<Part> parts) {
    if (by == By.TEXT || parts.isEmpty()) {
      return parts;
    }
    List<Tuple> tuples = parts.stream().flatMap(part -> part.tuples().stream()).toList();
    List<List<Tuple>> cut = new ArrayList<>();
    for (Tuple tuple : tuples) {
      if (cut.isEmpty() || isNew(tuple, cut.getLast())) {
        cut.add(new ArrayList<>());
      }
      cut.getLast().add(tuple);
    }
    return cut.stream().map(Part::of).toList();
  }

  private boolean isNew(Tuple tuple, List<Tuple> last) {
    return switch (by) {
      case TEXT, NOTHING -> false;
      case LINE -> tuple.statement() != last.getLast().statement();
      case COUNT -> last.size() >= points;
    };
  }
}
