package collisionbench.app.port;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a text as nested brackets around numbers and words, whatever the language is. The times of
/// logs, addresses, lengths of arrays, type parameters, and comments without two numbers side by
/// side are skipped.
final class ItemScanner {

  /// A comment of XML, which may not end.
  static final String XML_COMMENT = "<!--(?:[^-]|-(?!->))*+(?:-->|\\z)";

  private static final Pattern TOKEN =
      Pattern.compile(
          """
          (?<skip>(?:\\d{4}-\\d\\d-\\d\\d[T ])?\\d?\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?Z?(?!\\w)|(?i:SRID)=\\d+;|(?m:^)@@[^@\\n]{0,80}@@|[\\h\\r"'`\\x{FEFF}]+|(?m:^)>[>\\h]*\
          |https?://[^\\s()]*|(?<![\\w.])[A-Za-z_./][\\w/.-]{0,80}\\.[A-Za-z]\\w{0,4}:\\d+(?::\\d+)?|(?<=\\w)<(?!(?i:(?:\\w+::)?(?:aabb|obb|ray|box|sphere|capsule|cylinder|cone)))(?:\\d|(?=[^<>]{0,200}[A-Za-z])[\\w\\s,:*&]{1,200})>\
          |(?<=[\\w\\]])\\[\\d*]|(?<=[A-Za-z_]\\w{0,30}|])\\h*;\\s*\\d+\\s*(?=])|(?<=\\w)\\(\\d+\\)(?=\\h*[\\[{])|-{3,})\
          |(?<comment>%s|(?<!:)//[^\\n]*|(?<=(?:^|[\\n,;(\\[{])\\h{0,40})--(?=[\\s(\\[{])[^\\n]*\
          |(?m:^)(?:-(?![-\\d.])[^\\n]*\\n){1,100}+(?=\\+)|\\#if\\h+0\\b(?s:.{0,1000}?)\\#(?:endif|else)\\b\
          |\\#(?!\\d|[0-9A-Fa-f]{3,8}(?!\\w))[^\\n]*|/\\*(?s:.{0,1000}?)\\*/)\
          |(?<infinite>[-+]?(?:\\d++(?:\\.\\d*+)?f?\\h*/\\h*0+(?:\\.0*)?f?(?![\\w.])\
          |(?:\\w+(?:\\.|::)){0,4}+(?i:nan|inf|(?:(?:positive|negative)_?)?infinity)(?!\\w)))\
          |(?<number>(?:(?<![\\w.)\\]}])[-+\\x{2212}])?(?:0[xX][0-9a-fA-F]*\\.?[0-9a-fA-F]*[pP][-+]?\\d+\
          |(?!0[\\d_'])(?:\\d(?:['_]?\\d)*+_?\\.?(?:\\d(?:['_]?\\d)*+)?|\\.\\d+)(?:[eEdD][-+]?\\d+)?))\
          (?:[fFdDlLmMhHn]|lf|LF|[uU][lL]{0,2}|_?[iuf](?:8|16|32|64|128|size))?(?![\\w.])\
          |(?<constant>\\w*(?:Vec|Vector|Point)(?<dimension>[23])[A-Za-z]?(?:\\.|::)\
          (?<direction>s?[A-Z]\\w*|zeros?|one|origin|up|down|left|right|forward|back|(?<=:)[xyz](?=\\())(?:\\(\\))?(?![\\w(<:]))\
          |(?<word>\\d[\\w.]*|[\\p{L}_][\\p{L}\\p{N}_]*(?:[-/@](?!(?:\\w|\\.|::)*+[(\\[{])[\\p{L}_][\\p{L}\\p{N}_]*)*+|[$\\#]\\w+|</?[a-z]\\w*|::|\\.{3}|[^()\\[\\]{},;|\\n<]|<(?!\\h*[-+.\\d][-+.,\\deEf\\h]{0,200}>))\
          |(?<open>[(\\[{<])|(?<close>[)\\]}])|(?<part>[,;|\\n])\
          """
              .formatted(XML_COMMENT));

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
          // Every character begins a token.
          token.find(at);
          add(token, open);
          at = token.end();
        }
      }
    }
    while (open.size() > 1) {
      close(open, text.length());
    }
    return top(open).group(text.length());
  }

  private static Gap comma(String text, int at) {
    boolean apart =
        at == 0
            || at + 1 == text.length()
            || Character.isWhitespace(text.charAt(at - 1))
            || Character.isWhitespace(text.charAt(at + 1));
    return apart ? Gap.COMMA : Gap.TIGHT_COMMA;
  }

  private static void add(Matcher token, Deque<Open> open) {
    if (token.group("open") != null) {
      if (open.size() < DEEPEST) {
        open.push(new Open(token.group().charAt(0), token.start()));
      }
    } else if (token.group("close") != null
        || (token.group().equals(">") && top(open).bracket == '<')) {
      close(open, token.end());
    } else if (token.group("comment") != null) {
      if (NUMBERS.matcher(token.group()).find()) {
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
