package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.ShapeNumbers;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// How a method answers ordinary inputs of a pair. One that is often wrong there has a mistake in
/// its code, or reads the question in another way (a diameter for a radius, degrees, another order
/// of a quaternion).
///
/// @param wrong the inputs that it gets clearly wrong or fails at, the simplest first
/// @param failed at how many of these it fails: all, if it decides none
/// @param inputs how many inputs were looked at
public record FirstLook(Method method, Pair pair, List<ShapePair> wrong, int failed, int inputs) {

  /// How many inputs are looked at, unless it fails at too many of them before.
  static final int INPUTS = 200;

  /// More are suspicious.
  private static final int ALLOWED = INPUTS / 10;

  private static final int SHOWN = 3;

  public FirstLook {
    wrong = List.copyOf(wrong);
  }

  /// {@return a look at a pair that a method answers}
  public static FirstLook of(Method method, Pair pair) {
    Trial trial = new Trial(method, Methods.EXACT);
    double clear = Grade.limit(method.precision());
    List<ShapePair> wrong = new ArrayList<>();
    List<ShapePair> undecided = new ArrayList<>();
    int failed = 0;
    int number;
    for (number = 0; number < INPUTS && failed <= ALLOWED; number++) {
      ShapePair shapes = Case.ordinary(pair, number).shapes();
      Outcome outcome = trial.of(shapes);
      boolean fails = outcome.grade().isFailure() || outcome.faults().contains(Fault.BROKEN);
      if (fails || isClearlyWrong(outcome, clear)) {
        wrong.add(shapes);
        failed += fails ? 1 : 0;
      } else if (outcome.grade() == Grade.UNDECIDED) {
        undecided.add(shapes);
      }
    }
    if (undecided.size() == INPUTS) {
      wrong.addAll(undecided);
      failed = INPUTS;
    }
    wrong.sort(Comparator.comparingLong(Simplicity::cost));
    return new FirstLook(method, pair, wrong, failed, number);
  }

  private static boolean isClearlyWrong(Outcome outcome, double clear) {
    return outcome.grade() == Grade.CLEAR || outcome.errors().distance().orElse(0) > clear;
  }

  /// {@return whether more than a tenth is clearly wrong}
  public boolean isSuspicious() {
    return wrong.size() > ALLOWED;
  }

  /// {@return whether it fails at too many, so that how it is asked is not to blame}
  public boolean failsOften() {
    return failed > ALLOWED;
  }

  /// {@return the simplest input that it gets clearly wrong, as a scene that expects what is right}
  ///
  /// @param name of the scene
  public Optional<Scene> simplest(String name) {
    Trial trial = new Trial(method, Methods.EXACT);
    return wrong.stream().findFirst().map(shapes -> TrialScene.of(trial, shapes, false, name, ""));
  }

  /// {@return what was seen, in English, in one line}
  public String summary() {
    return inputs
        + " ordinary inputs: "
        + (wrong.size() - failed)
        + " clearly wrong, "
        + failed
        + " without an answer"
        + wrong.stream().findFirst().map(shapes -> ", such as " + example(shapes)).orElse("");
  }

  /// {@return what is suspicious, in English: a sentence and the simplest inputs, a line each}
  public String told() {
    String sentence =
        String.format(
            Locale.ROOT,
            failsOften()
                ? "%s: %d of %d ordinary inputs of %s get no answer. The simplest:"
                : "%s: %d of %d ordinary inputs of %s are clearly wrong: a mistake in the code, or"
                    + " in how it reads the question (diameter or radius, degrees, order of a"
                    + " quaternion). The simplest:",
            method.name(),
            wrong.size(),
            inputs,
            pair.name());
    return wrong.stream()
        .limit(SHOWN)
        .map(shapes -> "\n  " + example(shapes))
        .collect(Collectors.joining("", sentence, ""));
  }

  private String example(ShapePair shapes) {
    return numbers(shapes) + ": " + new Trial(method, Methods.EXACT).verdicts(shapes);
  }

  private String numbers(ShapePair shapes) {
    return ShapeNumbers.of(shapes).stream()
        .map(number -> " " + number.value())
        .collect(Collectors.joining("", pair.name(), ""));
  }
}
