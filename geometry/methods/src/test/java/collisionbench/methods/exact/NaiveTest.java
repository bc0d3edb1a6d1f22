package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// An independent computation for shapes with small whole numbers: convex sets are separate if and
/// only if some direction separates them, and for polytopes one of a few directions does. Products
/// of small whole numbers are exact in doubles.
class NaiveTest {

  private static final List<Vec3> AXES = List.of(Vec3.X, Vec3.Y, Vec3.Z);

  @Test
  void polytopesOfSmallWholeNumbers() {
    Random random = new Random(20261121);
    int touching = 0;
    for (int i = 0; i < 3000; i++) {
      Shape3 a = polytope(random);
      Shape3 b = polytope(random);
      boolean expected = noDirectionSeesAGap(corners(a), corners(b));
      assertEquals(expected, Exact3.overlap(a, b), () -> a + " and " + b);
      touching += expected ? 1 : 0;
    }
    assertTrue(touching > 500 && touching < 2500, "touching: " + touching);
  }

  /// A sphere or capsule with whole coordinates, and the least squared distance of its axis from a
  /// box: in the frame of the box each coordinate is clamped separately.
  @Test
  void spheresAndBoxesOfSmallWholeNumbers() {
    Random random = new Random(20261122);
    for (int i = 0; i < 2000; i++) {
      Box box = new Box(point(random, 3), new Vec3(size(random), size(random), size(random)));
      Sphere sphere = new Sphere(point(random, 5), size(random));
      Vec3 way = sphere.center().minus(box.center());
      double x = Math.max(0, Math.abs(way.x()) - box.halfExtents().x());
      double y = Math.max(0, Math.abs(way.y()) - box.halfExtents().y());
      double z = Math.max(0, Math.abs(way.z()) - box.halfExtents().z());
      boolean expected = x * x + y * y + z * z <= sphere.radius() * sphere.radius();
      assertEquals(expected, Exact3.overlap(sphere, box), () -> sphere + " and " + box);
    }
  }

  /// The squared distance from the origin to the line through two points is `|p x q|^2 / |q -
  /// p|^2`.
  @Test
  void spheresAndCapsulesOfSmallWholeNumbers() {
    Random random = new Random(20261123);
    for (int i = 0; i < 2000; i++) {
      Vec3 p = point(random, 5);
      Vec3 q = point(random, 5);
      Sphere sphere = new Sphere(Vec3.ZERO, size(random));
      Capsule capsule = new Capsule(p, q, size(random));
      double reach = sphere.radius() + capsule.radius();
      Vec3 way = q.minus(p);
      boolean isBeside = -p.dot(way) > 0 && q.dot(way) > 0;
      boolean expected =
          isBeside
              ? p.cross(q).lengthSquared() <= reach * reach * way.lengthSquared()
              : Math.min(p.lengthSquared(), q.lengthSquared()) <= reach * reach;
      assertEquals(expected, Exact3.overlap(sphere, capsule), () -> sphere + " and " + capsule);
    }
  }

  private static Shape3 polytope(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> new Segment(point(random, 2), point(random, 2));
      case 1 -> new Triangle(point(random, 2), point(random, 2), point(random, 2));
      case 2 -> hull(random);
      default -> new Box(point(random, 2), new Vec3(size(random), size(random), size(random)));
    };
  }

  private static Hull hull(Random random) {
    return new Hull(Stream.generate(() -> point(random, 2)).limit(random.nextInt(1, 7)).toList());
  }

  private static double size(Random random) {
    return random.nextInt(3);
  }

  private static Vec3 point(Random random, int most) {
    return new Vec3(
        random.nextInt(-most, most + 1),
        random.nextInt(-most, most + 1),
        random.nextInt(-most, most + 1));
  }

  private static List<Vec3> corners(Shape3 shape) {
    return switch (shape) {
      case Segment s -> List.of(s.start(), s.end());
      case Triangle t -> List.of(t.a(), t.b(), t.c());
      case Box b -> corners(b);
      case Hull h -> h.points();
      case Sphere s -> List.of(s.center());
      case Capsule c -> List.of(c.start(), c.end());
    };
  }

  private static List<Vec3> corners(Box box) {
    List<Vec3> corners = new ArrayList<>();
    for (int x = -1; x <= 1; x += 2) {
      for (int y = -1; y <= 1; y += 2) {
        for (int z = -1; z <= 1; z += 2) {
          Vec3 h = box.halfExtents();
          corners.add(box.center().plus(new Vec3(x * h.x(), y * h.y(), z * h.z())));
        }
      }
    }
    return corners;
  }

  /// Tests all differences of corners of one shape, all perpendiculars of two of these, and all
  /// perpendiculars of two of all those: more than enough, even for flat shapes.
  private static boolean noDirectionSeesAGap(List<Vec3> a, List<Vec3> b) {
    Set<Vec3> edges = new LinkedHashSet<>(AXES);
    addWays(a, edges);
    addWays(b, edges);
    Set<Vec3> directions = new LinkedHashSet<>(crosses(edges));
    directions.addAll(edges);
    if (isFlat(edges, a, b)) {
      directions.addAll(crosses(directions));
    }
    return directions.stream()
        .allMatch(n -> most(a, n) >= least(b, n) && most(b, n) >= least(a, n));
  }

  /// {@return whether both lie in parallel planes}
  private static boolean isFlat(Set<Vec3> edges, List<Vec3> a, List<Vec3> b) {
    return crosses(edges).stream()
        .anyMatch(n -> most(a, n) == least(a, n) && most(b, n) == least(b, n));
  }

  private static void addWays(List<Vec3> corners, Set<Vec3> ways) {
    for (int i = 0; i < corners.size(); i++) {
      for (int j = 0; j < i; j++) {
        ways.add(corners.get(i).minus(corners.get(j)));
      }
    }
  }

  private static Set<Vec3> crosses(Set<Vec3> vectors) {
    Set<Vec3> crosses = new LinkedHashSet<>();
    List<Vec3> list = List.copyOf(vectors);
    for (int i = 0; i < list.size(); i++) {
      for (int j = 0; j < i; j++) {
        crosses.add(list.get(i).cross(list.get(j)));
      }
    }
    crosses.remove(Vec3.ZERO);
    return crosses;
  }

  private static double most(List<Vec3> corners, Vec3 n) {
    return corners.stream().mapToDouble(n::dot).max().orElseThrow();
  }

  private static double least(List<Vec3> corners, Vec3 n) {
    return corners.stream().mapToDouble(n::dot).min().orElseThrow();
  }
}
