package collisionbench.app.port;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// However hostile a text is, the patterns of the readers look at each of its characters a bounded
/// number of times.
class LinearPatternsTest {

  private static final List<Class<?>> READERS =
      List.of(
          PastedText.class,
          Dump.class,
          Obj.class,
          UnityText.class,
          DecimalCommas.class,
          ItemScanner.class,
          Item.Word.class,
          Literals.class,
          Wkt.class,
          Arguments.class,
          Rows.class);

  /// What is looked for anywhere in a text. The others are matched at one place.
  private static final Set<String> SEARCHED =
      Set.of(
          "PREFIX",
          "SHAPE",
          "POSE",
          "ANGLES",
          "LINE",
          "START",
          "MOVED",
          "ELEMENT",
          "ATTRIBUTE",
          "BOX",
          "LIST",
          "DECIMAL",
          "COMMA",
          "FRACTION",
          "SINGLE",
          "TOKEN",
          "IN_DIFF",
          "DIRECTIVE",
          "NUMBERS",
          "HEADER",
          "DIMENSION");

  /// More than the 1,000 characters that some patterns look ahead.
  private static final int LENGTH = 2500;

  /// Texts of this length never need as many looks.
  private static final long MOST = 20_000_000;

  /// What is repeated between a beginning and an end.
  record Hostile(String begin, String part, String end) {

    String text(int length) {
      return begin + part.repeat(length / part.length()) + end;
    }

    @Override
    public String toString() {
      return (begin + "(" + part + ")..." + end).replace("\n", "\\n");
    }
  }

  static List<Hostile> hostile() {
    List<Hostile> all = new ArrayList<>();
    for (String part :
        List.of(
            " ",
            "\t",
            "\n",
            "\r\n",
            "f",
            "0",
            "9",
            ".",
            "-",
            "_",
            "a",
            "A",
            "aB",
            "a.",
            "a.a.a.",
            "x.y:",
            "a-",
            "a@b/",
            "::",
            "a::",
            "=",
            "= ",
            "(",
            "((1,",
            "(1 ",
            "[",
            "[0]",
            "[a]",
            "{",
            "{0:",
            "<",
            "<a ",
            "<a=",
            "<g x=\"",
            "<svg ",
            "</",
            ">",
            "> ",
            "\"",
            "'",
            "a=\"",
            "a =",
            "1,0, ",
            "1,",
            "1;",
            "1 ; ",
            "0;0\n",
            "1e",
            "1.",
            "0x",
            "0xf.",
            "12:",
            "11:11:11.",
            "/*",
            "//",
            "#",
            "#if 0 ",
            "#if 0\n",
            "<!--",
            "--",
            "- ",
            "@@",
            "nan.",
            "x ",
            "x; ",
            "Vec3",
            "Vector3.",
            "box",
            "Center: (",
            "Bounds: ",
            "1/0",
            "shape1: ",
            "X_A ",
            "rpy =",
            "rpy = 1 xyz",
            "v 1 2 3\n",
            "f 1 ",
            "o ",
            "\u2028",
            "\ud800",
            "UnityEditor.TransformWorldPlacementJSON:{",
            "{}",
            "SRID=1",
            "\"type\" : ",
            "\"format\" : ",
            "\"bodies\"")) {
      for (String begin : List.of("", "f 1", "(0x", "<", "X_A", "{\"")) {
        all.add(new Hostile(begin, part, "!\n"));
      }
    }
    return all;
  }

  static Stream<Field> patterns() {
    return READERS.stream()
        .flatMap(reader -> Stream.of(reader.getDeclaredFields()))
        .filter(field -> field.getType() == Pattern.class)
        .filter(field -> Modifier.isStatic(field.getModifiers()));
  }

  private static Pattern pattern(Field field) {
    try {
      field.setAccessible(true);
      return (Pattern) field.get(field.getDeclaringClass());
    } catch (IllegalAccessException hidden) {
      throw new AssertionError(hidden);
    }
  }

  /// A text that counts how often one of its characters is looked at.
  private static final class Counted implements CharSequence {

    private final String text;
    private long looks;

    Counted(String text) {
      this.text = text;
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      looks++;
      if (looks > MOST) {
        throw new AssertionError("looks on and on");
      }
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.subSequence(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  private static long looks(Pattern pattern, boolean isSearched, String text) {
    Counted counted = new Counted(text);
    Matcher matcher = pattern.matcher(counted);
    while (isSearched && matcher.find()) {
      assertTrue(matcher.end() <= text.length());
    }
    matcher.reset().lookingAt();
    matcher.reset().matches();
    return counted.looks;
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void twiceTheTextIsAtMostTwiceTheWork(Field field) {
    Pattern pattern = pattern(field);
    boolean isSearched = SEARCHED.contains(field.getName());
    List<String> grown = new ArrayList<>();
    for (Hostile hostile : hostile()) {
      long once = looks(pattern, isSearched, hostile.text(LENGTH));
      long twice = looks(pattern, isSearched, hostile.text(2 * LENGTH));
      if (twice > 2.5 * once + 1000) {
        grown.add(hostile + " " + once + " " + twice);
      }
    }
    assertEquals(List.of(), grown);
  }

  /// The law would notice the kind of pattern that it forbids.
  @Test
  void adjacentQuantifiersAreNoticed() {
    Pattern adjacent = Pattern.compile("\\d+\\d*x");
    Hostile digits = new Hostile("", "1", "");
    long once = looks(adjacent, true, digits.text(50));
    assertTrue(looks(adjacent, true, digits.text(100)) > 3 * once);
  }
}
