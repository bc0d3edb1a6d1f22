package collisionbench.geometry.bench;

import java.util.List;
import java.util.function.Function;

/// Shapes as a library wants them, made before the clock runs.
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
}
