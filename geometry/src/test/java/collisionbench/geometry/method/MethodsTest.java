package collisionbench.geometry.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MethodsTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  /// One of each kind, in the order of the kinds, all about the origin.
  private static final List<Shape3> SPACE =
      List.of(
          new Sphere(Vec3.ZERO, 1),
          new Capsule(Vec3.X.negated(), Vec3.X, 1),
          CUBE,
          new Segment(Vec3.Y.negated(), Vec3.Y),
          new Triangle(Vec3.X, Vec3.Y, new Vec3(-1, -1, 0)));

  private static final List<Shape2> PLANE =
      List.of(
          new Point2(Vec2.ZERO),
          new Circle(Vec2.ZERO, 1),
          new Capsule2(Vec2.X.negated(), Vec2.X, 1),
          new Segment2(Vec2.Y.negated(), Vec2.Y),
          new Sector(new Vec2(-0.5, 0), 2, Vec2.X, 1),
          new Polygon(List.of(Vec2.X, Vec2.Y, new Vec2(-1, -1))));

  static Stream<Method> all() {
    return Methods.all().stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  void aMethodIsFoundByItsNameAndSaysWhereItComesFrom(Method method) {
    assertEquals(Optional.of(method), Methods.named(method.name()));
    assertTrue(method.source().endsWith("."), method.source());
  }

  @Test
  void aNameThatNoMethodHasFindsNothing() {
    assertEquals(Optional.empty(), Methods.named("guess"));
  }

  @ParameterizedTest
  @MethodSource("all")
  void aMethodDecidesExactlyThePairsThatItSaysItAnswers(Method method) {
    for (Shape3 a : SPACE) {
      for (Shape3 b : SPACE) {
        Shape3 away = b.translated(new Vec3(0.125, 9, 0.25));
        assertAnswers(method, Pair3.of(a, b), method.of(a, away), false);
      }
    }
    for (Shape2 a : PLANE) {
      for (Shape2 b : PLANE) {
        Shape2 away = b.translated(new Vec2(0.125, 9));
        assertAnswers(method, Pair2.of(a, b), method.of(a, away), false);
        assertAnswers(method, Pair2.of(a, b), method.of(away, a), false);
      }
    }
  }

  private static void assertAnswers(Method method, Pair pair, Verdict verdict, boolean overlap) {
    if (method.pairs().contains(pair)) {
      assertEquals(
          overlap, assertInstanceOf(Verdict.Decided.class, verdict, pair.name()).overlap());
    } else {
      assertEquals(Verdict.unanswered(), verdict, pair.name());
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void whereAllSeeADepthItIsTheSame(Method method) {
    Shape3 box = new Box(new Vec3(1.75, 0.125, 0.0625), new Vec3(1, 2, 3));
    assertDistance(-0.25, method.of(CUBE, box));
    assertDistance(-0.25, method.of(box, CUBE));
    if (method.pairs().contains(new Pair2(Kind2.POLYGON, Kind2.POLYGON))) {
      Polygon square =
          new Polygon(
              List.of(new Vec2(0.75, -2), new Vec2(3, -2), new Vec2(3, 2.5), new Vec2(0.75, 2.5)));
      Polygon other =
          new Polygon(List.of(new Vec2(-1, -1), new Vec2(1, -1), new Vec2(1, 1), new Vec2(-1, 1)));
      assertDistance(-0.25, method.of(square, other));
    }
  }

  private static void assertDistance(double distance, Verdict verdict) {
    assertEquals(
        distance, assertInstanceOf(Verdict.Decided.class, verdict).distance().orElseThrow(), 1e-14);
  }

  @Test
  void aMethodOfOnesOwnAnswersOnlyWhatItImplements() {
    Method mine = new Centres();
    assertEquals(Verdict.of(true), mine.of(SPACE.get(0), SPACE.get(0)));
    assertEquals(Verdict.unanswered(), mine.of(SPACE.get(0), SPACE.get(2)));
    assertEquals(Verdict.unanswered(), mine.of(PLANE.get(0), PLANE.get(0)));
  }

  /// The example of the package's documentation.
  private record Centres() implements Method {

    @Override
    public String name() {
      return "mine";
    }

    @Override
    public String source() {
      return "Centres no further apart than the radii reach.";
    }

    @Override
    public List<Pair> pairs() {
      return List.of(new Pair3(Kind3.SPHERE, Kind3.SPHERE));
    }

    @Override
    public Verdict of(Shape3 a, Shape3 b) {
      return a instanceof Sphere(Vec3 p, double r) && b instanceof Sphere(Vec3 q, double s)
          ? Verdict.of(p.minus(q).length() <= r + s)
          : Verdict.unanswered();
    }
  }
}
