package collisionbench.geometry.space;

import java.util.Random;

/// A law about two shapes.
@FunctionalInterface
public interface PairLaw {

  /// Fails if the law does not hold for `a` and `b`.
  ///
  /// @param random for further random numbers of the law
  /// @param what the seed, case and shapes, for the failure message
  void check(Shape3 a, Shape3 b, Random random, String what);

  /// Checks a law on `cases` random pairs of two kinds.
  static void forAll(Kind a, Kind b, Kind.Draw draw, long seed, int cases, PairLaw law) {
    Random random = new Random(seed);
    for (int i = 0; i < cases; i++) {
      Shape3 first = a.next(draw, random);
      Shape3 second = b.next(draw, random);
      String what = "seed " + seed + ", " + draw + ", case " + i + ": " + first + " and " + second;
      law.check(first, second, random, what);
    }
  }
}
