package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Groups the numbers of a text into tuples, by brackets, lines and names.
final class TupleReader {

  /// The most tuples of a bracket that arithmetic behind it changes.
  private static final int MOST_COMPUTED = 64;

  private final String text;
  private final List<Token> tokens;
  private final Names names;
  private final List<Bracket> brackets = new ArrayList<>();
  private final List<Tuple> tuples = new ArrayList<>();
  private final Map<Integer, String> owners = new HashMap<>();
  private final Set<Integer> afterBlank = new HashSet<>();
  private final OpenTuple open = new OpenTuple();

  private int current;
  private int closed;
  private int statement;
  private boolean isFirst = true;
  private boolean isAfterBlank;
  private boolean isAfterOperator;
  private boolean hasColumns;
  private OpenTuple.Gap gap = OpenTuple.Gap.BLANK;
  private int nextAxis = -1;
  private int unwrapped = -1;
  private List<String> words = List.of();

  private TupleReader(String text, List<Token> tokens) {
    this.text = text;
    this.tokens = tokens;
    names = new Names(Roles.in(tokens));
    brackets.add(new Bracket(-1, ' ', List.of()));
  }

  /// The tuples of a text and what is around them.
  ///
  /// @param owners the names before a dot or an index that statements begin with, as in `wall.min`
  /// @param afterBlank the statements behind a blank line
  /// @param hasColumns whether names of coordinates have lists, as in `x = [0, 1, 2]`
  record Grouped(
      List<Tuple> tuples,
      List<Bracket> brackets,
      Map<Integer, String> owners,
      Set<Integer> afterBlank,
      boolean hasColumns,
      Roles roles) {}

  static Grouped read(String text, List<Token> tokens, Stop stop) {
    TupleReader reader = new TupleReader(text, tokens);
    for (int i = 0; i < tokens.size(); i++) {
      stop.step();
      reader.take(i);
    }
    reader.finish();
    return new Grouped(
        reader.tuples,
        reader.brackets,
        reader.owners,
        reader.afterBlank,
        reader.hasColumns,
        reader.names.roles());
  }

  private void take(int i) {
    Token token = tokens.get(i);
    switch (token.kind()) {
      case NUMBER -> number(i);
      case WORD -> word(i);
      case OPEN -> open(i);
      case CLOSE -> close(i);
      case COMMA -> comma(i);
      case SEMICOLON -> {
        finish();
        brackets.get(current).endStatement();
        nextStatement();
      }
      case LINE, BLANK_LINE -> line(i);
      case ASSIGN -> assign(i);
      case OPERATOR -> operator(i);
    }
  }

  private boolean is(int i, Kind kind) {
    return i >= 0 && i < tokens.size() && tokens.get(i).is(kind);
  }

  /// A number before a colon, as in `0: 1.5`, is the name of what follows.
  private void number(int i) {
    if (!is(i + 1, Kind.ASSIGN)) {
      if (open.isEmpty()) {
        words = names.take(current == 0, isFirst);
      }
      open.add(tokens.get(i), gap, nextAxis);
      nextAxis = -1;
      brackets.get(current).note(names.pending(), statement);
      names.clearPending();
      if (isAfterOperator) {
        isAfterOperator = false;
        finish();
        compute();
      }
    }
    gap = OpenTuple.Gap.BLANK;
  }

  private void word(int i) {
    Token token = tokens.get(i);
    String word = token.text();
    owner(token);
    int axis = Words.axis(word);
    hasColumns |= axis >= 0 && is(i + 1, Kind.ASSIGN) && is(i + 2, Kind.OPEN);
    if (axis >= 0 && (is(i + 1, Kind.ASSIGN) || is(i + 1, Kind.NUMBER))) {
      axis(word, axis);
      return;
    }
    char before = Chars.at(text, token.at() - 1);
    if (before == '.' && Words.isChange(word) && !tuples.isEmpty()) {
      finish();
      compute();
    }
    boolean isOwner = is(i + 1, Kind.WORD) && Words.axis(tokens.get(i + 1).text()) >= 0;
    boolean goesOn = open.hasAxes() && (isOwner || !Words.isKnown(word));
    if (!isCast(i) && !goesOn) {
      finish();
    }
    boolean isMethod = word.equals("from") && (before == ':' || before == '.');
    if (!isMethod) {
      names.add(word);
    }
  }

  private void owner(Token token) {
    char next = Chars.at(text, token.end());
    boolean hasMember = (next == '.' || next == '[') && Chars.at(text, token.end() + 1) != ' ';
    if (isFirst && hasMember) {
      owners.put(statement, token.text());
    }
    isFirst = false;
  }

  /// The name of a coordinate, such as `x` or `width`.
  private void axis(String word, int axis) {
    if (open.excludes(axis) || isOtherField()) {
      finish();
    }
    nextAxis = axis;
    if (word.length() > 2) {
      names.add(word);
    }
  }

  private boolean isOtherField() {
    Optional<String> last = names.last();
    return !open.isEmpty()
        && !words.isEmpty()
        && last.isPresent()
        && !last.get().equals(words.getLast())
        && Words.role(last.get()).isPresent();
  }

