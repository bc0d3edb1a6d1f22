package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Reads lists of points: literals of any language, bare numbers, and rows of a table.
///
/// Brackets around as many numbers as a point has are a point, and those around points a body.
/// Other brackets around numbers, and a text without brackets, are a list with a point per row, or
/// else with all coordinates one after another.
final class Literals {

  private static final Pattern NAME = Pattern.compile("[xyzXYZ:=|]");

  private final PointBodies bodies;

  private Literals(PointBodies bodies) {
    this.bodies = bodies;
  }

  static void read(Item.Group all, PointBodies bodies) {
    Literals literals = new Literals(bodies);
    if (all.groups().isEmpty()) {
      literals.list(all);
    } else {
      literals.group(all);
    }
  }

  private void group(Item.Group group) {
    List<Item.Group> parts = Arguments.in(group, bodies).stream().map(Literals::unwrapped).toList();
    List<Item.Group> points = parts.stream().filter(Literals::isPoint).toList();
    if (!points.isEmpty()) {
      bodies.add("", points.stream().map(Literals::spot).toList());
    }
    for (Item.Group inner : parts) {
      if (!inner.groups().isEmpty()) {
        group(inner);
      } else if (!isPoint(inner)) {
        list(inner);
      }
    }
    group.numbers().forEach(number -> bodies.leaveOut(Phrase.of("paste.number"), number.at()));
  }

  private static Item.Spot spot(Item.Group point) {
    List<Double> coordinates = point.numbers().stream().map(Item.Coordinate::value).toList();
    return new Item.Spot(coordinates, point.at());
  }

  /// {@return what is inside brackets around brackets, such as those of a call}
  private static Item.Group unwrapped(Item.Group group) {
    Item.Group inner = group;
    while (inner.groups().size() == 1 && inner.numbers().isEmpty()) {
      inner = inner.groups().getFirst();
    }
    return inner;
  }

  /// {@return whether brackets hold two or three numbers as they are, with or without names}
  private static boolean isPoint(Item.Group group) {
    int count = group.numbers().size();
    return group.groups().isEmpty()
        && (count == 2 || count == 3)
        && group.words().stream().noneMatch(Item.Word::isComputed);
  }

  private void list(Item.Group group) {
    List<Item.Word> words = group.words().stream().filter(word -> !isName(word)).toList();
    if (group.numbers().isEmpty() && words.stream().noneMatch(Item.Word::isComputed)) {
      return;
    }
    if (!words.isEmpty()) {
      bodies.leaveOut(words.getFirst());
      return;
    }
    List<Item.Spot> rows = rows(group);
    int width = rows.getFirst().coordinates().size();
    boolean even =
        rows.size() > 1 && rows.stream().allMatch(row -> row.coordinates().size() == width);
    List<Item.Coordinate> all = group.numbers();
    int dimension = bodies.dimension();
    if (even && (width == 2 || width == 3)) {
      bodies.add("", rows);
    } else if (all.size() % dimension != 0 || (even && width > 1 && width % dimension != 0)) {
      bodies.leaveOut(Phrase.of("paste.count", all.size(), dimension), group.at());
    } else if (mixesCommas(group, dimension)) {
      bodies.leaveOut(new Item.Word(",", all.getFirst().at()));
    } else {
      bodies.add("", chunks(all, dimension));
    }
  }

  /// {@return whether commas are between some of the coordinates of points, but not between others,
  /// such as decimal commas, or commas of points with fewer coordinates}
  private static boolean mixesCommas(Item.Group group, int dimension) {
    Set<Boolean> commas = new HashSet<>();
    int count = 0;
    boolean comma = false;
    for (Item item : group.items()) {
      if (item instanceof Item.Coordinate) {
        if (count++ % dimension != 0) {
          commas.add(comma);
        }
        comma = false;
      } else if (item instanceof Item.Break(char kind, int _) && kind == ',') {
        comma = true;
      }
    }
    return commas.size() > 1;
  }

  /// {@return whether a word names a coordinate or is punctuation beside a number}
  private static boolean isName(Item.Word word) {
    return NAME.matcher(word.text()).matches();
  }

  private static List<Item.Spot> rows(Item.Group group) {
    List<Item.Spot> rows = new ArrayList<>();
    List<Item.Coordinate> row = new ArrayList<>();
    for (Item item : group.items()) {
      if (item instanceof Item.Coordinate number) {
        row.add(number);
      } else if (item instanceof Item.Break(char kind, int _) && kind != ',' && !row.isEmpty()) {
        rows.add(Item.Spot.of(row));
        row.clear();
      }
    }
    if (!row.isEmpty()) {
      rows.add(Item.Spot.of(row));
    }
    return rows;
  }

  private static List<Item.Spot> chunks(List<Item.Coordinate> numbers, int size) {
    return IntStream.range(0, numbers.size() / size)
        .mapToObj(i -> Item.Spot.of(numbers.subList(i * size, (i + 1) * size)))
        .toList();
  }
}
