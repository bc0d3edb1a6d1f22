package collisionbench.app.comparison;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.builtin.Methods;

/// What is right about a pair in doubles, and in floats for methods that compute in these.
record Rights(Right inDoubles, Right inFloats) {

  /// {@return what the judge says}
  static Rights of(PairQuestion question) {
    return of(question, Judge.JUDGE);
  }

  /// {@return what a method says that is right}
  static Rights of(PairQuestion question, Method judge) {
    return new Rights(
        Right.of(question, Precision.DOUBLE, judge), Right.of(question, Precision.FLOAT, judge));
  }

  /// {@return what the library's own kernels say, which is quick}
  static Rights quick(PairQuestion question) {
    return of(question, Methods.ANALYTIC);
  }

  /// {@return what a method says, judged}
  Verdict of(Method method) {
    Right right = method.precision().isFloat() ? inFloats : inDoubles;
    return right.of(method, inDoubles);
  }
}
