package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.List;

/// A bracket of a text, or the whole text.
final class Bracket {

  /// More words are not remembered.
  private static final int MOST_WORDS = 1000;

  private final int parent;
  private final char kind;
  private final List<String> before;
  private final List<Inner> inner = new ArrayList<>();
  private boolean isComputed;
  private boolean hasStatements;
  private boolean hasVariables;
  private int tuples;
  private int children;

  /// @param parent the index of the bracket around it
  /// @param kind its first character
  /// @param before the words before it, the nearest last
  Bracket(int parent, char kind, List<String> before) {
    this.parent = parent;
    this.kind = kind;
    this.before = List.copyOf(before);
  }

  /// A word in a bracket, and the statement that it is in.
  record Inner(String word, int statement) {}

  int parent() {
    return parent;
  }

  char kind() {
    return kind;
  }

  List<String> before() {
    return before;
  }

  /// {@return the words directly in it}
  List<Inner> inner() {
    return inner;
  }

  void note(List<String> words, int statement) {
    for (String word : words) {
      if (inner.size() < MOST_WORDS) {
        inner.add(new Inner(word, statement));
      }
    }
  }

  /// {@return whether arithmetic changes what is in it}
  boolean isComputed() {
    return isComputed;
  }

  void compute() {
    isComputed = true;
  }

  /// {@return whether it is a block of statements}
  boolean hasStatements() {
    return hasStatements;
  }

  void endStatement() {
    hasStatements |= kind == '{';
  }

  /// {@return whether some element of a list in it is a name without numbers}
  boolean hasVariables() {
    return hasVariables;
  }

  void addVariable() {
    hasVariables = true;
  }

  void addTuple() {
    tuples++;
  }

  void addChild() {
    children++;
  }

  int children() {
    return children;
  }

  /// {@return how many tuples, and brackets with tuples, are directly in it}
  int content() {
    return tuples + children;
  }
}
