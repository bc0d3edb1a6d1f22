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
    if (token.is(Kind.OPERATOR)) {
      if (isSign(i) && isVector(bracket(i + 1))) {
        return vector(i + 1, value -> 0.0 - value);
      } else if (isNumber(i + 1) && scales(i)) {
        return i + 2;
      }
    } else if (token.is(Kind.NUMBER) && isOperator(i + 1, "*") && isVector(bracket(i + 2))) {
      return vector(i + 2, value -> token.value() * value);
    }
    done.add(token);
    return i + 1;
  }

  /// {@return whether a sign belongs to what follows: it is close to it, and nothing precedes that
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

  private boolean isOperator(int i, String sign) {
    return i < tokens.size()
        && tokens.get(i).is(Kind.OPERATOR)
        && tokens.get(i).text().equals(sign);
  }

  private boolean isNumber(int i) {
    return i < tokens.size() && tokens.get(i).is(Kind.NUMBER);
  }

  /// {@return the index of the bracket behind some words}
  private int bracket(int from) {
    int i = from;
    while (i < from + MOST_WORDS && i < tokens.size() && tokens.get(i).is(Kind.WORD)) {
      i++;
    }
    return i;
  }

  /// {@return whether a bracket has nothing but numbers, two to four of them}
  private boolean isVector(int open) {
    if (open >= tokens.size() || !tokens.get(open).is(Kind.OPEN)) {
      return false;
    }
    int numbers = 0;
    for (int i = open + 1; i < Math.min(tokens.size(), open + LONGEST + 1); i++) {
      Token token = tokens.get(i);
      if (token.is(Kind.CLOSE)) {
        return numbers >= 2;
      } else if (!token.is(Kind.NUMBER) && !token.is(Kind.COMMA)) {
        return false;
      }
      numbers += token.is(Kind.NUMBER) ? 1 : 0;
    }
    return false;
  }

  private int vector(int from, DoubleUnaryOperator change) {
    int i = from;
    while (!tokens.get(i).is(Kind.CLOSE)) {
      Token token = tokens.get(i);
      boolean isNumber = token.is(Kind.NUMBER);
      done.add(isNumber ? token.with(change.applyAsDouble(token.value()) + 0.0) : token);
      i++;
    }
    done.add(tokens.get(i));
    return i + 1;
  }

  /// {@return whether the vector before an operator was scaled by the number behind it}
  private boolean scales(int operator) {
    boolean isProduct = isOperator(operator, "*");
    double by = tokens.get(operator + 1).value();
    int open = done.isEmpty() || !done.getLast().is(Kind.CLOSE) ? -1 : opening();
    if (open < 0 || !(isProduct || (isOperator(operator, "/") && by != 0))) {
      return false;
    }
    for (int i = open; i < done.size(); i++) {
      Token token = done.get(i);
      if (token.is(Kind.NUMBER)) {
        done.set(i, token.with(isProduct ? token.value() * by : token.value() / by));
      }
    }
    return true;
  }

  /// {@return the index of the bracket of the vector that has just ended; -1 if it is none}
  private int opening() {
    int numbers = 0;
    for (int i = done.size() - 2; i >= Math.max(0, done.size() - LONGEST - 1); i--) {
      Token token = done.get(i);
      if (token.is(Kind.OPEN)) {
        return numbers >= 2 ? i : -1;
      } else if (!token.is(Kind.NUMBER) && !token.is(Kind.COMMA)) {
        return -1;
      }
      numbers += token.is(Kind.NUMBER) ? 1 : 0;
    }
    return -1;
  }
}
