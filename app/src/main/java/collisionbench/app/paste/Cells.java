package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import java.util.List;

/// Decides once for a text whether its semicolons separate cells, as in `1;2;3`, or rows.
final class Cells {

  private Cells() {}

  /// {@return the pieces with commas in place of semicolons if they stand between single numbers}
  static List<Token> in(List<Token> tokens) {
    boolean areCells = false;
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).is(Kind.NUMBER)) {
        Token next = tokens.get(i + 1);
        boolean isBeforeNumber = i + 2 < tokens.size() && tokens.get(i + 2).is(Kind.NUMBER);
        if (next.is(Kind.NUMBER) || (next.is(Kind.COMMA) && isBeforeNumber)) {
          return tokens;
        }
        areCells |= next.is(Kind.SEMICOLON) && isBeforeNumber;
      }
    }
    if (areCells) {
      tokens.replaceAll(token -> token.is(Kind.SEMICOLON) ? token.as(Kind.COMMA) : token);
    }
    return tokens;
  }
}
