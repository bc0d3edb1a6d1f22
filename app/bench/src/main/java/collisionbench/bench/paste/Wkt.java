package collisionbench.bench.paste;

import collisionbench.bench.paste.Grouping.Bracket;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads WKT, the text form of PostGIS, JTS, GEOS and Shapely, also inside code and messages.
/// `Point(1, 2)` and `Polygon([...])` are code.
final class Wkt {

  private static final Map<String, Form> FORMS =
      Map.of(
          "POINT", Form.POINTS,
          "MULTIPOINT", Form.POINTS,
          "LINESTRING", Form.POLYLINE,
          "LINEARRING", Form.POLYLINE,
          "MULTILINESTRING", Form.POLYLINE,
          "POLYGON", Form.POLYGON,
          "MULTIPOLYGON", Form.POLYGON,
          "TRIANGLE", Form.TRIANGLES,
          "TIN", Form.TRIANGLES,
          "POLYHEDRALSURFACE", Form.HULL);

  /// A type behind other words, also one that has no counterpart, and its modifier.
  private static final Pattern TYPE =
      Pattern.compile(
          "(?:.* )?("
              + String.join("|", FORMS.keySet())
              + "|[A-Z]{1,9}(?:STRING|CURVE|SURFACE)) ?(ZM|Z|M|)");

  private final String text;
  private final List<Bracket> brackets;

  /// The brackets whose first ring was read; the others are holes.
  private final Set<Integer> polygons = new HashSet<>();

  private final List<Tuple> others = new ArrayList<>();

  private Wkt(String text, List<Bracket> brackets) {
    this.text = text;
    this.brackets = brackets;
  }

  /// The points in a bracket, and its type.
  private record Ring(Matcher type, int bracket, List<Tuple> points) {}

  /// {@return the rows of the geometries in a text; empty if it has none}
  static Optional<Guess.Guessed> read(String text, Grouping grouped) {
    Wkt wkt = new Wkt(text, grouped.brackets());
    List<Ring> rings = wkt.rings(grouped.tuples());
    return rings.isEmpty() ? Optional.empty() : Optional.of(wkt.guessed(rings));
  }

  private List<Ring> rings(List<Tuple> tuples) {
    Map<Integer, List<Tuple>> byBracket = new LinkedHashMap<>();
    tuples.forEach(
        one -> byBracket.computeIfAbsent(one.bracket(), _ -> new ArrayList<>()).add(one));
    List<Ring> rings = new ArrayList<>();
    byBracket.forEach((bracket, points) -> {
      Matcher type = TYPE.matcher(type(bracket));
      if (type.matches() && isSeparatedByBlanks(points.getFirst())) {
        rings.add(new Ring(type, bracket, points));
      } else {
        others.addAll(points);
      }
    });
    return rings;
  }

  /// {@return the last two words before a bracket or before those around it}
  private String type(int bracket) {
    int named = bracket;
    for (int i = 0; i < 4 && named > 0 && brackets.get(named).before.isEmpty(); i++) {
      named = brackets.get(named).parent;
    }
    List<String> words = brackets.get(named).before;
    List<String> last = words.subList(Math.max(0, words.size() - 2), words.size());
    return String.join(" ", last).toUpperCase(Locale.ROOT);
  }

  private boolean isSeparatedByBlanks(Tuple point) {
    List<Mark> marks = point.marks();
    return marks.size() > 1 && text.substring(marks.get(0).end(), marks.get(1).at()).isBlank();
  }

  private Guess.Guessed guessed(List<Ring> rings) {
    int dimension = rings.stream().anyMatch(ring -> ring.points().getFirst().size() == 2) ? 2 : 3;
    List<Row> rows = new ArrayList<>(rings.stream().map(ring -> row(ring, dimension)).toList());
    boolean isSure =
        rows.stream().allMatch(Row::isOn)
            && others.stream().allMatch(other -> other.has(Role.NOISE));
    if (!others.isEmpty()) {
      rows.add(Row.left(others, dimension));
    }
    return new Guess.Guessed(rows, dimension, isSure);
  }

  private Row row(Ring ring, int dimension) {
    List<Tuple> all = ring.points().stream().map(Tuple::plain).toList();
    boolean isClosed = all.size() == 4 && all.getFirst().values().equals(all.getLast().values());
    List<Tuple> points = isClosed ? all.subList(0, 3) : all;
    Content content =
        Content.of(Part.of(ring.type().group(1).toLowerCase(Locale.ROOT), points), dimension);
    boolean fits = points.stream().allMatch(point -> point.size() == dimension);
    return form(ring, dimension)
        .filter(_ -> fits && !brackets.get(ring.bracket()).hasVariables)
        .map(form -> Row.of(content).as(form).orElseGet(() -> Row.of(content)))
        .filter(row -> row.refusal().isEmpty())
        .orElseGet(() -> Row.left(ring.points(), dimension));
  }

  /// {@return what a ring is; empty for a hole, measures, and `POINT` with several points}
  private Optional<Form> form(Ring ring, int dimension) {
    String name = ring.type().group(1);
    Bracket bracket = brackets.get(ring.bracket());
    boolean isOther =
        ring.type().group(2).endsWith("M") || (name.equals("POINT") && ring.points().size() > 1);
    Form form = FORMS.get(name);
    if (isOther || form == null) {
      return Optional.empty();
    } else if (form == Form.POLYGON) {
      boolean isOuter = bracket.before.isEmpty() && polygons.add(bracket.parent);
      return isOuter ? Optional.of(dimension == 3 ? Form.HULL : form) : Optional.empty();
    }
    return Optional.of(form == Form.HULL && dimension == 2 ? Form.POLYGON : form);
  }
}
