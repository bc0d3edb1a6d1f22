package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds every number and word of a text in one pass, whatever its language. Digits in names,
/// lengths and indices behind names, times, versions, type parameters and comments are not numbers.
final class Scanner {

  private final String text;
  private final boolean decimalCommas;
  private final Stop stop;
  private final Skipped skipped;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Scanner(String text, boolean decimalCommas, Stop stop) {
    this.text = text;
    this.decimalCommas = decimalCommas;
    this.stop = stop;
    skipped = new Skipped(text);
  }

  static List<Token> scan(String text, boolean decimalCommas, Stop stop) {
    Scanner scanner = new Scanner(text, decimalCommas, stop);
    while (scanner.at < text.length()) {
      stop.step();
      scanner.take(text.charAt(scanner.at));
    }
    return Products.in(scanner.tokens);
  }

  private void take(char c) {
    int comment = skipped.comment(at);
    int digits = Chars.isSign(c) ? at + 1 : at;
    boolean isBinary = digits > at && Chars.isOperand(Chars.at(text, at - 1));
    if (comment > at) {
      at = comment;
    } else if (c == '\n') {
      line();
    } else if (!isBinary && Numeral.begins(text, digits)) {
      number(digits);
    } else if (Chars.isName(c)) {
      word();
    } else {
      mark(c);
    }
  }

  /// Blanks and the marks of a quoted mail may precede the next line.
  private void line() {
    int next = at + 1;
    while (next < text.length() && " \t\r>".indexOf(text.charAt(next)) >= 0) {
      next++;
    }
    boolean isBlank = Chars.at(text, next) == '\n';
    add(isBlank ? Kind.BLANK_LINE : Kind.LINE, at + 1);
    at = isBlank ? next + 1 : next;
  }

  private void number(int digits) {
    Numeral numeral = Numeral.read(text, at, digits, decimalCommas);
    if (numeral.value().isPresent()) {
      tokens.add(new Token(Kind.NUMBER, numeral.value().getAsDouble(), "", at, numeral.end()));
      at = numeral.end();
    } else {
      at = digits;
      add(Kind.WORD, numeral.end());
    }
  }

  private void word() {
    int end = Chars.name(text, at);
    if (text.startsWith("://", end)) {
      at = skipped.address(end);
      return;
    }
    char before = Chars.at(text, at - 1);
    String word = text.substring(at, Math.min(end, at + Token.LONGEST));
    add(Words.computes(word, before == '.') ? Kind.OPERATOR : Kind.WORD, end);
    if (before == '.' || before == ':') {
      vector();
    }
  }

  /// Replaces the name of a vector, such as `Vector3.up`, by its coordinates in brackets.
  private void vector() {
    Token name = tokens.getLast();
    Optional<List<Double>> vector =
        tokens.size() < 2
            ? Optional.empty()
            : VectorNames.coordinates(tokens.get(tokens.size() - 2).text(), name.text());
    if (vector.isPresent()) {
      tokens.removeLast();
      at = text.startsWith("()", name.end()) ? name.end() + 2 : name.end();
      tokens.add(new Token(Kind.OPEN, 0, "(", name.at(), name.at()));
      for (double value : vector.get()) {
        tokens.add(new Token(Kind.NUMBER, value, "", name.at(), name.end()));
      }
      tokens.add(new Token(Kind.CLOSE, 0, ")", at, at));
    }
  }

  private void mark(char c) {
    switch (c) {
      case '(', '{' -> add(Kind.OPEN, at + 1);
      case '[' -> square();
      case ')', ']', '}' -> add(Kind.CLOSE, at + 1);
      case '<' -> at = skipped.typeParameters(at);
      case ',' -> add(Kind.COMMA, at + 1);
      case ';', '|' -> add(Kind.SEMICOLON, at + 1);
      case '=', ':' -> assign(c);
      case '-' -> dash();
      case '+', '^', '*', '/', '@' -> operator(c);
      default -> at++;
    }
  }

  private void square() {
    int end = skipped.index(at);
    if (end > at) {
      at = end;
    } else {
      add(Kind.OPEN, at + 1);
    }
  }

  /// `::` is a part of a name; `=>` and `:=` are one sign.
  private void assign(char c) {
    if (c == ':' && Chars.at(text, at + 1) == ':') {
      at += 2;
      return;
    }
    add(Kind.ASSIGN, at + 1);
    while (at < text.length() && "=:>".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /// A hyphen of a name, an arrow or a line between points, or minus.
  private void dash() {
    char next = Chars.at(text, at + 1);
    String after = text.substring(at + 1, Chars.name(text, Math.min(text.length(), at + 1)));
    boolean isHyphen = Character.isLetter(Chars.at(text, at - 1)) && Character.isLetter(next);
    if (isHyphen && Words.dimension(after) == 0) {
      at++;
    } else if (next == '>' || next == '-') {
      add(Kind.COMMA, at + 2);
    } else {
      add(Kind.OPERATOR, at + 1);
    }
  }

  /// Arithmetic, unless it is a pointer beside one of the names around it, a path or an address.
  private void operator(char c) {
    char next = Chars.at(text, at + 1);
    boolean isBehindWord = !tokens.isEmpty() && tokens.getLast().is(Kind.WORD);
    boolean isClose = isBehindWord && tokens.getLast().end() == at;
    boolean isOther =
        switch (c) {
          case '*' -> isBehindWord && isClose != Chars.isName(next);
          case '/' -> next == '>' || (isClose && Character.isLetter(next));
          case '@' -> Chars.isName(next);
          default -> false;
        };
    if (isOther) {
      at++;
    } else {
      add(Kind.OPERATOR, at + 1);
    }
  }

  private void add(Kind kind, int end) {
    String piece = text.substring(at, Math.min(end, at + Token.LONGEST));
    tokens.add(new Token(kind, 0, piece, at, end));
    at = end;
  }
}
