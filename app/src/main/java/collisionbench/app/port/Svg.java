package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads elements of SVG: polygons, lines, circles and rectangles. Others, and those with a
/// transform or a unit, are left out.
final class Svg {

  private static final Pattern START =
      Pattern.compile(
          "<(?:svg|g|polygon|polyline|circle|rect|line|path|ellipse)\\s[^<>]{0,200}?=\\s*[\"']");

  /// A group whose elements are not where their numbers say.
  private static final Pattern MOVED = Pattern.compile("<(?:svg|g)\\s[^<>]{0,1000}?transform\\s*=");

  private static final Pattern ELEMENT =
      Pattern.compile(
          ItemScanner.XML_COMMENT + "|<[/?!]?([A-Za-z]++)((?:[^<>\"']++|\"[^\"]*+\"|'[^']*+')*+)>");

  private static final Pattern ATTRIBUTE =
      Pattern.compile("(?<![\\w:-])([A-Za-z][\\w:-]*+)\\s*+=\\s*+(?:\"([^\"]*+)\"|'([^']*+)')");

  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:\\d++\\.?+\\d*+|\\.\\d++)(?:[eE][-+]?\\d++)?");

  private static final Pattern SEPARATOR = Pattern.compile("\\s*,\\s*|\\s+");

  private static final Set<String> WITHOUT_SHAPE =
      Set.of("svg", "g", "xml", "title", "desc", "DOCTYPE");

  private final PointBodies bodies;

  private Svg(PointBodies bodies) {
    this.bodies = bodies;
  }

  static boolean is(String text) {
    return START.matcher(text).find();
  }

  /// Adds the shapes.
  ///
  /// @return the rest of the text, such as comments, with spaces in place of the elements; nothing
  ///   if groups are transformed
  static String read(String text, PointBodies bodies) {
    Matcher moved = MOVED.matcher(text);
    if (moved.find()) {
      bodies.leaveOut(new Item.Word("transform", moved.start()));
      return "";
    }
    Svg svg = new Svg(bodies);
    return ELEMENT
        .matcher(text)
        .replaceAll(element -> {
          if (element.group(1) == null) {
            return Matcher.quoteReplacement(element.group());
          }
          bodies.read(element.start(), () -> svg.element(element, attributes(element.group(2))));
          return element.group().replaceAll("[^\\n]", " ");
        });
  }

  private static Map<String, String> attributes(String text) {
    Map<String, String> attributes = new HashMap<>();
    Matcher attribute = ATTRIBUTE.matcher(text);
    while (attribute.find()) {
      String value = attribute.group(2) == null ? attribute.group(3) : attribute.group(2);
      attributes.put(attribute.group(1), value.strip());
    }
    return attributes;
  }

  private void element(MatchResult element, Map<String, String> attributes) throws UnreadException {
    int at = element.start();
    for (String changing : List.of("transform", "rx", "ry")) {
      if (attributes.containsKey(changing)) {
        throw new UnreadException(new Item.Word(changing, at));
      }
    }
    String type = element.group(1);
    boolean ends = element.group().startsWith("</");
    switch (ends ? "" : type) {
      case "polygon" -> bodies.add("", points(attributes, at));
      case "polyline" -> bodies.addSegments(points(attributes, at));
      case "line" -> bodies.add("", spots(numbers(attributes, at, "x1", "y1", "x2", "y2"), at));
      case "circle" -> {
        List<Double> n = numbers(attributes, at, "cx", "cy", "r");
        Circle circle = new Circle(new Vec2(n.get(0), n.get(1)), n.get(2));
        bodies.add(circle, at, "paste.sphere", n.get(2));
      }
      case "rect" -> rectangle(numbers(attributes, at, "x", "y", "width", "height"), at);
      default -> {
        if (!WITHOUT_SHAPE.contains(type) && !ends) {
          throw new UnreadException(new Item.Word("<" + type, at));
        }
      }
    }
  }

  private void rectangle(List<Double> n, int at) throws UnreadException {
    double right = n.get(0) + n.get(2);
    double bottom = n.get(1) + n.get(3);
    bodies.add(
        "",
        spots(List.of(n.get(0), n.get(1), right, n.get(1), right, bottom, n.get(0), bottom), at));
  }

  private static List<Item.Spot> spots(List<Double> numbers, int at) throws UnreadException {
    if (numbers.isEmpty() || numbers.size() % 2 != 0) {
      throw new UnreadException(Phrase.of("paste.count", numbers.size(), 2), at);
    }
    List<Item.Spot> spots = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 2) {
      spots.add(new Item.Spot(numbers.subList(i, i + 2), at));
    }
    return spots;
  }

  private static List<Item.Spot> points(Map<String, String> attributes, int at)
      throws UnreadException {
    String points = attributes.getOrDefault("points", "");
    return spots(points.isEmpty() ? List.of() : numbers(SEPARATOR.split(points, -1), at), at);
  }

  /// {@return the values of attributes, which are 0 if they are not given}
  private static List<Double> numbers(Map<String, String> attributes, int at, String... names)
      throws UnreadException {
    return numbers(
        Stream.of(names).map(name -> attributes.getOrDefault(name, "0")).toArray(String[]::new),
        at);
  }

  private static List<Double> numbers(String[] texts, int at) throws UnreadException {
    List<Double> numbers = new ArrayList<>();
    for (String text : texts) {
      if (!NUMBER.matcher(text).matches()) {
        throw new UnreadException(Phrase.of("paste.no-number", PlainText.brief(text)), at);
      }
      numbers.add(Double.parseDouble(text));
    }
    return numbers;
  }
}
