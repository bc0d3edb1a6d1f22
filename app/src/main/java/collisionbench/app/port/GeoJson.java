package collisionbench.app.port;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads the geometries of GeoJSON, wherever they are. Properties, bounding boxes and names are
/// none.
final class GeoJson {

  private static final Pattern START =
      Pattern.compile(
          "\\x{FEFF}?\\s*[\\[{](?s:.{0,2000}?)\"type\"\\s*:\\s*\"(?:Feature(?:Collection)?"
              + "|(?:Multi)?(?:Point|LineString|Polygon)|GeometryCollection)\"");

  private static final Pattern NO_GEOMETRY = Pattern.compile("properties|bbox|crs|id");

  private final PointBodies bodies;

  private GeoJson(PointBodies bodies) {
    this.bodies = bodies;
  }

  static boolean is(String text) {
    return START.matcher(text).lookingAt();
  }

  static void read(Item.Group all, PointBodies bodies) {
    new GeoJson(bodies).object(all);
  }

  private void object(Item.Group group) {
    Optional<Item.Word> type = Optional.empty();
    Optional<Item.Group> coordinates = Optional.empty();
    String key = "";
    for (Item item : group.items()) {
      if (item instanceof Item.Word word && word.isName()) {
        type = key.equals("type") ? Optional.of(word) : type;
        key = key.isEmpty() ? word.text() : key;
      } else if (item instanceof Item.Group inner) {
        if (key.equals("coordinates")) {
          coordinates = Optional.of(inner);
        } else if (!NO_GEOMETRY.matcher(key).matches()) {
          object(inner);
        }
      } else if (item instanceof Item.Coordinate number && !NO_GEOMETRY.matcher(key).matches()) {
        bodies.leaveOut(number);
      } else if (item instanceof Item.Break(Gap gap, int _) && gap.isComma()) {
        key = "";
      }
    }
    if (coordinates.isPresent()) {
      Item.Word name = type.orElse(new Item.Word("coordinates", coordinates.get().at()));
      new Wkt(bodies).geometry(name, ofWkt(coordinates.get()));
    }
  }

  /// {@return coordinates as they are in WKT, without the brackets around each point}
  private static Item.Group ofWkt(Item.Group json) {
    List<Item> items = new ArrayList<>();
    for (Item item : json.items()) {
      if (!(item instanceof Item.Group inner)) {
        if (!json.groups().isEmpty() || !(item instanceof Item.Break)) {
          items.add(item);
        }
      } else if (inner.groups().isEmpty()) {
        items.addAll(ofWkt(inner).items());
      } else {
        items.add(ofWkt(inner));
      }
    }
    return new Item.Group(items, json.at(), json.end());
  }
}
