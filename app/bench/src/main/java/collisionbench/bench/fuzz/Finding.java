package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Phrase;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// A disagreement, simplified.
///
/// @param mistake what is wrong, in the case in which it occurred
/// @param found that case
/// @param simplest the simplest shapes that still show the mistake
public record Finding(Trial trial, Mistake mistake, Case found, ShapePair simplest) {

  /// The heaviest first; of the same weight the simplest.
  public static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::mistake, Mistake.ORDER)
          .thenComparingLong(finding -> Shrink.cost(finding.simplest));

  /// {@return a mistake, not yet simplified}
  public static Finding drawn(Trial trial, Mistake mistake, Case found) {
    return new Finding(trial, mistake, found, found.shapes());
  }

  /// {@return this mistake with the simplest shapes that show it about as large}
  ///
  /// @param stopped whether to leave it at the simplest shapes so far
  public Finding simplified(BooleanSupplier stopped) {
    return simplified(shapes -> !stopped.getAsBoolean() && trial.of(shapes).shows(mistake));
  }

  /// {@return this mistake with the simplest shapes found that show it}
  public Finding simplified(Predicate<ShapePair> shown) {
    return new Finding(trial, mistake, found, Shrink.of(simplest, shown));
  }

  /// {@return the pair of shapes}
  public Pair pair() {
    return found.pair();
  }

  public Fault fault() {
    return mistake.fault();
  }

  public Weight weight() {
    return mistake.weight();
  }

  /// {@return a name; equal for equal findings}
  public String key() {
    return "%s-%s-%s-seed%s-case%s"
        .formatted(
            found.pair().name(),
            fault().word(),
            trial.method().name(),
            found.seed(),
            found.number());
  }

  /// {@return what is wrong}
  public FindingName name() {
    return new FindingName(weight(), fault());
  }

  /// {@return how much it matters, and in which case it was found}
  public Phrase phrase() {
    return Phrase.of(
        "finding.found",
        name().phrase(),
        found.pair().name(),
        String.valueOf(found.number()),
        String.valueOf(found.seed()),
        found.strategy());
  }

  /// {@return the case and the fault, on one line}
  public String sentence() {
    return "%s: %s (%s): %s".formatted(weight().phrase(), where(), found.strategy(), what());
  }

  private String where() {
    return found.pair().name() + ", case " + found.number() + " of seed " + found.seed();
  }

  private String what() {
    Method faulty = fault() == Fault.JUDGE ? trial.judge() : trial.method();
    return faulty.name() + " " + fault().sentence();
  }

  /// {@return the simplest shapes, the answers about them and, if hard, why, on one line}
  public String example() {
    String text = numbers(trial.given(simplest.question())) + ": " + verdicts();
    return weight() == Weight.HARD ? "%s (%s)".formatted(text, trial.reason(simplest)) : text;
  }

  /// {@return the name of a pair and the numbers of two shapes, as `check -` reads them}
  public static String numbers(Question question) {
    List<Body> bodies = BodyQuestion.bodies(question);
    Stream<FieldValue> velocities = bodies.stream().map(BodyQuestion::velocity);
    return Stream.concat(
            bodies.stream().flatMap(body -> body.values().stream()),
            question.isMoving() ? velocities : Stream.of())
        .flatMap(value ->
            Stream.concat(
                value.count().stream().mapToObj(Integer::toString),
                DoubleStream.of(value.numbers()).mapToObj(Double::toString)))
        .map(number -> " " + number)
        .collect(Collectors.joining("", question.pair().name(), ""));
  }

  /// {@return the answers of the method and the judge about the simplest shapes}
  public String verdicts() {
    return verdicts(trial, simplest, Optional.of(fault()));
  }

  /// {@return a scene of the simplest shapes, as bodies a and b, that expects the judge's yes or
  /// no, and its answer about the mistake; b moves if the sweep is wrong}
  public Scene scene() {
    return TrialScene.of(trial, simplest, Optional.of(fault()), where(), says());
  }

  /// {@return what is wrong, and the answers about the simplest shapes}
  public String says() {
    String simplified = simplest.equals(found.shapes()) ? "" : "Simplified: ";
    return "%s: %s. %s%s.".formatted(found.strategy(), what(), simplified, verdicts());
  }

  /// {@return the answers of the method and the judge about two shapes, in words}
  ///
  /// @param fault what is wrong, if anything; for [Fault#SWAP] the method's answer in the other
  ///   order follows, for [Fault#NORMAL] its normal
  static String verdicts(Trial trial, ShapePair shapes, Optional<Fault> fault) {
    Question question = trial.question(shapes);
    Method method = trial.method();
    Method judge = trial.judge();
    String both =
        "%s says %s, %s says %s"
            .formatted(
                method.name(), describe(method, question), judge.name(), describe(judge, question));
    return switch (fault.orElse(Fault.WRONG_YES)) {
      case SWAP ->
          "%s; with the shapes swapped %s says %s"
              .formatted(both, method.name(), describe(method, question.swapped()));
      case NORMAL -> both + normal(MethodCalls.of(method, question));
      default -> both;
    };
  }

  private static String normal(Answer answer) {
    return answer.decided().normal().map(n -> "; its normal is " + n).orElse("");
  }

  private static String describe(Method method, Question question) {
    return MethodCalls.describe(MethodCalls.of(method, question), question);
  }
}
