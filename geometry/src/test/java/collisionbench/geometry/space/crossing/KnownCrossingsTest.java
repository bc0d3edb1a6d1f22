package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.KnownStretch;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Segments and exactly rotated shapes: in faces and plates, along edges, curved sides and spheres,
/// through corners and just past them. Shape and segment have small whole coordinates in their own
/// frame, where the answer is known, and are then rotated and scaled exactly by a quaternion of
/// small whole numbers.
///
/// `-Dgeometry.sticks=20000` for more of each kind.
class KnownCrossingsTest {

  private static final int STICKS = Integer.getInteger("geometry.sticks", 500);

  /// A rotation, a scaling by the squared length of its quaternion, and a translation.
  private record Pose(int i, int j, int k, int r, Vec3 by, double unit) {

    static Pose of(Random random) {
      while (true) {
        Pose pose =
            new Pose(
                random.nextInt(-2, 3),
                random.nextInt(-2, 3),
                random.nextInt(-2, 3),
                random.nextInt(-2, 4),
                new Vec3(random.nextInt(-9, 10), random.nextInt(-9, 10), random.nextInt(-9, 10)),
                Math.scalb(1.0, random.nextInt(-6, 3)));
        if (pose.stretch() > 0) {
          return pose;
        }
      }
    }

    int stretch() {
      return i * i + j * j + k * k + r * r;
    }

    Rotation rotation() {
      return new Rotation(i, j, k, r);
    }

    Vec3 at(int[] p) {
      double x =
          (r * r + i * i - j * j - k * k) * p[0]
              + 2 * (i * j - r * k) * p[1]
              + 2 * (i * k + r * j) * p[2];
      double y =
          2 * (i * j + r * k) * p[0]
              + (r * r + j * j - i * i - k * k) * p[1]
              + 2 * (j * k - r * i) * p[2];
      double z =
          2 * (i * k - r * j) * p[0]
              + 2 * (j * k + r * i) * p[1]
              + (r * r + k * k - i * i - j * j) * p[2];
      return new Vec3(x, y, z).plus(by).times(unit);
    }

    double length(int own) {
      return own * stretch() * unit;
    }
  }

  private record Case(Shape3 shape, KnownStretch known) {}

  enum Family {
    BOX,
    PLATE,
    ROD,
    SPHERE,
    CAPSULE,
    TRIANGLE
  }

  private static int[] point(Random random, int... special) {
    int[] p = new int[3];
    for (int axis = 0; axis < 3; axis++) {
      int size = special[axis];
      p[axis] =
          switch (random.nextInt(6)) {
            case 0 -> size;
            case 1 -> -size;
            case 2 -> 0;
            default -> random.nextInt(-2 * size - 3, 2 * size + 4);
          };
    }
    return p;
  }

  private static Case box(Pose pose, int[] half, int[] p, int[] q) {
    KnownStretch known = KnownStretch.ALL;
    for (int axis = 0; axis < 3; axis++) {
      known =
          known
              .above(half[axis] - p[axis], half[axis] - q[axis])
              .above(half[axis] + p[axis], half[axis] + q[axis]);
    }
    Vec3 halves = new Vec3(pose.length(half[0]), pose.length(half[1]), pose.length(half[2]));
    return new Case(new Box(pose.at(new int[3]), halves, pose.rotation()), known);
  }

  private static long dot(int[] a, int[] b) {
    return (long) a[0] * b[0] + (long) a[1] * b[1] + (long) a[2] * b[2];
  }

