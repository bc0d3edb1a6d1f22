package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A hull of another shape's corners answers like that shape, and interior points change nothing.
class HullTest {

  private static final int CASES = 60;

  static Stream<Arguments> kindsAndDraws() {
    return Stream.of(Kind.values())
        .flatMap(kind -> Stream.of(Kind.Draw.values()).map(draw -> Arguments.of(kind, draw)));
  }

  private interface Law {
    void check(Shape3 other, Random random);
  }

  private static void forAll(Kind kind, Kind.Draw draw, Law law) {
    Random random = new Random(31);
    for (int i = 0; i < CASES; i++) {
      law.check(kind.next(draw, random), random);
    }
  }

  @ParameterizedTest
  @MethodSource("kindsAndDraws")
  void ofAPointIsThePoint(Kind kind, Kind.Draw draw) {
    forAll(
        kind,
        draw,
        (other, random) -> {
          Vec3 point = ((Segment) Kind.SEGMENT.next(draw, random)).start();
          requireSame(new Sphere(point, 0), hull(List.of(point), random), other);
        });
  }

  @ParameterizedTest
  @MethodSource("kindsAndDraws")
  void ofTwoPointsIsTheSegment(Kind kind, Kind.Draw draw) {
    forAll(
        kind,
        draw,
        (other, random) -> {
          Segment s = (Segment) Kind.SEGMENT.next(draw, random);
          requireSame(s, hull(List.of(s.start(), s.end()), random), other);
        });
  }

  @ParameterizedTest
  @MethodSource("kindsAndDraws")
  void ofThreePointsIsTheTriangle(Kind kind, Kind.Draw draw) {
    forAll(
        kind,
        draw,
        (other, random) -> {
          Triangle t = (Triangle) Kind.TRIANGLE.next(draw, random);
          requireSame(t, hull(List.of(t.a(), t.b(), t.c()), random), other);
        });
  }

  /// Also of flat boxes; the corners are rounded to doubles.
  @ParameterizedTest
  @MethodSource("kindsAndDraws")
  void ofTheCornersOfABoxIsTheBox(Kind kind, Kind.Draw draw) {
    forAll(
        kind,
        draw,
        (other, random) -> {
          Vec3 half = new Vec3(random.nextInt(3), random.nextInt(3), random.nextInt(3));
          Box box = new Box(new Vec3(random.nextInt(-2, 3), 1, 0), half);
          requireSame(box, hull(corners(box), random), other);
        });
  }

  private static List<Vec3> corners(Box box) {
    List<Vec3> corners = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Vec3 h = box.halfExtents();
      Vec3 delta =
          new Vec3(
              (i & 1) == 0 ? h.x() : -h.x(),
              (i & 2) == 0 ? h.y() : -h.y(),
              (i & 4) == 0 ? h.z() : -h.z());
      corners.add(box.center().plus(delta));
    }
    return corners;
  }

  /// On a lattice the middle between two points is exact.
  @ParameterizedTest
  @MethodSource("kindsAndDraws")
  void interiorPointsChangeNothing(Kind kind, Kind.Draw draw) {
    forAll(
        kind,
        draw,
        (other, random) -> {
          Hull hull = (Hull) Kind.HULL.next(Kind.Draw.LATTICE, random);
          List<Vec3> more = new ArrayList<>(hull.points());
          for (int i = random.nextInt(1, 9); i > 0; i--) {
            Vec3 end = more.get(random.nextInt(more.size()));
            more.add(more.get(random.nextInt(more.size())).towards(end, 0.5));
          }
          requireSame(hull, hull(more, random), other);
        });
  }

  private static Hull hull(List<Vec3> points, Random random) {
    List<Vec3> shuffled = new ArrayList<>(points);
    shuffled.add(points.get(random.nextInt(points.size())));
    Collections.shuffle(shuffled, random);
    return new Hull(shuffled);
  }

  private static void requireSame(Shape3 shape, Hull hull, Shape3 other) {
    String what = hull + " and " + other;
    double scale = Oracle.scale(hull, other);
    assertEquals(Overlap3.test(shape, other), Overlap3.test(hull, other), what);
    Separation3 expected = Separation3.between(shape, other);
    Separation3 found = Separation3.between(hull, other);
    assertEquals(expected.distance(), found.distance(), 1e-12 * scale, what);
    requireMeet(hull, other, Sweep3.of(shape, Vec3.X, other, Vec3.Y), what);
    requireMeet(shape, other, Sweep3.of(hull, Vec3.X, other, Vec3.Y), what);
    if (other instanceof Segment segment) {
      requireSame(Crossing3.of(segment, shape), Crossing3.of(segment, hull), what);
    }
  }

  /// Grazing shapes may graze at a very different time, but are close to touching all the time.
  private static void requireMeet(Shape3 a, Shape3 b, Sweep3 sweep, String what) {
    if (sweep instanceof Sweep3.Contact(double enter, double exit)) {
      assertEquals(Overlap3.test(a, b), enter == 0, what);
      for (double time : List.of(enter, exit)) {
        Shape3 there = a.translated(Vec3.X.times(time));
        double gap = Separation3.between(there, b.translated(Vec3.Y.times(time))).distance();
        assertTrue(gap <= 1e-12 * (1 + Oracle.scale(a, b)), () -> what + ": " + sweep);
      }
    }
  }

  private static void requireSame(Crossing3 expected, Crossing3 found, String what) {
    String both = what + ": " + expected + ", " + found;
    Function<Crossing3, List<Double>> range =
        crossing ->
            switch (crossing) {
              case Crossing3.None _ -> List.of();
              case Crossing3.Point p -> List.of(p.t());
              case Crossing3.Span s -> List.of(s.enter(), s.exit());
              case Crossing3.Overlap o -> List.of(o.enter(), o.exit());
            };
    List<Double> of = range.apply(expected);
    List<Double> ofHull = range.apply(found);
    assertEquals(of.size(), ofHull.size(), both);
    for (int i = 0; i < of.size(); i++) {
      assertEquals(of.get(i), ofHull.get(i), 1e-12, both);
      assertEquals(of.get(i) == 0, ofHull.get(i) == 0, both);
      assertEquals(of.get(i) == 1, ofHull.get(i) == 1, both);
    }
  }
}
