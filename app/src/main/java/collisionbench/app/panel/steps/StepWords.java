package collisionbench.app.panel.steps;

import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.comparison.MethodFamily;
import collisionbench.bench.method.ProgramMethod;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/// Steps, branches, numbers and outcomes as text.
public final class StepWords {

  private StepWords() {}

  public static String title(Method method) {
    return title(method.name());
  }

  /// {@return the title of the method of a name; the name itself if there is no text for it}
  public static String title(String name) {
    return Texts.find("method-title." + MethodFamily.of(name)).orElse(name);
  }

  public static String arithmetic(Method method) {
    return Texts.get("compare." + KebabCase.of(method.precision()));
  }

  /// {@return how a method works and where it comes from}
  public static String source(Method method) {
    Optional<String> source = Texts.find("method." + MethodFamily.of(method.name()));
    return switch (method.precision()) {
      case FLOAT_STORED ->
          source.map(text -> Texts.get("method.float-stored", text)).orElseGet(method::source);
      case DOUBLE, FLOAT, EXACT -> source.orElseGet(method::source);
    };
  }

  /// {@return the same below the name of the method in commands}
  public static String named(Method method) {
    return method.name() + "\n" + source(method);
  }

  /// {@return what a step does; its key if its result has no symbol, as in steps of programs}
  public static String of(Step step) {
    boolean isOfProgram = step.result().filter(result -> result.symbol().isEmpty()).isPresent();
    return isOfProgram ? step.key() : Texts.named("step.", step.key());
  }

  public static String of(Step.Branch branch) {
    return Texts.named("branch.", branch.key());
  }

  /// {@return a value; two coordinates for a vector in the plane}
  public static String of(Step.Value value, boolean flat, DoubleFunction<String> number) {
    return switch (value) {
      case Step.Value.Scalar(double scalar) -> number.apply(scalar);
      case Step.Value.Angle(double degrees) -> number.apply(degrees) + "\u00b0";
      case Step.Value.Vector(Vec3 vector) ->
          DoubleStream.of(vector.x(), vector.y(), vector.z())
              .limit(flat ? 2 : 3)
              .mapToObj(number)
              .collect(Collectors.joining(", ", "(", ")"));
      case Step.Value.Word(String text) -> text;
    };
  }

  /// {@return a number with six digits, or `NaN`}
  public static String shown(double number) {
    return Double.isNaN(number) ? Double.toString(number) : Numbers.of(number);
  }

  /// {@return a number with all its digits, or `NaN`}
  static String exact(double number) {
    return Double.isNaN(number) ? Double.toString(number) : Numbers.exact(number);
  }

  /// @param size the size that distances are rounded relative to
  static String of(Answer reply, double size) {
    return switch (reply) {
      case Answer.Decided answer -> of(answer, size);
      case Answer.Undecided(Indecision reason) -> Texts.get("steps.undecided", of(reason));
      case Answer.Failed(MethodFailure failure) ->
          Texts.get("steps.failed", FailureWords.of(failure).text());
    };
  }

  private static String of(Answer.Decided answer, double size) {
    List<String> words = new ArrayList<>();
    answer
        .overlap()
        .ifPresent(touching -> words.add(Texts.get(touching ? "steps.touching" : "steps.apart")));
    answer
        .distance()
        .ifPresent(distance ->
            words.add(Texts.get("steps.distance", shown(Numbers.read(distance, size)))));
    answer.sweep().filter(_ -> words.isEmpty()).ifPresent(sweep -> words.add(of(sweep)));
    return words.isEmpty()
        ? Texts.get("steps.nothing")
        : words.stream().reduce((all, next) -> Texts.get("list.comma", all, next)).orElseThrow();
  }

  private static String of(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never() -> Texts.get("answer.sweep-never");
      case Sweep3.Contact(double enter, double exit) ->
          Texts.get("steps.sweep", shown(enter), shown(exit));
    };
  }

  /// {@return why a method does not decide}
  public static String of(Indecision reason) {
    return switch (reason) {
      case Indecision.PairNotAnswered() -> Texts.get("steps.not-answered");
      case Indecision.WithinError(double error) -> Texts.get("steps.within-error", shown(error));
      case Indecision.NoConvergence(int iterations) ->
          Texts.get("steps.no-convergence", iterations);
      case Indecision.NotConvex() -> Texts.get("steps.not-convex");
      case Indecision.Other(String message) -> message;
    };
  }

  /// {@return what is to be known about the steps: the arithmetic, if it is not that of doubles, or
  /// how a program shows some}
  static String note(Explained shown) {
    if (shown.steps().isEmpty() && shown.method() instanceof ProgramMethod) {
      return Texts.get("steps.of-programs");
    }
    Precision precision = shown.method().precision();
    return precision.isFloat() ? Texts.get("steps." + KebabCase.of(precision)) : "";
  }
}
