package collisionbench.app.comparison;

import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Precision;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.builtin.Methods;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What every method that answers a pair says about it.
///
/// A method in floats is asked about the numbers rounded to floats, and is judged on those. Beside
/// the methods stands the library's own on rounded numbers, so that `double`, `float` and exact
/// arithmetic are seen side by side.
///
/// @param verdicts in the order of the methods
public record Comparison(PairQuestion question, List<Verdict> verdicts) {

  private static final List<Method> METHODS = withFloats(Methods.all());

  public Comparison {
    verdicts = List.copyOf(verdicts);
  }

  private static List<Method> withFloats(List<Method> methods) {
    List<Method> all = new ArrayList<>(methods);
    all.add(all.indexOf(Methods.ANALYTIC) + 1, new FloatInput(Methods.ANALYTIC));
    return List.copyOf(all);
  }

  /// {@return what all methods say}
  public static Comparison of(PairQuestion question) {
    return of(question, METHODS);
  }

  /// {@return what some methods say}
  static Comparison of(PairQuestion question, List<Method> methods) {
    Judge inDoubles = Judge.of(question, Precision.DOUBLE);
    return judged(question, methods, inDoubles, Judge.of(question, Precision.FLOAT));
  }

  /// {@return what all methods but exact arithmetic say, judged by what the library says: finds the
  /// pairs that are worth asking about}
  static Comparison quick(PairQuestion question) {
    List<Method> quick =
        Methods.all().stream().filter(method -> !method.equals(Methods.EXACT)).toList();
    Judge inDoubles = Judge.quick(question, Precision.DOUBLE);
    return judged(question, quick, inDoubles, Judge.quick(question, Precision.FLOAT));
  }

  private static Comparison judged(
      PairQuestion question, List<Method> methods, Judge inDoubles, Judge inFloats) {
    return new Comparison(
        question,
        methods.stream()
            .filter(method -> isAsked(method, question))
            .map(method ->
                (method.precision() == Precision.FLOAT ? inFloats : inDoubles)
                    .of(method, inDoubles))
            .toList());
  }

  /// When things meet is asked only of what moves.
  private static boolean isAsked(Method method, PairQuestion question) {
    Set<Query> queries = EnumSet.noneOf(Query.class);
    queries.addAll(method.answers(question.standing().pair()));
    if (!question.moves()) {
      queries.remove(Query.SWEEP);
    }
    return !queries.isEmpty();
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
