package collisionbench.geometry.plane.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.KnownStretch;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.overlap.Overlap2;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Segments and exactly rotated shapes: along edges, arcs and tangents, through corners and just
/// past them. Shape and segment have small whole coordinates in their own frame, where the answer
/// is known, and are then rotated and scaled exactly to a direction like 3-4-5.
///
/// `-Dgeometry.sticks=20000` for more of each kind.
class KnownCrossingsTest {

  private static final int STICKS = Integer.getInteger("geometry.sticks", 500);

  /// Legs and hypotenuse.
  private static final int[][] TURNS = {
    {1, 0, 1},
    {0, 1, 1},
    {3, 4, 5},
    {-3, 4, 5},
    {4, -3, 5},
    {5, 12, 13},
    {-8, 15, 17},
    {-20, -21, 29}
  };

  private record Pose(int x, int y, int stretch, Vec2 by, double unit) {

    static Pose of(Random random) {
      int[] turn = TURNS[random.nextInt(TURNS.length)];
      Vec2 by = new Vec2(random.nextInt(-9, 10), random.nextInt(-9, 10));
      return new Pose(turn[0], turn[1], turn[2], by, Math.scalb(1.0, random.nextInt(-6, 3)));
    }

    Vec2 direction() {
      return new Vec2(x, y);
    }

    Vec2 at(int[] p) {
      return new Vec2((double) x * p[0] - y * p[1], (double) y * p[0] + x * p[1])
          .plus(by)
          .times(unit);
    }

    double length(int own) {
      return own * stretch * unit;
    }
  }

  private record Case(Shape2 shape, KnownStretch known) {}

  enum Family {
    QUARTER,
    HALF,
    THREE_QUARTERS,
    CIRCLE,
    CAPSULE,
    RECTANGLE,
    TRIANGLE
  }

  private static long dot(int[] a, int[] b) {
    return (long) a[0] * b[0] + (long) a[1] * b[1];
  }

  private static KnownStretch disc(int centerX, int radius, int[] p, int[] q) {
    int[] from = {p[0] - centerX, p[1]};
    int[] along = {q[0] - p[0], q[1] - p[1]};
    return KnownStretch.ALL.below(
        dot(along, along), 2 * dot(from, along), dot(from, from) - (long) radius * radius);
  }

  private static Case sector(Pose pose, Family family, int radius, int[] p, int[] q) {
    KnownStretch disc = disc(0, radius, p, q);
    KnownStretch above = disc.above(p[0] + p[1], q[0] + q[1]);
    KnownStretch below = disc.above(p[0] - p[1], q[0] - q[1]);
    KnownStretch known =
        switch (family) {
          case QUARTER -> above.above(p[0] - p[1], q[0] - q[1]);
          case HALF -> disc.above(p[0], q[0]);
          default -> above.hull(below);
        };
    double angle =
        switch (family) {
          case QUARTER -> Math.PI / 2;
          case HALF -> Math.PI;
          default -> 1.5 * Math.PI;
        };
    Vec2 center = pose.at(new int[2]);
    return new Case(new Sector(center, pose.length(radius), pose.direction(), angle), known);
  }

  /// Along x in its own frame.
  private static Case capsule(Pose pose, int half, int radius, int[] p, int[] q) {
    KnownStretch box = rectangle(half, radius, p, q);
    return new Case(
        new Capsule2(
            pose.at(new int[] {-half, 0}), pose.at(new int[] {half, 0}), pose.length(radius)),
        disc(-half, radius, p, q).hull(disc(half, radius, p, q)).hull(box));
  }

  private static KnownStretch rectangle(int width, int height, int[] p, int[] q) {
    return KnownStretch.ALL
        .above(width - p[0], width - q[0])
        .above(width + p[0], width + q[0])
        .above(height - p[1], height - q[1])
        .above(height + p[1], height + q[1]);
  }

  private static Case rectangle(Pose pose, int[] size, int[] p, int[] q) {
    List<Vec2> corners =
        List.of(
            pose.at(new int[] {-size[0], -size[1]}),
            pose.at(new int[] {size[0], -size[1]}),
            pose.at(size),
            pose.at(new int[] {-size[0], size[1]}));
    return new Case(new Polygon(corners), rectangle(size[0], size[1], p, q));
  }

  private static Case triangle(Pose pose, int[] size, int[] p, int[] q) {
    int[][] corners = {{-size[0], 0}, {size[0], -1}, {1, size[1]}};
    KnownStretch known = KnownStretch.ALL;
    for (int i = 0; i < 3; i++) {
      int[] from = corners[i];
      int[] to = corners[(i + 1) % 3];
      known = known.above(area(from, to, p), area(from, to, q));
    }
    return new Case(
        new Polygon(List.of(pose.at(corners[0]), pose.at(corners[1]), pose.at(corners[2]))), known);
  }

