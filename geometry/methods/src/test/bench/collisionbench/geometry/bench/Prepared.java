package collisionbench.geometry.bench;

import java.util.List;
import java.util.Random;
import java.util.function.Function;

/// Shapes in a library's own form, created before timing.
final class Prepared<P, Q> {

  final P[] a;
  final Q[] b;

  private Prepared(P[] a, Q[] b) {
    this.a = a;
    this.b = b;
  }

  @SuppressWarnings("unchecked") // The topic says which shapes the cases hold.
  static <A, B, P, Q> Prepared<P, Q> of(
      List<? extends Case<?>> cases, Function<A, P> first, Function<B, Q> second) {
    return new Prepared<>(
        (P[]) cases.stream().map(c -> first.apply((A) c.a())).toArray(),
        (Q[]) cases.stream().map(c -> second.apply((B) c.b())).toArray());
  }

  /// Randomly swaps neighboring inputs, so that they stay nearly in memory order.
  void stir(Random random) {
    for (int i = 1; i < a.length; i += 2) {
      if (random.nextBoolean()) {
        swap(a, i);
        swap(b, i);
      }
    }
  }

  private static <T> void swap(T[] of, int index) {
    T before = of[index - 1];
    of[index - 1] = of[index];
    of[index] = before;
  }
}
