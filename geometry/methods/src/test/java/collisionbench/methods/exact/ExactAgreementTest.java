package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The judge and the kernels, which are written independently, agree wherever rounding does not
/// matter.
class ExactAgreementTest {

  private static final double ROUNDING = 1e-13;

  static Stream<Pair> planePairs() {
    return Pair.all();
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void inSpace(Kind kindA, Kind kindB, Draw draw, long seed) {
    Random random = new Random(seed + 1000);
    for (int i = 0; i < 15; i++) {
      Shape3 a = kindA.next(draw, random);
      Shape3 b = kindB.next(draw, random);
      double distance = Exact3.signedDistance(a, b);
      double rounding = ROUNDING * Oracle.scale(a, b);
      assertEquals(distance, Separation3.between(a, b).distance(), rounding, () -> a + " and " + b);
      if (Math.abs(distance) > rounding) {
        assertEquals(Exact3.overlap(a, b), Overlap3.test(a, b), () -> a + " and " + b);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("planePairs")
  void inThePlane(Pair pair) {
    pair.cases(60).forEach(ExactAgreementTest::requireAgreement);
  }

  private static void requireAgreement(Case c) {
    double distance = Exact2.signedDistance(c.a(), c.b());
    double rounding = ROUNDING * size(c.a().bounds().and(c.b().bounds()));
    assertEquals(distance, Separation2.between(c.a(), c.b()).distance(), rounding, c::toString);
    if (Math.abs(distance) > rounding) {
      assertEquals(Exact2.overlap(c.a(), c.b()), Overlap2.test(c.a(), c.b()), c::toString);
    }
  }

  private static double size(Bounds2 bounds) {
    return DoubleStream.of(bounds.min().x(), bounds.min().y(), bounds.max().x(), bounds.max().y())
        .map(Math::abs)
        .max()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void whenAndWhereInSpace(Kind kindA, Kind kindB, Draw draw, long seed) {
    Random random = new Random(seed + 2000);
    for (int i = 0; i < 5; i++) {
      Shape3 a = kindA.next(draw, random);
      Shape3 b = kindB.next(draw, random);
      Vec3 motion = new Vec3(random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4);
      requireAgreement(new Question.InSpace(a, Vec3.ZERO, b, motion));
    }
  }

  @ParameterizedTest
  @MethodSource("planePairs")
  void whenAndWhereInThePlane(Pair pair) {
    pair.cases(30)
        .forEach(c -> {
          requireAgreement(new Question.InPlane(c.a(), Vec2.ZERO, c.b(), new Vec2(3, 2)));
          requireAgreement(new Question.InPlane(c.b(), new Vec2(-1, 4), c.a(), Vec2.ZERO));
        });
  }

  /// The kind of answer is exact on both sides. A sweep of the kernels is never late and may be
  /// slightly early.
  private static void requireAgreement(Question question) {
    Answer.Decided exact = decided(Methods.EXACT, question);
    Answer.Decided kernels = decided(Methods.ANALYTIC, question);
    assertEquals(
        exact.crossing().map(Object::getClass),
        kernels.crossing().map(Object::getClass),
        question::toString);
    if (exact.crossing().isPresent()) {
      double[] expected = parameters(exact.crossing().get());
      double[] actual = parameters(kernels.crossing().get());
      assertArrayEquals(expected, actual, 1e-12, question::toString);
    }
    if (exact.sweep().isPresent() && exact.sweep().get() instanceof Sweep3.Contact right) {
      Sweep3.Contact early =
          assertInstanceOf(Sweep3.Contact.class, kernels.sweep().orElseThrow(), question::toString);
      assertTrue(early.enter() <= right.enter() + 1e-15, () -> question + ": " + early);
      assertTrue(early.exit() >= right.exit() - 1e-15, () -> question + ": " + early);
      assertEquals(right.enter() == 0, early.enter() == 0, question::toString);
      assertEquals(right.exit() == 1, early.exit() == 1, question::toString);
    }
  }

  private static Answer.Decided decided(Method method, Question question) {
    return assertInstanceOf(Answer.Decided.class, method.answer(question));
  }

  private static double[] parameters(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> new double[0];
      case Crossing3.Point p -> new double[] {p.t(), p.t()};
      case Crossing3.Span s -> new double[] {s.enter(), s.exit()};
      case Crossing3.Overlap o -> new double[] {o.enter(), o.exit()};
    };
  }
}
