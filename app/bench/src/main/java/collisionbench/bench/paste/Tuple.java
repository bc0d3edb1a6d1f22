package collisionbench.bench.paste;

import collisionbench.bench.paste.Grouping.Statement;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Numbers that stand together, such as the coordinates of a point.
///
/// @param words what stands before them, the nearest last
/// @param role what the words say about them
/// @param bracket the index of the innermost bracket around them; 0 for the text
/// @param key the bracket of the body that they are part of
/// @param marks where each number begins and ends in the text
record Tuple(
    List<Double> values,
    List<String> words,
    Optional<Role> role,
    int bracket,
    int key,
    Statement statement,
    List<Mark> marks) {

  /// {@return numbers of a point without words}
  static Tuple of(List<Double> values, List<Mark> marks) {
    return new Tuple(values, List.of(), Optional.empty(), 0, 0, new Statement(0), marks);
  }

  /// {@return numbers of a point without words}
  static Tuple of(List<Token> numbers) {
    return of(
        numbers.stream().map(Token::value).toList(), numbers.stream().map(Token::mark).toList());
  }

  /// {@return the same numbers without what the text says about them}
  Tuple plain() {
    return of(values, marks);
  }

  int size() {
    return values.size();
  }

  int at() {
    return marks.getFirst().at();
  }

  boolean has(Role other) {
    return role.filter(other::equals).isPresent();
  }

  /// {@return whether it may be a part of a shape}
  boolean isUsable() {
    return role.filter(found -> !found.isField()).isEmpty();
  }

  /// {@return the shape that a word close before it names}
  Optional<ShapeWord> shape() {
    Stream<String> near = words.reversed().stream().limit(6);
    return near.flatMap(word -> Words.shape(word).stream()).findFirst();
  }

  Tuple as(Role other) {
    return new Tuple(values, words, Optional.of(other), bracket, key, statement, marks);
  }

  Tuple mapped(UnaryOperator<Double> change) {
    List<Double> changed = values.stream().map(change).toList();
    return new Tuple(changed, words, role, bracket, key, statement, marks);
  }

  /// {@return the same as a part of a body in an outer bracket}
  ///
  /// @param more the words before the brackets between
  Tuple in(int newKey, List<String> more) {
    List<String> all = Stream.concat(more.stream(), words.stream()).toList();
    Optional<Role> found = role.or(() -> Words.role(more));
    return new Tuple(values, all, found, bracket, newKey, statement, marks);
  }
}
