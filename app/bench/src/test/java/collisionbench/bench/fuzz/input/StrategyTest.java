package collisionbench.bench.fuzz.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every strategy generates what it is meant for.
class StrategyTest {

  private static final long SEED = 20261121;

  static Stream<Pair> pairs() {
    return Pair.all().stream();
  }

  private static Stream<ShapePair> made(Strategy strategy, Pair pair, int count) {
    return LongStream.range(0, count)
        .mapToObj(i -> strategy.make(pair, SeededRandom.of(SEED, pair, i)));
  }

  private static Answer.Decided answer(Method method, ShapePair shapes) {
    return assertInstanceOf(Answer.Decided.class, method.answer(shapes.question()));
  }

  private static void assertTouches(ShapePair shapes) {
    Answer.Decided answer = answer(Methods.EXACT, shapes);
    assertEquals(Optional.of(true), answer.overlap(), shapes::toString);
    assertEquals(OptionalDouble.of(0), answer.distance(), shapes::toString);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void touchHasADistanceOfExactlyZero(Pair pair) {
    made(Strategies.TOUCH, pair, 40).forEach(s -> assertTouches(s));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void ulpChangesOneNumberToANeighbor(Pair pair) {
    for (long i = 0; i < 40; i++) {
      List<ShapeNumber> touching =
          ShapeNumber.all(Strategies.TOUCH.make(pair, SeededRandom.of(SEED, pair, i)));
      List<ShapeNumber> nudged =
          ShapeNumber.all(
              Variations.byOneUlp("ulp", Strategies.TOUCH)
                  .make(pair, SeededRandom.of(SEED, pair, i)));
      assertEquals(touching.size(), nudged.size());
      int moved = 0;
      for (int j = 0; j < touching.size(); j++) {
        double before = touching.get(j).value();
        double after = nudged.get(j).value();
        assertTrue(
            after == before || after == Math.nextUp(before) || after == Math.nextDown(before));
        moved += after == before ? 0 : 1;
      }
      assertEquals(1, moved);
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void nearTouchMovesByAMillionthAtMost(Pair pair) {
    for (long i = 0; i < 40; i++) {
      List<ShapeNumber> before =
          ShapeNumber.all(Strategies.ALIGNED.make(pair, SeededRandom.of(SEED, pair, i)));
      List<ShapeNumber> after =
          ShapeNumber.all(
              Variations.slightly("near", Strategies.ALIGNED, true)
                  .make(pair, SeededRandom.of(SEED, pair, i)));
      for (int j = 0; j < before.size(); j++) {
        double value = before.get(j).value();
        double reach = 1.0001e-6 * (value == 0 ? 1 : Math.abs(value));
        assertEquals(value, after.get(j).value(), reach);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void gridHasOnlyHalves(Pair pair) {
    made(Strategies.GRID, pair, 40)
        .flatMap(s -> ShapeNumber.all(s).stream())
        .filter(part -> part.role() != ShapeNumber.Role.PURE)
        .filter(part -> Math.abs(part.value()) > 1e-300)
        .forEach(part ->
            assertTrue(
                isHalf(part.value())
                    || isHalf(Math.nextDown(part.value()))
                    || isHalf(Math.nextUp(part.value())),
                part::toString));
  }

  /// A polygon with collinear corners is one unit in the last place wide.
  private static boolean isHalf(double value) {
    return 2 * value == Math.rint(2 * value);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void mixedSizesSpanAllMagnitudes(Pair pair) {
    double[] sizes =
        made(Strategy.of("sizes", ShapeGenerator::mixed), pair, 60)
            .mapToDouble(ShapePair::size)
            .sorted()
            .toArray();
    assertTrue(sizes[0] < 1e8, () -> "least " + sizes[0]);
    assertTrue(sizes[59] > 1e10, () -> "largest " + sizes[59]);
    assertTrue(sizes[59] <= 1.1e12, () -> "largest " + sizes[59]);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void extremeSizesOccurAtBothEndsOfDoubles(Pair pair) {
    Strategy scaled = Variations.extreme(Strategies.GRID);
    for (Strategy strategy : List.of(Strategies.EXTREME_SIZES, scaled)) {
      double[] sizes = made(strategy, pair, 200).mapToDouble(ShapePair::size).sorted().toArray();
      assertTrue(sizes[0] < 0x1p-530, () -> "least " + sizes[0]);
      assertTrue(sizes[199] > 0x1p1000, () -> "largest " + sizes[199]);
    }
  }

  @Test
  void everyBinaryOrderAndRootOccurs() {
    SeededRandom random = SeededRandom.of(SEED, Pair.all().getFirst(), 0);
    Set<Integer> exponents = new HashSet<>();
    for (int i = 0; i < 20_000; i++) {
      exponents.add(Variations.exponent(random));
    }
    assertTrue(exponents.containsAll(range(-340, 340)));
    for (int root : List.of(-537, -511, -358, -340, 341, 512, -1022, 1013)) {
      assertTrue(exponents.containsAll(range(root - 8, root + 8)), () -> "about " + root);
    }
  }

  private static List<Integer> range(int from, int to) {
    return IntStream.rangeClosed(from, to).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void distancesOfExtremeShapesDoNotOverflow(Pair pair) {
    Stream.of(Strategies.EXTREME_SIZES, Variations.extreme(Strategies.TOUCH))
        .flatMap(strategy -> made(strategy, pair, 20))
        .forEach(s -> {
          double distance = answer(Methods.EXACT, s).distance().orElseThrow();
          assertTrue(Double.isFinite(distance), s::toString);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void extremeTouchStillTouchesWithoutUnderflow(Pair pair) {
    List<ShapePair> large =
        made(Variations.extreme(Strategies.TOUCH), pair, 60)
            .filter(s -> s.size() > 0x1p-900)
            .toList();
    large.forEach(s -> assertTouches(s));
    assertTrue(large.size() > 30);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void concentricShapesShareACenter(Pair pair) {
    made(new Strategy("concentric", Arrangements::concentric), pair, 40)
        .forEach(shapes -> {
          Vec3 off =
              switch (shapes) {
                case ShapePair.InSpace(Shape3 a, Shape3 b) ->
                    a.bounds().center().minus(b.bounds().center());
                case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
                  var way = a.bounds().center().minus(b.bounds().center());
                  yield new Vec3(way.x(), way.y(), 0);
                }
              };
          assertTrue(off.largest() < 1e-14, shapes::toString);
        });
  }

  @Test
  void coplanarShapesOnTheLatticeShareAPlaneExactly() {
    Pair pair = Pair.named("triangle-triangle").orElseThrow();
    long exact =
        made(Strategies.COPLANAR, pair, 60)
            .map(ShapeNumber::all)
            .filter(parts -> parts.stream().allMatch(part -> isHalf(part.value())))
            .peek(parts -> {
              List<Vec3> points = points(parts);
              for (int i = 0; i + 3 < points.size(); i++) {
                assertEquals(0, volume(points.subList(i, i + 4)), 0);
              }
            })
            .count();
    assertTrue(exact > 10, () -> exact + " of 60");
  }

  private static List<Vec3> points(List<ShapeNumber> parts) {
    List<Vec3> points = new ArrayList<>();
    for (int i = 0; i < parts.size(); i += 3) {
      points.add(
          new Vec3(parts.get(i).value(), parts.get(i + 1).value(), parts.get(i + 2).value()));
    }
    return points;
  }

  private static double volume(List<Vec3> p) {
    return p.get(1).minus(p.get(0)).cross(p.get(2).minus(p.get(0))).dot(p.get(3).minus(p.get(0)));
  }

  @Test
  void sharedCornersAreShared() {
    Pair pair = Pair.named("triangle-triangle").orElseThrow();
    long sharing =
        made(Strategies.SHARED, pair, 60)
            .filter(shapes -> {
              List<Vec3> points = points(ShapeNumber.all(shapes));
              Set<Vec3> ofA = new HashSet<>(points.subList(0, 3));
              return points.subList(3, 6).stream().anyMatch(ofA::contains);
            })
            .count();
    assertTrue(sharing > 30, () -> sharing + " of 60");
  }

  @Test
  void degenerateShapesOfEveryKindOccur() {
    for (Pair pair : Pair.all().stream().filter(p -> !p.isFlat()).toList()) {
      long thin =
          made(new Strategy("degenerate", Arrangements::degenerate), pair, 60)
              .filter(s ->
                  s instanceof ShapePair.InSpace(Shape3 a, Shape3 b) && (isThin(a) || isThin(b)))
              .count();
      assertTrue(thin > 20, () -> pair + ": " + thin + " of 60");
    }
  }

  private static boolean isThin(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> s.radius() == 0;
      case Capsule c -> c.radius() == 0 || c.start().equals(c.end());
      case Box b -> b.halfExtents().x() * b.halfExtents().y() * b.halfExtents().z() == 0;
      case Segment s -> s.start().equals(s.end());
      case Triangle t -> t.normal().lengthSquared() < 1e-20;
      case Hull h -> h.surface().isFlat();
    };
  }

  @Test
  void containedShapesAreSmallerAndOftenInside() {
    Pair pair = Pair.named("sphere-sphere").orElseThrow();
    long inside =
        made(new Strategy("contained", Arrangements::contained), pair, 60)
            .filter(s -> answer(Methods.ANALYTIC, s).distance().orElseThrow() < -0.5)
            .count();
    assertTrue(inside > 15, () -> inside + " of 60");
  }

  @Test
  void parallelShapesHaveParallelFaces() {
    Pair pair = Pair.named("box-box").orElseThrow();
    made(Strategies.PARALLEL, pair, 20)
        .forEach(s -> {
          ShapePair.InSpace both = (ShapePair.InSpace) s;
          assertEquals(((Box) both.a()).orientation(), ((Box) both.b()).orientation());
        });
  }

  /// Ahead of the sector and behind it, on its direction and on its sides.
  @Test
  void circlesLieOnTheLinesOfASector() {
    Pair pair = Pair.named("circle-sector-2d").orElseThrow();
    Map<String, Integer> found = new HashMap<>();
    made(Strategies.ON_AXIS, pair, 200)
        .forEach(shapes -> {
          ShapePair.InPlane both = assertInstanceOf(ShapePair.InPlane.class, shapes);
          Circle circle = assertInstanceOf(Circle.class, both.a());
          Sector sector = assertInstanceOf(Sector.class, both.b());
          Vec2 apart = circle.center().minus(sector.center());
          found.merge(line(sector, apart), 1, Integer::sum);
        });
    assertEquals(Set.of("center", "ahead", "behind", "side"), found.keySet());
    assertTrue(found.getOrDefault("ahead", 0) > 50, found::toString);
    assertTrue(found.getOrDefault("side", 0) > 50, found::toString);
  }

  /// {@return the line of the sector that a point is on, up to rounding}
  private static String line(Sector sector, Vec2 point) {
    if (point.length() < 1e-14) {
      return "center";
    }
    Vec2 middle = sector.direction().unit();
    if (Math.abs(middle.cross(point)) < 1e-14) {
      return middle.dot(point) > 0 ? "ahead" : "behind";
    }
    boolean isOnSide =
        Stream.of(sector.startEdge(), sector.endEdge())
            .anyMatch(side -> Math.abs(side.cross(point)) < 1e-14);
    return isOnSide ? "side" : "off";
  }

  @Test
  void eitherOfTwoSegmentsEndsOnTheLineOfTheOther() {
    Pair pair = Pair.named("segment-segment").orElseThrow();
    long onB =
        made(Strategies.ON_AXIS, pair, 200)
            .filter(shapes ->
                shapes instanceof ShapePair.InSpace(Segment a, Segment b)
                    && Stream.of(a.start(), a.end())
                        .anyMatch(end ->
                            b.end().minus(b.start()).cross(end.minus(b.start())).largest() < 1e-14))
            .count();
    assertTrue(onB > 80 && onB < 160, () -> "" + onB);
  }
}
