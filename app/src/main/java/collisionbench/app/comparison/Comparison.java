package collisionbench.app.comparison;

import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What every method that answers a pair says about it.
///
/// A method in floats is asked about the numbers rounded to floats, and is judged on those. Beside
/// the methods stands the library's own on rounded numbers, so that `double`, `float` and exact
/// arithmetic are seen side by side.
///
/// @param verdicts in the order of the methods
public record Comparison(PairQuestion question, List<Verdict> verdicts) {

  public Comparison {
    verdicts = List.copyOf(verdicts);
  }

  /// {@return all methods that are compared, in the order in which they are shown}
  public static List<Method> compared(Catalogue catalogue) {
    List<Method> all = new ArrayList<>(catalogue.methods());
    all.add(all.indexOf(Methods.ANALYTIC) + 1, new FloatInput(Methods.ANALYTIC));
    return List.copyOf(all);
  }

  /// {@return what the methods of a catalogue say}
  public static Comparison of(PairQuestion question, Catalogue catalogue) {
    return of(question, compared(catalogue));
  }

  /// {@return what some methods say}
  static Comparison of(PairQuestion question, List<Method> methods) {
    return of(question, methods, Judge.JUDGE);
  }

  /// {@return what some methods say, beside what another does}
  ///
  /// @param judge what is right
  public static Comparison of(PairQuestion question, List<Method> methods, Method judge) {
    Rights rights = Rights.of(question, judge);
    return new Comparison(
        question, methods.stream().filter(question::isAsked).map(rights::of).toList());
  }

  /// {@return the names of the methods whose answers are wrong}
  public List<String> wrong() {
    return verdicts.stream()
        .filter(verdict -> verdict.standing().isWrong())
        .map(Verdict::name)
        .toList();
  }

  /// {@return what the method of a name says, if it is asked}
  public Optional<Verdict> of(String method) {
    return verdicts.stream().filter(verdict -> verdict.name().equals(method)).findFirst();
  }
}
