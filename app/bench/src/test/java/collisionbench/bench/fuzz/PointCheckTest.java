package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weighing;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The normals of a method, and where it says that moving shapes first touch.
class PointCheckTest {

  private static final Sphere BALL = new Sphere(Vec3.ZERO, 1);
  private static final ShapePair BALLS = new ShapePair.InSpace(BALL, new Sphere(at(5), 1));

  /// B grazes A on its way.
  private static final ShapePair PASSING =
      new ShapePair.InSpace(new Sphere(Vec3.ZERO, 2), new Sphere(at(7), 2));

  private static final Segment2 LEVEL = new Segment2(Vec2.ZERO, new Vec2(4, 0));
  private static final Circle ABOVE = new Circle(new Vec2(1, 3), 1);

  private static Vec3 at(double x) {
    return new Vec3(x, 0, 0);
  }

  /// {@return the mistakes of the judge with a normal added}
  private static List<Mistake> mistakes(ShapePair shapes, Vec3 normal) {
    return trial(right -> right.withNormal(normal)).of(shapes).mistakes();
  }

  private static Trial trial(Function<Answer.Decided, Answer> change) {
    return new Trial(new Planted(change), Methods.EXACT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sphere-box", "box-box", "capsule-triangle", "circle-sector-2d"})
  void theNormalsOfTheLibraryAreRight(String pair) {
    for (int number = 0; number < 200; number++) {
      ShapePair shapes = Case.ordinary(Pair.named(pair).orElseThrow(), number).shapes();
      Separation3 right = Kernel.separation(shapes.question());
      assertEquals(List.of(), mistakes(shapes, right.normal()), shapes::toString);
    }
  }

  @Test
  void wrongNormalsArePlainMistakesAsLargeAsTheirGapIsOff() {
    assertEquals(List.of(new Mistake(Fault.NORMAL, Weight.PLAIN, 10)), mistakes(BALLS, at(-1)));
    assertEquals(List.of(new Mistake(Fault.NORMAL, Weight.PLAIN, 5)), mistakes(BALLS, at(2)));
    assertEquals(List.of(new Mistake(Fault.NORMAL, Weight.PLAIN, 5)), mistakes(BALLS, Vec3.ZERO));
  }

  /// The axes meet in one point, so that there is no direction from one to the other.
  @Test
  void crossingAxesHaveANormalAcrossBoth() {
    ShapePair crossed =
        new ShapePair.InSpace(
            new Capsule(at(-2), at(2), 0.5),
            new Capsule(new Vec3(0, -2, 0), new Vec3(0, 2, 0), 0.5));
    assertEquals(List.of(), mistakes(crossed, Vec3.Z));
    assertEquals(List.of(), mistakes(crossed, Vec3.Z.negated()));
    assertEquals(Weight.PLAIN, mistakes(crossed, Vec3.ZERO).getFirst().weight());
    assertEquals(Weight.PLAIN, mistakes(crossed, Vec3.Y).getFirst().weight());
  }

  @Test
  void normalsOfTouchingShapesAreAConvention() {
    ShapePair touching = new ShapePair.InSpace(BALL, new Sphere(at(2), 1));
    assertEquals(List.of(), mistakes(touching, Vec3.ZERO));
    assertEquals(List.of(), mistakes(touching, at(-1)));
  }

  /// The nearest points of shapes that almost touch give no direction in doubles.
  @Test
  void theFartherApartTheMoreOfANormalIsJudged() {
    ShapePair almost = new ShapePair.InSpace(BALL, new Sphere(at(2 + 1e-10), 1));
    assertEquals(List.of(), mistakes(almost, at(-1)));
    ShapePair apart = new ShapePair.InSpace(BALL, new Sphere(at(2.1), 1));
    assertEquals(Weight.PLAIN, mistakes(apart, at(-1)).getFirst().weight());
  }

  /// Two capsules whose axes are perpendicular: a normal that a textbook computes.
  @Test
  void aNormalWithHalfTheDigitsIsRight() {
    ShapePair crossed =
        new ShapePair.InSpace(
            new Capsule(at(-2), at(2), 0.5),
            new Capsule(new Vec3(0, -2, 2), new Vec3(0, 2, 2), 0.5));
    assertEquals(List.of(), mistakes(crossed, new Vec3(1e-8, -1e-8, 1)));
    assertEquals(Weight.PLAIN, mistakes(crossed, new Vec3(1e-4, -1e-4, 1)).getFirst().weight());
  }

  /// A circle in the mouth of three quarters of a disc: the way out is the only way.
  @Test
  void aNormalOutOfAMouthIsRight() {
    ShapePair inTheMouth =
        new ShapePair.InPlane(
            new Sector(Vec2.ZERO, 4, new Vec2(-1, 0), 1.5 * Math.PI),
            new Circle(new Vec2(2, 0), 1.5));
    assertEquals(List.of(), mistakes(inTheMouth, at(1)));
    assertEquals(Weight.PLAIN, mistakes(inTheMouth, at(-1)).getFirst().weight());
  }

  private static List<Mistake> contactMistakes(ShapePair shapes, Separation3 contact) {
    return trial(right -> right.withContact(contact)).of(shapes).mistakes();
  }

  private static Separation3 contact(ShapePair shapes) {
    return ((Answer.Decided) Methods.ANALYTIC.answer(Trial.moving(shapes))).contact().orElseThrow();
  }

  @Test
  void theFirstContactIsJudgedWhereTheShapesAreThen() {
    Separation3 right = contact(PASSING);
    Vec3 a = right.pointA();
    Vec3 b = right.pointB();
    Vec3 n = right.normal();
    assertEquals(List.of(), contactMistakes(PASSING, right));
    List<Separation3> wrong =
        List.of(
            new Separation3(0, a, b, n.negated()),
            new Separation3(0, a, b, Vec3.ZERO),
            new Separation3(0, a, b.plus(0.01, n), n),
            new Separation3(0, at(2), at(5), n));
    for (Separation3 other : wrong) {
      Mistake first = contactMistakes(PASSING, other).getFirst();
      assertEquals(Fault.CONTACT, first.fault(), other::toString);
      assertEquals(Weight.PLAIN, first.weight(), other::toString);
    }
  }

  /// Shapes that touch at the start have the points and the normal of time 0.
  @Test
  void theFirstContactOfOverlappingShapesIsNotJudgedAgain() {
    ShapePair overlapping = new ShapePair.InSpace(BALL, new Sphere(at(1.5), 1));
    assertTrue(contact(overlapping).distance() < 0);
    assertEquals(List.of(), contactMistakes(overlapping, contact(overlapping)));
  }

  /// {@return the mistakes in a separation of a segment or sector and a circle}
  private static List<Fault> faults(
      Shape2 a, Shape2 b, double distance, Vec2 pointA, Vec2 normal, boolean isStrict) {
    ShapePair shapes = new ShapePair.InPlane(a, b);
    Vec2 pointB = pointA.plus(distance, normal);
    Answer.Decided answer =
        Answer.of(distance <= 0)
            .withSeparation(Lifted.of(new Separation2(distance, pointA, pointB, normal)));
    Weighing weighing =
        Weighing.of(
            Difficulty.PLAIN, shapes.question(), Precision.DOUBLE, 0, Answer.of(false, distance));
    Mistakes mistakes = new Mistakes(weighing, weighing, weighing, 1e-12 * shapes.size());
    new PointCheck(shapes.question(), shapes.size(), isStrict, mistakes)
        .judge(answer, OptionalDouble.of(distance));
    return mistakes.inOrder().stream().map(Mistake::fault).toList();
  }

  @Test
  void onlyTheLibraryIsHeldToAllDigitsOfANormal() {
    Vec2 up = new Vec2(0, 1);
    Vec2 tilted = new Vec2(1e-8, 1);
    assertEquals(List.of(), faults(LEVEL, ABOVE, 2, new Vec2(1, 0), up, true));
    assertEquals(List.of(Fault.NORMAL), faults(LEVEL, ABOVE, 2, new Vec2(1, 0), tilted, true));
    assertEquals(List.of(), faults(LEVEL, ABOVE, 2, new Vec2(1, 0), tilted, false));
  }

  @Test
  void pointsOutsideTheirShapesAreMistakes() {
    Vec2 up = new Vec2(0, 1);
    assertEquals(List.of(Fault.WITNESS), faults(LEVEL, ABOVE, 2, new Vec2(-1, 0), up, true));
    assertEquals(List.of(Fault.WITNESS), faults(LEVEL, ABOVE, 2, new Vec2(3, 0), up, true));
  }

  private static List<Mistake> ofTheLibrary(Shape2 a, Shape2 b) {
    return new Trial(Methods.ANALYTIC, Methods.EXACT).of(new ShapePair.InPlane(a, b)).mistakes();
  }

  /// Case 18018 of seed 3, polygon-polygon-2d: the witness points are the middles of two sides,
  /// half a least double from the nearest representable points.
  @Test
  void pointsMayBeOffByALeastDouble() {
    double least = Double.MIN_VALUE;
    Polygon triangle = new Polygon(List.of(Vec2.ZERO, new Vec2(least, 0), new Vec2(0, least)));
    assertEquals(List.of(), ofTheLibrary(triangle, triangle));
  }

  /// Case 1164 of seed 921: the exact distance is 2e-308, that of the library the least double, on
  /// the other side of a circle of 5e103. Its normal fits its own distance.
  @Test
  void theNormalOfTheLibraryFitsItsOwnDistance() {
    Circle point = new Circle(new Vec2(0, 2e-308), 0);
    Sector vast = new Sector(new Vec2(0, -5.4e103), 5.4e103, new Vec2(2e-308, 1e-308), 5);
    assertEquals(List.of(), ofTheLibrary(point, vast));
  }

  /// Case 219704 of seed 2026: a polygon that fits into a mouth of 6e-9. The rounding of its
  /// position there is a depth of 6e-10.
  @Test
  void positionsInANarrowMouthAreRounded() {
    Sector narrow = new Sector(Vec2.ZERO, 3, new Vec2(1, 1), 6.28318530123);
    Polygon fitting =
        new Polygon(List.of(new Vec2(1, 0), new Vec2(0.999999999999, 0), new Vec2(1, -9e-10)));
    assertEquals(List.of(), ofTheLibrary(narrow, fitting));
    Separation2 right = Separation2.between(narrow, fitting);
    ShapePair shapes = new ShapePair.InPlane(narrow, fitting);
    Vec3 normal = Lifted.of(right.normal());
    double less = right.distance() + 1e-5;
    assertTrue(PointCheck.gapError(shapes.question(), normal, less, shapes.size()) > 1e-6);
  }
}
