package collisionbench.app.port;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A part of a pasted text.
sealed interface Item {

  /// {@return where it begins in the text}
  int at();

  /// A number.
  record Coordinate(double value, int at) implements Item {}

  /// A name, or another part that is neither a number nor a separator.
  record Word(String text, int at) implements Item {

    private static final Pattern COMPUTED =
        Pattern.compile("(?i)[-+*/^\\x{2212}]|sqrt|cbrt|exp|log|a?(sin|cos|tan)");

    private static final Pattern INFINITE =
        Pattern.compile(
            "(?i)[-+]?(?:.*[.:])?(?:nan|inf|(?:(?:positive|negative)_?)?infinity)"
                + "|.+/\\h*[0.]+f?");

    private static final Pattern SHAPE =
        Pattern.compile(
            "(?i)(box|sphere|capsule|cylinder|cone|ellipsoid|half_?space|plane)(f|d|3d|shape)?");

    /// {@return whether it names a shape, whose numbers are no point}
    boolean isShape() {
      return SHAPE.matcher(text).matches();
    }

    /// {@return whether it makes another number of those around it, or one that no coordinate may
    /// be}
    boolean isComputed() {
      return COMPUTED.matcher(text).matches() || isInfinite();
    }

    /// {@return whether it is a number that no coordinate may be}
    boolean isInfinite() {
      return INFINITE.matcher(text).matches();
    }
  }

  /// A comma, a semicolon or the end of a line.
  record Break(char kind, int at) implements Item {}

  /// What is between two brackets.
  record Group(List<Item> items, int at) implements Item {

    public Group {
      items = List.copyOf(items);
    }

    List<Coordinate> numbers() {
      return all(Coordinate.class);
    }

    List<Group> groups() {
      return all(Group.class);
    }

    List<Word> words() {
      return all(Word.class);
    }

    private <T extends Item> List<T> all(Class<T> type) {
      List<T> found = new ArrayList<>();
      for (Item item : items) {
        if (type.isInstance(item)) {
          found.add(type.cast(item));
        }
      }
      return found;
    }

    /// {@return the numbers in it and in the groups inside}
    Stream<Coordinate> allNumbers() {
      return items.stream()
          .flatMap(item ->
              switch (item) {
                case Coordinate number -> Stream.of(number);
                case Group group -> group.allNumbers();
                case Word _, Break _ -> Stream.of();
              });
    }
  }

  /// A point or a vector, and where it is.
  record Spot(List<Double> coordinates, int at) {

    public Spot {
      coordinates = List.copyOf(coordinates);
    }

    /// {@return the point of at least one number}
    static Spot of(List<Coordinate> numbers) {
      return new Spot(numbers.stream().map(Coordinate::value).toList(), numbers.getFirst().at());
    }

    boolean isFinite() {
      return coordinates.stream().allMatch(Double::isFinite);
    }
  }
}
