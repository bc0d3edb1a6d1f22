package collisionbench.bench.fuzz.input;

import collisionbench.methods.method.Pair;
import java.util.List;
import java.util.SplittableRandom;

/// Random numbers that depend only on their seed, not on the machine.
final class SeededRandom {

  private final SplittableRandom random;

  private SeededRandom(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /// {@return the random numbers of one case; equal for equal seed, pair and number}
  static SeededRandom of(long seed, Pair pair, long number) {
    long mixed = mixed(seed);
    for (char c : pair.name().toCharArray()) {
      mixed = mixed(mixed + c);
    }
    return new SeededRandom(mixed(mixed + number));
  }

  /// Stafford's mixer 13 after adding the golden ratio: neighboring values map far apart.
  private static long mixed(long value) {
    long z = value + 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /// {@return a whole number in `from..to`, both included}
  int whole(int from, int to) {
    return random.nextInt(from, to + 1);
  }

  double between(double from, double to) {
    return random.nextDouble(from, to);
  }

  /// {@return a number whose logarithm is uniformly distributed}
  double magnitude(double from, double to) {
    return StrictMath.pow(10, between(StrictMath.log10(from), StrictMath.log10(to)));
  }

  boolean oneIn(int count) {
    return random.nextInt(count) == 0;
  }

  <T> T of(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
