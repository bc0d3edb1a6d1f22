package collisionbench.app.comparison;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The reference answers about a pair: as it is, in floats, and with unit quaternions. Each is
/// computed on demand.
final class Rights {

  private final PairQuestion question;
  private final Method judge;
  private final Map<PairQuestion, Right> known = new ConcurrentHashMap<>();

  private Rights(PairQuestion question, Method judge) {
    this.question = question;
    this.judge = judge;
  }

  /// {@return the reference answer}
  static Rights of(PairQuestion question) {
    return of(question, Judge.JUDGE);
  }

  /// {@return a verdict that treats a method as correct}
  static Rights of(PairQuestion question, Method judge) {
    return new Rights(question, judge);
  }

  /// {@return the answer of the library's kernels, which is fast}
  static Rights quick(PairQuestion question) {
    return of(question, Methods.ANALYTIC);
  }

  /// {@return the verdict on a method}
  Verdict of(Method method) {
    return right(question.given(method)).of(method, right(question));
  }

  private Right right(PairQuestion given) {
    return known.computeIfAbsent(given, asked -> Right.of(asked, judge));
  }
}
