package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Numbers without brackets between them: one after another, or rows of a table. Every word beside
/// them is read or refused.
final class Rows {

  private static final Pattern NAME = Pattern.compile("[xyzXYZ]");

  /// Punctuation, and types to which a number is converted.
  private static final Pattern PLAIN =
      Pattern.compile("[:=.&$]|as|btScalar|[Rr]eal(?:_t)?|[Ff]loat\\d*|double|f32|f64|Decimal");

  /// What may separate rows, from the first that is tried to the last.
  private static final List<Set<Gap>> SEPARATORS =
      List.of(
          EnumSet.of(Gap.LINE),
          EnumSet.of(Gap.LINE, Gap.SEMICOLON),
          EnumSet.of(Gap.LINE, Gap.SEMICOLON, Gap.BAR),
          EnumSet.of(Gap.LINE, Gap.SEMICOLON, Gap.BAR, Gap.COMMA),
          EnumSet.of(Gap.LINE, Gap.SEMICOLON, Gap.BAR, Gap.SPACE),
          EnumSet.of(Gap.LINE, Gap.SEMICOLON, Gap.BAR, Gap.TIGHT_COMMA),
          EnumSet.of(Gap.LINE, Gap.SEMICOLON, Gap.BAR, Gap.COMMA, Gap.SPACE),
          EnumSet.of(Gap.LINE, Gap.SEMICOLON, Gap.BAR, Gap.COMMA, Gap.TIGHT_COMMA));

  /// One name more than a point has.
  private static final int LONGEST_HEADING = 4;

  private final int at;
  private final List<Item.Coordinate> numbers = new ArrayList<>();

  /// What is before each number.
  private final List<Gap> gaps = new ArrayList<>();

  /// The name of each number; empty for none.
  private final List<String> names = new ArrayList<>();

  private String heading = "";

  private Rows(int at) {
    this.at = at;
  }

  /// {@return the numbers of a group without groups inside}
  static Rows of(Item.Group group) throws UnreadException {
    Rows rows = new Rows(group.at());
    rows.read(Indices.removed(group.items()));
    return rows;
  }

  /// {@return the first of the numbers}
  Rows upTo(int most) {
    Rows first = new Rows(at);
    for (int i = 0; i < Math.min(most, size()); i++) {
      first.add(numbers.get(i), gaps.get(i), names.get(i));
    }
    return first;
  }

  private void read(List<Item> items) throws UnreadException {
    Gap gap = Gap.SPACE;
    String name = "";
    for (Item item : items) {
      switch (item) {
        case Item.Coordinate number -> {
          add(number, gap, name);
          gap = Gap.SPACE;
          name = "";
        }
        case Item.Break(Gap next, int _) -> gap = gap.and(next);
        case Item.Word word when NAME.matcher(word.text()).matches() -> {
          name = word.text().toLowerCase(Locale.ROOT);
          if (numbers.isEmpty() && heading.length() < LONGEST_HEADING) {
            heading += name;
          }
        }
        case Item.Word word when !isPlain(word) -> throw new UnreadException(word);
        case Item.Word _, Item.Remark _, Item.Group _ -> {}
      }
    }
  }

  /// {@return whether a word has no meaning beside a number}
  static boolean isPlain(Item.Word word) {
    return PLAIN.matcher(word.text()).matches();
  }

  /// Adds a number. Several names before the first are a heading.
  private void add(Item.Coordinate number, Gap gap, String name) {
    boolean isFirst = numbers.isEmpty();
    names.add(isFirst && heading.length() > 1 ? "" : name);
    if (isFirst && heading.length() == 1) {
      heading = "";
    }
    numbers.add(number);
    gaps.add(gap);
  }

  /// {@return whether a group is a point of two or three numbers, also in more brackets}
  static boolean isPoint(Item.Group group) {
    try {
      return group.groups().isEmpty()
          ? of(group).isPoint()
          : group.groups().size() == 1 && isPoint(group.groups().getFirst());
    } catch (UnreadException _) {
      return false;
    }
  }

  int at() {
    return at;
  }

  int size() {
    return numbers.size();
  }

  /// {@return what is between numbers}
  private Set<Gap> kinds() {
    return gaps.stream().skip(1).collect(Collectors.toCollection(() -> EnumSet.noneOf(Gap.class)));
  }

  /// {@return whether it is one point of two or three numbers}
  boolean isPoint() {
    return (size() == 2 || size() == 3)
        && (kinds().size() < 2 || isWrapped() || (size() == 3 && isUneven()));
  }

