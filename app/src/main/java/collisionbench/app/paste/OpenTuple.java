package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.List;

/// The tuple that is being read: its numbers, what separates each from the one before, and the
/// coordinate that a name such as `x` says it is.
final class OpenTuple {

  private final List<Double> values = new ArrayList<>();
  private final List<Gap> gaps = new ArrayList<>();
  private final List<Integer> axes = new ArrayList<>();
  private final List<Mark> marks = new ArrayList<>();

  /// What stands between two numbers.
  enum Gap {
    BLANK,
    /// A comma and a blank.
    COMMA,
    /// A comma alone.
    TIGHT_COMMA
  }

  /// Some of the numbers.
  record Piece(List<Double> values, List<Mark> marks) {}

  boolean isEmpty() {
    return values.isEmpty();
  }

  /// @param axis the coordinate that it is; -1 if nothing says so
  void add(Token number, Gap gap, int axis) {
    values.add(number.value());
    gaps.add(gap);
    axes.add(axis);
    marks.add(new Mark(number.at(), number.end()));
  }

  /// {@return whether its numbers have names, as in `min.x = 1, min.y = 2`}
  boolean hasAxes() {
    return !values.isEmpty() && axes.getLast() >= 0;
  }

  /// {@return whether a coordinate cannot be part of it: it is there, or its numbers have no names}
  boolean excludes(int axis) {
    return axes.contains(axis) || (!values.isEmpty() && !hasAxes());
  }

  /// {@return its numbers, in tuples; it is empty then}
  List<Piece> take() {
    List<Piece> pieces = new ArrayList<>();
    for (int[] range : ranges()) {
      List<Double> some = sorted(range[0], range[1]);
      pieces.add(new Piece(some, List.copyOf(marks.subList(range[0], range[1]))));
    }
    values.clear();
    gaps.clear();
    axes.clear();
    marks.clear();
    return pieces;
  }

  /// {@return some numbers in the order of their names, if all have one}
  private List<Double> sorted(int from, int to) {
    int n = to - from;
    List<Double> some = List.copyOf(values.subList(from, to));
    List<Integer> order = axes.subList(from, to);
    boolean isOrdered =
        n <= 4 && order.stream().allMatch(axis -> axis >= 0 && axis < n) && areDistinct(order);
    if (!isOrdered) {
      return some;
    }
    List<Double> sorted = new ArrayList<>(some);
    for (int i = 0; i < n; i++) {
      sorted.set(order.get(i), some.get(i));
    }
    return List.copyOf(sorted);
  }

  private static boolean areDistinct(List<Integer> order) {
    return order.stream().distinct().count() == order.size();
  }

  /// {@return where each tuple of a list such as `0 0, 1 0` or `0,0 1,0` begins and ends: if there
  /// are two kinds of gaps, one of them separates points of equal size}
  private List<int[]> ranges() {
    List<Gap> between = gaps.subList(1, gaps.size());
    boolean hasBlanks = between.contains(Gap.BLANK);
    List<int[]> whole = List.<int[]>of(new int[] {0, values.size()});
    if (between.stream().distinct().count() < 2) {
      return whole;
    }
    List<List<Gap>> separators =
        hasBlanks
            ? List.of(List.of(Gap.COMMA, Gap.TIGHT_COMMA), List.of(Gap.BLANK))
            : List.of(List.of(Gap.COMMA));
    return separators.stream()
        .map(this::ranges)
        .filter(OpenTuple::arePoints)
        .findFirst()
        .orElse(whole);
  }

  private List<int[]> ranges(List<Gap> separators) {
    List<int[]> ranges = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= values.size(); i++) {
      if (i == values.size() || separators.contains(gaps.get(i))) {
        ranges.add(new int[] {from, i});
        from = i;
      }
    }
    return ranges;
  }

  private static boolean arePoints(List<int[]> ranges) {
    int size = ranges.getFirst()[1];
    return size >= 2 && size <= 4 && ranges.stream().allMatch(range -> range[1] - range[0] == size);
  }
}
