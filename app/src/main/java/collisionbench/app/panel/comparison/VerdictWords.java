package collisionbench.app.panel.comparison;

import collisionbench.app.panel.steps.StepWords;
import collisionbench.app.session.GapWords;
import collisionbench.bench.comparison.Divergence;
import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.formula.FormulaParser;
import collisionbench.bench.formula.PlainFormula;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The result of a method, in words.
final class VerdictWords {

  private static final MathContext SHORT = new MathContext(3);
  private static final double THOUSAND = 1000;

  private VerdictWords() {}

  /// {@return `Yes`, `No`, or a dash if it gives neither}
  static String touches(MethodVerdict verdict) {
    return verdict.touches().map(VerdictWords::yesOrNo).orElse(Texts.get("compare.neither"));
  }

  private static String yesOrNo(boolean yes) {
    return Texts.get(yes ? "compare.yes" : "compare.no");
  }

  /// {@return its distance, crossing and times, as far as it computes them}
  ///
  /// @param size the size that lengths are rounded relative to
  static String values(MethodVerdict verdict, double size) {
    List<String> parts = new ArrayList<>();
    verdict
        .answer()
        .ifPresent(answer -> {
          answer
              .distance()
              .ifPresent(distance ->
                  parts.add(GapWords.of(distance, size, verdict.touches().orElse(distance <= 0))));
          answer.crossing().ifPresent(crossing -> parts.add(crossing(crossing)));
          answer.sweep().ifPresent(sweep -> parts.add(sweep(sweep)));
        });
    return String.join(Texts.get("keys.between"), parts);
  }

  private static String crossing(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> Texts.get("compare.crossing-none");
      case Crossing3.Point point -> Texts.get("compare.crossing-at", Numbers.of(point.t(), 1));
      case Crossing3.Span span -> stretch(span.enter(), span.exit());
      case Crossing3.Overlap overlap -> stretch(overlap.enter(), overlap.exit());
    };
  }

  private static String stretch(double enter, double exit) {
    return Texts.get("compare.crossing-span", Numbers.of(enter, 1), Numbers.of(exit, 1));
  }

  private static String sweep(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never _ -> Texts.get("compare.never");
      case Sweep3.Contact(double enter, double exit) ->
          Texts.get("compare.times", Numbers.of(enter, 1), Numbers.of(exit, 1));
    };
  }

  /// {@return the source of the method, and its distance with all digits}
  static String tip(MethodVerdict verdict) {
    String source = StepWords.named(verdict.method());
    OptionalDouble distance =
        verdict.answer().map(Answer.Decided::distance).orElse(OptionalDouble.empty());
    return distance.isPresent()
        ? source + "\n" + Texts.get("gap.distance", Numbers.exact(distance.getAsDouble()))
        : source;
  }

  /// {@return the error relative to the size, or that the crossing is of another kind}
  static String error(OptionalDouble error) {
    if (error.isEmpty()) {
      return "";
    }
    return Double.isFinite(error.getAsDouble())
        ? brief(error.getAsDouble())
        : Texts.get("compare.other-kind");
  }

  /// {@return the time that it takes; empty if unknown}
  static String time(OptionalDouble nanoseconds) {
    if (nanoseconds.isEmpty()) {
      return "";
    }
    double time = nanoseconds.getAsDouble();
    return time < THOUSAND
        ? Texts.get("compare.nanoseconds", brief(time))
        : Texts.get("compare.microseconds", brief(time / THOUSAND));
  }

  private static String brief(double value) {
    return Numbers.of(new BigDecimal(value).round(SHORT).doubleValue());
  }

  /// {@return a remark on the answer; empty if there is none}
  static Optional<String> remark(MethodVerdict verdict) {
    return switch (verdict.assessment()) {
      case AGREES -> Optional.empty();
      case UNDECIDED -> Optional.of(Texts.get("compare.undecided", reason(verdict)));
      case THROWS -> Optional.of(Texts.get("compare.throws", reason(verdict)));
      case DISAGREES ->
          Optional.of(
              verdict
                  .touches()
                  .map(yes -> Texts.get("compare.disagrees", yesOrNo(!yes)))
                  .orElseGet(() -> Texts.get("compare.disagrees-times")));
      case ROUNDED, NOT_A_NUMBER, NOTHING, WRONG_SIGN, OFF, WRONG_NUMBER ->
          Optional.of(Texts.get("compare." + KebabCase.of(verdict.assessment())));
    };
  }

  private static String reason(MethodVerdict verdict) {
    return switch (verdict.reply()) {
      case Answer.Failed(MethodFailure failure) -> FailureWords.of(failure).text();
      case Answer.Undecided(Indecision reason) -> StepWords.of(reason);
      case Answer.Decided _ -> "";
    };
  }

  /// {@return where a method diverges from the exact answer, or which step decided}
  static String divergence(Divergence divergence) {
    String step =
        Texts.get("compare.step", divergence.place() + 1, StepWords.of(divergence.step()));
    return switch (divergence) {
      case Divergence.Flips(int _, Step _, Step.Branch answer, double compared) ->
          Texts.get(
              "compare.flips",
              step,
              PlainFormula.of(FormulaParser.parseOrVerbatim(answer.compared().symbol())),
              StepWords.shown(compared),
              StepWords.of(answer));
      case Divergence.Loses(int _, Step _, Step.Quantity result, double exact) ->
          Texts.get(
              "compare.loses",
              step,
              PlainFormula.of(FormulaParser.parseOrVerbatim(result.symbol())),
              StepWords.of(result.value(), false, StepWords::shown),
              StepWords.shown(exact));
      case Divergence.Decides(int _, Step _, Step.Branch branch) ->
          Texts.get("compare.decides", step, StepWords.of(branch));
    };
  }

  /// {@return the remark that a method's yes or no has changed}
  static String flip(boolean was) {
    return Texts.get(was ? "compare.was-yes" : "compare.was-no");
  }
}
