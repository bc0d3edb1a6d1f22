package collisionbench.geometry.bench;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;

/// How someone answers: shapes are turned into that library's own once, before the clock runs.
interface Answer {

  /// {@return the inputs prepared}
  Trial on(List<? extends Case<?>> cases);

  /// {@return a yes or no, for touching or apart}
  static <A, B, P, Q> Answer yesNo(
      Function<A, P> first, Function<B, Q> second, BiPredicate<P, Q> touch) {
    return cases -> new Trial.YesNo<>(Prepared.of(cases, first, second), touch);
  }

  /// {@return a signed distance}
  static <A, B, P, Q> Answer number(
      Function<A, P> first, Function<B, Q> second, ToDoubleBiFunction<P, Q> distance) {
    return cases -> new Trial.Distance<>(Prepared.of(cases, first, second), distance);
  }

  /// {@return anything else}
  static <A, B, P, Q> Answer whole(
      Function<A, P> first, Function<B, Q> second, Trial.Consumed<P, Q> parts) {
    return cases -> new Trial.Whole<>(Prepared.of(cases, first, second), parts);
  }
}
