package collisionbench.app.paste;

import java.util.List;

/// How strongly words and counts speak for the forms, from 0 to about 100.
final class FormWords {

  /// Words that begin so are of libraries whose boxes are given by half their size.
  private static final List<String> HALF_SIZED =
      List.of("cuboid", "obb", "geom", "boxshape", "setasbox", "b2", "bt", "px");

  private FormWords() {}

  static int segments(Content c) {
    if (c.is(ShapeWord.SEGMENT)) {
      return 100;
    }
    return c.has(Role.START) && c.has(Role.END) ? 90 : c.count() == 2 ? 40 : 0;
  }

  /// Three points each; the first one may be repeated behind the last.
  static boolean mayBeTriangles(Content c) {
    boolean isClosed = c.count() == 4 && c.points().getFirst().equals(c.points().getLast());
    return c.scalars().isEmpty() && c.count() > 0 && (c.count() % 3 == 0 || isClosed);
  }

  static int triangles(Content c) {
    boolean isOne = c.dimension() == 3 && c.count() == 3;
    return (c.is(ShapeWord.TRIANGLE) ? 100 : 0) + (isOne ? 40 : 0);
  }

  static boolean isArea(Content c) {
    return c.is(ShapeWord.POLYGON) || c.is(ShapeWord.HULL) || c.is(ShapeWord.TRIANGLE);
  }

  static int hull(Content c) {
    boolean isSolid = c.dimension() == 3;
    boolean isNamed = c.is(ShapeWord.HULL) || (isSolid && c.is(ShapeWord.POLYGON));
    return isNamed ? 100 : isSolid ? 30 : 0;
  }

  /// A point and a number each, or the radius alone.
  static boolean mayBeRound(Content c) {
    int numbers = c.scalars().size();
    boolean isRadius = c.is(ShapeWord.ROUND) || c.has(Role.RADIUS);
    return c.count() == 0 ? numbers == 1 && isRadius : c.count() == numbers;
  }

  static int round(Content c) {
    return c.is(ShapeWord.ROUND) ? 100 : c.has(Role.RADIUS) ? 70 : 0;
  }

  static int minMax(Content c) {
    if (c.has(Role.MIN) && c.has(Role.MAX)) {
      return 110;
    }
    return c.is(ShapeWord.BOX) && c.count() == 2 && !c.hasNamedSize() ? 70 : 0;
  }

  static int half(Content c) {
    if (c.has(Role.HALF)) {
      return 105;
    } else if (c.is(ShapeWord.BOX) && c.count() <= 2) {
      return isOfHalfSizes(c) ? 95 : 40;
    }
    return c.has(Role.SIZE) ? 30 : 0;
  }

  private static boolean isOfHalfSizes(Content c) {
    return c.words().stream()
        .anyMatch(part ->
            HALF_SIZED.stream()
                .anyMatch(
                    start -> start.length() > 2 ? part.equals(start) : part.startsWith(start)));
  }

  /// `x`, `y`, `width` and `height` are those of a corner, unless they are called a center.
  static int cornerSize(Content c) {
    boolean isSized = c.words().contains("width") && !c.has(Role.CENTER);
    return isSized ? 98 : 0;
  }

  static int size(Content c) {
    if (c.has(Role.SIZE) && !c.has(Role.HALF)) {
      return 90;
    }
    boolean isBox = c.is(ShapeWord.BOX) && c.count() <= 2;
    return isBox ? (c.count() < 2 ? 80 : 45) : 0;
  }
}
