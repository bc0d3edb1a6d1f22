package collisionbench.geometry.space.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What the first look in doubles leaves open, a second one still tells: where shapes are much
/// larger than the reach, so that squares carry no digit of it; where edges are nearly parallel;
/// where one axis sees a touch and another a gap. And where nothing can be told, neither claims
/// anything.
class SecondLookTest {

  private static final int CASES = 200;

  static Stream<Arguments> pairsWithRadius() {
    return Kind.pairs()
        .filter(pair -> pair.get()[0] == Kind.SPHERE || pair.get()[0] == Kind.CAPSULE);
  }

  @ParameterizedTest
  @MethodSource("pairsWithRadius")
  void aTouchByABillionthIsTold(Kind kindA, Kind kindB) {
    requireTold(Verdict.TOUCHING, 1e-9, 1.1, kindA, kindB);
  }

  @ParameterizedTest
  @MethodSource("pairsWithRadius")
  void aGapOfAMillionthIsTold(Kind kindA, Kind kindB) {
    requireTold(Verdict.APART, 1e-6, 0.9, kindA, kindB);
  }

  /// @param gap between the cores
  /// @param reach what the radius is of that
  private static void requireTold(int verdict, double gap, double reach, Kind kindA, Kind kindB) {
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.ORDINARY,
        23,
        CASES,
        (a, b, _, what) -> {
          Shape3 core = core(a);
          Shape3 near = brought(gap, core, core(b));
          Shape3 grown = Oracle.grown(core, reach * gap);
          assertEquals(verdict, Overlap3.inDoubles(grown, near), what);
        });
  }

  private static Shape3 core(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Sphere(s.center(), 0);
      case Capsule c -> new Capsule(c.start(), c.end(), 0);
      default -> shape;
    };
  }

  /// {@return B moved until it is `gap` from A, but for rounding}
  private static Shape3 brought(double gap, Shape3 a, Shape3 b) {
    Separation3 now = Separation3.between(a, b);
    return b.translated(now.normal().times(gap - now.distance()));
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#pairs")
  void ofATouchToWithinRoundingNothingWrongIsSaid(Kind kindA, Kind kindB) {
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.ORDINARY,
        29,
        CASES,
        (a, b, random, what) -> {
          Shape3 near = brought(random.nextInt(-4, 5) * 0x1p-53, a, b);
          int verdict = Overlap3.inDoubles(a, near);
          assertTrue(
              !Verdict.isSure(verdict) || Verdict.touching(verdict) == ExactReach.test(a, near),
              what);
        });
  }

  @Test
  void nearlyParallelBoxesDeepInOneAnotherTouch() {
    Random random = new Random(31);
    for (int i = 0; i < CASES; i++) {
      Box a = (Box) Kind.BOX.next(Kind.Draw.ORDINARY, random);
      Vec3 half = ((Box) Kind.BOX.next(Kind.Draw.ORDINARY, random)).halfExtents();
      Rotation tilt = Rotation.about(Oracle.gaussian(random), Math.pow(10, -random.nextInt(8, 17)));
      Vec3 way = a.orientation().apply(within(a.halfExtents().plus(half).times(0.9), random));
      Shape3 b =
          Oracle.moved(new Box(Vec3.ZERO, half, a.orientation()), tilt, a.center().plus(way));
      assertEquals(Verdict.TOUCHING, Overlap3.inDoubles(a, b), () -> a + " and " + b);
    }
  }

  private static Vec3 within(Vec3 half, Random random) {
    return new Vec3(
        half.x() * random.nextDouble(-1, 1),
        half.y() * random.nextDouble(-1, 1),
        half.z() * random.nextDouble(-1, 1));
  }

  /// The first axis sees a touch, which rounding makes a gap or none; the second sees the gap.
  @Test
  void boxesInContactAlongOneAxisAndApartAlongAnotherAreApart() {
    Random random = new Random(37);
    for (int i = 0; i < CASES; i++) {
      Vec3 half = ((Box) Kind.BOX.next(Kind.Draw.ORDINARY, random)).halfExtents();
      Vec3 other = ((Box) Kind.BOX.next(Kind.Draw.ORDINARY, random)).halfExtents();
      Vec3 to = new Vec3(half.x() + other.x(), half.y() + other.length() + 0.01, 0);
      Rotation roll = Rotation.about(Vec3.X, random.nextDouble(0.1, 1.4));
      Rotation turn = Rotation.about(Oracle.gaussian(random), random.nextDouble(3));
      Shape3 a = Oracle.moved(new Box(Vec3.ZERO, half), turn, Vec3.ZERO);
      Shape3 b = Oracle.moved(new Box(to, other, roll), turn, Vec3.ZERO);
      assertEquals(Verdict.APART, Overlap3.inDoubles(a, b), () -> a + " and " + b);
    }
  }

  @Test
  void aPointInsideABoxIsTold() {
    Random random = new Random(41);
    for (int i = 0; i < CASES; i++) {
      Box box = (Box) Kind.BOX.next(Kind.Draw.ORDINARY, random);
      Vec3 inside = box.orientation().apply(within(box.halfExtents(), random));
      Shape3 point = new Sphere(box.center().plus(inside), 0);
      assertEquals(Verdict.TOUCHING, Overlap3.inDoubles(point, box), () -> point + " in " + box);
    }
  }
}
