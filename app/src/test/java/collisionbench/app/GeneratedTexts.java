package collisionbench.app;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Texts that nobody meant, for every reader of what is typed, pasted or dropped: pieces of all
/// that the readers know, cut, mixed, repeated and nested, with odd characters between them.
public final class GeneratedTexts {

  private static final List<String> PIECES =
      List.of(
          "0",
          "1",
          "-1",
          "1.5",
          "1,5",
          ".5",
          "5.",
          ".",
          "-",
          "+",
          "1e5",
          "1e",
          "1e999",
          "-1e-999",
          "0x1p3",
          "0xp1",
          "0x",
          "0x.p1",
          "0xff",
          "1_000",
          "1'0",
          "1f",
          "2L",
          "nan",
          "-inf",
          "NaN",
          "Infinity",
          "1/0",
          "0.0/0",
          "1e308",
          "5e-324",
          "\u2212" + "3",
          "pi",
          "sqrt(",
          "sin(30)",
          "2^-3",
          "^",
          "*",
          "/",
          "(",
          ")",
          "[",
          "]",
          "{",
          "}",
          "<",
          ">",
          ",",
          ", ",
          ";",
          "|",
          "\n",
          "\r\n",
          "\t",
          " ",
          ":",
          "=",
          "::",
          "->",
          "...",
          "\u2026",
          "a.",
          "a",
          "x",
          "y: ",
          "z=",
          "Vector3",
          "Vector3.up",
          "Vec3::ZERO",
          "Vector2(",
          "vec3 ",
          "float[3]",
          "std::vec",
          "&",
          "\"a\"",
          "'",
          "\"",
          "\\",
          "`",
          "_",
          "$1",
          "#",
          "#fff",
          "//",
          "/*",
          "*/",
          "<!--",
          "-->",
          "--",
          "#if 0\n",
          "#endif",
          "@@ -1 +1 @@\n",
          "2024-01-02T10:11:12Z",
          "a.cpp:12",
          "https://a.b/c",
          "SRID=4326;",
          "POINT Z (",
          "POLYGON((",
          "MULTIPOINT",
          "EMPTY",
          "GEOMETRYCOLLECTION(",
          "LINESTRING(0 0, 1 1)",
          "v 1 2 3\n",
          "v nan 1 2\n",
          "v 1e999 0 0\n",
          "f 1 2 3\n",
          "f -1 9 2147483648\n",
          "o \n",
          "g a\n",
          "l 1",
          "vn",
          "shape1: box ",
          "shape2: sphere 1",
          "X_AB ",
          "X_A: ",
          "rpy = 1 2 3 xyz = 1 2 3\n",
          "box.side: 1 2 3",
          "1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1\n",
          "Center: (1, 2, 3), Extents: (1, 1, 1)",
          "Bounds: ",
          "UnityEditor.TransformWorldPlacementJSON:{\"position\":{\"x\":1}}",
          "{\"type\": \"Point\", \"coordinates\": [1, 2]}",
          "{\"type\":\"Feature\",",
          "\"collision-bench-scene\"",
          "// {\n",
          "{\"bodies\": [",
          "{\"shape\": {\"type\": \"sphere\"",
          "<svg ",
          "<rect x=\"1\" width=\"-1\" ",
          "<circle r=\"1e999\"/>",
          "<polygon points=\"1,2 3\"/>",
          "transform=",
          "/>",
          "btVector3(",
          "m_floats = {1, 2, 3, 0}",
          "box(",
          "capsule",
          "normal: ",
          "x y z\n",
          "0 = 1.5, 1 = 2",
          "[0] = 1",
          "half_extents",
          "rotation(1, 2, 3)",
          "python3",
          "/usr/bin/env",
          "a b\\ c",
          "~",
          "C:\\a",
          "\\frac{",
          "\\sqrt",
          "\\vec{a}",
          "_{",
          "^2");

  private static final List<String> ODD =
      List.of(
          "\0",
          "\ud800",
          "\udc00",
          "\ud83d\ude00",
          "\u202e",
          "\ufeff",
          "\ufffe",
          "\uffff",
          "\u0301",
          "\u2028",
          "\u0085",
          "\u00a0",
          "\u3000",
          "\uff11",
          "\uff08",
          "\u0661",
          "\u00b2",
          "\u216b",
          "\u4e2d",
          "\u00df",
          "\u0130",
          "\u001b[31m",
          "\b",
          "\u007f",
          "\ud835\udfce");

  private GeneratedTexts() {}

  /// {@return as many texts, the same ones each time; the last few are long}
  public static Stream<String> of(int count) {
    return Stream.concat(
        IntStream.range(0, count).mapToObj(seed -> text(new Random(seed))),
        Stream.concat(PIECES.stream(), ODD.stream())
            .flatMap(piece ->
                Stream.of(
                    piece.repeat(5000 / piece.length()) + "(1,2,3)",
                    "(1, " + piece.repeat(50) + ", 3)",
                    "(".repeat(300) + piece + ")".repeat(300))));
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    int pieces = 1 + random.nextInt(random.nextInt(8) == 0 ? 60 : 8);
    for (int i = 0; i < pieces; i++) {
      text.append(piece(random));
    }
    int from = random.nextInt(4) == 0 ? random.nextInt(text.length() + 1) : 0;
    return text.substring(from);
  }

  private static String piece(Random random) {
    String piece =
        random.nextInt(6) == 0
            ? ODD.get(random.nextInt(ODD.size()))
            : PIECES.get(random.nextInt(PIECES.size()));
    return switch (random.nextInt(16)) {
      case 0 -> piece.substring(0, random.nextInt(piece.length() + 1));
      case 1 -> piece.repeat(1 + random.nextInt(30));
      case 2 -> "(" + piece + "," + random.nextInt(10) + "," + random.nextDouble() + ")";
      case 3 -> "[" + piece + "]";
      case 4 -> String.valueOf(random.nextGaussian() * 1e3);
      case 5 -> piece + " ";
      default -> piece;
    };
  }
}
