package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Finds the words that may say what a part is.
record Nearby(List<Bracket> brackets) {

  private static final int MOST_OWN = 60;
  private static final int MOST_INNER = 200;
  private static final int MOST_LEVELS = 16;

  /// {@return the words, the nearest first: those before the tuples, then those beside them in
  /// their bracket, then those before the brackets around them}
  List<String> words(int key, List<Tuple> tuples) {
    List<String> near = new ArrayList<>();
    for (Tuple tuple : tuples) {
      near.addAll(tuple.words().reversed());
      if (near.size() > MOST_OWN) {
        break;
      }
    }
    addInner(key, tuples, near);
    addAround(key, near);
    return near;
  }

  private void addInner(int key, List<Tuple> tuples, List<String> near) {
    Bracket bracket = brackets.get(key);
    boolean isOne = key > 0 && !bracket.hasStatements();
    Set<Integer> statements = new HashSet<>();
    tuples.forEach(tuple -> statements.add(tuple.statement()));
    bracket.inner().stream()
        .limit(MOST_INNER)
        .filter(inner -> isOne || statements.contains(inner.statement()))
        .forEach(inner -> near.add(inner.word()));
  }

  private void addAround(int key, List<String> near) {
    int inner = key;
    for (int level = 0; inner > 0 && level < MOST_LEVELS; level++) {
      near.addAll(brackets.get(inner).before().reversed());
      inner = brackets.get(inner).parent();
      if (near.size() > MOST_INNER || (inner > 0 && ends(brackets.get(inner)))) {
        return;
      }
    }
  }

  /// {@return whether the words further out are not about one body: the bracket is a block, or a
  /// list with a name that is no shape}
  private static boolean ends(Bracket bracket) {
    boolean isNamedList =
        bracket.content() > 1
            && !bracket.before().isEmpty()
            && Words.shape(bracket.before().getLast()).isEmpty();
    return isNamedList || bracket.hasStatements();
  }
}
