package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HullSurfaceTest {

  private static final Vec3 HALF = new Vec3(0.5, 0.5, 0.5);

  /// The arrangements of the points of a hull.
  enum Cloud {
    /// Anywhere on a sphere: each is a corner.
    BALL,
    /// On a coarse lattice: many coplanar, collinear and duplicate.
    COARSE,
    /// On a lattice with few points to a line.
    FINE,
    /// Tenths, which doubles round: near one plane, exactly in another.
    TENTHS,
    /// Coplanar up to the last digits.
    NEARLY_FLAT,
    /// Collinear up to the last digits.
    NEARLY_STRAIGHT,
    /// Coplanar, in upright and other planes.
    FLAT,
    /// Collinear.
    STRAIGHT,
    /// Of all sizes.
    MIXED;

    Vec3 next(Random random) {
      return switch (this) {
        case BALL -> Oracle.gaussian(random).unit();
        case COARSE -> lattice(random, 2);
        case FINE -> lattice(random, 20);
        case TENTHS -> lattice(random, 3).times(0.1);
        case NEARLY_FLAT -> Oracle.gaussian(random).plus(1, new Vec3(1, 1, 0));
        case NEARLY_STRAIGHT -> new Vec3(1, 3, 7).times(random.nextGaussian());
        case FLAT -> inPlane(lattice(random, 4));
        case STRAIGHT -> new Vec3(1, -2, 0).times(random.nextInt(9));
        case MIXED -> Oracle.gaussian(random).times(Math.pow(10, random.nextInt(-12, 3)));
      };
    }

    private static Vec3 inPlane(Vec3 point) {
      return new Vec3(point.x(), point.y(), 2 * point.x() - point.y());
    }

    List<Vec3> points(Random random) {
      int count = random.nextInt(1, random.nextInt(8) == 0 ? 65 : 13);
      List<Vec3> points = Stream.generate(() -> next(random)).limit(count).toList();
      return this == NEARLY_FLAT ? points.stream().map(Cloud::flattened).toList() : points;
    }

    private static Vec3 flattened(Vec3 point) {
      return new Vec3(point.x(), point.y(), 0.3 * point.x() + 0.7 * point.y());
    }
  }

  private static Vec3 lattice(Random random, int most) {
    return new Vec3(
        random.nextInt(-most, most + 1),
        random.nextInt(-most, most + 1),
        random.nextInt(-most, most + 1));
  }

  private interface Law {
    void check(List<Vec3> points, HullSurface surface, Random random);
  }

  private static void forAll(Cloud cloud, Law law) {
    Random random = new Random(31);
    for (int i = 0; i < 200; i++) {
      List<Vec3> points = cloud.points(random);
      law.check(points, new Hull(points).surface(), random);
    }
  }

  /// The sign of the volume of four points, by another formula and without doubles.
  private static int side(Triangle t, Vec3 point) {
    Dyadic3 a = exactly(t.a()).minus(exactly(point));
    Dyadic3 b = exactly(t.b()).minus(exactly(point));
    Dyadic3 c = exactly(t.c()).minus(exactly(point));
    return -a.dot(b.cross(c)).signum();
  }

  private static Dyadic3 exactly(Vec3 v) {
    return Dyadic3.of(v.x(), v.y(), v.z());
  }

  private static Dyadic3 normal(Triangle t) {
    Dyadic3 a = exactly(t.a());
    return exactly(t.b()).minus(a).cross(exactly(t.c()).minus(a));
  }

  @ParameterizedTest
  @EnumSource
  void noPointIsOutside(Cloud cloud) {
    forAll(
        cloud,
        (points, surface, _) -> {
          for (Triangle face : surface.faces()) {
            for (Vec3 point : points) {
              int side = side(face, point);
              assertTrue(surface.isFlat() ? side == 0 : side <= 0, () -> points + " see " + face);
            }
          }
        });
  }

  /// Each edge of a triangle is the reversed edge of another one, and an edge of the hull if and
  /// only if the two are not coplanar.
  @ParameterizedTest
  @EnumSource
  void surfaceIsClosedAndEdgesAreWhereItBends(Cloud cloud) {
    forAll(
        cloud,
        (points, surface, _) -> {
          Set<Segment> edges = new HashSet<>(surface.edges());
          surface.edges().forEach(edge -> edges.add(edge.reversed()));
          assertEquals(2 * surface.edges().size(), edges.size(), points::toString);
          List<Segment> all = sides(surface).toList();
          for (Triangle face : surface.faces()) {
            for (int i = 0; i < 3; i++) {
              Segment edge = face.edge(i);
              assertEquals(1, Collections.frequency(all, edge), points::toString);
              List<Triangle> across = across(surface, edge);
              boolean bends = across.isEmpty() || isBent(face, across.getFirst());
              assertTrue(surface.isFlat() || across.size() == 1, points::toString);
              assertEquals(bends, edges.contains(edge), () -> points + " at " + edge);
            }
          }
        });
  }

  private static Stream<Segment> sides(HullSurface surface) {
    return surface.faces().stream().flatMap(f -> Stream.of(f.edge(0), f.edge(1), f.edge(2)));
  }

  private static List<Triangle> across(HullSurface surface, Segment edge) {
    Segment back = edge.reversed();
    return surface.faces().stream()
        .filter(f -> f.edge(0).equals(back) || f.edge(1).equals(back) || f.edge(2).equals(back))
        .toList();
  }

  private static boolean isBent(Triangle face, Triangle other) {
    return Stream.of(other.a(), other.b(), other.c()).anyMatch(p -> side(face, p) != 0);
  }

  /// Euler's formula, with coplanar faces counted as one; flat hulls have one face, degenerate ones
  /// none.
  @ParameterizedTest
  @EnumSource
  void satisfiesEulersFormula(Cloud cloud) {
    forAll(
        cloud,
        (points, surface, _) -> {
          List<Dyadic3> planes = new ArrayList<>();
          for (Triangle face : surface.faces()) {
            Dyadic3 n = normal(face);
            if (planes.stream().noneMatch(m -> m.cross(n).isZero() && isAlong(m, n))) {
              planes.add(n);
            }
          }
          int corners = surface.corners().size();
          int left = corners - surface.edges().size() + planes.size();
          assertEquals(surface.isFlat() ? 1 : 2, left, points::toString);
        });
  }

  private static boolean isAlong(Dyadic3 m, Dyadic3 n) {
    return m.dot(n).compareTo(Dyadic.ZERO) > 0;
  }

  /// Removing a corner changes the hull; removing any other point does not.
  @ParameterizedTest
  @EnumSource
  void cornersAreNecessary(Cloud cloud) {
    forAll(
        cloud,
        (points, surface, _) -> {
          assertTrue(points.containsAll(surface.corners()), points::toString);
          assertEquals(Set.copyOf(surface.corners()).size(), surface.corners().size());
          assertEquals(surface, new Hull(surface.corners()).surface(), points::toString);
          for (Vec3 corner : surface.corners().size() == 1 ? List.<Vec3>of() : surface.corners()) {
            List<Vec3> without = new ArrayList<>(surface.corners());
            without.remove(corner);
            HullSurface rest = new Hull(without).surface();
            assertEquals(Set.copyOf(without), Set.copyOf(rest.corners()), points::toString);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void ignoresOrderInteriorPointsAndDuplicates(Cloud cloud) {
    forAll(
        cloud,
        (points, surface, random) -> {
          List<Vec3> more = new ArrayList<>(points);
          more.add(points.get(random.nextInt(points.size())));
          if (cloud == Cloud.COARSE || cloud == Cloud.FLAT || cloud == Cloud.STRAIGHT) {
            Vec3 other = points.get(random.nextInt(points.size()));
            more.add(points.getFirst().towards(other, 0.5));
          }
          Collections.shuffle(more, random);
          assertEquals(surface, new Hull(more).surface(), points::toString);
        });
  }

  @Test
  void ofABoxIsTheBox() {
    List<Vec3> corners = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      corners.add(new Vec3(i & 1, i >> 1 & 1, i >> 2));
    }
    List<Vec3> points = new ArrayList<>(corners);
    points.addAll(List.of(HALF, new Vec3(0.5, 0, 0), new Vec3(0.5, 0.5, 1)));
    HullSurface surface = new Hull(points).surface();
    assertEquals(Set.copyOf(corners), Set.copyOf(surface.corners()));
    assertEquals(12, surface.edges().size());
    assertTrue(surface.edges().stream().allMatch(e -> e.start().distanceSquared(e.end()) == 1));
    assertEquals(12, surface.faces().size());
  }

  @Test
  void ofASquareIsItsOutline() {
    Vec3 xy = new Vec3(1, 1, 0);
    Vec3 half = new Vec3(1, 0.5, 0);
    HullSurface surface = new Hull(List.of(xy, Vec3.X, half, Vec3.Y, Vec3.ZERO, Vec3.X)).surface();
    assertEquals(Set.of(Vec3.ZERO, Vec3.X, Vec3.Y, xy), Set.copyOf(surface.corners()));
    assertEquals(4, surface.edges().size());
    assertEquals(2, surface.faces().size());
    assertTrue(surface.isFlat());
  }

  @Test
  void ofALineIsItsEnds() {
    HullSurface surface = new Hull(List.of(HALF, Vec3.ZERO, HALF.times(3), HALF)).surface();
    assertEquals(List.of(new Segment(Vec3.ZERO, HALF.times(3))), surface.edges());
    assertEquals(List.of(), surface.faces());
    assertTrue(surface.isFlat());
  }

  @Test
  void ofAPointIsThatPoint() {
    HullSurface surface = new Hull(List.of(new Vec3(0.0, 1, 2), new Vec3(-0.0, 1, 2))).surface();
    assertEquals(new HullSurface(List.of(new Vec3(0, 1, 2)), List.of(), List.of()), surface);
    assertTrue(surface.isFlat());
  }

  @Test
  void isComputedOnceAndChangesNeitherEqualityNorText() {
    List<Vec3> points = List.of(Vec3.ZERO, Vec3.X, Vec3.Y, Vec3.Z);
    Hull asked = new Hull(points);
    assertSame(asked.surface(), asked.surface());
    Hull other = new Hull(points);
    assertEquals(other, asked);
    assertEquals(other.hashCode(), asked.hashCode());
    assertEquals("Hull[points=" + points + "]", asked.toString());
    assertNotEquals(new Hull(points.subList(0, 3)), asked);
  }

  @Test
  void ofTheMaximumNumberOfPoints() {
    Random random = new Random(256);
    Supplier<Vec3> onBall = () -> Cloud.BALL.next(random);
    HullSurface surface = new Hull(Stream.generate(onBall).limit(256).toList()).surface();
    assertEquals(256, surface.corners().size());
    assertEquals(3 * 254, surface.edges().size());
    assertEquals(2 * 254, surface.faces().size());
  }

  /// Squares and cubes of these leave the range of doubles.
  @ParameterizedTest
  @EnumSource
  void isIndependentOfSize(Cloud cloud) {
    forAll(
        cloud,
        (points, surface, random) -> {
          int power = random.nextBoolean() ? 900 : -800;
          Hull scaled = (Hull) Oracle.scaled(new Hull(points), power);
          List<Vec3> corners =
              surface.corners().stream().map(p -> Oracle.scaled(p, power)).toList();
          assertEquals(corners, scaled.surface().corners(), points::toString);
          assertEquals(surface.edges().size(), scaled.surface().edges().size(), points::toString);
        });
  }
}
