package collisionbench.app.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.input.Case;
import collisionbench.app.json.JsonPage;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks the position of every number of a score: a handmade one has no two equal numbers.
class ScoreNumbersTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();
  private static final Pair STICKS = Pair.named("segment-segment-2d").orElseThrow();
  private static final Trial GJK = new Trial(Methods.GJK, Methods.EXACT);
  private static final Trial OURS = new Trial(Methods.ANALYTIC, Methods.EXACT);

  /// A score of one method on the first pair and of two on the second.
  static Score score() {
    ScorePlan plan =
        new ScorePlan(List.of(SPHERES, STICKS), List.of(Methods.GJK, Methods.ANALYTIC), 17, 23);
    return new Score(
        plan,
        List.of(
            new PairScore(
                SPHERES, 9, 4, OptionalDouble.of(31.5), List.of(method(GJK, SPHERES, 100))),
            new PairScore(
                STICKS,
                8,
                5,
                OptionalDouble.of(32.5),
                List.of(method(GJK, STICKS, 200), method(OURS, STICKS, 300)))));
  }

  private static MethodScore method(Trial trial, Pair pair, int from) {
    SequencedMap<String, Row> kinds = new LinkedHashMap<>();
    kinds.put("plain", row(pair, from + 30));
    Example example =
        new Example(
            trial, Measure.DISTANCE, worst(pair, from), Case.of(23, pair, 0).shapes(), false);
    return new MethodScore(
        trial,
        pair,
        row(pair, from),
        kinds,
        Map.of(Measure.DISTANCE, example),
        OptionalDouble.of(from + 0.25));
  }

  /// {@return a row of consecutive numbers}
  private static Row row(Pair pair, int from) {
    int next = from;
    EnumMap<Measure, ScoreCell> cells = new EnumMap<>(Measure.class);
    for (Measure measure : Measure.values()) {
      Optional<ScoreCell.Worst> worst =
          measure.isError() ? Optional.of(worst(pair, ++next)) : Optional.empty();
      cells.put(measure, new ScoreCell(++next, ++next, worst));
    }
    return new Row(
        from,
        cells,
        Map.of(Fault.SIGN, from + 50L, Fault.SWAP, from + 51L),
        Map.of("b", from + 52L, "a", from + 53L));
  }

  private static ScoreCell.Worst worst(Pair pair, int from) {
    return new ScoreCell.Worst(new Measure.Mark(true, from / 1024.0), Case.of(23, pair, 0));
  }

  @Test
  void jsonHasEveryNumberUnderItsName() {
    String json =
        ScoreJson.of(score(), Set.of())
            .replace(Score.machine(), "...")
            .replaceAll(", \"(source|scene|says|date)\": \"[^\"]*\"", "");
    assertEquals(
        """
        {"format": "collision-bench-score", "version": 1, "seed": 23, "cases": 17, "judge": "exact", "machine": "...",
         "methods": [
          {"method": "gjk", "language": "Java", "version": "", "precision": "double", "pairs": 2, "cases": 300, "overlap": {"count": 302}, "wrong-yes": {"count": 306}, "wrong-no": {"count": 310}, "at-touch": {"count": 314}, "within-margin": {"count": 318}, "clear": {"count": 322}, "distance": {"count": 328, "of": 330, "worst": 0.2080078125}, "apart": {"count": 334, "of": 336, "worst": 0.2109375}, "deep": {"count": 340, "of": 342, "worst": 0.2138671875}, "undecided": {"count": 356, "kinds": {"a": 406, "b": 404}}, "threw": {"count": 360}, "died": {"count": 364}, "timed-out": {"count": 368}, "invalid": {"count": 372}, "failure": {"count": 376, "kinds": {"swap": 402, "sign": 400}}, "nanoseconds": 200.25},
          {"method": "analytic", "language": "Java", "version": "", "precision": "double", "pairs": 1, "cases": 300, "overlap": {"count": 301}, "wrong-yes": {"count": 303}, "wrong-no": {"count": 305}, "at-touch": {"count": 307}, "within-margin": {"count": 309}, "clear": {"count": 311}, "distance": {"count": 314, "of": 315, "worst": 0.3056640625}, "apart": {"count": 317, "of": 318, "worst": 0.30859375}, "deep": {"count": 320, "of": 321, "worst": 0.3115234375}, "crossing": {"count": 323, "of": 324, "worst": 0.314453125}, "sweep": {"count": 326, "of": 327, "worst": 0.3173828125}, "undecided": {"count": 328, "kinds": {"a": 353, "b": 352}}, "threw": {"count": 330}, "died": {"count": 332}, "timed-out": {"count": 334}, "invalid": {"count": 336}, "failure": {"count": 338, "kinds": {"swap": 351, "sign": 350}}, "nanoseconds": 300.25}],
         "pairs": [
          {"pair": "sphere-sphere", "cases": 9, "touching": 4, "nanoseconds": 31.5, "methods": [
           {"method": "gjk", "cases": 100, "overlap": {"count": 101}, "wrong-yes": {"count": 103}, "wrong-no": {"count": 105}, "at-touch": {"count": 107}, "within-margin": {"count": 109}, "clear": {"count": 111}, "distance": {"count": 114, "of": 115, "worst": 0.1103515625}, "apart": {"count": 117, "of": 118, "worst": 0.11328125}, "deep": {"count": 120, "of": 121, "worst": 0.1162109375}, "undecided": {"count": 128, "kinds": {"a": 153, "b": 152}}, "threw": {"count": 130}, "died": {"count": 132}, "timed-out": {"count": 134}, "invalid": {"count": 136}, "failure": {"count": 138, "kinds": {"swap": 151, "sign": 150}}, "nanoseconds": 100.25, "kinds": [
            {"kind": "plain", "cases": 130, "overlap": {"count": 131}, "wrong-yes": {"count": 133}, "wrong-no": {"count": 135}, "at-touch": {"count": 137}, "within-margin": {"count": 139}, "clear": {"count": 141}, "distance": {"count": 144, "of": 145, "worst": 0.1396484375}, "apart": {"count": 147, "of": 148, "worst": 0.142578125}, "deep": {"count": 150, "of": 151, "worst": 0.1455078125}, "undecided": {"count": 158, "kinds": {"a": 183, "b": 182}}, "threw": {"count": 160}, "died": {"count": 162}, "timed-out": {"count": 164}, "invalid": {"count": 166}, "failure": {"count": 168, "kinds": {"swap": 181, "sign": 180}}}]}]},
          {"pair": "segment-segment-2d", "cases": 8, "touching": 5, "nanoseconds": 32.5, "methods": [
           {"method": "gjk", "cases": 200, "overlap": {"count": 201}, "wrong-yes": {"count": 203}, "wrong-no": {"count": 205}, "at-touch": {"count": 207}, "within-margin": {"count": 209}, "clear": {"count": 211}, "distance": {"count": 214, "of": 215, "worst": 0.2080078125}, "apart": {"count": 217, "of": 218, "worst": 0.2109375}, "deep": {"count": 220, "of": 221, "worst": 0.2138671875}, "undecided": {"count": 228, "kinds": {"a": 253, "b": 252}}, "threw": {"count": 230}, "died": {"count": 232}, "timed-out": {"count": 234}, "invalid": {"count": 236}, "failure": {"count": 238, "kinds": {"swap": 251, "sign": 250}}, "nanoseconds": 200.25, "kinds": [
            {"kind": "plain", "cases": 230, "overlap": {"count": 231}, "wrong-yes": {"count": 233}, "wrong-no": {"count": 235}, "at-touch": {"count": 237}, "within-margin": {"count": 239}, "clear": {"count": 241}, "distance": {"count": 244, "of": 245, "worst": 0.2373046875}, "apart": {"count": 247, "of": 248, "worst": 0.240234375}, "deep": {"count": 250, "of": 251, "worst": 0.2431640625}, "undecided": {"count": 258, "kinds": {"a": 283, "b": 282}}, "threw": {"count": 260}, "died": {"count": 262}, "timed-out": {"count": 264}, "invalid": {"count": 266}, "failure": {"count": 268, "kinds": {"swap": 281, "sign": 280}}}]},
           {"method": "analytic", "cases": 300, "overlap": {"count": 301}, "wrong-yes": {"count": 303}, "wrong-no": {"count": 305}, "at-touch": {"count": 307}, "within-margin": {"count": 309}, "clear": {"count": 311}, "distance": {"count": 314, "of": 315, "worst": 0.3056640625}, "apart": {"count": 317, "of": 318, "worst": 0.30859375}, "deep": {"count": 320, "of": 321, "worst": 0.3115234375}, "crossing": {"count": 323, "of": 324, "worst": 0.314453125}, "sweep": {"count": 326, "of": 327, "worst": 0.3173828125}, "undecided": {"count": 328, "kinds": {"a": 353, "b": 352}}, "threw": {"count": 330}, "died": {"count": 332}, "timed-out": {"count": 334}, "invalid": {"count": 336}, "failure": {"count": 338, "kinds": {"swap": 351, "sign": 350}}, "nanoseconds": 300.25, "kinds": [
            {"kind": "plain", "cases": 330, "overlap": {"count": 331}, "wrong-yes": {"count": 333}, "wrong-no": {"count": 335}, "at-touch": {"count": 337}, "within-margin": {"count": 339}, "clear": {"count": 341}, "distance": {"count": 344, "of": 345, "worst": 0.3349609375}, "apart": {"count": 347, "of": 348, "worst": 0.337890625}, "deep": {"count": 350, "of": 351, "worst": 0.3408203125}, "crossing": {"count": 353, "of": 354, "worst": 0.34375}, "sweep": {"count": 356, "of": 357, "worst": 0.3466796875}, "undecided": {"count": 358, "kinds": {"a": 383, "b": 382}}, "threw": {"count": 360}, "died": {"count": 362}, "timed-out": {"count": 364}, "invalid": {"count": 366}, "failure": {"count": 368, "kinds": {"swap": 381, "sign": 380}}}]}]}]}
        """,
        json);
  }

  @Test
  void tableHasTheNumbersOfTheMethods() {
    assertEquals(
        """
        | Method | Language, version | Numbers | Pairs | Inputs | Wrong yes | Wrong no | At touch | Within margin | Clear | Undecided | Threw | Died | Timed out | Invalid | Worst error apart | Worst error deep | ns |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        | gjk | Java | double | 2 | 300 | 306 | 310 | 314 | 318 | 322 | 356 | 360 | 364 | 368 | 372 | 0.2 | 0.2 | 200 |
        | analytic | Java | double | 1 | 300 | 303 | 305 | 307 | 309 | 311 | 328 | 330 | 332 | 334 | 336 | 0.3 | 0.3 | 300 |
        """,
        ScoreTable.of(score()).lines().skip(2).collect(Collectors.joining("\n", "", "\n")));
  }

  /// Runs in a browser, if one is installed.
  @Test
  void pageShowsTheSameNumbersInTheSameColumns(@TempDir Path folder) throws Exception {
    Path browser = Path.of("/usr/bin/chromium");
    assumeTrue(Files.isExecutable(browser), "no browser");
    Path page = folder.resolve("index.html");
    Files.writeString(
        page, JsonPage.of(ScoreJson.class, "index.html", ScoreJson.of(score(), Set.of())));
    assertEquals(
        """
        gjk Java double 2 300 306 310 314 318 322 356 360 364 368 372 0.21 0.21 200
        analytic Java double 1 300 303 305 307 309 311 328 330 332 334 336 0.31 0.31 300
        sphere-sphere 9 4 touch exact 32
        gjk 100 103 105 107 109 111 128 130 132 134 136 0.11 0.12 \u2013 \u2013 138 100
        segment-segment-2d 8 5 touch exact 33
        gjk 200 203 205 207 209 211 228 230 232 234 236 0.21 0.21 \u2013 \u2013 238 200
        analytic 300 303 305 307 309 311 328 330 332 334 336 0.31 0.31 0.31 0.32 338 300
        """,
        rows(shown(browser, page)));
  }

  private static String shown(Path browser, Path page) throws IOException {
    Process process =
        new ProcessBuilder(
                browser.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--user-data-dir=" + page.resolveSibling("browser"),
                "--dump-dom",
                page.toUri().toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (InputStream out = process.getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /// {@return the text of the rows of the tables}
  private static String rows(String page) {
    return Pattern.compile("<tr[^>]*><th scope=\"row.*?</tr>")
        .matcher(page)
        .results()
        .map(row -> row.group().replaceAll("<[^>]*>", " ").replaceAll("\\s+", " ").strip())
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
