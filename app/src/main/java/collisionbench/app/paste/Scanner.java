package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds every number and word of a text in one pass, whatever its language. Digits in names,
/// lengths and indices behind names, times, versions, the lines of source files, type parameters
/// and comments are not numbers.
final class Scanner {

  /// The most letters before a number of fcl, as in `Box0.25 1 2`.
  private static final int LONGEST_GLUED = 12;

  private final String text;
  private final boolean decimalCommas;
  private final Stop stop;
  private final Skipped skipped;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int remarks;

  private Scanner(String text, boolean decimalCommas, Stop stop) {
    this.text = text;
    this.decimalCommas = decimalCommas;
    this.stop = stop;
    skipped = new Skipped(text);
  }

  /// The pieces of a text.
  ///
  /// @param remarks how many numbers are in comments
  record Scanned(List<Token> tokens, int remarks) {}

  static Scanned scan(String text, boolean decimalCommas, Stop stop) {
    Scanner scanner = new Scanner(text, decimalCommas, stop);
    scanner.run();
    return new Scanned(Products.in(Cells.in(scanner.tokens)), scanner.remarks);
  }

  private void run() {
    while (at < text.length()) {
      stop.step();
      char c = text.charAt(at);
      if (c == '\n') {
        line();
      } else if (Character.isWhitespace(c) || "\"`'\uFEFF".indexOf(c) >= 0) {
        at++;
      } else if (!comment() && !number() && !word()) {
        mark(c);
      }
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

  private boolean comment() {
    boolean mayBeLua =
        !tokens.isEmpty() && !tokens.getLast().is(Kind.CLOSE) && !tokens.getLast().is(Kind.NUMBER);
    int end = skipped.comment(at, mayBeLua);
    for (int i = at + 1; i < end; i++) {
      char before = text.charAt(i - 1);
      if (Chars.isDigit(text.charAt(i)) && !Chars.isName(before) && before != '.') {
        remarks++;
      }
    }
    boolean isComment = end > at;
    at = end;
    return isComment;
  }

  private boolean number() {
    char c = text.charAt(at);
    char before = Chars.at(text, at - 1);
    if (Chars.isDigit(c) && (before == '#' || before == '$')) {
      at = Chars.digits(text, at);
      return true;
    }
    boolean isSigned = Chars.isSign(c);
    int digits = isSigned ? at + 1 : at;
    if ((isSigned && Chars.isOperand(before)) || !Numeral.begins(text, digits)) {
      return false;
    }
    Numeral numeral = Numeral.read(text, at, digits, decimalCommas);
    if (numeral.value().isPresent()) {
      tokens.add(new Token(Kind.NUMBER, numeral.value().getAsDouble(), "", at, numeral.end()));
      at = numeral.end();
    } else {
      at = digits;
      add(Kind.WORD, numeral.end());
    }
    return true;
  }

  private boolean word() {
    if (!Chars.isName(text.charAt(at))) {
      return false;
    }
    int letters = at;
    while (letters < text.length() && Character.isLetter(text.charAt(letters))) {
      letters++;
    }
    if (isGlued(letters)) {
      add(Kind.WORD, letters);
      return true;
    }
    int end = Chars.name(text, letters);
    if (text.startsWith("://", end)) {
      at = skipped.address(end);
      return true;
    }
    add(Kind.WORD, end);
    if (tokens.size() > 1 && Words.isSource(tokens.getLast().text())) {
      at = skipped.sourceLines(at);
    } else {
      name();
    }
    return true;
  }

  /// Replaces the name of a vector, such as `Vector3.up`, by its coordinates in brackets.
  private void name() {
    Token name = tokens.getLast();
    String gap = tokens.size() < 2 ? "" : text.substring(Math.max(name.at() - 2, 0), name.at());
    if (!gap.endsWith(".") && !gap.equals("::")) {
      return;
    }
    String type = tokens.get(tokens.size() - 2).text();
    boolean mayBeVariable = gap.endsWith(".") && !Character.isUpperCase(Chars.at(type, 0));
    Optional<List<Double>> vector =
        mayBeVariable ? Optional.empty() : VectorNames.coordinates(type, name.text());
    if (vector.isEmpty()) {
      return;
    }
    tokens.removeLast();
    at = text.startsWith("()", name.end()) ? name.end() + 2 : name.end();
    tokens.add(new Token(Kind.OPEN, 0, "(", name.at(), name.at()));
    vector
        .get()
        .forEach(value -> tokens.add(new Token(Kind.NUMBER, value, "", name.at(), name.end())));
    tokens.add(new Token(Kind.CLOSE, 0, ")", at, at));
  }

  /// {@return whether a word ends before a number, as in `Box0.25 1 2` of fcl; `Box1` is a name}
  private boolean isGlued(int letters) {
    if (letters - at > LONGEST_GLUED
        || !Chars.isDigit(Chars.at(text, letters))
        || Words.shape(text.substring(at, letters)).isEmpty()) {
      return false;
    }
    int end = Numeral.decimal(text, letters, false);
    boolean isFraction =
        text.substring(letters, end).contains(".") && Chars.isDigit(text.charAt(end - 1));
    return isFraction || (Chars.at(text, end) == ' ' && Chars.isDigit(Chars.at(text, end + 1)));
  }

  private void mark(char c) {
    switch (c) {
      case '(', '{' -> add(Kind.OPEN, at + 1);
      case '[' -> square();
      case ')', ']', '}', '>' -> add(Kind.CLOSE, at + 1);
      case '<' -> angle();
      case ',' -> add(Kind.COMMA, at + 1);
      case ';', '|' -> add(Kind.SEMICOLON, at + 1);
      case '=', ':' -> assign(c);
      case '-' -> dash();
      case '*' -> star();
      case '/' -> slash();
      case '@' -> at();
      case '+', '^' -> add(Kind.OPERATOR, at + 1);
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

  /// A tag, a bracket, or the parameters of a type.
  private void angle() {
    char next = Chars.at(text, at + 1);
    if (next == '/') {
      int end = skipped.tag(at);
      at = end > at ? end : at + 2;
      if (text.charAt(at - 1) == '>') {
        tokens.add(new Token(Kind.SEMICOLON, 0, ";", at - 1, at));
      }
    } else if (Chars.isName(Chars.at(text, at - 1)) || Chars.at(text, at - 1) == ':') {
      typeParameters(skipped.typeParameters(at));
    } else if (Character.isLetterOrDigit(next) || next == '-' || next == '.') {
      add(Kind.OPEN, at + 1);
    } else {
      at++;
    }
  }

  /// The numbers in the parameters of a type are lengths; its words say what is in a list.
  private void typeParameters(int end) {
    while (at < end) {
      char c = text.charAt(at);
      if (Chars.isName(c) && !Chars.isDigit(c)) {
        add(Kind.WORD, Math.min(end, Chars.name(text, at)));
      } else {
        at = Chars.isDigit(c) ? Math.min(end, Chars.name(text, at)) : at + 1;
      }
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
    if (Character.isLetter(Chars.at(text, at - 1)) && Character.isLetter(next)) {
      String after = text.substring(at + 1, Math.min(text.length(), at + LONGEST_GLUED));
      if (Words.dimension(after) == 0) {
        at++;
        return;
      }
    }
    boolean isArrow = next == '>' || next == '-';
    add(isArrow ? Kind.COMMA : Kind.OPERATOR, at + (isArrow ? 2 : 1));
    while (isArrow && Chars.at(text, at) == '-') {
      at++;
    }
  }

  /// A pointer stands close to one of the names around it.
  private void star() {
    boolean isBehindName = !tokens.isEmpty() && tokens.getLast().is(Kind.WORD);
    boolean isPointer =
        isBehindName && (tokens.getLast().end() == at) != Chars.isName(Chars.at(text, at + 1));
    if (isPointer) {
      at++;
    } else {
      add(Kind.OPERATOR, at + 1);
    }
  }

  private void slash() {
    char next = Chars.at(text, at + 1);
    boolean isPath = Chars.isName(Chars.at(text, at - 1)) && Character.isLetter(next);
    if (next == '>' || isPath) {
      at++;
    } else {
      add(Kind.OPERATOR, at + 1);
    }
  }

  /// The product of matrices, or what begins an address.
  private void at() {
    if (Chars.isName(Chars.at(text, at + 1))) {
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
