package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads OBJ: each object or group becomes the hull of the vertices of its faces, or of its own
/// vertices if it has no faces. Normals, textures and materials do not matter.
final class Obj {

  private static final Pattern START = Pattern.compile("(?m)^[> \\t\\x{FEFF}]*v[ \\t]+[-+.\\d]");

  private static final Pattern LINE =
      Pattern.compile(
          "(?m)^[> \\t\\x{FEFF}]*+([^\\s#>]++)[ \\t]*+([^#\\n\\r\\x{85}\\x{2028}\\x{2029}]*+)(?:#.*)?");

  /// Lines that have no part in the shape.
  private static final Pattern IGNORED =
      Pattern.compile("vn|vt|s|usemtl|mtllib|usemap|maplib|mg|cstype|deg|p|`{3,}\\w*");

  private final PointBodies bodies;

  /// Those that cannot be read keep their places, which faces count, without coordinates.
  private final List<Item.Spot> vertices = new ArrayList<>();

  /// The vertices that are in a body or reported.
  private final BitSet taken = new BitSet();

  private final Set<Integer> used = new LinkedHashSet<>();
  private String name = "";
  private int firstVertex;

  private Obj(PointBodies bodies) {
    this.bodies = bodies;
  }

  static boolean is(String text) {
    return START.matcher(text).find();
  }

  static void read(String text, PointBodies bodies) {
    Obj obj = new Obj(bodies);
    Matcher line = LINE.matcher(text);
    while (line.find()) {
      obj.line(line, line.group(2).stripTrailing());
    }
    obj.end();
    obj.leaveOutUnused();
  }

  private void line(Matcher line, String values) {
    try {
      switch (line.group(1)) {
        case "v" -> vertices.add(new Item.Spot(vertex(values), line.start()));
        case "o", "g" -> {
          end();
          name = values;
        }
        case "f", "l" -> face(values);
        case String key when IGNORED.matcher(key).matches() -> {}
        default -> bodies.leaveOut(new Item.Word(line.group(), line.start()));
      }
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      bodies.leaveOut(new Item.Word(line.group(), line.start()));
      if (line.group(1).equals("v")) {
        taken.set(vertices.size());
        vertices.add(new Item.Spot(List.of(), line.start()));
      }
    }
  }

  /// {@return the first three numbers; a weight of 1 or a color may follow}
  private static List<Double> vertex(String numbers) {
    List<Double> all =
        Stream.of(numbers.split("\\s+", -1))
            .map(number -> Double.parseDouble(number) + 0.0)
            .toList();
    if (all.size() == 4 && all.getLast() != 1) {
      throw new NumberFormatException(numbers);
    }
    return all.subList(0, 3);
  }

  /// Indices count from 1, or from the last vertex if negative.
  private void face(String corners) {
    List<Integer> indices = new ArrayList<>();
    for (String corner : corners.split("\\s+", -1)) {
      int index = Integer.parseInt(corner.split("/", 2)[0]);
      int vertex = index < 0 ? vertices.size() + index : index - 1;
      if (isMissing(vertices.get(vertex))) {
        throw new IndexOutOfBoundsException(vertex);
      }
      indices.add(vertex);
    }
    used.addAll(indices);
  }

  private static boolean isMissing(Item.Spot vertex) {
    return vertex.coordinates().isEmpty();
  }

  private void end() {
    List<Integer> indices =
        used.isEmpty()
            ? IntStream.range(firstVertex, vertices.size())
                .filter(index -> !isMissing(vertices.get(index)))
                .boxed()
                .toList()
            : List.copyOf(used);
    if (!indices.isEmpty()) {
      indices.forEach(taken::set);
      bodies.add(name, indices.stream().map(vertices::get).toList());
    }
    used.clear();
    firstVertex = vertices.size();
  }

  private void leaveOutUnused() {
    int unused = vertices.size() - taken.cardinality();
    if (unused > 0) {
      bodies.leaveOut(Phrase.of("paste.unused", unused), vertices.get(taken.nextClearBit(0)).at());
    }
  }
}
