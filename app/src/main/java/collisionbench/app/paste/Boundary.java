package collisionbench.app.paste;

import java.util.List;
import java.util.Set;

/// Decides where, among the tuples of one bracket, another body begins.
///
/// @param areSeveral whether each statement has several tuples
record Boundary(TupleReader.Grouped grouped, boolean areSeveral) {

  /// Blank lines further before a tuple do not matter.
  private static final int MOST_LINES = 50;

  /// The last row of a matrix of a rigid motion.
  private static final List<Double> LAST_ROW = List.of(0.0, 0.0, 0.0, 1.0);

  /// {@return whether a body begins with a tuple}
  ///
  /// @param part the tuples of the body before
  /// @param seen their roles
  boolean isBefore(Tuple tuple, List<Tuple> part, Set<Role> seen) {
    Tuple last = part.getLast();
    return last.values().equals(LAST_ROW)
        || isBehindSize(tuple, last, part)
        || (tuple.has(Role.CENTER) && last.role().isEmpty() && last.size() > 1)
        || (isAgain(tuple, seen) && !isNext(tuple, last))
        || (tuple.statement() == last.statement()
            ? tuple.hasShapeWord() && !tuple.words().equals(last.words())
            : isOtherStatement(tuple, last));
  }

  /// A radius or a size completes a body.
  private static boolean isBehindSize(Tuple tuple, Tuple last, List<Tuple> part) {
    boolean isBehindNoise = last.has(Role.NOISE) && part.size() > 2;
    Tuple end = isBehindNoise ? part.get(part.size() - 2) : last;
    boolean isSize = end.has(Role.RADIUS) || end.has(Role.HALF) || end.has(Role.SIZE);
    return isSize && tuple.size() > 1 && tuple.role().isEmpty() && part.size() > 1;
  }

  private static boolean isAgain(Tuple tuple, Set<Role> seen) {
    return tuple.isField() && tuple.role().filter(seen::contains).isPresent();
  }

  /// {@return whether the names of two tuples differ by a digit alone, as `center1` and `center2`}
  private static boolean isNext(Tuple tuple, Tuple last) {
    if (tuple.words().isEmpty() || last.words().isEmpty()) {
      return false;
    }
    String name = tuple.words().getLast();
    String before = last.words().getLast();
    int end = name.length() - 1;
    return Chars.isDigit(name.charAt(end))
        && !name.equals(before)
        && before.length() == name.length()
        && before.startsWith(name.substring(0, end));
  }

  private boolean isOtherStatement(Tuple tuple, Tuple last) {
    String owner = owner(tuple);
    boolean isNamed = !tuple.words().isEmpty();
    boolean hasShape = tuple.hasShapeWord();
    return tuple.has(Role.POSE)
        || (!owner.equals(owner(last)) && (!owner.isEmpty() || isNamed))
        || (areSeveral && isNamed)
        || (isBehindBlank(last, tuple) && (tuple.size() > 1 || hasShape))
        || (hasShape && owner.isEmpty() && !last.words().equals(tuple.words()))
        || (tuple.size() > 1 && isOtherSize(tuple, last));
  }

  private static boolean isOtherSize(Tuple tuple, Tuple last) {
    return last.size() > 1
        ? tuple.size() != last.size()
        : last.hasShapeWord() && !tuple.has(Role.CENTER);
  }

  private String owner(Tuple tuple) {
    return grouped.owners().getOrDefault(tuple.statement(), "");
  }

  private boolean isBehindBlank(Tuple last, Tuple tuple) {
    int end = Math.min(tuple.statement(), last.statement() + MOST_LINES);
    for (int i = last.statement() + 1; i <= end; i++) {
      if (grouped.afterBlank().contains(i)) {
        return true;
      }
    }
    return false;
  }
}
