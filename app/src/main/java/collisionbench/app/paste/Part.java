package collisionbench.app.paste;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The numbers of a text that may be one body.
///
/// @param words what stands before them and among them, the nearest first
/// @param name what the text calls it; empty if nothing
/// @param isHole whether it is an inner ring of a polygon
/// @param hasVariables whether there are names without numbers among them
/// @param isListed whether they are in one bracket
record Part(
    List<Tuple> tuples,
    List<String> words,
    String name,
    boolean isHole,
    boolean hasVariables,
    boolean isListed) {

  Part {
    tuples = List.copyOf(tuples);
    words = List.copyOf(words);
  }

  /// {@return a part of some tuples alone}
  static Part of(List<Tuple> tuples) {
    List<String> words = tuples.getFirst().words().reversed();
    return new Part(tuples, words, "", false, false, false);
  }

  /// {@return a part of points that a grammar tells, each with its place in the text}
  static Part of(String name, List<Tuple> points) {
    return new Part(points, List.of(), name, false, false, true);
  }

  /// {@return its tuples, a part for each statement}
  List<Part> statements() {
    Map<Integer, List<Tuple>> byStatement =
        tuples.stream()
            .collect(
                Collectors.groupingBy(Tuple::statement, LinkedHashMap::new, Collectors.toList()));
    return byStatement.values().stream()
        .map(some -> new Part(some, Part.of(some).words(), name, isHole, hasVariables, isListed))
        .toList();
  }

  /// {@return where it begins in the text}
  int at() {
    return tuples.getFirst().at();
  }
}
