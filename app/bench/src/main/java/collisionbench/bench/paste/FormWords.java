package collisionbench.bench.paste;

import java.util.Collections;
import java.util.List;

/// How strongly words and counts speak for the forms, from 0 to about 100; less than 0 where a form
/// does not fit.
final class FormWords {

  private static final int NEVER = -1;

  /// Words of libraries whose boxes are given by half their size.
  private static final List<String> HALF_SIZED =
      List.of("cuboid", "obb", "geom", "boxshape", "setasbox", "b2makebox", "bt", "px");

  private FormWords() {}

  static int segments(Content c) {
    if (c.is(ShapeWord.SEGMENT)) {
      return 100;
    }
    return c.has(Role.START) && c.has(Role.END) ? 90 : c.count() == 2 ? 40 : 0;
  }

  static int ray(Content c) {
    boolean isNamed = c.is(ShapeWord.RAY) || c.has(Role.DIRECTION);
    return c.count() != 2 ? NEVER : isNamed ? 100 : 0;
  }

  static int polygon(Content c) {
    boolean isArea = c.is(ShapeWord.POLYGON) || c.is(ShapeWord.HULL) || c.is(ShapeWord.TRIANGLE);
    return c.dimension() == 3 ? NEVER : isArea ? 100 : 15;
  }

  static int triangles(Content c) {
    boolean isOne = c.dimension() == 3 && c.count() == 3;
    return (c.is(ShapeWord.TRIANGLE) ? 100 : 0) + (isOne ? 40 : 0);
  }

  static int hull(Content c) {
    boolean isSolid = c.dimension() == 3;
    boolean isNamed = c.is(ShapeWord.HULL) || (isSolid && c.is(ShapeWord.POLYGON));
    return c.count() <= c.dimension() ? NEVER : isNamed ? 100 : isSolid ? 30 : 0;
  }

  static int round(Content c) {
    return c.is(ShapeWord.ROUND) ? 100 : c.has(Role.RADIUS) ? 70 : unlessAlone(c);
  }

  static int capsule(Content c) {
    return !c.axis().isEmpty() ? NEVER : c.is(ShapeWord.CAPSULE) ? 100 : 20;
  }

  /// Numbers without points are a shape only if words say so.
  static int unlessAlone(Content c) {
    return c.count() == 0 ? NEVER : 0;
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
      return Collections.disjoint(HALF_SIZED, c.words()) ? 40 : 95;
    }
    return c.has(Role.SIZE) ? 30 : 0;
  }

  static int size(Content c) {
    if (c.has(Role.SIZE) && !c.has(Role.HALF)) {
      return 90;
    }
    boolean isBox = c.is(ShapeWord.BOX) && c.count() <= 2;
    return isBox ? (c.count() < 2 ? 80 : 45) : 0;
  }

  /// In the plane, `x`, `y`, `width` and `height` are those of a corner, unless they are called a
  /// center. Godot prints `P` and `S`.
  static int cornerSize(Content c) {
    boolean isCorner =
        c.words().contains(c.dimension() == 2 ? "width" : "boundsint")
            || (c.has(Role.MIN) && c.has(Role.SIZE));
    boolean mayBeCorner = c.words().containsAll(List.of("p", "s"));
    return c.has(Role.CENTER) ? 0 : isCorner ? 98 : mayBeCorner ? 60 : 0;
  }
}
