package collisionbench.app.comparison;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/// Keeps what a method throws from ending anything else: a method may be anybody's.
public final class Guard {

  private Guard() {}

  /// {@return what a call of a method gives, or what stands for its failure}
  ///
  /// Whatever is thrown is a failure of the method, too little memory as well, unless the virtual
  /// machine itself is broken.
  static <T> T call(Supplier<T> call, Function<Throwable, T> failed) {
    try {
      return call.get();
    } catch (InternalError | UnknownError broken) {
      throw broken;
    } catch (Throwable failure) {
      return failed.apply(failure);
    }
  }

  /// {@return what a method answers about a pair; everything if it throws, so that it is asked and
  /// its reply tells}
  public static Set<Query> answers(Method method, Pair pair) {
    return call(() -> Set.copyOf(method.answers(pair)), _ -> EnumSet.allOf(Query.class));
  }
}
