package collisionbench.bench.paste;

import collisionbench.bench.paste.Grouping.Statement;
import collisionbench.bench.paste.OpenTuple.Gap;
import collisionbench.bench.paste.Token.Kind;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Groups the numbers of a text into tuples, by brackets, lines and names.
final class TupleReader {

  /// What may stand between an operator and its operand.
  private static final Set<Kind> BETWEEN = EnumSet.of(Kind.WORD, Kind.ASSIGN, Kind.OPERATOR);

  /// What something may be subtracted from.
  private static final Set<Kind> VALUES =
      EnumSet.of(Kind.CLOSE, Kind.NUMBER, Kind.WORD, Kind.OPERATOR);

  private final String text;
  private final List<Token> tokens;
  private final Names names = new Names();
  private final Grouping grouping = new Grouping();
  private final OpenTuple open = new OpenTuple();

  /// The index of the next token.
  private int next;

  private Statement statement = new Statement(0);

  /// Whether no word was in the statement yet.
  private boolean isFirst = true;

  private boolean isAfterOperator;

  /// Whether a minus that belongs to the next vector was read.
  private boolean isNegative;

  private Gap gap = Gap.BLANK;
  private int nextAxis = -1;

  /// The index of a closing bracket that is skipped.
  private int unwrapped = -1;

  /// The words before the open tuple.
  private List<String> words = List.of();

