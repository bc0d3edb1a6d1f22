package collisionbench.bench.comparison;

import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.List;

/// The verdicts on all methods that answer a pair.
///
/// A float method gets the numbers rounded to floats and is judged on those. The library on rounded
/// numbers is included too, so that `double`, `float` and exact arithmetic can be compared.
///
/// @param verdicts in the order of the methods
public record Comparison(PairQuestion question, List<MethodVerdict> verdicts) {

  public Comparison {
    verdicts = List.copyOf(verdicts);
  }

  /// {@return all methods that are compared, in display order}
  public static List<Method> compared(Catalogue catalogue) {
    List<Method> all = new ArrayList<>(catalogue.methods());
    all.add(all.indexOf(Methods.ANALYTIC) + 1, new FloatInput(Methods.ANALYTIC));
    return List.copyOf(all);
  }

  /// {@return the verdicts on some methods, judged by another}
  ///
  /// @param judge gives the reference answer
  public static Comparison of(PairQuestion question, List<Method> methods, Method judge) {
    ReferenceAnswers references = ReferenceAnswers.of(question, judge);
    return new Comparison(
        question, methods.stream().filter(question::isAsked).map(references::of).toList());
  }
}
