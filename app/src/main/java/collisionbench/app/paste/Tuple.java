package collisionbench.app.paste;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Numbers that stand together, such as the coordinates of a point.
///
/// @param words what stands before them, the nearest last
/// @param role what the words say about them
/// @param bracket the index of the innermost bracket around them; 0 for the text
/// @param key the bracket of the body that they are part of
/// @param statement the statement, row or line that they are in
/// @param marks where each number begins and ends in the text
/// @param isComputed whether arithmetic changes them
record Tuple(
    List<Double> values,
    List<String> words,
    Optional<Role> role,
    int bracket,
    int key,
    int statement,
    List<Mark> marks,
    boolean isComputed) {

  /// {@return numbers of a point that a grammar tells}
  static Tuple of(List<Double> values, List<Mark> marks) {
    return new Tuple(values, List.of(), Optional.empty(), 0, 0, 0, marks, false);
  }

  int size() {
    return values.size();
  }

  int at() {
    return marks.getFirst().at();
  }

  int end() {
    return marks.getLast().end();
  }

  boolean has(Role other) {
    return role.filter(other::equals).isPresent();
  }

  /// {@return whether its words say what it is in a shape}
  boolean isField() {
    return role.isPresent() && !has(Role.NOISE);
  }

  /// {@return whether a word close before it names a shape}
  boolean hasShapeWord() {
    return words.reversed().stream().limit(6).anyMatch(word -> Words.shape(word).isPresent());
  }

  /// {@return the same as a part of a body in an outer bracket}
  ///
  /// @param more the words before the brackets between
  /// @param outer what these words say, unless its own say something
  Tuple in(int newKey, List<String> more, Optional<Role> outer) {
    List<String> all = Stream.concat(more.stream(), words.stream()).toList();
    Optional<Role> found = role.isPresent() ? role : outer;
    return new Tuple(values, all, found, bracket, newKey, statement, marks, isComputed);
  }

  Tuple as(Role other) {
    return new Tuple(values, words, Optional.of(other), bracket, key, statement, marks, isComputed);
  }

  /// {@return the same numbers without what the text says about them}
  Tuple plain() {
    return new Tuple(values, List.of(), Optional.empty(), bracket, key, statement, marks, false);
  }

  Tuple computed() {
    return new Tuple(values, words, role, bracket, key, statement, marks, true);
  }
}
