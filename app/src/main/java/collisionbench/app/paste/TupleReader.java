package collisionbench.app.paste;

import collisionbench.app.paste.OpenTuple.Gap;
import collisionbench.app.paste.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Groups the numbers of a text into tuples, by brackets, lines and names.
final class TupleReader {

  /// The most tuples of a bracket that arithmetic behind it changes.
  private static final int MOST_COMPUTED = 64;

  private final String text;
  private final List<Token> tokens;
  private final Names names = new Names();
  private final List<Bracket> brackets = new ArrayList<>();
  private final List<Tuple> tuples = new ArrayList<>();
  private final OpenTuple open = new OpenTuple();

  /// The index of the next token.
  private int next;

  private int current;
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
    brackets.add(new Bracket(-1, List.of()));
  }

  /// The tuples of a text and the brackets around them; the first one is the whole text.
  record Grouped(List<Tuple> tuples, List<Bracket> brackets) {}

  static Grouped read(String text, List<Token> tokens, Stop stop) {
    TupleReader reader = new TupleReader(text, tokens);
    while (reader.next < tokens.size()) {
      stop.step();
      int i = reader.next;
      reader.next++;
      reader.take(i);
    }
    reader.finish();
    return new Grouped(reader.tuples, reader.brackets);
  }

  private void take(int i) {
    Token token = tokens.get(i);
    switch (token.kind()) {
      case NUMBER -> number(i);
      case WORD -> word(i);
      case OPEN -> open(i);
      case CLOSE -> close(i);
      case COMMA -> comma(i);
      case SEMICOLON -> endStatement(statement.block);
      case LINE, BLANK_LINE -> line(i);
      case ASSIGN -> {}
      case OPERATOR -> operator(i);
    }
    boolean isBetween =
        token.is(Kind.WORD)
            || token.is(Kind.ASSIGN)
            || token.is(Kind.OPERATOR)
            || unwrapped == i + 2;
    isAfterOperator &= isBetween;
    isNegative &= isBetween;
  }

  private boolean is(int i, Kind kind) {
    return i >= 0 && i < tokens.size() && tokens.get(i).is(kind);
  }

  private Bracket bracket() {
    return brackets.get(current);
  }

  /// A number before a colon, as in `0: 1.5`, is the name of what follows.
  private void number(int i) {
    if (!is(i + 1, Kind.ASSIGN)) {
      List<String> before = names.take(current == 0 && isFirst);
      words = open.isEmpty() ? before : words;
      open.add(new OpenTuple.Item(tokens.get(i), gap, nextAxis));
      nextAxis = -1;
      if (isAfterOperator || isNegative) {
        bracket().isComputed |= current > 0;
        finish();
        compute();
      }
    }
    gap = Gap.BLANK;
  }

  private void word(int i) {
    Token token = tokens.get(i);
    String word = token.text();
    if (isFirst && hasMember(token)) {
      statement.owner = word;
    }
    isFirst = false;
    int axis = Words.axis(word);
    boolean isColumn = axis >= 0 && is(i + 1, Kind.ASSIGN) && is(i + 2, Kind.OPEN);
    brackets.getFirst().hasVariables |= isColumn;
    boolean isAxis = axis >= 0 && (is(i + 1, Kind.ASSIGN) || is(i + 1, Kind.NUMBER));
    if (isAxis ? open.excludes(axis) : !isCast(i)) {
      finish();
    }
    nextAxis = isAxis ? axis : -1;
    if (!isAxis || word.length() > 2) {
      names.add(word);
    }
  }

  private boolean hasMember(Token name) {
    char next = Chars.at(text, name.end());
    return (next == '.' || next == '[') && Chars.at(text, name.end() + 1) != ' ';
  }

  /// {@return whether a word begins a call around one number that is neither a shape nor a field,
  /// as `btScalar(0.5)` and `sqrt(2)`}
  private boolean isCast(int i) {
    return current > 0
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
    finish();
    Bracket inner = new Bracket(current, names.take(current == 0 && isFirst));
    inner.isComputed = isAfterOperator || bracket().isComputed || bracket().isNegative;
    inner.isNegative = isNegative;
    current = brackets.size();
    brackets.add(inner);
  }

  private void close(int i) {
    if (i != unwrapped) {
      finish();
      endElement(i);
      boolean isVector = bracket().content == 1 && tuples.getLast().bracket() == current;
      if (isVector) {
        scale(i + 1);
      } else if (bracket().isNegative) {
        compute();
      }
      current = Math.max(0, bracket().parent);
    }
  }

  /// A vector may be multiplied with a number, as in `-Vector3.up * 2f` and `Vector3.one / 4`.
  private void scale(int i) {
    boolean isScaled = is(i, Kind.OPERATOR) && is(i + 1, Kind.NUMBER);
    String operator = isScaled ? tokens.get(i).text() : "";
    double number = isScaled ? tokens.get(i + 1).value() : 0;
    boolean isProduct = operator.equals("*");
    boolean isQuotient = operator.equals("/") && number != 0;
    double factor = (bracket().isNegative ? -1 : 1) * (isProduct ? number : 1);
    double divisor = isQuotient ? number : 1;
    tuples.add(tuples.removeLast().mapped(value -> value * factor / divisor + 0.0));
    next = isProduct || isQuotient ? i + 2 : next;
  }

  private void comma(int i) {
    gap = isTight(i) ? Gap.TIGHT_COMMA : Gap.COMMA;
    endElement(i);
  }

  /// An element of a list may be a name without numbers.
  private void endElement(int end) {
    boolean isName = is(end - 1, Kind.WORD) && !names.pending().isEmpty();
    bracket().hasVariables |= current > 0 && isName && Words.axis(tokens.get(end - 1).text()) < 0;
    names.pending().clear();
  }

  /// A line ends a statement, unless it is in a bracket and the list goes on.
  private void line(int i) {
    if (current == 0 || !(is(i - 1, Kind.COMMA) || is(i - 1, Kind.ASSIGN))) {
      boolean isBlank = tokens.get(i).is(Kind.BLANK_LINE);
      names.endLine(isBlank, current == 0);
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
    bracket().isComputed |= current > 0 && is(i - 1, Kind.NUMBER);
    if (is(i - 1, Kind.CLOSE) || is(i - 1, Kind.NUMBER)) {
      compute();
    }
    isNegative = isSign(i);
    isAfterOperator = !isNegative && i > 0 && !tokens.get(i - 1).isLineEnd();
  }

  /// {@return whether a minus belongs to what follows: it is close to it, and nothing precedes that
  /// it could be subtracted from}
  private boolean isSign(int i) {
    boolean isBehindValue =
        is(i - 1, Kind.CLOSE)
            || is(i - 1, Kind.NUMBER)
            || is(i - 1, Kind.WORD)
            || is(i - 1, Kind.OPERATOR);
    return tokens.get(i).text().equals("-") && !isBehindValue && isTight(i);
  }

  private boolean isTight(int i) {
    return i + 1 < tokens.size() && tokens.get(i + 1).at() == tokens.get(i).end();
  }

  /// The last tuples are changed by arithmetic.
  private void compute() {
    int last = tuples.size() - 1;
    for (int i = last; i >= 0 && i > last - MOST_COMPUTED; i--) {
      if (tuples.get(i).bracket() != tuples.get(last).bracket()) {
        return;
      }
      tuples.set(i, tuples.get(i).as(Role.COMPUTED));
    }
  }

  private void finish() {
    if (open.isEmpty()) {
      return;
    }
    Optional<Role> role = bracket().isComputed ? Optional.of(Role.COMPUTED) : Words.role(words);
    for (List<Token> piece : open.take()) {
      List<Double> values = piece.stream().map(Token::value).toList();
      List<Mark> marks = piece.stream().map(Token::mark).toList();
      tuples.add(new Tuple(values, words, role, current, current, statement, marks));
      bracket().content++;
    }
  }
}
