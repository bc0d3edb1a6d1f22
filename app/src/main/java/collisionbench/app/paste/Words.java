package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What the words of a text mean. A word is split at capitals, digits and underscores before it is
/// looked up: `half_extents`, `halfExtents` and `m_halfExtents` mean the same.
final class Words {

  /// Words further from the numbers say nothing.
  private static final int MOST_WORDS = 7;

  private static final Map<String, ShapeWord> SHAPES = new HashMap<>();
  private static final Map<String, Role> ROLES = new HashMap<>();

  /// Members of a vector that are another one.
  private static final Set<String> CHANGES =
      Set.of(
          "normalized",
          "normalize",
          "T",
          "transpose",
          "inverse",
          "cross",
          "dot",
          "buffer",
          "rotated");

  /// Functions whose value is another number.
  private static final Set<String> FUNCTIONS =
      Set.of(
          "sqrt", "sin", "cos", "tan", "abs", "exp", "log", "pow", "radians", "degrees", "fabs",
          "sqrtf", "sinf", "cosf", "deg2rad", "rad2deg");

  /// Words of programming languages before a name.
  private static final Set<String> KEYWORDS =
      Set.of(
          "auto", "const", "double", "final", "float", "let", "mut", "new", "static", "std", "val",
          "var");

  /// Names behind which a number is the dimension of a vector.
  private static final List<String> VECTORS =
      List.of("vec", "vector", "point", "float", "double", "array");

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

  /// {@return whether a word may be what a text calls a body, rather than a keyword or a type}
  static boolean mayBeName(String word) {
    return !KEYWORDS.contains(word) && dimension(word) == 0 && Character.isLetter(word.charAt(0));
  }

  static boolean isKnown(String word) {
    return role(word).isPresent() || shape(word).isPresent();
  }

  /// {@return whether a word makes other numbers of those beside it}
  ///
  /// @param isMember whether it stands behind a dot
  static boolean computes(String word, boolean isMember) {
    return isMember
        ? CHANGES.contains(word) || FUNCTIONS.contains(word)
        : FUNCTIONS.contains(word.toLowerCase(Locale.ROOT));
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
    for (int i = 1; i < word.length(); i++) {
      char digit = word.charAt(i);
      char next = Chars.at(word, i + 1);
      if ((digit == '2' || digit == '3') && !Chars.isDigit(next)) {
        String before = word.substring(0, i).toLowerCase(Locale.ROOT);
        if (next == 'd' || next == 'D' || VECTORS.stream().anyMatch(before::endsWith)) {
          return digit - '0';
        }
      }
    }
    return 0;
  }

  /// {@return the parts of a name in lower case, and the whole name last}
  static List<String> parts(String word) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= word.length(); i++) {
      boolean isCapitalized =
          i < word.length()
              && Character.isUpperCase(word.charAt(i - 1))
              && Character.isLowerCase(word.charAt(i));
      int cut = isCapitalized ? i - 1 : i;
      boolean ends = i == word.length() || kind(word.charAt(i)) != kind(word.charAt(i - 1));
      if (ends && cut > from) {
        parts.add(word.substring(from, cut).toLowerCase(Locale.ROOT));
        from = cut;
      }
    }
    parts.add(word.toLowerCase(Locale.ROOT));
    return parts;
  }

  private static int kind(char c) {
    if (Character.isLetter(c)) {
      return Character.isUpperCase(c) ? 1 : 2;
    }
    return Character.isDigit(c) ? 3 : 4;
  }
}
