package collisionbench.app.comparison;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What is right about a pair, as it is and as methods are given it: in floats, or with unit
/// quaternions. What is not asked for is not worked out.
final class Rights {

  private final PairQuestion question;
  private final Method judge;
  private final Map<PairQuestion, Right> known = new ConcurrentHashMap<>();

  private Rights(PairQuestion question, Method judge) {
    this.question = question;
    this.judge = judge;
  }

  /// {@return what the judge says}
  static Rights of(PairQuestion question) {
    return of(question, Judge.JUDGE);
  }

  /// {@return what a method says that is right}
  static Rights of(PairQuestion question, Method judge) {
    return new Rights(question, judge);
  }

  /// {@return what the library's own kernels say, which is quick}
  static Rights quick(PairQuestion question) {
    return of(question, Methods.ANALYTIC);
  }

  /// {@return what a method says, judged}
  Verdict of(Method method) {
    return right(question.given(method)).of(method, right(question));
  }

  private Right right(PairQuestion given) {
    return known.computeIfAbsent(given, asked -> Right.of(asked, judge));
  }
}
