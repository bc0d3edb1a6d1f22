package collisionbench.app.port;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a text as nested brackets around numbers and words, whatever the language is. The times of
/// logs, addresses, lengths of arrays, type parameters, and comments without two numbers side by
/// side are skipped.
final class ItemScanner {

  /// A comment of XML, which may not end.
  static final String XML_COMMENT = "<!--(?:[^-]|-(?!->))*+(?:-->|\\z)";

  private static final String TOKENS =
      """
      (?<skip>(?:\\d{4}-\\d\\d-\\d\\d[T ])?\\d?\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?Z?(?!\\w)|(?i:SRID)=\\d+;|(?<hunk>(?m:^)@@[^@\\n]{0,80}@@)|[\\h\\r"'`\\x{FEFF}]+|(?m:^)>[>\\h]*\
      |https?://[^\\s()]*|(?<![\\w.])[A-Za-z_./][\\w/.-]{0,80}\\.[A-Za-z]\\w{0,4}:\\d+(?::\\d+)?|(?<=\\w)<(?!(?i:(?:\\w+::)?(?:aabb|obb|ray|box|sphere|capsule|cylinder|cone)))(?:\\d|(?=[^<>]{0,200}[A-Za-z])[\\w\\s,:*&]{1,200})>\
      |(?<=[\\w\\]])\\[\\d*]|(?=\\h*;)(?<=[A-Za-z_]\\w{0,30}|])\\h*;\\s*\\d+\\s*(?=])|(?<=\\w)\\(\\d+\\)(?=\\h*[\\[{])|-{3,})\
      |(?<comment>%s|(?<!:)//[^\\n]*|(?=--)(?<=(?:^|[\\n,;(\\[{])\\h{0,40})--(?=[\\s(\\[{])[^\\n]*\
      |(?<disabled>\\#if\\h+0\\b)%s|\\#(?!\\d|[0-9A-Fa-f]{3,8}(?!\\w))[^\\n]*|/\\*(?s:.{0,1000}?)\\*/)\
      |(?<infinite>[-+]?(?:\\d++(?:\\.\\d*+)?f?\\h*/\\h*0+(?:\\.0*)?f?(?![\\w.])\
      |(?:\\w+(?:\\.|::)){0,4}+(?i:nan|inf|(?:(?:positive|negative)_?)?infinity)(?!\\w)))\
      |(?<number>(?:(?<![\\w.)\\]}])[-+\\x{2212}])?(?:0[xX](?=\\.?[0-9a-fA-F])[0-9a-fA-F]*+\\.?+[0-9a-fA-F]*+[pP][-+]?\\d++\
      |(?!0[\\d_'])(?:\\d(?:['_]?\\d)*+_?\\.?(?:\\d(?:['_]?\\d)*+)?|\\.\\d+)(?:[eEdD][-+]?\\d+)?))\
      (?:[fFdDlLmMhHn]|lf|LF|[uU][lL]{0,2}|_?[iuf](?:8|16|32|64|128|size))?(?![\\w.])\
      |(?<constant>\\w*(?:Vec|Vector|Point)(?<dimension>[23])[A-Za-z]?(?:\\.|::)\
      (?<direction>s?[A-Z]\\w*|zeros?|one|origin|up|down|left|right|forward|back|(?<=:)[xyz](?=\\())(?:\\(\\))?(?![\\w(<:]))\
      |(?<word>\\d[\\w.]*|[\\p{L}_][\\p{L}\\p{N}_]*(?:[-/@](?!(?:\\w|\\.|::)*+[(\\[{])[\\p{L}_][\\p{L}\\p{N}_]*)*+|[$\\#]\\w+|</?[a-z]\\w*|::|\\.{3}|[^()\\[\\]{},;|\\n<]|<(?!\\h*[-+.\\d][-+.,\\deEf\\h]{0,200}>))\
      |(?<open>[(\\[{<])|(?<close>[)\\]}])|(?<part>[,;|\\n])\
      """;

  private static final Pattern TOKEN = Pattern.compile(TOKENS.formatted(XML_COMMENT, ""));

  /// Tokens below a line such as `@@ -1,3 +1,3 @@`, where lines that begin with `-` are removed.
  private static final Pattern IN_DIFF =
      Pattern.compile(TOKENS.formatted(XML_COMMENT, "|(?m:^)-[^\\n]*(?:\\n-[^\\n]*)*+"));

  private static final Pattern DIRECTIVE = Pattern.compile("#\\h*(if|else|elif|endif)[^\\n]*");

  /// Two numbers side by side in a comment.
  private static final Pattern NUMBERS =
      Pattern.compile(
          "(?<![\\w.])\\.?\\d[\\w.]*(?:[^\\n\\d]|(?<=[A-Za-z_])\\d){1,20}?(?<![\\w.])\\.?\\d");

  private static final Pattern SEPARATOR = Pattern.compile("['_]");

  /// Brackets that are nested deeper are skipped.
  private static final int DEEPEST = 50;

  private ItemScanner() {}

  /// {@return everything in the text; brackets that are not closed end with the text}
  static Item.Group read(String text) {
    return read(text, () -> false);
  }

