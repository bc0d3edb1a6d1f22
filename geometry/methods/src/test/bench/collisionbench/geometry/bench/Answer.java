package collisionbench.geometry.bench;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;

/// How a competitor answers: shapes are converted to that library's own once, before timing.
interface Answer {

  /// {@return the converted inputs}
  Trial on(List<? extends Case<?>> cases);

  /// {@return an answer that is a yes or no, for touching or apart}
  static <A, B, P, Q> Answer yesNo(
      Function<A, P> first, Function<B, Q> second, BiPredicate<P, Q> touch) {
    return cases -> new Trial.YesNo<>(Prepared.of(cases, first, second), touch);
  }

  /// {@return an answer that is a signed distance}
  static <A, B, P, Q> Answer number(
      Function<A, P> first, Function<B, Q> second, ToDoubleBiFunction<P, Q> distance) {
    return cases -> new Trial.Distance<>(Prepared.of(cases, first, second), distance);
  }

  /// {@return any other answer}
  static <A, B, P, Q> Answer whole(
      Function<A, P> first, Function<B, Q> second, Trial.Consumed<P, Q> parts) {
    return cases -> new Trial.Whole<>(Prepared.of(cases, first, second), parts);
  }
}
