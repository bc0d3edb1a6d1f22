package collisionbench.app.window.hunt;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.Arrays;
import java.util.stream.Collectors;

/// Hunts in words.
final class HuntWords {

  private HuntWords() {}

  static String of(HuntState state) {
    String method = ColoringWords.title(state.plan().method());
    return state
        .failure()
        .map(reason -> Texts.get("hunt.failed", reason.text()))
        .orElseGet(() ->
            state
                .result()
                .map(tally -> result(method, tally, state))
                .orElseGet(() -> running(method, state)));
  }

  private static String running(String method, HuntState state) {
    return Texts.get(
        "hunt.running",
        method,
        state.cases(),
        Math.round(state.speed()),
        Math.round(state.secondsLeft()),
        state.kept());
  }

  /// Says how much was looked at, and never that a method is right.
  private static String result(String method, Tally tally, HuntState state) {
    String mistakes =
        Arrays.stream(Weight.values())
            .filter(weight -> weight != Weight.ROUNDING && tally.of(weight).count() > 0)
            .map(weight -> Texts.get("hunt." + weight.word(), tally.of(weight).count()))
            .collect(Collectors.joining(Texts.get("hunt.comma")));
    String asked =
        tally.answered() < state.cases()
            ? Texts.get("hunt.answered", tally.answered(), state.cases())
            : Texts.get("hunt.cases", state.cases());
    String found =
        mistakes.isEmpty()
            ? Texts.get("hunt.none", method, asked)
            : Texts.get("hunt.found", method, mistakes, asked, state.kept());
    return state.silence().map(why -> found + Texts.get("hunt." + KebabCase.of(why))).orElse(found);
  }
}
