package collisionbench.geometry.space.overlap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.search.Gjk;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.exact.Exact3;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Doubles decide often enough. Undecided cases are answered in exact arithmetic, a thousand times
/// as slowly, so no test of answers would notice a kernel that gives up too early.
class DoublesTest {

  private static final int CASES = 500;

  /// Kinds that may be flat, which gives axes and differences of length zero.
  private static final Set<Kind> FLAT = EnumSet.of(Kind.BOX, Kind.TRIANGLE, Kind.HULL);

  private static boolean isUnsure(Shape3 a, Shape3 b) {
    return Overlap3.inDoubles(a, b) == Verdict.UNSURE;
  }

  /// {@return all pairs, generated so that they rarely touch exactly}
  static Stream<Arguments> anywhere() {
    Set<Object> touching = Set.of(Kind.Draw.LATTICE, Kind.Draw.NEARLY);
    return Kind.seededPairs().filter(pair -> !touching.contains(pair.get()[2]));
  }

  /// For very different sizes or nearly flat shapes, one case in a hundred may be undecided.
  @ParameterizedTest
  @MethodSource("anywhere")
  void decideRandomShapes(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    int allowed = draw == Kind.Draw.ORDINARY ? 0 : CASES / 100;
    requireAtMost(allowed, DoublesTest::isUnsure, kindA, kindB, draw, seed);
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void decideShapesClearOfTouching(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    int allowed = FLAT.contains(kindA) || FLAT.contains(kindB) ? CASES / 20 : 0;
    requireAtMost(
        allowed, (a, b) -> isUnsure(a, b) && !isNearlyTouching(a, b), kindA, kindB, draw, seed);
  }

  private static void requireAtMost(
      int allowed,
      BiPredicate<Shape3, Shape3> isLeftOpen,
      Kind kindA,
      Kind kindB,
      Kind.Draw draw,
      long seed) {
    AtomicInteger open = new AtomicInteger();
    PairLaw.forAll(
        kindA,
        kindB,
        draw,
        seed,
        CASES,
        (a, b, _, what) ->
            assertTrue(!isLeftOpen.test(a, b) || open.incrementAndGet() <= allowed, what));
  }

  private static boolean isNearlyTouching(Shape3 a, Shape3 b) {
    return Math.abs(Separation3.between(a, b).distance()) <= 1e-12 * Oracle.scale(a, b);
  }

  /// For a closed form and for GJK, each tested alone.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void decisionsAreExact(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    PairLaw.forAll(
        kindA,
        kindB,
        draw,
        seed,
        CASES / 5,
        (a, b, _, what) -> {
          Verdict exact = Exact3.overlap(a, b) ? Verdict.TOUCHING : Verdict.APART;
          Set<Verdict> right = EnumSet.of(exact, Verdict.UNSURE);
          assertTrue(right.contains(Overlap3.closedForm(a, b)), () -> "closed form, " + what);
          assertTrue(right.contains(Gjk.test(a, b)), () -> "GJK, " + what);
        });
  }
}
