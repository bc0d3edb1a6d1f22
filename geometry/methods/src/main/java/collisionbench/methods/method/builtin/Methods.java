package collisionbench.methods.method.builtin;

import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.article.Articles;
import java.util.List;

/// The methods that come with the library.
public final class Methods {

  /// The library's own kernels.
  public static final Method ANALYTIC = new AnalyticMethod();

  /// Separating axes.
  public static final Method SAT = new SatMethod();

  /// GJK and EPA.
  public static final Method GJK = new GjkMethod();

  /// Exact arithmetic: the reference.
  public static final Method EXACT = new ExactMethod();

  private static final Catalogue CATALOGUE =
      new Catalogue(List.of(ANALYTIC, GJK, SAT, EXACT)).with(Articles.all());

  private Methods() {}

  /// {@return all of them, in the order in which they are shown}
  public static Catalogue catalogue() {
    return CATALOGUE;
  }
}
