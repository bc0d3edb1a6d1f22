package collisionbench.app.port;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a text as nested brackets around numbers and words, whatever the language is. Comments,
/// the times of logs, lengths of arrays and type parameters are skipped.
final class ItemScanner {

  private static final Pattern TOKEN =
      Pattern.compile(
          """
          (?<skip>(?:\\d{4}-\\d\\d-\\d\\d[T ])?\\d?\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?Z?(?!\\w)|[\\h\\r"'`\\x{FEFF}]+|(?m:^)>[>\\h]*|//[^\\n]*|\\#[^\\n]*|/\\*(?s:.{0,1000}?)\\*/|<(?!(?:fcl::)?(?:Box|Sphere|Capsule|Cylinder|Cone))[\\w\\s,:*&]*>|(?<=[\\w\\]])\\[\\d*]|;\\s*\\d+\\s*(?=]))\
          |(?<infinite>[-+]?(?:\\d++(?:\\.\\d*+)?f?\\h*/\\h*0+(?:\\.0*)?f?(?![\\w.])\
          |(?:\\w+(?:\\.|::)){0,4}+(?i:nan|inf|(?:(?:positive|negative)_?)?infinity)(?!\\w)))\
          |(?<number>[-+\\x{2212}]?(?:0[xX][0-9a-fA-F]*\\.?[0-9a-fA-F]*[pP][-+]?\\d+\
          |(?:\\d[\\d_]*\\.?[\\d_]*|\\.\\d+)(?:[eE][-+]?\\d+)?))(?:[fFdDlLmM]|_?f(?:32|64))?(?![\\w.])\
          |(?<constant>Vector[23]\\.(?:zero|one|up|down|left|right|forward|back)(?!\\w))\
          |(?<word>[\\p{L}_][\\p{L}\\p{N}_]*|[^()\\[\\]{},;\\n])\
          |(?<open>[(\\[{])|(?<close>[)\\]}])|(?<part>[,;\\n])\
          """);

  /// Brackets that are nested deeper are skipped.
  private static final int DEEPEST = 50;

  private ItemScanner() {}

  /// {@return everything in the text; brackets that are not closed end with the text}
  static Item.Group read(String text) {
    Deque<Open> open = new ArrayDeque<>();
    open.push(new Open(0));
    Matcher token = TOKEN.matcher(text);
    int at = 0;
    while (at < text.length()) {
      // Most of a long text, without the pattern.
      switch (text.charAt(at)) {
        case ' ', '\t', '\r' -> at++;
        case ',', '\n' -> top(open).items.add(new Item.Break(text.charAt(at), at++));
        default -> {
          // Every character begins a token.
          token.find(at);
          add(token, open);
          at = token.end();
        }
      }
    }
    while (open.size() > 1) {
      close(open);
    }
    return top(open).group();
  }

  private static void add(Matcher token, Deque<Open> open) {
    if (token.group("open") != null) {
      if (open.size() < DEEPEST) {
        open.push(new Open(token.start()));
      }
    } else if (token.group("close") != null) {
      close(open);
    } else if (token.group("skip") == null) {
      top(open).items.add(item(token));
    }
  }

  private static Item item(Matcher token) {
    if (token.group("constant") != null) {
      return constant(token.group(), token.start());
    }
    String number = token.group("number");
    if (number != null) {
      return new Item.Coordinate(
          Double.parseDouble(number.replace("_", "").replace('\u2212', '-')), token.start());
    }
    return token.group("part") != null
        ? new Item.Break(token.group().charAt(0), token.start())
        : new Item.Word(token.group(), token.start());
  }

  /// {@return a constant of Unity, such as `Vector3.up`}
  private static Item constant(String name, int at) {
    int dimension = Character.digit(name.charAt("Vector".length()), 10);
    List<Double> coordinates =
        switch (name.substring(name.indexOf('.') + 1)) {
          case "one" -> List.of(1.0, 1.0, 1.0);
          case "up" -> List.of(0.0, 1.0, 0.0);
          case "down" -> List.of(0.0, -1.0, 0.0);
          case "left" -> List.of(-1.0, 0.0, 0.0);
          case "right" -> List.of(1.0, 0.0, 0.0);
          case "forward" -> List.of(0.0, 0.0, 1.0);
          case "back" -> List.of(0.0, 0.0, -1.0);
          default -> List.of(0.0, 0.0, 0.0);
        };
    return new Item.Group(
        coordinates.stream()
            .limit(dimension)
            .<Item>map(value -> new Item.Coordinate(value, at))
            .toList(),
        at);
  }

  private static void close(Deque<Open> open) {
    if (open.size() > 1) {
      Item.Group group = open.pop().group();
      // Such as btScalar(0.5).
      boolean wrapped = group.items().size() == 1 && !group.numbers().isEmpty();
      top(open).items.add(wrapped ? group.numbers().getFirst() : group);
    }
  }

  private static Open top(Deque<Open> open) {
    return Objects.requireNonNull(open.peek());
  }

  /// A bracket that is not closed yet.
  private record Open(int at, List<Item> items) {

    Open(int at) {
      this(at, new ArrayList<>());
    }

    Item.Group group() {
      return new Item.Group(items, at);
    }
  }
}
