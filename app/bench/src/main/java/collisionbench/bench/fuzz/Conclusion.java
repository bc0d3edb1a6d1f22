package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Form;
import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.input.ExactTouch;
import collisionbench.bench.fuzz.input.ShapePair;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Touching;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// What a campaign comes to, in one sentence: the heaviest mistakes, or that there are none.
///
/// @param method the name of the method
/// @param tally all cases
/// @param simplest the simplest input with one of the heaviest mistakes and the answers about it
/// @param touch which touching shapes the method always takes for separate ones, if any
public record Conclusion(
    String method, Tally tally, Optional<String> simplest, Optional<TouchLook> touch) {

  @Override
  public String toString() {
    return method + ": " + sentence();
  }

  private String sentence() {
    if (tally.of(Weight.PLAIN).count() > 0) {
      return of(Weight.PLAIN, "plain mistakes");
    }
    if (tally.of(Weight.HARD).count() > 0) {
      return "no plain mistakes, "
          + of(Weight.HARD, "hard")
          + touch.map(look -> "; it " + look.phrase()).orElse("");
    }
    long inputs = tally.answered(Form.PLAIN) + tally.answered(Form.HARD);
    if (inputs == 0) {
      return tally.countFrom(Weight.EXTREME) > 0
          ? of(Weight.EXTREME, "extreme mistakes")
          : "answered no plain or hard inputs";
    }
    String forms = tally.answered(Form.HARD) > 0 ? "plain and hard" : "plain";
    String right = "right on all %s inputs (%s)".formatted(forms, grouped(inputs));
    return right
        + touch.map(look -> ", but it " + look.phrase()).orElse("")
        + touch
            .filter(look -> look.shapes().isEmpty())
            .map(_ -> "; if that is meant, say touching = \"open\"")
            .orElseGet(this::lighter);
  }

  private String of(Weight weight, String words) {
    Tally.Weighed mistakes = tally.of(weight);
    return "%s %s (%s)%s%s"
        .formatted(
            grouped(mistakes.count()),
            mistakes.count() == 1 ? words.replace("mistakes", "mistake") : words,
            kinds(mistakes),
            mistakes.error() > 0 ? ", up to " + brief(mistakes.error()) : "",
            simplest.map(text -> "; simplest: " + text).orElse(""));
  }

  private static String kinds(Tally.Weighed mistakes) {
    return mistakes.kinds().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(entry -> grouped(entry.getValue()) + " " + entry.getKey().phrase())
        .collect(Collectors.joining(", "));
  }

  /// {@return the counts of mistakes that matter less, if there are any}
  private String lighter() {
    String counts =
        Arrays.stream(Weight.values())
            .filter(weight -> weight != Weight.ROUNDING && tally.of(weight).count() > 0)
            .map(weight -> weight.phrase() + " " + grouped(tally.of(weight).count()))
            .collect(Collectors.joining(", "));
    return (counts.isEmpty() ? "" : "; " + counts) + declined();
  }

  private String declined() {
    long answered = Arrays.stream(Form.values()).mapToLong(tally::answered).sum();
    return answered < tally.cases() ? "; declined " + grouped(tally.cases() - answered) : "";
  }

  /// {@return two digits of a number}
  public static String brief(double error) {
    BigDecimal rounded =
        new BigDecimal(error, new MathContext(2, RoundingMode.HALF_UP)).stripTrailingZeros();
    return error >= 1e-4 && error < 1e6 ? rounded.toPlainString() : rounded.toString();
  }

  private static String grouped(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  /// How a method answers about shapes that touch exactly, if it says no to all of them without
  /// declaring that it takes shapes as open.
  ///
  /// @param shapes the shapes, as a plural; empty if it is all that touch
  /// @param asked the number of inputs that it answered
  public record TouchLook(String shapes, int asked) {

    private static final int INPUTS = 20;

    /// Asks a method about shapes that touch, then about those that lie in one plane or on one
    /// line.
    ///
    /// @return the first of these to which it always says no
    public static Optional<TouchLook> of(Method method, List<Pair> pairs) {
      Stream<ShapePair> touching =
          pairs.stream().flatMap(pair -> inputs(n -> ExactTouch.of(pair, n)));
      return method.convention().touching() == Touching.CLOSED
          ? Stream.concat(Stream.of(of(method, "", touching)), level(method, pairs))
              .flatMap(Optional::stream)
              .findFirst()
          : Optional.empty();
    }

    private static Stream<Optional<TouchLook>> level(Method method, List<Pair> pairs) {
      return pairs.stream()
          .filter(pair -> !level(pair).isEmpty())
          .map(pair -> of(method, level(pair), inputs(n -> ExactTouch.level(pair, n))));
    }

    private static String level(Pair pair) {
      return switch (pair.name()) {
        case "segment-segment", "segment-segment-2d" -> "segments on one line";
        case "segment-triangle" -> "segments in the plane of a triangle";
        case "triangle-triangle" -> "triangles in one plane";
        default -> "";
      };
    }

    private static Stream<ShapePair> inputs(LongFunction<ShapePair> input) {
      return LongStream.range(0, INPUTS).mapToObj(input);
    }

    private static Optional<TouchLook> of(Method method, String shapes, Stream<ShapePair> inputs) {
      List<Boolean> answers =
          inputs
              .map(input -> MethodCalls.of(method, method.given(input.question())))
              .flatMap(answer ->
                  answer instanceof Answer.Decided decided
                      ? MethodVerdict.touches(decided).stream()
                      : Stream.empty())
              .toList();
      return answers.isEmpty() || answers.contains(true)
          ? Optional.empty()
          : Optional.of(new TouchLook(shapes, answers.size()));
    }

    /// {@return what the method does, to follow "it"}
    String phrase() {
      return shapes.isEmpty()
          ? "counts touching as no (%1$d of %1$d)".formatted(asked)
          : "says no to all %d %s".formatted(asked, shapes);
    }
  }
}