  /// {@return whether a word begins a call around one number that is neither a shape nor a field,
  /// as `btScalar(0.5)`}
  private boolean isCast(int i) {
    return current > 0
        && is(i, Kind.WORD)
        && is(i + 1, Kind.OPEN)
        && is(i + 2, Kind.NUMBER)
        && is(i + 3, Kind.CLOSE)
        && !Words.isKnown(tokens.get(i).text());
  }

  private void open(int i) {
    if (isCast(i - 1)) {
      if (Words.isFunction(tokens.get(i - 1).text())) {
        brackets.get(current).compute();
      }
      names.removeLast();
      unwrapped = i + 2;
      return;
    }
    finish();
    char kind = tokens.get(i).text().charAt(0);
    Bracket bracket = new Bracket(current, kind, names.take(current == 0, isFirst));
    if (isAfterOperator || (brackets.get(current).isComputed() && current > 0)) {
      bracket.compute();
    }
    brackets.get(current).note(names.pending(), statement);
    brackets.add(bracket);
    current = brackets.size() - 1;
    names.clear();
    isAfterOperator = false;
  }

  private void close(int i) {
    if (i == unwrapped) {
      return;
    }
    finish();
    element(i);
    brackets.get(current).note(names.pending(), statement);
    if (current > 0) {
      closed = current;
      current = brackets.get(current).parent();
    }
    names.clearPending();
    isAfterOperator = false;
  }

  private void comma(int i) {
    boolean isTight = i + 1 < tokens.size() && tokens.get(i + 1).at() == tokens.get(i).end();
    gap = isTight ? OpenTuple.Gap.TIGHT_COMMA : OpenTuple.Gap.COMMA;
    element(i);
    brackets.get(current).note(names.pending(), statement);
    if (open.isEmpty() || current > 0) {
      names.clearPending();
    }
    names.clearAbove();
    isAfterOperator = false;
  }

  /// Notes an element of a list that is a name without numbers.
  private void element(int end) {
    if (current > 0 && is(end - 1, Kind.WORD) && names.last().isPresent() && !isValue(end)) {
      Token last = tokens.get(end - 1);
      boolean isQuoted = "\"'".indexOf(Chars.at(text, last.at() - 1)) >= 0;
      if (!isQuoted && Words.axis(last.text()) < 0) {
        brackets.get(current).addVariable();
      }
    }
  }

  /// {@return whether a name at the end of an element is a value or stands behind one}
  private boolean isValue(int end) {
    for (int i = end - 1; i >= 0 && i > end - 8; i--) {
      switch (tokens.get(i).kind()) {
        case COMMA, OPEN -> {
          return false;
        }
        case ASSIGN, CLOSE, NUMBER -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }

  /// A line ends a statement, unless it is in a bracket and the list goes on.
  private void line(int i) {
    if (current > 0 && (is(i - 1, Kind.COMMA) || is(i - 1, Kind.ASSIGN))) {
      return;
    }
    finish();
    brackets.get(current).note(names.pending(), statement);
    isAfterBlank |= tokens.get(i).is(Kind.BLANK_LINE);
    names.endLine(tokens.get(i).is(Kind.BLANK_LINE), current == 0);
    isAfterOperator = false;
    beginStatement();
  }

  private void nextStatement() {
    brackets.get(current).note(names.pending(), statement);
    names.clear();
    isAfterOperator = false;
    beginStatement();
  }

  private void beginStatement() {
    statement++;
    isFirst = true;
    if (isAfterBlank) {
      afterBlank.add(statement);
      isAfterBlank = false;
    }
  }

  /// What stands in brackets before `=`, as in `m(0, 1) = 2`, is an index.
  private void assign(int i) {
    boolean isIndex =
        tokens.get(i).text().equals("=")
            && is(i - 1, Kind.CLOSE)
            && tokens.get(i - 1).text().equals(")");
    if (isIndex && closed > 0) {
      brackets.get(closed).before().forEach(names::add);
      for (int k = tuples.size() - 1; k >= 0 && tuples.get(k).bracket() == closed; k--) {
        tuples.set(k, tuples.get(k).as(Role.NOISE));
      }
    }
  }

  private void operator(int i) {
    finish();
    boolean isBehindValue = is(i - 1, Kind.CLOSE) || is(i - 1, Kind.NUMBER);
    if (isBehindValue && !tuples.isEmpty()) {
      compute();
    }
    isAfterOperator = i > 0 && !tokens.get(i - 1).isLineEnd();
  }

  private void compute() {
    int last = tuples.size() - 1;
    int bracket = tuples.get(last).bracket();
    for (int i = last; i >= 0 && i > last - MOST_COMPUTED; i--) {
      if (tuples.get(i).bracket() != bracket) {
        return;
      }
      tuples.set(i, tuples.get(i).computed());
    }
  }

  private void finish() {
    if (open.isEmpty()) {
      return;
    }
    Bracket bracket = brackets.get(current);
    for (OpenTuple.Piece piece : open.take()) {
      tuples.add(
          new Tuple(
              piece.values(),
              words,
              names.roles().of(words),
              current,
              current,
              statement,
              piece.marks(),
              bracket.isComputed()));
      bracket.addTuple();
    }
  }
}
