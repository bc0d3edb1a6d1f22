package collisionbench.app.score;

import collisionbench.app.comparison.ErrorLimit;
import collisionbench.app.fuzz.input.Case;
import collisionbench.methods.method.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The score as a page: markup from the resources beside this class, numbers from the score.
public final class ScorePage {

  private static final Template PAGE = Template.of("page.html");
  private static final Template METHOD = Template.of("method.html");
  private static final Template PAIR = Template.of("pair.html");
  private static final Template METHOD_OF_PAIR = Template.of("methodOfPair.html");
  private static final Template KIND = Template.of("kind.html");
  private static final Template MEASURE = Template.of("measure.html");
  private static final Template OPTION = Template.of("option.html");

  private final Score score;
  private final ScoreCells cells;

  private ScorePage(Score score, Set<String> pictures) {
    this.score = score;
    cells = new ScoreCells(pictures);
  }

  /// {@return the page}
  ///
  /// @param pictures the names of the pictures that there are
  public static String of(Score score, Set<String> pictures) {
    return new ScorePage(score, pictures).page();
  }

  private String page() {
    ScorePlan plan = score.plan();
    return PAGE.fill(
        Map.of(
            "style", Template.of("page.css").text(),
            "script", Template.of("page.js").text(),
            "measures", each(Arrays.asList(Measure.values()), ScorePage::head),
            "methods", each(plan.methods(), this::method),
            "kinds", each(Case.strategies(), kind -> OPTION.fill(Map.of("kind", kind))),
            "pairs", each(score.pairs(), this::pair)),
        Map.of(
            "seed", Long.toString(plan.seed()),
            "summary", summary(plan),
            "machine", Score.machine(),
            "limit", ScoreCells.text(ErrorLimit.IN_DOUBLES),
            "floatLimit", ScoreCells.text(ErrorLimit.IN_FLOATS),
            "timed", Integer.toString(Scoring.TIMED)));
  }

  private static <T> String each(Collection<T> all, Function<T, String> markup) {
    return all.stream().map(markup).collect(Collectors.joining());
  }

  private static String summary(ScorePlan plan) {
    return String.format(
        Locale.ROOT,
        "%s of %s, seed %d: %s against exact arithmetic.",
        counted(plan.cases(), "case"),
        counted(plan.pairs().size(), "pair"),
        plan.seed(),
        counted(plan.methods().size(), "method"));
  }

  private static String counted(long count, String what) {
    return ScoreCells.text(count) + " " + what + (count == 1 ? "" : "s");
  }

  private static String head(Measure measure) {
    return MEASURE.fill(Map.of("title", measure.title()));
  }

  private String method(Method method) {
    List<Shown> row = score.cells(method);
    return METHOD.fill(
        Map.of("cells", cells.of(row)),
        Map.of(
            "method", method.name(),
            "source", method.source(),
            "pairs", ScoreCells.text(score.of(method).size()),
            "cases", ScoreCells.text(score.total(method).cases()),
            "state", ScoreCells.state(row)));
  }

  private String pair(PairScore pair) {
    return PAIR.fill(
        Map.of("methods", each(pair.methods(), this::methodOfPair)),
        Map.of(
            "pair", pair.pair().name(),
            "cases", ScoreCells.text(pair.cases()),
            "touching", ScoreCells.text(pair.touching()),
            "nanoseconds", nanoseconds(pair.nanoseconds()),
            "time", ScoreCells.time(pair.nanoseconds())));
  }

  private String methodOfPair(MethodScore method) {
    List<Shown> row = method.cells();
    return METHOD_OF_PAIR.fill(
        Map.of(
            "cells", cells.of(row),
            "kinds", each(method.kinds().sequencedKeySet(), kind -> kind(method, kind))),
        Map.of(
            "pair", method.pair().name(),
            "method", method.method().name(),
            "cases", ScoreCells.text(method.total().cases()),
            "state", ScoreCells.state(row),
            "nanoseconds", nanoseconds(method.nanoseconds()),
            "time", ScoreCells.time(method.nanoseconds())));
  }

  private String kind(MethodScore method, String kind) {
    List<Shown> row = method.cells(kind);
    return KIND.fill(
        Map.of("cells", cells.of(row)),
        Map.of(
            "kind", kind,
            "cases", ScoreCells.text(method.kinds().getOrDefault(kind, Row.NONE).cases()),
            "state", ScoreCells.state(row)));
  }

  private static String nanoseconds(OptionalDouble time) {
    return time.isPresent() ? Double.toString(time.getAsDouble()) : "";
  }
}
