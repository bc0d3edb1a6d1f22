package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads WKT, the text form of PostGIS, JTS, GEOS and Shapely. A line string becomes segments;
/// holes of polygons are left out. `Point(1, 2)` and `Polygon([...])` are code, not WKT.
final class Wkt {

  private static final Pattern TYPE =
      Pattern.compile(
          "(?i)(?:(?:MULTI)?(?:POINT|LINESTRING|POLYGON)|MULTI(?:SURFACE|CURVE)|LINEARRING|TRIANGLE|TIN"
              + "|GEOMETRYCOLLECTION|POLYHEDRALSURFACE|CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON)Z?M?");

  private final PointBodies bodies;

  Wkt(PointBodies bodies) {
    this.bodies = bodies;
  }

  /// {@return whether a word is the type of a geometry}
  static boolean isType(String word) {
    return TYPE.matcher(word).matches();
  }

  /// {@return whether a word says behind the type which coordinates there are}
  static boolean isModifier(String word) {
    return word.matches("(?i)Z|M|ZM");
  }

  /// {@return whether a group has numbers with a space between, as only WKT does}
  static boolean isContent(Item.Group group) {
    List<Item> items =
        group.items().stream()
            .dropWhile(item -> item instanceof Item.Remark || item instanceof Item.Break)
            .limit(2)
            .toList();
    if (items.isEmpty()) {
      return false;
    }
    return switch (items.getFirst()) {
      case Item.Group inner -> isContent(inner);
      case Item.Word word -> isType(word.text());
      default -> items.getLast() instanceof Item.Coordinate && items.size() > 1;
    };
  }

  /// A name, which `Z`, `M` or `ZM` may follow, and brackets, any number of times.
  private void collection(Item.Group group) {
    bodies.leaveOutRemarks(group);
    Optional<Item.Word> type = Optional.empty();
    for (Item item : group.items()) {
      switch (item) {
        case Item.Word word when isModifier(word.text()) ->
            type = type.map(name -> name.with(word));
        case Item.Word word when word.text().equalsIgnoreCase("EMPTY") -> bodies.leaveOut(word);
        case Item.Word word -> type = Optional.of(word);
        case Item.Group content -> {
          geometry(type.orElse(new Item.Word("(", content.at())), content);
          type = Optional.empty();
        }
        case Item.Coordinate number -> bodies.leaveOut(number);
        case Item.Break _, Item.Remark _ -> {}
      }
    }
  }

  /// Adds a geometry. One with a measure (`M`), which is no coordinate, is left out.
  ///
  /// @param type its name, with a `Z`, `M` or `ZM` that follows it
  void geometry(Item.Word type, Item.Group content) {
    switch (type.text().toUpperCase(Locale.ROOT).replaceFirst(" ?Z$", "")) {
      case "LINESTRING", "LINEARRING" -> segments(content);
      case "POLYGON", "TRIANGLE" -> polygon(content);
      case "POINT" -> rows(content).ifPresent(rows -> bodies.add("", rows));
      case "MULTIPOINT" -> points(content);
      case "MULTILINESTRING" -> parts(content).forEach(this::segments);
      case "MULTIPOLYGON", "POLYHEDRALSURFACE", "TIN" -> parts(content).forEach(this::polygon);
      case "GEOMETRYCOLLECTION" -> collection(content);
      default -> bodies.leaveOut(type);
    }
  }

  /// {@return the brackets inside; a number or a word beside them is left out}
  private List<Item.Group> parts(Item.Group content) {
    bodies.leaveOutRemarks(content);
    content.numbers().forEach(bodies::leaveOut);
    content.words().forEach(bodies::leaveOut);
    return content.groups();
  }

  private void points(Item.Group content) {
    if (content.groups().isEmpty()) {
      rows(content).ifPresent(rows -> rows.forEach(point -> bodies.add("", List.of(point))));
    } else {
      parts(content).forEach(this::points);
    }
  }

  private void segments(Item.Group content) {
    rows(content).ifPresent(bodies::addSegments);
  }

  private void polygon(Item.Group content) {
    List<Item.Group> rings = parts(content);
    for (int i = 0; i < rings.size(); i++) {
      if (i == 0) {
        rows(rings.get(i)).ifPresent(rows -> bodies.add("", rows));
      } else {
        bodies.leaveOut(Phrase.of("paste.hole"), rings.get(i).at());
      }
    }
  }

  /// {@return the points between commas; empty if there is anything else, which is left out}
  private Optional<List<Item.Spot>> rows(Item.Group content) {
    bodies.leaveOutRemarks(content);
    List<Item.Spot> rows =
        content.elements().stream()
            .map(Item.Group::numbers)
            .filter(row -> !row.isEmpty())
            .map(Item.Spot::of)
            .toList();
    List<Item.Word> others = new ArrayList<>(content.words());
    content.groups().forEach(group -> others.add(new Item.Word("(", group.at())));
    if (others.isEmpty() && rows.isEmpty()) {
      others.add(new Item.Word("(", content.at()));
    }
    others.stream().limit(1).forEach(bodies::leaveOut);
    return Optional.of(rows).filter(_ -> others.isEmpty());
  }
}
