package collisionbench.bench.evaluation;

import java.util.Optional;
import java.util.function.Supplier;

/// A value computed on first use.
///
/// @param <T> an immutable value
final class Lazy<T> implements Supplier<T> {

  private final Supplier<T> source;
  private Optional<T> value = Optional.empty();

  Lazy(Supplier<T> source) {
    this.source = source;
  }

  @Override
  public T get() {
    T now = value.orElseGet(source);
    if (value.isEmpty()) {
      value = Optional.of(now);
    }
    return now;
  }
}
