package collisionbench.bench.paste;

import collisionbench.bench.paste.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds every number and word of a text in one pass, whatever its language. Digits in names,
/// lengths and indices behind names, times, versions, type parameters and comments are not numbers.
final class Scanner {

  /// What has no numbers of bodies: comments, numbers of issues, lines of source files, indices and
  /// lengths such as `[0]` of `verts[0]`, the parameters of types, addresses and tags.
  private static final Pattern SKIPPED =
      Pattern.compile(
          "(?<!:)//.*+|#(?:\\d++|.*+)|(?s:/\\*.*?(?:\\*/|\\z)|<!--.*?(?:-->|\\z))"
              + "|(?<=[\\w\\]])\\[\\d{0,9}+]|\\[\\d{1,9}+] =|://\\S*+"
              + "|(?<=\\.\\p{Alpha}{1,4}):\\d++(?::\\d++)?+"
              + "|(?<=[\\w:])<(?:[^<>\n(;]|<(?:[^<>\n(;]|<[^<>\n(;]*+>){0,99}+>){0,99}+>|</?+");

  /// A number as programming languages, consoles and people write it: with a sign, an exponent (`e`
  /// or `d`), hexadecimal, `1_000`, and suffixes such as `f`, `f0`, `L` and `_f64`. Its tail makes
  /// it something else, such as `10cm`, `3x3`, `12:03:11` or a version.
  private static final String NUMBER =
      "(?:(?<![\\p{L}\\p{N}_)\\]}.])[-+\u2212])?+(?=\\.?\\d)"
          + "(?:0[xX]\\d[\\p{XDigit}.]*+[pP][-+]?+\\d++"
          + "|(?:\\d[\\d_']*+)?+(?:POINT)?+(?:[eEdD][-+\u2212]?+\\d++)?+)";

  private static final String SUFFIX =
      "(?:_?[fiu]\\d{1,2}|_r|lf|uL|[fFdDlLmMhHnuU])?+"
          + "(?<tail>(?:[\\p{L}\\p{N}_\u00b0]|[.:](?=\\d)|-(?=\\d\\d-))[\\p{L}\\p{N}_.:\u00b0-]{0,200}+"
          + "(?:(?<=:\\d\\d),\\d++)?+|(?<=(?i:vertex|point) \\d{1,9}+)(?= [xX][:=]))?+";

  private static final int LONGEST_PARAMETERS = 200;

  private static final Pattern POINTS = number("\\.\\d*+");
  private static final Pattern COMMAS = number("\\.\\d*+|,\\d++");

  private final String text;
  private final Matcher skipped;
  private final Matcher number;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Scanner(String text, boolean decimalCommas) {
    this.text = text;
    skipped = SKIPPED.matcher(text).useTransparentBounds(true);
    number = (decimalCommas ? COMMAS : POINTS).matcher(text).useTransparentBounds(true);
  }

  private static Pattern number(String fraction) {
    return Pattern.compile("(?<value>" + NUMBER.replace("POINT", fraction) + ")" + SUFFIX);
  }

  static List<Token> scan(String text, boolean decimalCommas, Stop stop) {
    Scanner scanner = new Scanner(text, decimalCommas);
    while (scanner.at < text.length()) {
      stop.step();
      scanner.take(text.charAt(scanner.at));
    }
    return scanner.tokens;
  }

  private void take(char c) {
    if (c == '\n') {
      line();
    } else if ("-+\u2212.0123456789".indexOf(c) >= 0 && isNext(number, text.length())) {
      number();
    } else if (Chars.isName(c)) {
      word();
    } else if ("/#[:".indexOf(c) >= 0 && isNext(skipped, text.length())) {
      at = skipped.end();
    } else if (c == '<' && isNext(skipped, at + LONGEST_PARAMETERS)) {
      at = skipped.end();
    } else {
      mark(c);
    }
  }

  private boolean isNext(Matcher matcher, int end) {
    return matcher.region(at, Math.min(end, text.length())).lookingAt();
  }

  private void number() {
    if (number.group("tail") == null) {
      double value = value(number.group("value"));
      tokens.add(new Token(Kind.NUMBER, value, "", at, number.end()));
      at = number.end();
    } else {
      add(Kind.WORD, number.end());
    }
  }

  private static double value(String written) {
    String plain = written.replace('\u2212', '-').replaceAll("[_']", "").replace(',', '.');
    boolean isHexadecimal = plain.indexOf('p') >= 0 || plain.indexOf('P') >= 0;
    return Double.parseDouble(isHexadecimal ? plain : plain.replaceAll("[dD]", "e")) + 0.0;
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

  private void word() {
    int end = Chars.name(text, at);
    char before = Chars.at(text, at - 1);
    String word = text.substring(at, Math.min(end, at + Token.LONGEST));
    boolean isOperator = Words.computes(word) && (before == '.' || Chars.at(text, end) == '(');
    add(isOperator ? Kind.OPERATOR : Kind.WORD, end);
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
      case '(', '[', '{' -> add(Kind.OPEN, at + 1);
      case ')', ']', '}' -> add(Kind.CLOSE, at + 1);
      case ',' -> add(Kind.COMMA, at + 1);
      case ';', '|' -> add(Kind.SEMICOLON, at + 1);
      case '=', ':' -> assign(c);
      case '-' -> dash();
      case '+', '^', '*', '/', '@' -> operator(c);
      default -> at++;
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
