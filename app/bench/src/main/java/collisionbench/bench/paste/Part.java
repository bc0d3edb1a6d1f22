package collisionbench.bench.paste;

import java.util.List;

/// The numbers of a text that may be one body.
///
/// @param words what stands before them, the nearest first
/// @param name what the text calls it; empty if nothing
/// @param hasVariables whether there are names without numbers among them
/// @param isListed whether they are in one bracket
record Part(
    List<Tuple> tuples, List<String> words, String name, boolean hasVariables, boolean isListed) {

  Part {
    tuples = List.copyOf(tuples);
    words = List.copyOf(words);
  }

  /// {@return a part of some tuples alone}
  static Part of(List<Tuple> tuples) {
    return new Part(tuples, tuples.getFirst().words().reversed(), "", false, false);
  }

  /// {@return a part of points that a grammar tells, each with its place in the text}
  static Part of(String name, List<Tuple> points) {
    return new Part(points, List.of(), name, false, true);
  }

  /// {@return where it begins in the text}
  int at() {
    return tuples.getFirst().at();
  }
}
