package collisionbench.app.port;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds brackets that may hold points, and considers what is beside them. Those behind the name of
/// a shape or a transform, as in `Box(1, 2, 3)`, and those that are added, multiplied and the like
/// are left out. Those behind a sign, as in `-Vec3::new(1, 2, 3)`, are negated.
final class Arguments {

  private static final Pattern MINUS = Pattern.compile("[-\\x{2212}]");

  private static final Pattern OPERATOR = Pattern.compile("[-+*/%^@\\x{2212}\\x{D7}\\x{B7}]");

  /// The field of a vector of Bullet, which has a fourth number without a meaning.
  static final String BULLET = "m_floats";

  /// What is between a type and the name of a field.
  private static final Pattern POINTER = Pattern.compile("[&*>]|const|mut");

  /// The names of columns.
  private static final Pattern COLUMN = Pattern.compile("(?i)[xyz]s?");

  private static final Pattern HARMLESS =
      Pattern.compile("into|clone|copy|to_?\\w+|as_?\\w+|iter|collect|unwrap|push\\w*");

  private final Neighbors items;
  private final PointBodies bodies;
  private final List<Named> found = new ArrayList<>();

  /// The last word that names something else than a point, as far as it reaches.
  private Optional<Item.Word> noPoint = Optional.empty();

  private int noPointIndex;
  private boolean isType;

  /// Whether it is the name of a field, which may be points all the same.
  private boolean isField;

  /// The name before a colon, if it is about all that follows: up to the next name and to the end
  /// of the line or, if it is above lines, to the next blank one.
  private Optional<Item.Word> heading = Optional.empty();

  private boolean isAbove;

  /// The name of the next list if that may be a column of coordinates.
  private Optional<Item.Word> column = Optional.empty();

  /// Whether a name with a colon is before the next brackets.
  private boolean isFirst;

  /// Such as `<Matrix 3x3 ...>` of Blender, over several lines.
  private boolean isInTag;

  private Optional<Item.Word> operator = Optional.empty();
  private Optional<Item.Word> sign = Optional.empty();
  private String name = "";
  private Optional<Item.Word> geometry = Optional.empty();

  private Arguments(List<Item> items, PointBodies bodies) {
    this.items = new Neighbors(items);
    this.bodies = bodies;
  }

  /// {@return the groups in a group that may hold points}
  static List<Named> in(Item.Group group, PointBodies bodies) {
    Arguments arguments = new Arguments(group.items(), bodies);
    for (int i = 0; i < group.items().size(); i++) {
      arguments.next(i);
    }
    return Named.withoutColumns(arguments.found, bodies);
  }

  private void next(int i) {
    switch (items.all().get(i)) {
      case Item.Word word -> word(word, i);
      case Item.Group group -> group(group);
      case Item.Coordinate _ -> {
        forget();
        isFirst = false;
      }
      case Item.Break(Gap gap, int _) -> {
        forget();
        noPoint = noPoint.filter(_ -> isInTag);
        heading = heading.filter(_ -> gap != Gap.LINE || (isAbove && !items.isLineEnd(i - 1)));
      }
      case Item.Remark _ -> {}
    }
  }

  private void forget() {
    sign = Optional.empty();
    operator = Optional.empty();
    name = "";
    geometry = Optional.empty();
    column = Optional.empty();
  }

  private void word(Item.Word word, int i) {
    String text = word.text();
    if (text.equals("=") || text.equals(":")) {
      field(text, i);
    } else if (OPERATOR.matcher(text).matches() || items.isProduct(i)) {
      operator(word, i);
    } else if (text.equals(">")) {
      isInTag = false;
    } else if (text.equals(".")) {
      method(word, i);
    } else if (word.isName()) {
      name(word, i);
    }
  }

  /// The name or the type of a field is about its value; its owner, as in `box.center = ...`, is
  /// not.
  private void field(String sign, int i) {
    String before = name;
    forget();
    name = before.equals(BULLET) ? before : "";
    column = items.word(i - 1).filter(word -> COLUMN.matcher(word.text()).matches());
    boolean isNext = noPoint.isPresent() && noPointIndex == i - 1;
    isType = isNext ? isType : isTypeOf(i - 1);
    // Also behind the type of a field.
    isField = (isField && sign.equals("=")) || (isNext && !isType);
    noPoint = noPoint.filter(_ -> isField || isType);
    heading =
        noPoint.filter(
            word -> isNext && sign.equals(":") && (word.isNoPointList() || word.isFaces()));
    isAbove = items.isLineEnd(i + 1);
    isFirst = sign.equals(":") && items.operand(i - 1).isPresent();
  }

