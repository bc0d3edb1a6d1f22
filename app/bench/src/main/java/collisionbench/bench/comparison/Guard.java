package collisionbench.bench.comparison;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/// Catches what methods throw, since they may be foreign code.
public final class Guard {

  private Guard() {}

  /// {@return the result of a call, or the given substitute for a failure}
  ///
  /// Everything thrown counts as a failure of the method, including OutOfMemoryError, except errors
  /// of the virtual machine itself.
  public static <T> T call(Supplier<T> call, Function<Throwable, T> failed) {
    try {
      return call.get();
    } catch (InternalError | UnknownError broken) {
      throw broken;
    } catch (Throwable failure) {
      return failed.apply(failure);
    }
  }

  /// {@return the queries that a method answers about a pair; all of them if it throws, so that the
  /// failure shows when it is asked}
  public static Set<Query> answers(Method method, Pair pair) {
    return call(() -> Set.copyOf(method.answers(pair)), _ -> EnumSet.allOf(Query.class));
  }
}
