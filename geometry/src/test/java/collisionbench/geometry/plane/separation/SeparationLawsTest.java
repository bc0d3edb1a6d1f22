package collisionbench.geometry.plane.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Outline;
import collisionbench.geometry.plane.testing.Pair;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of separation for every pair.
class SeparationLawsTest {

  /// Shapes here are about 10 across.
  private static final double ROUNDING = 1e-13;

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void swappingSwapsTheAnswer(Pair pair) {
    pair.cases(1000)
        .filter(c -> !Core.of(c.a()).equals(Core.of(c.b())))
        .forEach(c ->
            assertEquals(
                Separation2.between(c.a(), c.b()).swapped(),
                Separation2.between(c.b(), c.a()),
                c::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void distanceAloneIsThatOfTheSeparation(Pair pair) {
    pair.cases(1000)
        .forEach(c ->
            assertEquals(
                Separation2.between(c.a(), c.b()).distance(),
                Separation2.distance(c.a(), c.b()),
                c::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void signAgreesWithOverlap(Pair pair) {
    pair.cases(1000)
        .forEach(c ->
            assertEquals(
                Overlap2.test(c.a(), c.b()),
                Separation2.between(c.a(), c.b()).distance() <= 0,
                c::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void witnessPointsAreTheDistanceApartAlongTheNormal(Pair pair) {
    pair.cases(1000)
        .forEach(c -> {
          Separation2 found = Separation2.between(c.a(), c.b());
          assertEquals(1, found.normal().length(), 1e-15, c::toString);
          Vec2 error = found.pointA().plus(found.distance(), found.normal()).minus(found.pointB());
          assertEquals(0, error.length(), ROUNDING, () -> c + " gives " + found);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void witnessPointsAreOnTheBoundaries(Pair pair) {
    pair.cases(1000)
        .forEach(c -> {
          Separation2 found = Separation2.between(c.a(), c.b());
          assertEquals(
              0, Outline.distance(c.a(), found.pointA()), 1e-11, () -> c + " gives " + found);
          assertEquals(
              0, Outline.distance(c.b(), found.pointB()), 1e-11, () -> c + " gives " + found);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void noBoundaryPointsAreNearer(Pair pair) {
    pair.cases(300)
        .forEach(c -> {
          Separation2 found = Separation2.between(c.a(), c.b());
          if (found.distance() > 0) {
            double least = Outline.gap(c.a(), c.b(), 300);
            assertTrue(
                found.distance() <= least + ROUNDING, () -> c + " gives " + found + ", " + least);
            assertTrue(found.distance() > least - 0.12, () -> c + " gives " + found);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void movingBackByTheDepthSeparates(Pair pair) {
    pair.cases(1000)
        .forEach(c -> {
          Separation2 found = Separation2.between(c.a(), c.b());
          if (found.distance() <= 0) {
            assertTrue(isFreeAfter(c, found), () -> c + " gives " + found);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void noOtherDirectionSeparatesWithALesserTranslation(Pair pair) {
    pair.cases(200)
        .forEach(c -> {
          Separation2 found = Separation2.between(c.a(), c.b());
          if (found.distance() < -1e-9) {
            for (int i = 0; i < 180; i++) {
              Vec2 out = Moves.turned(Vec2.X, i * Math.PI / 90);
              for (double part : new double[] {0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.9999}) {
                Shape2 moved = c.b().translated(out.times(-part * found.distance()));
                assertTrue(
                    Overlap2.test(c.a(), moved), () -> c + " gives " + found + ", but " + out);
              }
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isInvariantUnderRigidMotion(Pair pair) {
    pair.cases(500)
        .forEach(c -> {
          double distance = Separation2.between(c.a(), c.b()).distance();
          Vec2 by = new Vec2(12.5, -7.25);
          Case moved =
              new Case(
                  Moves.turned(c.a(), 0.7).translated(by), Moves.turned(c.b(), 0.7).translated(by));
          assertEquals(
              distance, Separation2.between(moved.a(), moved.b()).distance(), 1e-11, c::toString);
        });
  }

  /// Between convex shapes, a point slightly further along the normal is free. The translation out
  /// of a sector above half a turn may end in the corner of its mouth, from where only some
  /// directions are free.
  private static boolean isFreeAfter(Case c, Separation2 found) {
    Vec2 out = found.normal().times(-found.distance());
    if (!Core.isWide(c.a()) && !Core.isWide(c.b())) {
      return !Overlap2.test(c.a(), c.b().translated(out.plus(1e-9, found.normal())));
    }
    return Stream.concat(
            Stream.of(c.a(), c.b()).flatMap(SeparationLawsTest::alongBisector), compass())
        .anyMatch(u -> !Overlap2.test(c.a(), c.b().translated(out.plus(1e-6, u))));
  }

  private static Stream<Vec2> alongBisector(Shape2 shape) {
    return shape instanceof Sector sector
        ? Stream.of(sector.direction().unit(), sector.direction().unit().negated())
        : Stream.empty();
  }

  private static Stream<Vec2> compass() {
    return IntStream.range(0, 720).mapToObj(i -> Moves.turned(Vec2.X, i * Math.PI / 360));
  }
}