  /// {@return whether the word that names no point is the type of a name}
  private boolean isTypeOf(int name) {
    return noPoint.isPresent()
        && items.word(name).filter(Item.Word::isName).isPresent()
        && items.all().subList(noPointIndex + 1, name).stream()
            .allMatch(item ->
                item instanceof Item.Word(String text, int _) && POINTER.matcher(text).matches());
  }

  private void setNoPoint(Item.Word word, int i) {
    isType = isTypeOf(i) || items.isWord(i - 1, ":");
    noPoint = Optional.of(word);
    noPointIndex = i;
    isInTag = items.isWord(i - 1, "<");
    isField = false;
  }

  private void name(Item.Word word, int i) {
    name = word.text();
    geometry =
        Wkt.isModifier(name)
            ? geometry.map(type -> type.with(word))
            : Optional.of(word).filter(_ -> Wkt.isType(name));
    if (word.isNoPoint()) {
      setNoPoint(word, i);
    }
    heading = heading.filter(_ -> items.isCalled(i));
  }

  private void group(Item.Group group) {
    Item.Group argument = argument(name, group);
    Optional<Item.Word> reason =
        operator
            .or(() -> noPoint.filter(word -> !isField || !mayBePoints(word, argument)))
            .or(() -> heading.filter(word -> !mayBePoints(word, argument)));
    if (operator.isEmpty() && geometry.isPresent() && Wkt.isContent(group)) {
      new Wkt(bodies).geometry(geometry.get(), group);
      noPoint = Optional.empty();
    } else if (reason.isPresent()) {
      reason.filter(_ -> !group.items().isEmpty()).ifPresent(bodies::leaveOut);
    } else {
      Item.Group signed = sign.isPresent() ? group.with(value -> -value) : group;
      found.add(
          new Named(signed, name, isFirst, column.filter(_ -> bodies.isSquareList(argument))));
      isFirst = false;
    }
    forget();
  }

  /// {@return what is in the brackets of calls such as `np.array([[0, 0, 0]])`}
  private static Item.Group argument(String name, Item.Group group) {
    if (name.isEmpty() || group.groups().size() != 1 || !group.numbers().isEmpty()) {
      return group;
    }
    String inner = group.items().getFirst() instanceof Item.Word word ? word.text() : "";
    return argument(inner, group.groups().getFirst());
  }

  /// {@return whether the field of a name may be points all the same: lists, and lists of lists}
  private static boolean mayBePoints(Item.Word name, Item.Group group) {
    Stream<Item.Group> lists = group.groups().stream();
    return !name.isNoPointList()
        && !name.isTurn()
        && (name.isFaces() ? lists.flatMap(list -> list.groups().stream()) : lists)
            .findFirst()
            .isPresent();
  }

  /// An operator between two operands, of which one is a group, or a sign before one.
  private void operator(Item.Word word, int i) {
    Optional<Item> left = items.operand(i - 1);
    Optional<Item> right = items.operand(i + 1);
    if (MINUS.matcher(word.text()).matches() && items.isSign(i)) {
      sign = Optional.of(word);
    } else if (left.isPresent() && right.isPresent()) {
      operator = Optional.of(word);
      leaveOutLast(left.get(), word);
    }
  }

  /// A method changes what is before it.
  private void method(Item.Word dot, int i) {
    if (items.at(i - 1).orElse(null) instanceof Item.Group group
        && items.at(i + 1).orElse(null) instanceof Item.Word word
        && group.end() == dot.at()
        && word.at() == dot.end()
        && !HARMLESS.matcher(word.text()).matches()) {
      leaveOutLast(group, new Item.Word("." + word.text(), dot.at()));
    }
  }

  private void leaveOutLast(Item operand, Item.Word reason) {
    if (operand instanceof Item.Group group
        && !found.isEmpty()
        && found.getLast().group().at() == group.at()) {
      found.removeLast();
      bodies.leaveOut(reason);
    }
  }
}
