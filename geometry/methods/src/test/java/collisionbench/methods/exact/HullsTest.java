package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The hull of another shape's corners is that shape, with any interior points and in any order.
class HullsTest {

  private static final long SEED = 20261125;

  /// The number of cases for each way to draw.
  private static final int CASES = 12;

  @ParameterizedTest
  @EnumSource(Kind.class)
  void byTheCornersOfABoxIsTheBox(Kind kind) {
    Random random = new Random(SEED);
    for (int i = 0; i < 5 * CASES; i++) {
      Vec3 half = new Vec3(random.nextInt(3), random.nextInt(3), random.nextInt(3));
      Box box = new Box(new Vec3(random.nextInt(3), random.nextInt(3), 0), half);
      requireSame(box, corners(box), kind.next(Draw.LATTICE, random), random);
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void byThreePointsIsTheTriangle(Kind kind) {
    eachDraw((draw, random) -> {
      Triangle t = (Triangle) Kind.TRIANGLE.next(draw, random);
      requireSame(t, List.of(t.a(), t.b(), t.c()), kind.next(draw, random), random);
    });
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void byTwoPointsIsTheSegment(Kind kind) {
    eachDraw((draw, random) -> {
      Segment s = (Segment) Kind.SEGMENT.next(draw, random);
      requireSame(s, List.of(s.start(), s.end()), kind.next(draw, random), random);
    });
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void byOnePointIsThatPoint(Kind kind) {
    eachDraw((draw, random) -> {
      Vec3 point = ((Segment) Kind.SEGMENT.next(draw, random)).start();
      requireSame(new Sphere(point, 0), List.of(point), kind.next(draw, random), random);
    });
  }

  private static void eachDraw(BiConsumer<Draw, Random> law) {
    Random random = new Random(SEED);
    for (Draw draw : Draw.values()) {
      for (int i = 0; i < CASES; i++) {
        law.accept(draw, random);
      }
    }
  }

  /// The answers are equal for the points alone and for duplicated, shuffled points.
  private static void requireSame(Shape3 shape, List<Vec3> points, Shape3 other, Random random) {
    List<Vec3> doubled = new ArrayList<>(points);
    doubled.addAll(points);
    Collections.shuffle(doubled, random);
    for (Hull hull : List.of(new Hull(points), new Hull(doubled))) {
      String pair = hull + " and " + other;
      assertEquals(Exact3.signedDistance(shape, other), Exact3.signedDistance(hull, other), pair);
      assertEquals(Exact3.overlap(shape, other), Exact3.overlap(hull, other), pair);
      Vec3 motion = new Vec3(random.nextInt(-3, 4), random.nextInt(-3, 4), random.nextInt(-3, 4));
      assertEquals(
          Contact.of(shape, Vec3.ZERO, other, motion),
          Contact.of(hull, Vec3.ZERO, other, motion),
          pair);
      if (other instanceof Segment segment && !(shape instanceof Triangle)) {
        assertEquals(Chord.of(segment, shape), Chord.of(segment, hull), pair);
      }
    }
  }

  /// With points on edges, in faces and inside: means of two, three or four lattice points.
  @ParameterizedTest
  @EnumSource(Kind.class)
  void interiorPointsChangeNothing(Kind kind) {
    Random random = new Random(SEED);
    for (int i = 0; i < 5 * CASES; i++) {
      List<Vec3> points = lattice(random, random.nextInt(1, 9), 4);
      List<Vec3> more = new ArrayList<>(points);
      for (int n = random.nextInt(1, 7); n > 0; n--) {
        Vec3 sum = more.get(random.nextInt(more.size())).plus(any(points, random));
        more.add(sum.times(0.5));
      }
      Collections.shuffle(more, random);
      Shape3 other = kind.next(Draw.LATTICE, random);
      double expected = Exact3.signedDistance(new Hull(points), other);
      assertEquals(expected, Exact3.signedDistance(new Hull(more), other), () -> more.toString());
    }
  }

  private static Vec3 any(List<Vec3> points, Random random) {
    return points.get(random.nextInt(points.size()));
  }

  private static List<Vec3> lattice(Random random, int number, int most) {
    return Stream.generate(() ->
            new Vec3(
                random.nextInt(-most, most + 1),
                random.nextInt(-most, most + 1),
                random.nextInt(-most, most + 1)))
        .limit(number)
        .toList();
  }

  private static List<Vec3> corners(Box box) {
    List<Vec3> corners = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Vec3 sign = new Vec3((i & 1) * 2 - 1, (i & 2) - 1, (i >> 2) * 2 - 1);
      Vec3 h = box.halfExtents();
      corners.add(
          box.center().plus(new Vec3(sign.x() * h.x(), sign.y() * h.y(), sign.z() * h.z())));
    }
    return corners;
  }

  /// Every point is a corner or redundant, no point lies outside a face, each edge has a face on
  /// both sides, and corners plus faces are two more than edges, counting coplanar faces as one.
  @Test
  void surfacesAreClosedAndContainAllPoints() {
    Random random = new Random(SEED);
    int solid = 0;
    for (int i = 0; i < 500; i++) {
      Hull hull = new Hull(lattice(random, random.nextInt(1, 20), i % 4 + 1));
      Cores3 cores = Cores3.of(hull, new Sphere(Vec3.ZERO, 0));
      Core3 core = cores.a();
      if (core.isSolid()) {
        solid++;
        List<BigVec3> points =
            hull.points().stream().map(point -> cores.between(Vec3.ZERO, point)).toList();
        assertTrue(points.containsAll(core.corners()), hull::toString);
        assertTrue(points.stream().allMatch(core::isAround), hull::toString);
        assertEquals(core.edges().size() + 2, core.corners().size() + planes(core), hull::toString);
      }
    }
    assertTrue(solid > 250, "solid: " + solid);
  }

  /// The normals point outwards; exactly those of coplanar faces are parallel.
  private static int planes(Core3 core) {
    List<BigVec3> normals = new ArrayList<>();
    for (Core3.Face face : core.faces()) {
      BigVec3 n = face.normal();
      if (normals.stream().noneMatch(m -> m.cross(n).isZero() && m.dot(n).signum() > 0)) {
        normals.add(n);
      }
    }
    return normals.size();
  }

  @Test
  void manyPointsAreAnsweredInAShortTime() {
    Random random = new Random(256);
    Hull ball = ball(random, 256);
    Shape3 box = new Box(new Vec3(3, 0, 0), new Vec3(1, 1, 1));
    assertTrue(Exact3.signedDistance(ball, box) > 0);
    assertTrue(Exact3.signedDistance(ball.translated(new Vec3(1.5, 0, 0)), box) < 0);
  }

  private static Hull ball(Random random, int number) {
    return new Hull(
        Stream.generate(() ->
                new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian())
                    .unit())
            .limit(number)
            .toList());
  }
}
