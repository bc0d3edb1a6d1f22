package collisionbench.bench.paste;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The tuple that is being read: its numbers, what separates each from the one before, and the
/// coordinate that a name such as `x` says it is.
final class OpenTuple {

  private static final List<Set<Gap>> SEPARATORS =
      List.of(EnumSet.of(Gap.COMMA, Gap.TIGHT_COMMA), EnumSet.of(Gap.BLANK), EnumSet.of(Gap.COMMA));

  private List<Item> items = new ArrayList<>();

  /// What stands between two numbers.
  enum Gap {
    BLANK,
    /// A comma and a blank.
    COMMA,
    /// A comma alone.
    TIGHT_COMMA
  }

  /// A number.
  ///
  /// @param gap what precedes it
  /// @param axis the coordinate that it is; -1 if nothing says so
  record Item(Token number, Gap gap, int axis) {}

  boolean isEmpty() {
    return items.isEmpty();
  }

  void add(Item item) {
    items.add(item);
  }

  /// {@return whether a coordinate cannot be part of it: it is there, or its numbers have no names}
  boolean excludes(int axis) {
    return items.stream().anyMatch(item -> item.axis() == axis || item.axis() < 0);
  }

  /// {@return its numbers, which may be several tuples; it is empty then}
  List<List<Token>> take() {
    List<List<Item>> pieces =
        SEPARATORS.stream()
            .map(this::split)
            .filter(OpenTuple::arePoints)
            .findFirst()
            .orElse(List.of(items));
    items = new ArrayList<>();
    return pieces.stream().map(OpenTuple::sorted).toList();
  }

  private List<List<Item>> split(Set<Gap> separators) {
    List<List<Item>> pieces = new ArrayList<>();
    for (Item item : items) {
      if (pieces.isEmpty() || separators.contains(item.gap())) {
        pieces.add(new ArrayList<>());
      }
      pieces.getLast().add(item);
    }
    return pieces;
  }

  /// {@return whether these are the points of a list such as `0 0, 1 0` or `0,0 1,0`}
  private static boolean arePoints(List<List<Item>> pieces) {
    int size = pieces.getFirst().size();
    return pieces.size() > 1
        && size >= 2
        && size <= 4
        && pieces.stream().allMatch(piece -> piece.size() == size);
  }

  /// {@return numbers in the order of their names, if they are `x`, `y` and so on}
  private static List<Token> sorted(List<Item> piece) {
    List<Token> numbers = new ArrayList<>(piece.stream().map(Item::number).toList());
    long names = piece.stream().mapToInt(Item::axis).filter(axis -> axis >= 0).distinct().count();
    if (names == piece.size() && piece.stream().allMatch(item -> item.axis() < piece.size())) {
      piece.forEach(item -> numbers.set(item.axis(), item.number()));
    }
    return numbers;
  }
}
