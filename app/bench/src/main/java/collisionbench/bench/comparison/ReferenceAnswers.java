package collisionbench.bench.comparison;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The reference answers about a pair: as it is, in floats, and with unit quaternions. Each is
/// computed on demand.
final class ReferenceAnswers {

  private final PairQuestion question;
  private final Method judge;
  private final Map<PairQuestion, ReferenceAnswer> known = new ConcurrentHashMap<>();

  private ReferenceAnswers(PairQuestion question, Method judge) {
    this.question = question;
    this.judge = judge;
  }

  /// {@return the reference answers of the judge}
  static ReferenceAnswers of(PairQuestion question) {
    return of(question, Judge.JUDGE);
  }

  /// {@return the answers of a method, taken as the reference}
  static ReferenceAnswers of(PairQuestion question, Method judge) {
    return new ReferenceAnswers(question, judge);
  }

  /// {@return the answers of the library's kernels, which are fast}
  static ReferenceAnswers quick(PairQuestion question) {
    return of(question, Methods.ANALYTIC);
  }

  /// {@return the verdict on a method}
  MethodVerdict of(Method method) {
    return reference(question.given(method)).judge(method, reference(question));
  }

  private ReferenceAnswer reference(PairQuestion given) {
    return known.computeIfAbsent(given, asked -> ReferenceAnswer.of(asked, judge));
  }
}
