package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Reads WKT, the text form of PostGIS, JTS, GEOS and Shapely. A line string becomes segments;
/// holes of polygons are left out. `Point(1, 2)` and `Polygon([...])` are code, not WKT.
final class Wkt {

  private static final Pattern START =
      Pattern.compile(
          "(?i)[\\s\"'`>\\x{FEFF}]*+(SRID=\\d+;\\s*+)?(MULTI)?(POINT|LINESTRING|POLYGON|LINEARRING|GEOMETRYCOLLECTION"
              + "|TRIANGLE)\\s*+(Z|M|ZM)?\\s*+(\\((?![\\s(]*(\\[|\\w+\\s*[:=]|[^\\s,()]+\\s*,))|EMPTY)");

  private final PointBodies bodies;

  private Wkt(PointBodies bodies) {
    this.bodies = bodies;
  }

  static boolean is(String text) {
    return START.matcher(text).lookingAt();
  }

  static void read(Item.Group all, PointBodies bodies) {
    new Wkt(bodies).collection(all);
  }

  /// A name, which `Z`, `M` or `ZM` may follow, and brackets, any number of times. What has a
  /// measure (`M`), which is no coordinate, is left out.
  private void collection(Item.Group group) {
    String type = "";
    for (Item item : group.items()) {
      switch (item) {
        case Item.Word word when word.text().matches("(?i)Z|SRID|=") -> {}
        case Item.Word word when word.text().matches("(?i)M|ZM|.*[A-Z]Z?M") -> {
          bodies.leaveOut(word);
          type = "";
        }
        case Item.Word word when word.text().equalsIgnoreCase("EMPTY") -> bodies.leaveOut(word);
        case Item.Word word -> type = known(word);
        case Item.Group content -> geometry(type, content);
        case Item.Coordinate _, Item.Break _ -> {}
      }
    }
  }

  private String known(Item.Word word) {
    if (!START.matcher(word.text() + "(").matches()) {
      bodies.leaveOut(word);
    }
    return word.text().toUpperCase(Locale.ROOT).replaceFirst("Z$", "");
  }

  private void geometry(String type, Item.Group content) {
    switch (type) {
      case "POINT" -> bodies.add("", rows(content));
      case "LINESTRING", "LINEARRING" -> segments(content);
      case "POLYGON", "TRIANGLE" -> polygon(content);
      case "MULTIPOINT" -> points(content);
      case "MULTILINESTRING" -> content.groups().forEach(this::segments);
      case "MULTIPOLYGON" -> content.groups().forEach(this::polygon);
      case "GEOMETRYCOLLECTION" -> collection(content);
      default -> {}
    }
  }

  private void points(Item.Group content) {
    content.groups().forEach(point -> bodies.add("", rows(point)));
    rows(content).forEach(point -> bodies.add("", List.of(point)));
  }

  private void segments(Item.Group content) {
    List<Item.Spot> rows = rows(content);
    for (int i = 1; i < rows.size(); i++) {
      if (!rows.get(i).coordinates().equals(rows.get(i - 1).coordinates())) {
        bodies.add("", rows.subList(i - 1, i + 1));
      }
    }
  }

  private void polygon(Item.Group content) {
    List<Item.Group> rings = content.groups();
    for (int i = 0; i < rings.size(); i++) {
      if (i == 0) {
        bodies.add("", rows(rings.get(i)));
      } else {
        bodies.leaveOut(Phrase.of("paste.hole"), rings.get(i).at());
      }
    }
  }

  private static List<Item.Spot> rows(Item.Group content) {
    List<Item.Spot> rows = new ArrayList<>();
    List<Item.Coordinate> row = new ArrayList<>();
    for (Item item : content.items()) {
      if (item instanceof Item.Coordinate number) {
        row.add(number);
      } else if (item instanceof Item.Break(char kind, int _) && kind == ',' && !row.isEmpty()) {
        rows.add(Item.Spot.of(row));
        row.clear();
      }
    }
    if (!row.isEmpty()) {
      rows.add(Item.Spot.of(row));
    }
    return rows;
  }
}
