package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

  /// Types that have no counterpart.
  private static final Set<String> OTHERS =
      Set.of("CIRCULARSTRING", "COMPOUNDCURVE", "CURVEPOLYGON", "MULTICURVE", "MULTISURFACE");

  private static final Set<String> MODIFIERS = Set.of("Z", "M", "ZM");

  private final List<Token> tokens;
  private final Deque<Level> levels = new ArrayDeque<>();
  private final List<Ring> rings = new ArrayList<>();
  private final List<Tuple> others = new ArrayList<>();
  private Type type = Type.NONE;

  /// A type, with `Z`, `M` or `ZM` behind it; empty for none.
  private record Type(String name, String modifier) {
    static final Type NONE = new Type("", "");

    boolean hasMeasure() {
      return modifier.endsWith("M") || (!FORMS.containsKey(name) && name.endsWith("M"));
    }

    Optional<Form> form() {
      String plain = FORMS.containsKey(name) ? name : name.replaceFirst("Z$", "");
      return hasMeasure() ? Optional.empty() : Optional.ofNullable(FORMS.get(plain));
    }
  }

  /// An open bracket: its points, and how many lists of points are in it.
  private static final class Level {
    final Type type;
    final List<Tuple> points = new ArrayList<>();
    final List<Double> values = new ArrayList<>();
    final List<Mark> marks = new ArrayList<>();
    int lists;

    /// Whether a word stands among its numbers.
    boolean isBroken;

    Level(Type type) {
      this.type = type;
    }

    void endPoint() {
      if (!values.isEmpty()) {
        points.add(Tuple.of(List.copyOf(values), List.copyOf(marks)));
        values.clear();
        marks.clear();
      }
    }
  }

  /// A list of points.
  ///
  /// @param isUsed whether it is a shape: neither a hole nor with words among its numbers
  private record Ring(Type type, List<Tuple> points, boolean isUsed) {}

  private Wkt(List<Token> tokens) {
    this.tokens = tokens;
  }

  /// {@return the rows of the geometries in a text; empty if it has none}
  static Optional<Guess.Guessed> read(List<Token> tokens, Stop stop) {
    Wkt wkt = new Wkt(tokens);
    for (int i = 0; i < tokens.size(); i++) {
      stop.step();
      wkt.take(i);
    }
    return wkt.rings.isEmpty() ? Optional.empty() : Optional.of(wkt.guessed());
  }

  private void take(int i) {
    Token token = tokens.get(i);
    switch (token.kind()) {
      case WORD -> word(token);
      case OPEN -> open(i);
      case CLOSE -> close();
      case COMMA -> {
        if (!levels.isEmpty()) {
          levels.getLast().endPoint();
        }
      }
      case NUMBER -> number(token, i);
      default -> {}
    }
  }

  private void word(Token token) {
    String word = token.text().toUpperCase(Locale.ROOT);
    if (MODIFIERS.contains(word) && !type.equals(Type.NONE)) {
      type = new Type(type.name(), word);
    } else if (isType(word)) {
      type = new Type(word, "");
    } else {
      type = Type.NONE;
      if (!levels.isEmpty()) {
        levels.getLast().isBroken |= !levels.getLast().values.isEmpty();
      }
    }
  }

  private static boolean isType(String word) {
    String plain = word.replaceFirst("(?:ZM|Z|M)$", "");
    return FORMS.containsKey(word)
        || FORMS.containsKey(plain)
        || OTHERS.contains(plain)
        || plain.equals("GEOMETRYCOLLECTION");
  }

  /// Outside, only the bracket of a geometry counts; inside, every one.
  private void open(int i) {
    boolean isGeometry = !type.equals(Type.NONE) && hasCoordinates(i);
    if (isGeometry) {
      levels.addLast(new Level(type));
    } else if (!levels.isEmpty()) {
      levels.addLast(new Level(levels.getLast().type));
    }
    type = Type.NONE;
  }

  /// {@return whether brackets begin with two numbers without a comma between, or with a type}
  private boolean hasCoordinates(int open) {
    int i = open;
    while (i < open + 4 && i < tokens.size() && isSpace(tokens.get(i))) {
      i++;
    }
    boolean isRow = i + 1 < tokens.size() && isNumber(i) && isNumber(i + 1);
    boolean isNested =
        i < tokens.size()
            && tokens.get(i).is(Kind.WORD)
            && isType(tokens.get(i).text().toUpperCase(Locale.ROOT));
    return isRow || isNested;
  }

  private boolean isNumber(int i) {
    return tokens.get(i).is(Kind.NUMBER);
  }

  private static boolean isSpace(Token token) {
    return token.is(Kind.OPEN) || token.isLineEnd();
  }

  private void number(Token token, int i) {
    Mark mark = new Mark(token.at(), token.end());
    if (levels.isEmpty()) {
      boolean isReference =
          i > 1 && tokens.get(i - 2).text().equals("SRID") && tokens.get(i - 1).is(Kind.ASSIGN);
      Tuple number = Tuple.of(List.of(token.value()), List.of(mark));
      others.add(isReference ? number.as(Role.NOISE) : number);
    } else {
      levels.getLast().values.add(token.value());
      levels.getLast().marks.add(mark);
    }
  }

  private void close() {
    if (levels.isEmpty()) {
      return;
    }
    Level level = levels.removeLast();
    level.endPoint();
    if (!level.points.isEmpty()) {
      boolean isPolygon = level.type.form().filter(form -> form == Form.POLYGON).isPresent();
      boolean isRing = !isPolygon || (!levels.isEmpty() && levels.getLast().lists == 0);
      rings.add(new Ring(level.type, level.points, isRing && !level.isBroken));
      if (!levels.isEmpty()) {
        levels.getLast().lists++;
      }
    }
  }

  private Guess.Guessed guessed() {
    int dimension = rings.stream().anyMatch(ring -> ring.points().getFirst().size() == 2) ? 2 : 3;
    boolean isSure = others.stream().allMatch(other -> other.has(Role.NOISE));
    List<Row> rows = new ArrayList<>();
    for (Ring ring : rings) {
      Row row = row(ring, dimension);
      isSure &= row.isOn();
      rows.add(row);
    }
    if (!others.isEmpty()) {
      rows.add(Row.left(others, dimension));
    }
    return new Guess.Guessed(rows, dimension, isSure);
  }

  private static Row row(Ring ring, int dimension) {
    boolean fits = ring.points().stream().allMatch(point -> point.size() == dimension);
    Optional<Form> form = ring.type().form().filter(_ -> fits && ring.isUsed());
    Part part = Part.of(ring.type().name().toLowerCase(Locale.ROOT), ring.points());
    boolean isOne = !ring.type().name().startsWith("POINT") || ring.points().size() == 1;
    return form.filter(_ -> isOne)
        .map(known -> Row.of(part, dimension, inSpace(known, dimension)))
        .filter(row -> row.refusal().isEmpty())
        .orElseGet(() -> Row.left(ring.points(), dimension));
  }

  private static Form inSpace(Form form, int dimension) {
    if (form == Form.HULL && dimension == 2) {
      return Form.POLYGON;
    }
    return form == Form.POLYGON && dimension == 3 ? Form.HULL : form;
  }
}
