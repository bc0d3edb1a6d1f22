package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DifficultyTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
  private static final Segment UPRIGHT = new Segment(new Vec3(2, 0, 0), new Vec3(2, 1, 0));

  private static void assertDifficulty(Difficulty difficulty, Shape3 a, Shape3 b) {
    assertEquals(
        difficulty, Difficulty.of(Question.of(a, b), Precision.DOUBLE), () -> a + ", " + b);
    assertEquals(
        difficulty, Difficulty.of(Question.of(b, a), Precision.DOUBLE), () -> b + ", " + a);
  }

  private static Sphere ball(double x, double radius) {
    return new Sphere(new Vec3(x, 0, 0), radius);
  }

  @Test
  void parallelAlignedAndConcentricShapesArePlain() {
    assertDifficulty(Difficulty.PLAIN, CUBE, CUBE);
    assertDifficulty(Difficulty.PLAIN, CUBE, UPRIGHT);
    assertDifficulty(Difficulty.PLAIN, ball(0, 1), ball(0, 2));
    assertDifficulty(Difficulty.PLAIN, UPRIGHT, UPRIGHT.translated(new Vec3(3, 0, 0)));
  }

  /// Where lines meet that are parallel but for rounding, doubles cannot tell.
  @Test
  void whereNearlyParallelLinesCrossIsHard() {
    Segment leaning = new Segment(Vec3.ZERO, new Vec3(1e-13, 1, 0));
    for (Precision precision : List.of(Precision.DOUBLE, Precision.FLOAT)) {
      Question question = Question.of(leaning, UPRIGHT);
      assertEquals(Difficulty.PLAIN, Difficulty.of(question, precision));
      assertEquals(Difficulty.HARD, Difficulty.ofCrossing(question, precision));
      Question parallel = Question.of(UPRIGHT, UPRIGHT);
      assertEquals(Difficulty.PLAIN, Difficulty.ofCrossing(parallel, precision));
    }
  }

  @Test
  void twoPointsHaveTheSizeOfTheirCoordinates() {
    assertDifficulty(Difficulty.HARD, ball(1, 0), ball(0, 0));
    assertDifficulty(Difficulty.HARD, ball(0, 0), ball(0, 0));
    assertDifficulty(Difficulty.EXTREME, ball(Double.MIN_VALUE, 0), ball(0, 0));
    assertDifficulty(Difficulty.EXTREME, ball(2e6, 0), ball(0, 0));
  }

  /// A direction within a thousandth of another is hard for code with a tolerance, unless it is
  /// parallel up to rounding.
  @ParameterizedTest
  @CsvSource({
    "1e-13, PLAIN, PLAIN",
    "1e-11, HARD, HARD",
    "0.0009, HARD, HARD",
    "0.0011, PLAIN, HARD",
    "0.029, PLAIN, HARD",
    "0.031, PLAIN, PLAIN"
  })
  void nearlyParallelEdgesAreHard(double sine, Difficulty inDoubles, Difficulty inFloats) {
    Segment leaning = new Segment(Vec3.ZERO, new Vec3(sine, 1, 0));
    Question question = Question.of(UPRIGHT, leaning);
    assertEquals(inDoubles, Difficulty.of(question, Precision.DOUBLE));
    assertEquals(inFloats, Difficulty.of(question, Precision.FLOAT));
  }

  @Test
  void anEdgeNearlyInTheDirectionOfAFaceIsHard() {
    Triangle floor = new Triangle(Vec3.ZERO, Vec3.X, Vec3.Z);
    Segment oblique = new Segment(Vec3.Y, new Vec3(1, 1.0005, 1.7));
    assertDifficulty(Difficulty.HARD, floor, oblique);
    assertDifficulty(Difficulty.PLAIN, floor, new Segment(Vec3.Y, new Vec3(1, 1, 1.7)));
    assertDifficulty(Difficulty.PLAIN, floor, new Segment(Vec3.Y, new Vec3(1, 1.3, 1.7)));
  }

  @Test
  void degenerateAndThinShapesAreHard() {
    assertDifficulty(Difficulty.HARD, CUBE, ball(3, 0));
    assertDifficulty(Difficulty.HARD, CUBE, new Segment(Vec3.X, Vec3.X));
    assertDifficulty(Difficulty.HARD, ball(0, 1), new Capsule(Vec3.X, Vec3.X, 1));
    assertDifficulty(Difficulty.HARD, ball(0, 1), new Box(Vec3.X, new Vec3(1, 0, 1)));
    assertDifficulty(Difficulty.HARD, ball(0, 1), new Box(Vec3.X, new Vec3(1, 0.009, 1)));
    assertDifficulty(Difficulty.PLAIN, ball(0, 1), new Box(Vec3.X, new Vec3(1, 0.011, 1)));
    assertDifficulty(
        Difficulty.HARD, ball(0, 1), new Triangle(Vec3.ZERO, Vec3.X, new Vec3(0.5, 0.001, 0)));
    assertDifficulty(Difficulty.HARD, ball(0, 1), new Hull(List.of(Vec3.ZERO, Vec3.X, Vec3.Y)));
    assertDifficulty(
        Difficulty.PLAIN, ball(0, 1), new Hull(List.of(Vec3.ZERO, Vec3.X, Vec3.Y, Vec3.Z)));
    assertDifficulty(Difficulty.PLAIN, ball(0, 1), new Capsule(Vec3.ZERO, Vec3.X, 0));
  }

  @Test
  void unequalFarAndLargeShapesAreHard() {
    assertDifficulty(Difficulty.PLAIN, ball(0, 100), ball(3, 1));
    assertDifficulty(Difficulty.HARD, ball(0, 101), ball(3, 1));
    assertDifficulty(Difficulty.PLAIN, ball(999, 1), ball(998, 1));
    assertDifficulty(Difficulty.HARD, ball(1001, 1), ball(998, 1));
    assertDifficulty(Difficulty.HARD, ball(0, 1001), ball(3, 1000));
  }

  @Test
  void sizesThatFewPromiseAreExtreme() {
    assertDifficulty(Difficulty.EXTREME, ball(1e7, 1e5), ball(0, 1e5));
    assertDifficulty(Difficulty.EXTREME, ball(0, 1), ball(2, 0.009));
    assertDifficulty(Difficulty.EXTREME, ball(0, 3e-170), ball(0, 1e-170));
    assertDifficulty(Difficulty.EXTREME, ball(2e5, 0.1), ball(2e5, 0.1));
    Question far = Question.of(ball(2000, 1), ball(0, 1));
    assertEquals(Difficulty.HARD, Difficulty.of(far, Precision.DOUBLE));
    assertEquals(Difficulty.EXTREME, Difficulty.of(far, Precision.FLOAT_STORED));
  }

  @Test
  void aPointHasTheSizeOfTheOtherShape() {
    Question question = Question.of(new Point2(new Vec2(3, 0)), new Circle(Vec2.ZERO, 1));
    assertEquals(Difficulty.PLAIN, Difficulty.of(question, Precision.DOUBLE));
    assertEquals(1, Difficulty.length(question));
  }

  @Test
  void sidesOfSectorsCountAsEdges() {
    Circle circle = new Circle(new Vec2(3, 0), 1);
    Sector sector = new Sector(Vec2.ZERO, 1, Vec2.X, 1);
    assertEquals(Difficulty.PLAIN, Difficulty.of(Question.of(circle, sector), Precision.DOUBLE));
    Sector leaning = new Sector(Vec2.ZERO, 1, Vec2.X, 1.001);
    assertEquals(Difficulty.HARD, Difficulty.of(Question.of(sector, leaning), Precision.DOUBLE));
    Sector narrow = new Sector(Vec2.ZERO, 1, Vec2.X, 0.009);
    assertEquals(Difficulty.HARD, Difficulty.of(Question.of(circle, narrow), Precision.DOUBLE));
  }

  @Test
  void aLongMotionMakesAnInputLarge() {
    Question resting = Question.of(ball(0, 1), ball(3, 1));
    Question moving = new Question.InSpace(ball(0, 1), Vec3.ZERO, ball(3, 1), new Vec3(2000, 0, 0));
    assertEquals(Difficulty.PLAIN, Difficulty.of(resting, Precision.DOUBLE));
    assertEquals(Difficulty.HARD, Difficulty.of(moving, Precision.DOUBLE));
  }

  @ParameterizedTest
  @EnumSource(names = {"PLAIN", "HARD"})
  void aRotationOfBothKeepsTheDifficulty(Difficulty difficulty) {
    double sine = difficulty == Difficulty.HARD ? 1e-4 : 0.1;
    Rotation turn = Rotation.about(new Vec3(1, 2, 3), 1.1);
    assertDifficulty(difficulty, new Box(Vec3.ZERO, new Vec3(1, 1, 1), turn), segment(turn, sine));
  }

  private static Segment segment(Rotation turn, double sine) {
    return new Segment(turn.apply(Vec3.X), turn.apply(new Vec3(1 + sine, 1, 0)));
  }
}
