package collisionbench.bench.map;

import collisionbench.methods.method.Method;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Asks in batches, and can be cancelled between them.
///
/// @param size how many are asked about together
/// @param outdated whether the answers are no longer wanted
record Chunks(int size, BooleanSupplier outdated) {

  /// Few, so that a slow method is cancelled soon.
  private static final int FEW = 64;

  /// Many, which a program answers faster.
  private static final int MANY = 1024;

  /// {@return parts that suit a method}
  static Chunks of(Method method, BooleanSupplier outdated) {
    return new Chunks(method.isRemote() ? MANY : FEW, outdated);
  }

  /// Passes on one part after the other, until the answers are no longer wanted.
  ///
  /// @return whether all were passed on
  <Q> boolean ask(List<Q> questions, Consumer<List<Q>> ask) {
    for (int from = 0; from < questions.size(); from += size) {
      if (outdated.getAsBoolean()) {
        return false;
      }
      ask.accept(questions.subList(from, Math.min(questions.size(), from + size)));
    }
    return true;
  }
}
