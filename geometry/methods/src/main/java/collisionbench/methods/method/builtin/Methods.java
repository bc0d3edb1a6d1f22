package collisionbench.methods.method.builtin;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.article.Articles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The methods that come with the library.
public final class Methods {

  /// The library's own kernels.
  public static final Method ANALYTIC = new Analytic();

  /// Separating axes.
  public static final Method SAT = new Sat();

  /// GJK and EPA.
  public static final Method GJK = new Gjk();

  /// Exact arithmetic: the judge.
  public static final Method EXACT = new Exact();

  private static final List<Method> ALL =
      Stream.concat(Stream.of(ANALYTIC, GJK, SAT, EXACT), Articles.all().stream()).toList();

  private Methods() {}

  /// {@return all of them, in the order in which they are shown}
  public static List<Method> all() {
    return ALL;
  }

  /// {@return the method of that name, if there is one}
  public static Optional<Method> named(String name) {
    return ALL.stream().filter(method -> method.name().equals(name)).findFirst();
  }
}
