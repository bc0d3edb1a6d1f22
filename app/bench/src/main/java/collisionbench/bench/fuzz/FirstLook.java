package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/// How a method answers ordinary inputs of a pair. A method that is often wrong there has a bug, or
/// misreads the question (a diameter for a radius, degrees, another order of a quaternion).
///
/// @param wrong the inputs with a plain mistake or no answer, simplest first
/// @param failed how many of these have no answer; all of them if the method decides none
/// @param tried all inputs tried, until the method is given up
public record FirstLook(
    Method method, Pair pair, List<ShapePair> wrong, int failed, List<Tally.Tried> tried) {

  /// Inputs to try, unless too many fail before.
  public static final int INPUTS = 200;

  /// More wrong answers than this are suspicious.
  private static final int MOST_WRONG = INPUTS / 10;

  private static final int MOST_SHOWN = 3;

  public FirstLook {
    wrong = List.copyOf(wrong);
    tried = List.copyOf(tried);
  }

  public static FirstLook of(Method method, Pair pair) {
    return of(method, pair, _ -> {});
  }

  /// {@return how a method answers ordinary inputs of a pair that it answers}
  ///
  /// @param answered takes each input and its outcome
  public static FirstLook of(Method method, Pair pair, Consumer<Tally.Tried> answered) {
    Trial trial = new Trial(method, Methods.EXACT);
    List<ShapePair> wrong = new ArrayList<>();
    List<ShapePair> undecided = new ArrayList<>();
    int failed = 0;
    List<Tally.Tried> all = new ArrayList<>();
    for (int number = 0; number < INPUTS && failed <= MOST_WRONG; number++) {
      Case input = Case.ordinary(pair, number);
      ShapePair shapes = input.shapes();
      Outcome outcome = trial.of(shapes);
      if (!outcome.isAsked()) {
        break;
      }
      Tally.Tried tried = new Tally.Tried(input, outcome);
      answered.accept(tried);
      all.add(tried);
      boolean fails = outcome.failure().isPresent();
      if (fails || outcome.isWrong(Weight.PLAIN)) {
        wrong.add(shapes);
        failed += fails ? 1 : 0;
      } else if (outcome.refusal().isPresent()) {
        undecided.add(shapes);
      }
    }
    if (undecided.size() == INPUTS) {
      wrong.addAll(undecided);
      failed = INPUTS;
    }
    wrong.sort(Comparator.comparingLong(Shrink::cost));
    return new FirstLook(method, pair, wrong, failed, all);
  }

  public int inputs() {
    return tried.size();
  }

  /// {@return the conclusion from the looks at all pairs of a method}
  public static Conclusion conclusion(Method method, List<FirstLook> looks) {
    return new Conclusion(
        method.name(),
        looks.stream()
            .flatMap(look -> look.tried.stream())
            .map(Tally.NONE::with)
            .reduce(Tally.NONE, Tally::plus),
        looks.stream()
            .filter(look -> !look.wrong.isEmpty())
            .min(Comparator.comparingLong(look -> Shrink.cost(look.wrong.getFirst())))
            .map(look -> look.example(look.wrong.getFirst())),
        TouchLook.of(method, looks.stream().map(FirstLook::pair).toList()));
  }

  /// {@return whether more than a tenth of the inputs have plain mistakes or no answer, or the
  /// method was given up}
  public boolean isSuspicious() {
    return wrong.size() > MOST_WRONG || failsOften();
  }

  /// {@return whether so many inputs get no answer that a misread question cannot be the reason}
  public boolean failsOften() {
    return failed > MOST_WRONG || (failed > 0 && inputs() < INPUTS);
  }

  /// {@return how many inputs a warning is about: without an answer if it often fails, otherwise
  /// with a plain mistake}
  public int warned() {
    return failsOften() ? failed : wrong.size() - failed;
  }

  /// {@return the simplest wrong input, as a scene that expects the exact answer}
  ///
  /// @param name the name of the scene
  public Optional<Scene> simplest(String name) {
    Trial trial = new Trial(method, Methods.EXACT);
    return wrong.stream()
        .findFirst()
        .map(shapes -> TrialScene.of(trial, shapes, fault(trial, shapes), name, ""));
  }

  private static Optional<Fault> fault(Trial trial, ShapePair shapes) {
    return trial.of(shapes).heaviest().map(Mistake::fault);
  }

  /// {@return a summary in English, on one line}
  public String summary() {
    return inputs()
        + " ordinary inputs: "
        + (wrong.size() - failed)
        + " plain mistakes, "
        + failed
        + " without an answer";
  }

  /// {@return a warning in English, one sentence without its period}
  public String warning() {
    return String.format(
        Locale.ROOT,
        failsOften()
            ? "%s: %d of %d ordinary inputs of %s get no answer"
            : "%s: %d plain mistakes in %d ordinary inputs of %s: the code is wrong, or it reads"
                + " the question in another way (diameter or radius, degrees, order of a"
                + " quaternion)",
        method.name(),
        warned(),
        inputs(),
        pair.name());
  }

  /// {@return the simplest wrong inputs and the answers about them}
  public List<String> examples() {
    return wrong.stream().limit(MOST_SHOWN).map(this::example).toList();
  }

  private String example(ShapePair shapes) {
    Trial trial = new Trial(method, Methods.EXACT);
    return Finding.numbers(trial.given(shapes.question()))
        + ": "
        + Finding.verdicts(trial, shapes, fault(trial, shapes));
  }
}
