package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
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

    private static final Pattern INFINITE =
        Pattern.compile(
            "(?i)[-+]?(?:.*[.:])?(?:nan|inf|(?:(?:positive|negative)_?)?infinity)"
                + "|.+/\\h*[0.]+f?");

    private static final Pattern TURN =
        Pattern.compile(
            "(?i)\\w*(?:rotation|rotator|orientation|quat|quaternion|euler|basis|scale)\\w{0,2}");

    private static final Pattern NO_POINT =
        Pattern.compile(
            """
            (?i)(?:\\w*(?:box|cube|cuboid|aabb|obb|sphere|capsule|cylinder|cone|ellipsoid|half_?space|plane|circle|normal)\
            (?:[fdi]|2|3|2[di]|3[di]|shape|geometry|collider|_?cast)?|(?:q|cg|float|int)?rect(?:2i?|[fi]|angle)?|envelope|ball\
            |(?:\\w*_|r)?ray(?:_?cast\\w*|[23][df]?)?\
            |\\w*(?:transform|matrix)\\w{0,3}|isometry\\w?|[dfi]?mat\\d(?:x\\d)?[fd]?|bounds|\\w*extents?|\\w*sizes?f?\
            |mins?|maxs?|(?-i:\\w*(?:_m|M)(?:in|ax))s?|(?:min|max|lower|upper)_?(?:bound|corner|point)s?|dim(?:ension)?s\
            |dir|\\w*(?:direction|velocity|force|torque|impulse|gravity)|vel|colou?r|cross|dot|lerp|mix|slerp|normali[sz]e|rotate|reflect|inverse|radians)\
            """);

    private static final Pattern NO_POINT_LIST =
        Pattern.compile(
            "(?i)\\w*(?:normals|indices|set_?index|edges|uvs|colou?rs|rays|holes|interiors|matrix|transform"
                + "|aabbs|obbs|boxes|planes|axes|directions|velocities|line_?string|polyline)");

    private static final Pattern FACES = Pattern.compile("(?i)\\w*(?:triangles|faces)");

    /// {@return whether it turns or scales what is beside it, so that points are not where they
    /// are}
    boolean isTurn() {
      return ends(TURN);
    }

    /// {@return whether it names something whose numbers are no point, or a function}
    boolean isNoPoint() {
      return ends(NO_POINT) || isTurn() || isNoPointList() || isFaces();
    }

    /// {@return whether it names lists of points, or of indices}
    boolean isFaces() {
      return ends(FACES);
    }

    /// {@return whether it names lists that are not of points, such as the indices of a mesh}
    boolean isNoPointList() {
      return ends(NO_POINT_LIST);
    }

    /// {@return whether it is like this, without an owner before a hyphen, as in `box-center`}
    private boolean ends(Pattern name) {
      int at = text.length();
      while (at > 0 && "-/@".indexOf(text.charAt(at - 1)) < 0) {
        at--;
      }
      return name.matcher(text).region(at, text.length()).matches();
    }

    /// {@return whether it is a number that no coordinate may be}
    boolean isInfinite() {
      return INFINITE.matcher(text).matches();
    }

    /// {@return whether it begins as a number}
    boolean isNumeral() {
      return Character.isDigit(text.charAt(0));
    }

    /// {@return whether it stands for coordinates that are not known, as `EMPTY` of WKT and
    /// constants that libraries do not agree on, such as `Vector3.FORWARD`}
    boolean isConstant() {
      return text.equals("EMPTY") || (isName() && (text.contains(".") || text.contains("::")));
    }

    /// {@return whether it stands for a part of a list that is not there}
    boolean isEllipsis() {
      return text.equals("...") || text.equals("\u2026");
    }

    boolean isName() {
      return Character.isLetter(text.charAt(0)) || text.charAt(0) == '_';
    }

    int end() {
      return at + text.length();
    }

    /// {@return a word of two parts}
    Word with(Word second) {
      return new Word(text + " " + second.text, at);
    }

    /// {@return why it is not understood}
    Phrase unread() {
      String key;
      if (isInfinite()) {
        key = "paste.infinite";
      } else if (isNumeral()) {
        key = "paste.no-number";
      } else if (isEllipsis()) {
        key = "paste.elided";
      } else {
        key = isNoPoint() ? "paste.no-point" : "paste.unexpected";
      }
      return Phrase.of(key, PlainText.brief(text));
    }
  }

  /// A separator.
  record Break(Gap gap, int at) implements Item {}

  /// A comment with numbers.
  record Remark(int at) implements Item {}

  /// What is between two brackets.
  record Group(List<Item> items, int at, int end) implements Item {

    public Group {
      items = List.copyOf(items);
    }

    List<Coordinate> numbers() {
      return all(Coordinate.class);
    }

    /// {@return its parts between empty lines; the whole if one has fewer numbers than two points}
    List<Group> paragraphs() {
      List<List<Item>> parts = new ArrayList<>(List.of(new ArrayList<>()));
      for (int i = 0; i < items.size(); i++) {
        boolean isEmptyLine = i > 0 && isLineEnd(items.get(i - 1)) && isLineEnd(items.get(i));
        if (!isEmptyLine) {
          parts.getLast().add(items.get(i));
        } else if (!parts.getLast().isEmpty()) {
          parts.add(new ArrayList<>());
        }
      }
      List<Group> groups =
          parts.stream()
              .filter(part -> !part.stream().allMatch(Group::isLineEnd))
              .map(part -> new Group(part, part.getFirst().at(), end))
              .toList();
      return groups.size() > 1 && groups.stream().allMatch(group -> group.numbers().size() >= 4)
          ? groups
          : List.of(this);
    }

    private static boolean isLineEnd(Item item) {
      return item instanceof Break(Gap gap, int _) && gap == Gap.LINE;
    }

    List<Group> groups() {
      return all(Group.class);
    }

    List<Word> words() {
      return all(Word.class);
    }

    /// {@return what is between the commas}
    List<Group> elements() {
      List<Group> elements = new ArrayList<>();
      int from = 0;
      for (int i = 0; i <= items.size(); i++) {
        if (i == items.size() || (items.get(i) instanceof Break(Gap gap, int _) && gap.isComma())) {
          elements.add(new Group(items.subList(from, i), at, end));
          from = i + 1;
        }
      }
      return elements;
    }

    private <T extends Item> List<T> all(Class<T> type) {
      return items.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /// {@return the numbers in it and in the groups inside}
    List<Double> values() {
      return items.stream()
          .flatMap(item ->
              switch (item) {
                case Coordinate(double value, int _) -> Stream.of(value);
                case Group group -> group.values().stream();
                case Word _, Break _, Remark _ -> Stream.of();
              })
          .toList();
    }

    /// {@return it with other numbers}
    Group with(DoubleUnaryOperator change) {
      return new Group(
          items.stream()
              .map(item ->
                  switch (item) {
                    case Coordinate(double value, int place) ->
                        new Coordinate(change.applyAsDouble(value), place);
                    case Group group -> group.with(change);
                    case Word _, Break _, Remark _ -> item;
                  })
              .toList(),
          at,
          end);
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