  private TupleReader(String text, List<Token> tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  static Grouping read(String text, List<Token> tokens, Stop stop) {
    TupleReader reader = new TupleReader(text, tokens);
    while (reader.next < tokens.size()) {
      stop.step();
      int i = reader.next;
      reader.next++;
      reader.take(i);
    }
    reader.finish();
    return reader.grouping;
  }

  private void take(int i) {
    Token token = tokens.get(i);
    switch (token.kind()) {
      case NUMBER -> number(i);
      case WORD -> word(i);
      case OPEN -> open(i);
      case CLOSE -> close(i);
      case COMMA -> comma(i);
      case SEMICOLON -> semicolon(i);
      case LINE, BLANK_LINE -> line(i);
      case ASSIGN -> {}
      case OPERATOR -> operator(i);
    }
    boolean isBetween = BETWEEN.contains(token.kind()) || unwrapped == i + 2;
    isAfterOperator &= isBetween;
    isNegative &= isBetween;
  }

  private boolean is(int i, Kind kind) {
    return i >= 0 && i < tokens.size() && tokens.get(i).is(kind);
  }

  /// {@return the words for numbers or a bracket that begin now}
  private List<String> takeNames() {
    return names.take(!grouping.isInBracket() && isFirst);
  }

  /// A number before a colon, as in `0: 1.5`, is the name of what follows.
  private void number(int i) {
    if (!is(i + 1, Kind.ASSIGN)) {
      List<String> before = takeNames();
      words = open.isEmpty() ? before : words;
      open.add(new OpenTuple.Item(tokens.get(i), gap, nextAxis));
      nextAxis = -1;
      if (isAfterOperator || isNegative) {
        finish();
        grouping.compute(true);
      }
    }
    gap = Gap.BLANK;
  }

  private void word(int i) {
    Token token = tokens.get(i);
    String word = token.text();
    if (isTimes(i)) {
      gap = Gap.COMMA;
      return;
    }
    if (is(i - 1, Kind.NUMBER) && isTimes(i - 2) && Words.shape(word).isPresent()) {
      words = List.of(word, "size");
    }
    if (isFirst && hasMember(token)) {
      statement.owner = word;
    }
    isFirst = false;
    int axis = Words.axis(word);
    boolean isColumn = axis >= 0 && is(i + 1, Kind.ASSIGN) && is(i + 2, Kind.OPEN);
    grouping.brackets().getFirst().hasVariables |= isColumn;
    boolean isAxis = axis >= 0 && (is(i + 1, Kind.ASSIGN) || is(i + 1, Kind.NUMBER));
    if (isAxis ? open.excludes(axis) : !isCast(i)) {
      finish();
    }
    nextAxis = isAxis ? axis : -1;
    if (!isAxis || word.length() > 2) {
      names.add(word);
    }
  }

  /// {@return whether a word stands between sizes, as in `a 4 x 4 x 1 box`}
  private boolean isTimes(int i) {
    return is(i - 1, Kind.NUMBER) && is(i + 1, Kind.NUMBER) && tokens.get(i).text().equals("x");
  }

  private boolean hasMember(Token name) {
    char next = Chars.at(text, name.end());
    return (next == '.' || next == '[') && Chars.at(text, name.end() + 1) != ' ';
  }

  /// {@return whether a word begins a call around one number that is neither a shape nor a field,
  /// as `btScalar(0.5)` and `sqrt(2)`}
  private boolean isCast(int i) {
    return grouping.isInBracket()
        && (is(i, Kind.WORD) || is(i, Kind.OPERATOR))
        && is(i + 1, Kind.OPEN)
        && is(i + 2, Kind.NUMBER)
        && is(i + 3, Kind.CLOSE)
        && !Words.isKnown(tokens.get(i).text());
  }

  private void open(int i) {
    if (isCast(i - 1)) {
      if (is(i - 1, Kind.WORD)) {
        names.pending().removeLast();
      }
      unwrapped = i + 2;
      return;
    }
    if (is(i + 1, Kind.CLOSE)) {
      next = i + 2; // as in `translation() = ...`
      return;
    }
    finish();
    grouping.open(takeNames(), isNegative, isAfterOperator);
  }

  private void close(int i) {
    if (i == unwrapped) {
      return;
    }
    finish();
    endElement(i);
    boolean isScaled = grouping.isVector() && is(i + 1, Kind.OPERATOR) && is(i + 2, Kind.NUMBER);
    String operator = isScaled ? tokens.get(i + 1).text() : "";
    double by = isScaled ? tokens.get(i + 2).value() : 0;
    boolean isProduct = operator.equals("*");
    boolean isQuotient = operator.equals("/") && by != 0;
    grouping.close(isProduct ? by : 1, isQuotient ? by : 1);
    next = isProduct || isQuotient ? i + 3 : next;
  }

  private void comma(int i) {
    gap = isTight(i) ? Gap.TIGHT_COMMA : Gap.COMMA;
    endElement(i);
  }

  /// An element of a list may be a name without numbers.
  private void endElement(int end) {
    boolean isName = is(end - 1, Kind.WORD) && !names.pending().isEmpty();
    grouping.bracket().hasVariables |=
        grouping.isInBracket() && isName && Words.axis(tokens.get(end - 1).text()) < 0;
    names.pending().clear();
  }

  /// A semicolon ends a statement, except between the numbers of `(1; 2; 3)`.
  private void semicolon(int i) {
    boolean isBehindCell = is(i - 2, Kind.OPEN) || is(i - 2, Kind.SEMICOLON);
    if (grouping.isInBracket() && is(i - 1, Kind.NUMBER) && isBehindCell) {
      comma(i);
    } else {
      endStatement(statement.block);
    }
  }

  /// A line ends a statement, unless it is in a bracket and the list goes on.
  private void line(int i) {
    boolean goesOn = is(i - 1, Kind.COMMA) || is(i - 1, Kind.ASSIGN) || is(i - 1, Kind.OPEN);
    if (!grouping.isInBracket() || !goesOn) {
      boolean isBlank = tokens.get(i).is(Kind.BLANK_LINE);
      names.endLine(isBlank, !grouping.isInBracket());
      endStatement(isBlank ? statement.block + 1 : statement.block);
    }
  }

  private void endStatement(int nextBlock) {
    finish();
    names.pending().clear();
    statement = new Statement(nextBlock);
    isFirst = true;
  }

  private void operator(int i) {
    finish();
    if (is(i - 1, Kind.CLOSE) || is(i - 1, Kind.NUMBER)) {
      grouping.compute(is(i - 1, Kind.NUMBER));
    }
    isNegative = isSign(i);
    isAfterOperator = !isNegative && i > 0 && !tokens.get(i - 1).isLineEnd();
  }

  /// {@return whether a minus belongs to what follows: it is close to it, and nothing precedes that
  /// it could be subtracted from}
  private boolean isSign(int i) {
    boolean isBehindValue = i > 0 && VALUES.contains(tokens.get(i - 1).kind());
    return tokens.get(i).text().equals("-") && !isBehindValue && isTight(i);
  }

  private boolean isTight(int i) {
    return i + 1 < tokens.size() && tokens.get(i + 1).at() == tokens.get(i).end();
  }

  private void finish() {
    if (!open.isEmpty()) {
      open.take().forEach(piece -> grouping.add(piece, words, statement));
    }
  }
}
