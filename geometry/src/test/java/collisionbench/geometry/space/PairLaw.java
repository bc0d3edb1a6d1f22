package collisionbench.geometry.space;

import java.util.Random;

/// What has to hold of two shapes.
@FunctionalInterface
public interface PairLaw {

  /// Fails if the law does not hold of `a` and `b`.
  ///
  /// @param random for whatever else the law draws
  /// @param what the seed, the case and the shapes, for a failure to print
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