  private static int[] minus(int[] a, int[] b) {
    return new int[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static KnownStretch ball(int[] center, int radius, int[] p, int[] q) {
    int[] from = minus(p, center);
    int[] along = minus(q, p);
    return KnownStretch.ALL.below(
        dot(along, along), 2 * dot(from, along), dot(from, from) - (long) radius * radius);
  }

  private static Case sphere(Pose pose, int radius, int[] p, int[] q) {
    int[] center = new int[3];
    return new Case(new Sphere(pose.at(center), pose.length(radius)), ball(center, radius, p, q));
  }

  /// Along z in its own frame.
  private static Case capsule(Pose pose, int half, int radius, int[] p, int[] q) {
    int[] start = {0, 0, -half};
    int[] end = {0, 0, half};
    int[] fromAxis = {p[0], p[1], 0};
    int[] along = {q[0] - p[0], q[1] - p[1], 0};
    KnownStretch mantle =
        KnownStretch.ALL
            .below(
                dot(along, along),
                2 * dot(fromAxis, along),
                dot(fromAxis, fromAxis) - (long) radius * radius)
            .above(half - p[2], half - q[2])
            .above(half + p[2], half + q[2]);
    return new Case(
        new Capsule(pose.at(start), pose.at(end), pose.length(radius)),
        ball(start, radius, p, q).hull(ball(end, radius, p, q)).hull(mantle));
  }

  /// In the plane z = 0 of its own frame.
  private static Case triangle(Pose pose, int[][] corners, int[] p, int[] q) {
    long area = area(corners[0], corners[1], corners[2]);
    KnownStretch known = KnownStretch.ALL.above(p[2], q[2]).above(-p[2], -q[2]);
    for (int i = 0; i < 3; i++) {
      int[] from = corners[i];
      int[] to = corners[(i + 1) % 3];
      known = known.above(area * area(from, to, p), area * area(from, to, q));
    }
    return new Case(
        new Triangle(pose.at(corners[0]), pose.at(corners[1]), pose.at(corners[2])), known);
  }

  private static long area(int[] a, int[] b, int[] c) {
    return (long) (b[0] - a[0]) * (c[1] - a[1]) - (long) (b[1] - a[1]) * (c[0] - a[0]);
  }

  private static Case next(Family family, Pose pose, Random random, int[] p, int[] q, int[] size) {
    return switch (family) {
      case BOX, PLATE, ROD -> box(pose, size, p, q);
      case SPHERE -> sphere(pose, size[0], p, q);
      case CAPSULE -> capsule(pose, size[2], size[0], p, q);
      case TRIANGLE -> {
        int[][] corners = new int[3][];
        do {
          for (int i = 0; i < 3; i++) {
            corners[i] = new int[] {random.nextInt(-6, 7), random.nextInt(-6, 7), 0};
          }
        } while (area(corners[0], corners[1], corners[2]) == 0);
        yield triangle(pose, corners, p, q);
      }
    };
  }

  private static int[] size(Family family, Random random) {
    int[] size = {random.nextInt(1, 7), random.nextInt(1, 7), random.nextInt(1, 7)};
    switch (family) {
      case PLATE -> size[random.nextInt(3)] = 0;
      case ROD -> {
        int left = random.nextInt(3);
        size[(left + 1) % 3] = 0;
        size[(left + 2) % 3] = 0;
      }
      case SPHERE -> {
        size[1] = size[0];
        size[2] = size[0];
      }
      case CAPSULE -> size[1] = size[0];
      case TRIANGLE -> size[2] = 0;
      case BOX -> {}
    }
    return size;
  }

  @ParameterizedTest
  @EnumSource(Family.class)
  void caseAndParametersEqualTheExactAnswer(Family family) {
    Random random = new Random(family.name().hashCode());
    int points = 0;
    int stretches = 0;
    for (int i = 0; i < STICKS; i++) {
      Pose pose = Pose.of(random);
      int[] size = size(family, random);
      int[] p = point(random, size);
      int[] q = point(random, size);
      // In a face, a plate or a plane, along a curved side or a tangent.
      int axis = random.nextInt(3);
      q[axis] = random.nextBoolean() ? p[axis] : q[axis];
      Case truth = next(family, pose, random, p, q, size);
      Segment stick = new Segment(pose.at(p), pose.at(q));
      check(stick, truth, "stick " + i + ": " + stick + " and " + truth.shape);
      Crossing3 crossing = Crossing3.of(stick, truth.shape);
      points += crossing instanceof Crossing3.Point ? 1 : 0;
      stretches += crossing instanceof Crossing3.Span ? 1 : 0;
    }
    assertTrue(points > STICKS / 50 && stretches > STICKS / 20, points + ", " + stretches);
  }

  private static void check(Segment stick, Case truth, String what) {
    Crossing3 crossing = Crossing3.of(stick, truth.shape);
    String answer = what + " cross in " + crossing + " and not in " + truth.known;
    assertEquals(!truth.known.isNone(), Overlap3.test(stick, truth.shape), answer);
    switch (crossing) {
      case Crossing3.None() -> assertTrue(truth.known.isNone(), answer);
      case Crossing3.Point p -> {
        boolean length = !stick.start().equals(stick.end());
        assertTrue(length ? truth.known.isPoint() : p.t() == 0, answer);
        assertTrue(!length || truth.known.isAt(p.t(), p.t()), answer);
      }
      case Crossing3.Span s -> {
        assertTrue(!truth.known.isPoint(), answer);
        assertTrue(truth.known.isAt(s.enter(), s.exit()), answer);
      }
      case Crossing3.Overlap _ -> throw new AssertionError(answer);
    }
  }

  @Test
  void segmentInTheFaceOfATiltedBox() {
    Box box = new Box(Vec3.ZERO, new Vec3(5, 10, 5), new Rotation(0, 0, 1, 2));
    Segment stick = new Segment(new Vec3(-13, 16, 5), new Vec3(3, 4, -5));
    assertEquals(
        new Crossing3.Span(0.5, 1, new Vec3(-5, 10, 0), new Vec3(3, 4, -5)),
        Crossing3.of(stick, box));
  }

  @Test
  void segmentInATiltedPlate() {
    Box plate = new Box(Vec3.ZERO, new Vec3(1, 0, 4), new Rotation(2, -1, 1, 3));
    Segment stick = new Segment(Vec3.ZERO, new Vec3(2, -2, 3));
    assertEquals(
        new Crossing3.Span(0, 0.3125, Vec3.ZERO, new Vec3(0.625, -0.625, 0.9375)),
        Crossing3.of(stick, plate));
  }
}
