package collisionbench.bench.paste;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The tuples of a text and the brackets around them, while the text is read.
final class Grouping {

  /// The most tuples of a bracket that arithmetic behind it changes.
  private static final int MOST_COMPUTED = 64;

  /// The first one is the whole text.
  private final List<Bracket> brackets = new ArrayList<>();

  private final List<Tuple> tuples = new ArrayList<>();
  private int current;

  /// The first tuple of what was read last: a bracket or a number.
  private int first;

  /// A bracket of a text, or the whole text, while the text is read.
  static final class Bracket {

    /// The index of the bracket around it.
    final int parent;

    /// The words before it, the nearest last.
    final List<String> before;

    /// The index of the first tuple in it.
    final int firstTuple;

    /// How many tuples, and brackets with tuples, are directly in it.
    int content;

    /// Whether a minus belongs to it, as in `-Vec3(1, 2, 3)`.
    boolean isNegative;

    /// Whether other arithmetic changes what is in it.
    boolean isComputed;

    /// Whether some element of a list in it is a name without numbers.
    boolean hasVariables;

    Bracket(int parent, List<String> before, int firstTuple) {
      this.parent = parent;
      this.before = before;
      this.firstTuple = firstTuple;
    }
  }

  /// A statement, row or line of a text.
  static final class Statement {

    /// The number of blank lines before it.
    final int block;

    /// The name before a dot or an index that it begins with, as in `wall.min`; empty if none.
    String owner = "";

    Statement(int block) {
      this.block = block;
    }
  }

  Grouping() {
    brackets.add(new Bracket(-1, List.of(), 0));
  }

  List<Tuple> tuples() {
    return tuples;
  }

  List<Bracket> brackets() {
    return brackets;
  }

  /// {@return the innermost bracket, or the whole text}
  Bracket bracket() {
    return brackets.get(current);
  }

  boolean isInBracket() {
    return current > 0;
  }

  /// @param words those before it, the nearest last
  /// @param isNegative whether a minus belongs to it
  /// @param isComputed whether other arithmetic changes it
  void open(List<String> words, boolean isNegative, boolean isComputed) {
    Bracket inner = new Bracket(current, words, tuples.size());
    inner.isComputed = isComputed || bracket().isComputed || bracket().isNegative;
    inner.isNegative = isNegative;
    current = brackets.size();
    brackets.add(inner);
  }

  /// Closes the bracket. A vector may be multiplied with a number, as in `-Vector3.up * 2f` and
  /// `Vector3.one / 4`.
  void close(double factor, double divisor) {
    Bracket closed = bracket();
    first = closed.firstTuple;
    if (isVector()) {
      double signed = closed.isNegative ? -factor : factor;
      tuples.add(tuples.removeLast().mapped(value -> value * signed / divisor + 0.0));
    } else if (closed.isNegative) {
      compute();
    }
    current = Math.max(0, closed.parent);
  }

  /// {@return whether the bracket has nothing but one tuple}
  boolean isVector() {
    return bracket().content == 1 && tuples.size() == bracket().firstTuple + 1;
  }

  /// Marks the last bracket or number as computed; with a number, also the rest of its bracket.
  ///
  /// @param isNumber whether a number was read last
  void compute(boolean isNumber) {
    if (isNumber && isInBracket()) {
      bracket().isComputed = true;
      first = bracket().firstTuple;
    }
    compute();
  }

  private void compute() {
    for (int i = Math.max(first, tuples.size() - MOST_COMPUTED); i < tuples.size(); i++) {
      tuples.set(i, tuples.get(i).as(Role.COMPUTED));
    }
  }

  void add(List<Token> numbers, List<String> words, Statement statement) {
    List<Double> values = numbers.stream().map(Token::value).toList();
    List<Mark> marks = numbers.stream().map(Token::mark).toList();
    Optional<Role> role = bracket().isComputed ? Optional.of(Role.COMPUTED) : Words.role(words);
    first = tuples.size();
    tuples.add(new Tuple(values, words, role, current, current, statement, marks));
    bracket().content++;
  }
}
