package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import collisionbench.app.scene.Space;
import java.util.List;

/// Finds out whether a text is about the plane or about space: by the sizes of its tuples, and by
/// names such as `Vector2` and `rect`.
final class Dimension {

  /// Words further in the text do not count.
  private static final int MOST_WORDS = 2000;

  private static final List<String> FLAT = List.of("circle", "rect", "rectangle");

  private final int[] votes = new int[4];

  private Dimension() {}

  /// @param preferred decides if the text does not
  static int of(List<Part> parts, List<Token> tokens, Space preferred) {
    Dimension dimension = new Dimension();
    parts.stream()
        .flatMap(part -> part.tuples().stream())
        .filter(Tuple::isUsable)
        .forEach(tuple -> dimension.count(tuple.size()));
    tokens.stream()
        .filter(token -> token.is(Kind.WORD))
        .limit(MOST_WORDS)
        .forEach(token -> dimension.count(token.text()));
    int flat = dimension.votes[2];
    int solid = dimension.votes[3];
    return flat == solid ? preferred.dimension() : flat > solid ? 2 : 3;
  }

  /// The size of a matrix or a quaternion says nothing.
  private void count(int size) {
    boolean mayBeFlat = size % 2 == 0;
    if (mayBeFlat != (size % 3 == 0) && size != 4 && size != 16) {
      votes[mayBeFlat ? 2 : 3] += 2;
    }
  }

  private void count(String word) {
    votes[Words.dimension(word)] += 3;
    if (Words.parts(word).stream().anyMatch(FLAT::contains)) {
      votes[2] += 4;
    }
  }
}
