package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.stream.IntStream;

/// Reads OBJ: each object or group becomes the hull of the vertices of its faces, or of its own
/// vertices if it has no faces. Normals, textures and materials do not matter.
final class Obj {

  /// Lines that have no part in the shape.
  private static final Set<String> IGNORED =
      Set.of("vn", "vt", "s", "usemtl", "mtllib", "usemap", "maplib", "mg", "cstype", "deg", "p");

  private static final String BLANKS = " \t\r>\uFEFF";

  /// Those that cannot be read keep their places, which faces count.
  private final List<Optional<Tuple>> vertices = new ArrayList<>();

  /// The vertices that are in a row.
  private final BitSet taken = new BitSet();

  private final Set<Integer> used = new LinkedHashSet<>();
  private final List<Row> rows = new ArrayList<>();
  private final List<Tuple> left = new ArrayList<>();
  private String name = "";
  private int firstVertex;

  private Obj() {}

  /// A line of a text: its words and where they are.
  private record Line(List<String> words, Mark mark) {

    static Line of(String text, int at, int end) {
      String whole = text.substring(at, end);
      int comment = whole.indexOf('#');
      List<String> words = new ArrayList<>();
      new StringTokenizer(comment < 0 ? whole : whole.substring(0, comment), BLANKS)
          .asIterator()
          .forEachRemaining(word -> words.add((String) word));
      return new Line(words, new Mark(at, end));
    }

    String key() {
      return words.isEmpty() ? "" : words.getFirst();
    }

    List<String> values() {
      return words.subList(1, words.size());
    }

    boolean isVertex() {
      return key().equals("v") && words.size() > 3 && Numeral.begins(sized(words.get(1)), 0);
    }

    private static String sized(String number) {
      return Chars.isSign(number.charAt(0)) ? number.substring(1) : number;
    }
  }

  /// {@return the rows of the objects in a text; empty if no line has a vertex}
  static Optional<Guess.Guessed> read(String text, Stop stop) {
    Obj obj = new Obj();
    boolean isObj = false;
    for (int at = 0; at < text.length(); ) {
      stop.step();
      int end = text.indexOf('\n', at);
      end = end < 0 ? text.length() : end;
      Line line = Line.of(text, at, end);
      isObj |= line.isVertex();
      if (isObj) {
        obj.line(line);
      }
      at = end + 1;
    }
    return isObj ? Optional.of(obj.guessed()) : Optional.empty();
  }

  private void line(Line line) {
    try {
      switch (line.key()) {
        case "" -> {}
        case "v" -> vertex(line);
        case "o", "g" -> {
          end();
          name = String.join(" ", line.values());
        }
        case "f", "l" -> face(line);
        case String key when IGNORED.contains(key) || key.startsWith("```") -> {}
        default -> leave(line);
      }
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      leave(line);
      if (line.key().equals("v")) {
        taken.set(vertices.size());
        vertices.add(Optional.empty());
      }
    }
  }

  /// The first three numbers; a weight of 1 or a color may follow.
  private void vertex(Line line) {
    List<Double> all =
        line.values().stream().map(number -> Double.parseDouble(number) + 0.0).toList();
    boolean isFinite = all.stream().allMatch(Double::isFinite);
    if (!isFinite || (all.size() == 4 && all.getLast() != 1)) {
      throw new NumberFormatException(line.toString());
    }
    vertices.add(Optional.of(Tuple.of(all.subList(0, 3), List.of(line.mark()))));
  }

  /// Indices count from 1, or from the last vertex if negative.
  private void face(Line line) {
    List<Integer> indices = new ArrayList<>();
    for (String corner : line.values()) {
      int index = Integer.parseInt(corner.split("/", 2)[0]);
      int vertex = index < 0 ? vertices.size() + index : index - 1;
      if (vertices.get(vertex).isEmpty()) {
        throw new IndexOutOfBoundsException(vertex);
      }
      indices.add(vertex);
    }
    used.addAll(indices);
  }

  private void leave(Line line) {
    left.add(Tuple.of(List.of(), List.of(line.mark())));
  }

  private void end() {
    List<Integer> indices =
        used.isEmpty()
            ? IntStream.range(firstVertex, vertices.size())
                .filter(index -> vertices.get(index).isPresent())
                .boxed()
                .toList()
            : List.copyOf(used);
    if (!indices.isEmpty()) {
      indices.forEach(taken::set);
      List<Tuple> points = indices.stream().flatMap(index -> vertices.get(index).stream()).toList();
      rows.add(Row.of(Content.of(Part.of(name, points), 3)).named(name));
    }
    used.clear();
    firstVertex = vertices.size();
  }

  private Guess.Guessed guessed() {
    end();
    taken.flip(0, vertices.size());
    taken.stream().forEach(index -> vertices.get(index).ifPresent(left::add));
    boolean isSure = left.isEmpty() && rows.stream().allMatch(Row::isOn);
    left.forEach(tuple -> rows.add(Row.left(List.of(tuple), 3)));
    return new Guess.Guessed(rows, 3, isSure);
  }
}
