package collisionbench.bench.paste;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Reads OBJ: each object or group becomes the hull of the vertices of its faces, or of its own
/// vertices if it has no faces. Normals, textures and materials do not matter.
final class Obj {

  /// Lines that have no part in the shape.
  private static final Set<String> IGNORED =
      Set.of("vn", "vt", "s", "usemtl", "mtllib", "usemap", "maplib", "mg", "cstype", "deg", "p");

  /// Those that cannot be read keep their places, which faces count.
  private final List<Optional<Tuple>> vertices = new ArrayList<>();

  /// The vertices that are in a row.
  private final BitSet taken = new BitSet();

  /// The vertices of the faces of the object.
  private final BitSet used = new BitSet();

  private final List<Row> rows = new ArrayList<>();
  private final List<Tuple> left = new ArrayList<>();
  private String name = "";
  private int firstVertex;

  private Obj() {}

  /// {@return the rows of the objects in a text; empty if no line has a vertex}
  static Optional<Guess.Guessed> read(String text, Stop stop) {
    Obj obj = new Obj();
    int end;
    for (int at = 0; at < text.length(); at = end + 1) {
      stop.step();
      int next = text.indexOf('\n', at);
      end = next < 0 ? text.length() : next;
      String line = text.substring(at, end).replaceAll("#.*|[>\r\uFEFF]", "").strip();
      obj.line(line.split("[ \t]+"), new Mark(at, end));
    }
    boolean isObj = obj.vertices.stream().anyMatch(Optional::isPresent);
    return isObj ? Optional.of(obj.guessed()) : Optional.empty();
  }

  private void line(String[] words, Mark mark) {
    try {
      switch (words[0]) {
        case "" -> {}
        case "v" -> vertices.add(Optional.of(vertex(words, mark)));
        case "o", "g" -> {
          end();
          name = String.join(" ", List.of(words).subList(1, words.length));
        }
        case "f", "l" -> face(words);
        case String key when IGNORED.contains(key) || key.startsWith("```") -> {}
        default -> leave(mark);
      }
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      leave(mark);
      if (words[0].equals("v")) {
        taken.set(vertices.size());
        vertices.add(Optional.empty());
      }
    }
  }

  /// {@return the first three numbers; a weight of 1 or a color may follow}
  private static Tuple vertex(String[] words, Mark mark) {
    List<Double> all =
        List.of(words).subList(1, words.length).stream()
            .map(number -> Double.parseDouble(number) + 0.0)
            .toList();
    boolean isFinite = all.stream().allMatch(Double::isFinite);
    if (!isFinite || (all.size() == 4 && all.getLast() != 1)) {
      throw new NumberFormatException();
    }
    return Tuple.of(all.subList(0, 3), List.of(mark));
  }

  /// Indices count from 1, or from the last vertex if negative.
  private void face(String[] words) {
    BitSet corners = new BitSet();
    for (String corner : List.of(words).subList(1, words.length)) {
      int index = Integer.parseInt(corner.split("/", 2)[0]);
      int vertex = index < 0 ? vertices.size() + index : index - 1;
      if (vertices.get(vertex).isEmpty()) {
        throw new IndexOutOfBoundsException(vertex);
      }
      corners.set(vertex);
    }
    used.or(corners);
  }

  private void leave(Mark mark) {
    left.add(Tuple.of(List.of(), List.of(mark)));
  }

  private void end() {
    IntStream own = IntStream.range(firstVertex, vertices.size());
    List<Integer> indices =
        (used.isEmpty() ? own : used.stream())
            .filter(index -> vertices.get(index).isPresent())
            .boxed()
            .toList();
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
