package collisionbench.app.comparison;

import collisionbench.methods.method.builtin.Methods;
import java.util.List;

/// Comparisons of all built-in methods.
public final class Comparisons {

  private Comparisons() {}

  /// {@return the verdicts on all methods}
  public static Comparison of(PairQuestion question) {
    return Comparison.of(question, Comparison.compared(Methods.catalogue()), Judge.JUDGE);
  }

  /// {@return the verdict on a method}
  public static MethodVerdict of(PairQuestion question, String method) {
    return verdict(of(question), method);
  }

  /// {@return the verdict on a method}
  public static MethodVerdict verdict(Comparison comparison, String method) {
    return comparison.verdicts().stream()
        .filter(verdict -> verdict.name().equals(method))
        .findFirst()
        .orElseThrow();
  }

  /// {@return the names of the methods that are wrong}
  public static List<String> wrong(PairQuestion question) {
    return of(question).verdicts().stream()
        .filter(verdict -> verdict.assessment().isWrong())
        .map(MethodVerdict::name)
        .toList();
  }
}