  /// {@return the same}
  ///
  /// @param cancelled whether to stop
  /// @throws CancellationException if it was cancelled
  static Item.Group read(String text, BooleanSupplier cancelled) {
    Deque<Open> open = new ArrayDeque<>();
    open.push(new Open(' ', 0));
    Matcher token = TOKEN.matcher(text);
    int at = 0;
    while (at < text.length()) {
      // Most of a long text, without the pattern.
      switch (text.charAt(at)) {
        case ' ', '\t', '\r' -> at++;
        case '\n' -> top(open).items.add(new Item.Break(Gap.LINE, at++));
        case ',' -> top(open).items.add(new Item.Break(comma(text, at), at++));
        default -> {
          if (cancelled.getAsBoolean()) {
            throw new CancellationException();
          }
          // Every character begins a token.
          token.find(at);
          int end = token.start("disabled") < 0 ? token.end() : endOfDisabled(text, at);
          add(token, text.substring(at, end), open);
          at = end;
          if (token.start("hunk") >= 0) {
            token.usePattern(IN_DIFF);
          }
        }
      }
    }
    while (open.size() > 1) {
      close(open, text.length());
    }
    return top(open).group(text.length());
  }

  /// {@return where what begins with `#if 0` ends}
  private static int endOfDisabled(String text, int from) {
    Matcher directive = DIRECTIVE.matcher(text).region(from, text.length());
    int depth = 0;
    while (directive.find()) {
      depth +=
          switch (directive.group(1)) {
            case "if" -> 1;
            case "endif" -> -1;
            default -> depth == 1 ? -1 : 0;
          };
      if (depth == 0) {
        return directive.end();
      }
    }
    return text.length();
  }

  private static Gap comma(String text, int at) {
    boolean apart =
        at == 0
            || at + 1 == text.length()
            || Character.isWhitespace(text.charAt(at - 1))
            || Character.isWhitespace(text.charAt(at + 1));
    return apart ? Gap.COMMA : Gap.TIGHT_COMMA;
  }

  private static void add(Matcher token, String text, Deque<Open> open) {
    if (token.group("open") != null) {
      if (open.size() < DEEPEST) {
        open.push(new Open(text.charAt(0), token.start()));
      }
    } else if (token.group("close") != null || (text.equals(">") && top(open).bracket == '<')) {
      close(open, token.end());
    } else if (token.group("comment") != null) {
      if (NUMBERS.matcher(text).find()) {
        top(open).items.add(new Item.Remark(token.start()));
      }
    } else if (token.group("skip") == null) {
      top(open).items.add(item(token));
    }
  }

  private static Item item(Matcher token) {
    if (token.group("constant") != null) {
      return constant(token);
    }
    String number = token.group("number");
    if (number != null) {
      return new Item.Coordinate(value(number), token.start());
    }
    return token.group("part") != null
        ? new Item.Break(token.group().equals("|") ? Gap.BAR : Gap.SEMICOLON, token.start())
        : new Item.Word(token.group(), token.start());
  }

  /// {@return a number with an exponent of any language}
  private static double value(String number) {
    String plain = SEPARATOR.matcher(number).replaceAll("").replace('\u2212', '-');
    boolean hexadecimal = plain.contains("x") || plain.contains("X");
    return Double.parseDouble(hexadecimal ? plain : plain.replace('d', 'e').replace('D', 'e'));
  }

  /// {@return a constant such as `Vector3.up` of Unity, or the word if libraries differ about it}
  private static Item constant(Matcher token) {
    int at = token.start();
    List<Double> coordinates =
        switch (token.group("direction")) {
          case "zero", "zeros", "origin", "Zero", "ZERO", "sZero" -> List.of(0.0, 0.0, 0.0);
          case "one", "One", "ONE" -> List.of(1.0, 1.0, 1.0);
          case "right", "x", "X", "UnitX" -> List.of(1.0, 0.0, 0.0);
          case "up", "y", "Y", "UnitY" -> List.of(0.0, 1.0, 0.0);
          case "forward", "z", "Z", "UnitZ" -> List.of(0.0, 0.0, 1.0);
          case "left" -> List.of(-1.0, 0.0, 0.0);
          case "down" -> List.of(0.0, -1.0, 0.0);
          case "back" -> List.of(0.0, 0.0, -1.0);
          default -> List.of();
        };
    return coordinates.isEmpty()
        ? new Item.Word(token.group(), at)
        : new Item.Group(
            coordinates.stream()
                .limit(Integer.parseInt(token.group("dimension")))
                .<Item>map(value -> new Item.Coordinate(value, at))
                .toList(),
            at,
            token.end());
  }

  private static void close(Deque<Open> open, int end) {
    if (open.size() > 1) {
      Item.Group group = open.pop().group(end);
      // Such as btScalar(0.5).
      boolean wrapped = group.items().size() == 1 && !group.numbers().isEmpty();
      top(open).items.add(wrapped ? group.numbers().getFirst() : group);
    }
  }

  private static Open top(Deque<Open> open) {
    return Objects.requireNonNull(open.peek());
  }

  /// A bracket that is not closed yet.
  private record Open(char bracket, int at, List<Item> items) {

    Open(char bracket, int at) {
      this(bracket, at, new ArrayList<>());
    }

    Item.Group group(int end) {
      return new Item.Group(items, at, end);
    }
  }
}