  /// {@return whether its gaps differ without a meaning: the numbers are named, or no comma may be
  /// one of thousands, as in `1,234, 5`}
  private boolean isUneven() {
    return names.stream().noneMatch(String::isEmpty)
        || (kinds().stream().allMatch(Gap::isComma)
            && IntStream.range(1, size())
                .noneMatch(i ->
                    gaps.get(i) == Gap.TIGHT_COMMA
                        && numbers.get(i).value() >= 100
                        && numbers.get(i).value() < 1000));
  }

  /// {@return whether its lines end anywhere, as those of a long list}
  private boolean isWrapped() {
    return kinds().size() == 2 && kinds().contains(Gap.LINE);
  }

  Item.Spot point() throws UnreadException {
    return new Item.Spot(point(0, size()).coordinates(), at);
  }

  /// {@return the rows of a table, each with two or three numbers; empty if it is none}
  ///
  /// @param dimension how many numbers a point has
  Optional<List<Item.Spot>> table(int dimension) throws UnreadException {
    // Such as the position, angles and scale that Unreal prints.
    if (kinds().contains(Gap.BAR) && kinds().stream().anyMatch(Gap::isComma)) {
      throw new UnreadException(Phrase.of("paste.mixed"), numbers.getFirst().at());
    }
    Optional<List<Integer>> starts = starts(3);
    Optional<Integer> width = starts(size()).map(wide -> wide.get(1));
    if (starts.isEmpty() && width.isPresent()) {
      throw new UnreadException(Phrase.of("paste.rows", width.get(), dimension), at);
    }
    return starts.isEmpty() ? Optional.empty() : Optional.of(points(starts.get()));
  }

  /// {@return where the rows begin by the first separators that make even rows}
  private Optional<List<Integer>> starts(int widest) {
    // Only lines below a heading.
    boolean hasColumns = !heading.isEmpty() && kinds().contains(Gap.LINE);
    return SEPARATORS.stream()
        .limit(hasColumns ? 1 : SEPARATORS.size())
        .map(this::starts)
        .filter(starts -> starts.size() > 1 && starts.get(1) > 1 && starts.get(1) <= widest)
        .filter(starts -> isEven(starts, starts.get(1)))
        .findFirst();
  }

  private List<Integer> starts(Set<Gap> separators) {
    return IntStream.range(0, size())
        .filter(i -> i == 0 || separators.contains(gaps.get(i)))
        .boxed()
        .toList();
  }

  private boolean isEven(List<Integer> starts, int width) {
    return IntStream.range(0, starts.size()).allMatch(i -> starts.get(i) == i * width)
        && size() == starts.size() * width;
  }

  private List<Item.Spot> points(List<Integer> starts) throws UnreadException {
    List<Item.Spot> points = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      points.add(point(starts.get(i), i + 1 < starts.size() ? starts.get(i + 1) : size()));
    }
    return points;
  }

  /// {@return all numbers, one after another}
  ///
  /// @param dimension how many of them are a point
  /// @param mayWrap whether lines may end anywhere
  List<Item.Spot> chunks(int dimension, boolean mayWrap) throws UnreadException {
    if (kinds().size() > 1 && !(mayWrap && isWrapped())) {
      uneven();
      throw new UnreadException(Phrase.of("paste.mixed"), numbers.getFirst().at());
    }
    if (size() % dimension != 0) {
      throw new UnreadException(Phrase.of("paste.count", size(), dimension), at);
    }
    return points(IntStream.range(0, size() / dimension).mapToObj(i -> i * dimension).toList());
  }

  private void uneven() throws UnreadException {
    List<Integer> lines = starts(EnumSet.of(Gap.LINE));
    for (int i = 1; i < lines.size(); i++) {
      int width = (i + 1 < lines.size() ? lines.get(i + 1) : size()) - lines.get(i);
      if (width != lines.get(1)) {
        throw new UnreadException(
            Phrase.of("paste.uneven", width, lines.get(1)), numbers.get(lines.get(i)).at());
      }
    }
  }

  /// {@return a row in the order of its names, or of those of the heading}
  private Item.Spot point(int from, int to) throws UnreadException {
    String given = String.join("", names.subList(from, to));
    String order = given.isEmpty() ? heading : given;
    List<Item.Coordinate> row = numbers.subList(from, to);
    if (order.isEmpty()) {
      return Item.Spot.of(row);
    }
    String all = "xyz".substring(0, Math.min(row.size(), 3));
    if (order.length() != row.size()
        || order.chars().distinct().count() != row.size()
        || !order.chars().allMatch(name -> all.indexOf(name) >= 0)) {
      throw new UnreadException(Phrase.of("paste.names", row.size(), order), row.getFirst().at());
    }
    List<Item.Coordinate> ordered =
        all.chars().mapToObj(name -> row.get(order.indexOf(name))).toList();
    return new Item.Spot(Item.Spot.of(ordered).coordinates(), row.getFirst().at());
  }
}
