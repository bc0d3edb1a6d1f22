package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/// Multiplies vectors by the numbers and signs beside them, as in `Vector3.up * 2f`, `0.5 * vec3(1,
/// 2, 3)`, `Vector3.one / 4` and `-Vec3(1, 0, 0)`.
final class Products {

  /// The most pieces of a vector: its brackets, four numbers and their commas.
  private static final int LONGEST = 9;

  /// The most words before the bracket of a vector, as in `new THREE.Vector3(`.
  private static final int MOST_WORDS = 5;

  private final List<Token> tokens;
  private final List<Token> done = new ArrayList<>();

  private Products(List<Token> tokens) {
    this.tokens = tokens;
  }

  /// {@return the pieces with the products in place of their factors}
  static List<Token> in(List<Token> tokens) {
    Products products = new Products(tokens);
    int next = 0;
    while (next < tokens.size()) {
      next = products.take(next);
    }
    return products.done;
  }

  /// {@return the index of the piece behind what was taken}
  private int take(int i) {
    Token token = tokens.get(i);
    if (isSign(i)) {
      return vector(i, i + 1, value -> 0.0 - value);
    } else if (token.is(Kind.NUMBER) && isOperator(i + 1, "*")) {
      return vector(i, i + 2, value -> token.value() * value);
    } else if (token.is(Kind.OPEN)) {
      return vector(i, i, value -> value);
    }
    done.add(token);
    return i + 1;
  }

  /// {@return whether a minus belongs to what follows: it is close to it, and nothing precedes that
  /// it could be subtracted from}
  private boolean isSign(int i) {
    if (!isOperator(i, "-") || i + 1 >= tokens.size()) {
      return false;
    }
    Kind before = i == 0 ? Kind.LINE : tokens.get(i - 1).kind();
    return switch (before) {
      case OPEN, COMMA, ASSIGN, SEMICOLON, LINE, BLANK_LINE ->
          tokens.get(i + 1).at() == tokens.get(i).end();
      case CLOSE, NUMBER, WORD, OPERATOR -> false;
    };
  }

  private boolean is(int i, Kind kind) {
    return i < tokens.size() && tokens.get(i).is(kind);
  }

  private boolean isOperator(int i, String sign) {
    return is(i, Kind.OPERATOR) && tokens.get(i).text().equals(sign);
  }

  /// Takes a vector and what it is multiplied with; without a vector, the piece at the index.
  ///
  /// @param words where its type or its bracket begins
  /// @param change what stands before it
  private int vector(int i, int words, DoubleUnaryOperator change) {
    int open = words;
    while (open < words + MOST_WORDS && is(open, Kind.WORD)) {
      open++;
    }
    int close = close(open);
    if (close < 0) {
      done.add(tokens.get(i));
      return i + 1;
    }
    boolean isProduct = isOperator(close + 1, "*");
    double by = is(close + 2, Kind.NUMBER) ? tokens.get(close + 2).value() : 0;
    boolean isScaled = by != 0 && (isProduct || isOperator(close + 1, "/"));
    for (Token token : tokens.subList(open, close + 1)) {
      double value = change.applyAsDouble(token.value());
      double scaled = isScaled ? (isProduct ? value * by : value / by) : value;
      done.add(token.is(Kind.NUMBER) ? token.with(scaled + 0.0) : token);
    }
    return isScaled ? close + 3 : close + 1;
  }

  /// {@return where a bracket ends that has nothing but numbers, two to four of them; -1 if others}
  private int close(int open) {
    int numbers = 0;
    for (int i = open + 1; is(open, Kind.OPEN) && i <= open + LONGEST; i++) {
      if (is(i, Kind.CLOSE)) {
        return numbers >= 2 ? i : -1;
      } else if (!is(i, Kind.NUMBER) && !is(i, Kind.COMMA)) {
        return -1;
      }
      numbers += is(i, Kind.NUMBER) ? 1 : 0;
    }
    return -1;
  }
}
