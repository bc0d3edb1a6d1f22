package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads lists of points: literals of any language, bare numbers, and rows of a table.
///
/// Brackets around as many numbers as a point has are a point, and those around points a body.
/// Other brackets around numbers, and a text without brackets, are a list with a point per row, or
/// else with all coordinates one after another. A number that is in none of these is left out.
final class Literals {

  /// A word that says how many numbers its points have, such as `PackedVector2Array`.
  private static final Pattern DIMENSION =
      Pattern.compile("(?i)(?:vec|vector|point|float|double|coord)s?([234])(?!\\d)");

  /// The fields of a transform and of a box, as Godot prints them.
  private static final Set<String> GODOT = Set.of("XYZO", "XYO", "PS");

  /// Longer lists of numbers are no rows of a matrix.
  private static final int LONGEST_ROW = 6;

  private final PointBodies bodies;

  private Literals(PointBodies bodies) {
    this.bodies = bodies;
  }

  static void read(Item.Group all, PointBodies bodies) {
    Literals literals = new Literals(bodies);
    if (all.groups().isEmpty()) {
      for (Item.Group paragraph : all.paragraphs()) {
        literals.rows(paragraph).ifPresent(rows -> literals.list(rows, "", false));
      }
    } else {
      literals.group(all);
    }
  }

  private void group(Item.Group group) {
    List<List<Item.Spot>> sections = new ArrayList<>();
    List<Runnable> others = new ArrayList<>();
    List<Rows> lists = new ArrayList<>();
    for (Named part : parts(group)) {
      if (!part.group().groups().isEmpty()) {
        others.add(() -> group(part.group()));
        continue;
      }
      boolean isBullet = part.name().equals(Arguments.BULLET);
      Optional<Rows> rows = rows(part.group()).map(all -> isBullet ? all.upTo(3) : all);
      if (rows.filter(Rows::isPoint).isPresent()) {
        if (part.isFirst() || sections.isEmpty()) {
          sections.add(new ArrayList<>());
        }
        bodies.read(part.group().at(), () -> sections.getLast().add(rows.get().point()));
      } else if (rows.isPresent()) {
        lists.add(rows.get());
        others.add(() -> list(rows.get(), part.name(), true));
      }
    }
    add(sections);
    if (isMatrix(group, lists)) {
      Rows row = lists.getFirst();
      bodies.leaveOut(Phrase.of("paste.rows", row.size(), bodies.dimension()), row.at());
    } else {
      others.forEach(Runnable::run);
    }
    group.numbers().forEach(bodies::leaveOut);
    unknown(group).forEach(bodies::leaveOut);
  }

  /// Adds a body for each section, or one for all if some name is of a single point.
  private void add(List<List<Item.Spot>> sections) {
    boolean isOne = sections.stream().anyMatch(points -> points.size() < 2);
    Stream<List<Item.Spot>> parts =
        isOne ? Stream.of(sections.stream().flatMap(List::stream).toList()) : sections.stream();
    parts.filter(points -> !points.isEmpty()).forEach(points -> bodies.add("", points));
  }

  private static Stream<Item.Word> unknown(Item.Group group) {
    return group.words().stream()
        .filter(word -> word.isInfinite() || word.isNumeral() || word.isConstant());
  }

  /// {@return the groups inside that may hold points, without the brackets around other brackets,
  /// such as those of a call}
  private List<Named> parts(Item.Group group) {
    bodies.leaveOutRemarks(group);
    return Arguments.in(group, bodies).stream()
        .flatMap(part -> {
          Item.Group inner = part.group();
          Optional<Item.Word> reason = whole(inner);
          if (reason.isPresent()) {
            bodies.leaveOut(beside(reason.get()), reason.get().at());
            return Stream.of();
          }
          if (inner.groups().stream().anyMatch(Rows::isPoint)) {
            inner.elements().forEach(this::leaveOutVariable);
          }
          boolean wraps = inner.groups().size() == 1 && inner.numbers().isEmpty();
          return wraps ? parts(inner).stream() : Stream.of(part);
        })
        .toList();
  }

  /// Leaves out an element beside points if it is a variable, a constant or a call without numbers.
  private void leaveOutVariable(Item.Group element) {
    List<Item.Word> words = element.words();
    if (!element.values().isEmpty()
        || words.stream().anyMatch(word -> word.text().matches("[:=]"))) {
      return;
    }
    if (words.isEmpty()) {
      element.groups().forEach(group -> bodies.leaveOut(new Item.Word("{}", group.at())));
    } else if (!Rows.isPlain(words.getLast())) {
      bodies.leaveOut(words.getLast());
    }
  }

  /// {@return the word because of which nothing in a group is a point}
  private static Optional<Item.Word> whole(Item.Group group) {
    List<Item.Word> words = group.words();
    String names =
        words.stream().filter(Item.Word::isName).map(Item.Word::text).collect(Collectors.joining());
    return words.stream()
        .filter(
            word -> word.isEllipsis() || word.isTurn() || (word.isName() && GODOT.contains(names)))
        .findFirst()
        .filter(_ -> !group.groups().isEmpty());
  }

  private static Phrase beside(Item.Word word) {
    return word.isEllipsis()
        ? word.unread()
        : Phrase.of("paste.beside", PlainText.brief(word.text()));
  }

  /// {@return whether lists are the rows of a matrix: there are no names between them}
  private static boolean isMatrix(Item.Group group, List<Rows> lists) {
    return lists.size() > 1
        && lists.size() == group.groups().size()
        && group.words().stream().noneMatch(Item.Word::isName)
        && lists.getFirst().size() <= LONGEST_ROW
        && lists.stream().map(Rows::size).distinct().count() == 1;
  }

  private Optional<Rows> rows(Item.Group group) {
    bodies.leaveOutRemarks(group);
    if (group.numbers().isEmpty()) {
      unknown(group).limit(1).forEach(bodies::leaveOut);
      return Optional.empty();
    }
    try {
      return Optional.of(Rows.of(group));
    } catch (UnreadException unread) {
      bodies.leaveOut(unread.reason(), unread.at());
      return Optional.empty();
    }
  }

  /// @param name the word before it, which may say how many numbers a point has
  private void list(Rows rows, String name, boolean mayWrap) {
    bodies.read(
        rows.at(),
        () -> {
          Optional<List<Item.Spot>> table = rows.table(bodies.dimension());
          Matcher dimension = DIMENSION.matcher(name);
          if (table.isPresent()) {
            bodies.add("", table.get());
          } else if (dimension.find()) {
            bodies.add("", rows.chunks(Integer.parseInt(dimension.group(1)), mayWrap));
          } else {
            bodies.mayBeFlat(rows.size());
            bodies.addFlat(rows.chunks(bodies.dimension(), mayWrap), rows.size());
          }
        });
  }
}
