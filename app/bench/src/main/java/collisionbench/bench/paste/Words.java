package collisionbench.bench.paste;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What the words of a text mean. A word is split at capitals, digits and underscores before it is
/// looked up: `half_extents`, `halfExtents` and `m_halfExtents` mean the same.
final class Words {

  /// Words further from the numbers say nothing.
  private static final int MOST_WORDS = 7;

  private static final Map<String, ShapeWord> SHAPES = new HashMap<>();
  private static final Map<String, Role> ROLES = new HashMap<>();

  /// Functions and members that make other numbers of those beside them.
  private static final Set<String> COMPUTING =
      Set.of(
          ("sqrt sin cos tan abs exp log pow radians degrees fabs normalized normalize T transpose"
                  + " inverse cross dot buffer rotated")
              .split(" ", -1));

  /// Behind the name of a vector, or before `d`.
  private static final Pattern DIMENSION =
      Pattern.compile(
          "(?<=vec|vector|point|float|double|array)[23](?!\\d)|(?<=.)[23](?=d)",
          Pattern.CASE_INSENSITIVE);

  /// Where a name is split.
  private static final Pattern CUT =
      Pattern.compile(
          "[^\\p{L}\\p{N}]+|(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{L})(?=\\p{N})|(?<=\\p{N})(?=\\p{L})"
              + "|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  static {
    for (ShapeWord shape : ShapeWord.values()) {
      for (String word : shape.words().split(" ", -1)) {
        SHAPES.put(word, shape);
        SHAPES.put(word + "s", shape);
      }
    }
    for (Role role : Role.values()) {
      for (String word : role.words().split(" ", -1)) {
        ROLES.put(word, role);
      }
    }
  }

  private Words() {}

  /// {@return the shape that a word names, such as `btBoxShape`; the last one if there are several}
  static Optional<ShapeWord> shape(String word) {
    return parts(word).stream()
        .flatMap(part -> Optional.ofNullable(SHAPES.get(part)).stream())
        .reduce((_, last) -> last);
  }

  /// {@return what a word says about the numbers behind it, such as `half_extents`}
  static Optional<Role> role(String word) {
    return parts(word).stream()
        .filter(part -> part.length() > 1 || word.length() == 1)
        .flatMap(part -> Optional.ofNullable(ROLES.get(part)).stream())
        .reduce((_, later) -> later);
  }

  /// {@return what the nearest word with a meaning says}
  ///
  /// @param words the nearest last
  static Optional<Role> role(List<String> words) {
    return words.reversed().stream()
        .limit(MOST_WORDS)
        .flatMap(word -> role(word).stream())
        .findFirst();
  }

  /// {@return whether a word may be what a text calls a body, rather than a type}
  static boolean mayBeName(String word) {
    return dimension(word) == 0 && Character.isLetter(word.charAt(0));
  }

  static boolean isKnown(String word) {
    return role(word).isPresent() || shape(word).isPresent();
  }

  /// {@return whether a function or a member makes other numbers of those beside it}
  static boolean computes(String word) {
    return COMPUTING.contains(word);
  }

  /// {@return which coordinate a name such as `x`, `cy`, `X2` or `width` stands for; -1 if none}
  static int axis(String word) {
    String name = word.toLowerCase(Locale.ROOT);
    boolean isCentral = name.length() == 2 && name.charAt(0) == 'c';
    boolean isNumbered = name.length() == 2 && Chars.isDigit(name.charAt(1));
    if (name.length() == 1 || isNumbered || isCentral) {
      return "xyzw".indexOf(name.charAt(isCentral ? 1 : 0));
    }
    return List.of("width", "height", "depth").indexOf(name);
  }

  /// {@return the dimension that a name has, such as `Vector2Array` or `Box3D`; 0 if none}
  static int dimension(String word) {
    Matcher found = DIMENSION.matcher(word);
    return found.find() ? found.group().charAt(0) - '0' : 0;
  }

  /// {@return the parts of a name in lower case, and the whole name last}
  static List<String> parts(String word) {
    return Stream.concat(CUT.splitAsStream(word), Stream.of(word))
        .map(part -> part.toLowerCase(Locale.ROOT))
        .toList();
  }
}