  private static long area(int[] a, int[] b, int[] c) {
    return (long) (b[0] - a[0]) * (c[1] - a[1]) - (long) (b[1] - a[1]) * (c[0] - a[0]);
  }

  private static Case next(Family family, Pose pose, int[] size, int[] p, int[] q) {
    return switch (family) {
      case QUARTER, HALF, THREE_QUARTERS -> sector(pose, family, size[0], p, q);
      case CIRCLE ->
          new Case(new Circle(pose.at(new int[2]), pose.length(size[0])), disc(0, size[0], p, q));
      case CAPSULE -> capsule(pose, size[0], size[1], p, q);
      case RECTANGLE -> rectangle(pose, size, p, q);
      case TRIANGLE -> triangle(pose, size, p, q);
    };
  }

  private static int[] point(Random random, int[] size) {
    int[] p = new int[2];
    for (int axis = 0; axis < 2; axis++) {
      p[axis] =
          switch (random.nextInt(6)) {
            case 0 -> size[axis];
            case 1 -> -size[axis];
            case 2 -> 0;
            default -> random.nextInt(-2 * size[axis] - 3, 2 * size[axis] + 4);
          };
    }
    return p;
  }

  /// The other end of a segment along an edge, or anywhere.
  private static int[] other(int[] p, int[] size, Random random) {
    int delta = random.nextInt(-9, 10);
    int[] q = point(random, size);
    return switch (random.nextInt(6)) {
      case 0 -> new int[] {p[0] + delta, p[1]};
      case 1 -> new int[] {p[0], p[1] + delta};
      case 2 -> new int[] {p[0] + delta, p[1] + delta};
      case 3 -> new int[] {p[0] + delta, p[1] - delta};
      default -> q;
    };
  }

  @ParameterizedTest
  @EnumSource(Family.class)
  void caseAndParametersEqualTheExactAnswer(Family family) {
    Random random = new Random(family.name().hashCode());
    int points = 0;
    int stretches = 0;
    for (int i = 0; i < STICKS; i++) {
      Pose pose = Pose.of(random);
      int[] size = {random.nextInt(1, 7), random.nextInt(1, 7)};
      int[] p = point(random, size);
      p[1] = random.nextInt(4) == 0 ? (random.nextBoolean() ? p[0] : -p[0]) : p[1];
      int[] q = other(p, size, random);
      Case truth = next(family, pose, size, p, q);
      Segment2 stick = new Segment2(pose.at(p), pose.at(q));
      Crossing2 crossing = Crossing2.of(stick, truth.shape);
      check(stick, truth, crossing, "stick " + i + ": " + stick + " and " + truth.shape);
      points += crossing instanceof Crossing2.Point ? 1 : 0;
      stretches += crossing instanceof Crossing2.Span ? 1 : 0;
    }
    assertTrue(points > STICKS / 50 && stretches > STICKS / 20, points + ", " + stretches);
  }

  private static void check(Segment2 stick, Case truth, Crossing2 crossing, String what) {
    String answer = what + " cross in " + crossing + " and not in " + truth.known;
    assertEquals(!truth.known.isNone(), Overlap2.test(stick, truth.shape), answer);
    switch (crossing) {
      case Crossing2.None() -> assertTrue(truth.known.isNone(), answer);
      case Crossing2.Point p -> {
        boolean length = !stick.start().equals(stick.end());
        assertTrue(length ? truth.known.isPoint() : p.t() == 0, answer);
        assertTrue(!length || truth.known.isAt(p.t(), p.t()), answer);
      }
      case Crossing2.Span s -> {
        assertTrue(!truth.known.isPoint(), answer);
        assertTrue(truth.known.isAt(s.enter(), s.exit()), answer);
      }
      case Crossing2.Overlap _ -> throw new AssertionError(answer);
    }
  }

  /// The interval extends a sixtieth of the root of ten on either side of its middle.
  @Test
  void segmentInTheEdgeOfATiltedHalfDisc() {
    Sector half = new Sector(new Vec2(3, 3), 1, new Vec2(-3, 1), Math.PI);
    Segment2 stick = new Segment2(new Vec2(4, 6), new Vec2(0, -6));
    Crossing2.Span span = assertInstanceOf(Crossing2.Span.class, Crossing2.of(stick, half));
    assertEquals(0.25 - Math.sqrt(0.1) / 4, span.enter(), 1e-15);
    assertEquals(0.25 + Math.sqrt(0.1) / 4, span.exit(), 1e-15);
  }
}
