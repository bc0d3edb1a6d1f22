package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

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
    long inputs = tally.answered(Difficulty.PLAIN) + tally.answered(Difficulty.HARD);
    if (inputs == 0) {
      return tally.countFrom(Weight.EXTREME) > 0
          ? of(Weight.EXTREME, "extreme mistakes")
          : "answered no plain or hard inputs";
    }
    String difficulties = tally.answered(Difficulty.HARD) > 0 ? "plain and hard" : "plain";
    String right = "right on all %s inputs (%s)".formatted(difficulties, grouped(inputs));
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
    long answered = Arrays.stream(Difficulty.values()).mapToLong(tally::answered).sum();
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
}
