package collisionbench.bench.score;

import collisionbench.bench.comparison.Judge;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.score.PairScore.MethodScore;
import collisionbench.bench.score.PairScore.Row;
import collisionbench.methods.method.Method;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/// The score as JSON in ASCII, with the numbers of the page:
///
/// ```json
/// {"format": "collision-bench-score", "version": 2, "seed": 1, "cases": 100, "judge": "exact",
///  "date": "2026-11-28", "machine": "...", "methods": [{"method": "gjk", "source": "...",
///   "language": "Java", "version": "", "precision": "double", "pairs": 36, "cases": 100,
///   "plain": {"count": 2, "of": 40, "percent": 5, "error": 0.3, "kinds": {"distance": 2},
///    "scene": "scenes/....json", "says": "...", "picture": "pictures/....png",
///    "map": {"picture": "maps/....png", "pair": "b moved around a, by gjk", "shares": [
///     {"agreement": "no", "words": "No, correctly", "places": 9000, "share": "54.9 %"}, ...],
///     "says": "wrong by up to 0.3 along 40 % of the edge; ..."}},
///   "hard": {"count": 0, "of": 30, "percent": 0}, ...,
///   "no-answer": {"count": 1, "kinds": {"threw": 1}},
///   "undecided": {"count": 3, "kinds": {"a sector above half a turn": 3}}, "nanoseconds": 420}],
///  "pairs": [{"pair": "sphere-box", "cases": 3, "touching": 1, "nanoseconds": 250000, "methods": [
///   {"method": "gjk", "cases": 3, "plain": ..., "nanoseconds": 400,
///    "kinds": [{"kind": "grid", "cases": 1, "plain": ...}]}]}]}
/// ```
///
/// Methods with the fewest plain mistakes come first. An answer with mistakes is counted once,
/// under the heaviest: in `plain`, `hard`, `extreme`, `near` or `at-touch`, and there under one of
/// `kinds`. `of` is the number of answered inputs of that difficulty; of `near` and `at-touch`,
/// that of all answered inputs. `percent` is missing if there are none. `error` is the largest
/// finite error, in the unit of the shapes. `scene` is the simplest of these mistakes, and of the
/// heaviest of a method there is a `map` or, in `says`, the reason that there is none. Inputs
/// without a usable answer are mistakes, and `no-answer` says how they failed; declined ones are
/// `undecided` and nothing else. Only `date`, `machine` and `nanoseconds` differ between two runs;
/// `nanoseconds` is missing if it was not measured.
public final class ScoreJson {

  private final JsonWriter json;
  private final Set<String> pictures;
  private final Map<String, MapFigures> maps;

  private ScoreJson(JsonWriter json, Set<String> pictures, Map<String, MapFigures> maps) {
    this.json = json;
    this.pictures = pictures;
    this.maps = maps;
  }

  /// {@return the text of the file}
  ///
  /// @param pictures the names of the pictures that exist
  /// @param maps the figures of the maps by the scene file
  public static String of(Score score, Set<String> pictures, Map<String, MapFigures> maps) {
    StringBuilder text = new StringBuilder();
    new ScoreJson(JsonWriter.ascii(text), pictures, maps).write(score);
    return text.toString();
  }

  private void write(Score score) {
    Score.Plan plan = score.plan();
    json.object().member("format", "collision-bench-score").member("version", 2);
    json.member("seed", plan.seed()).member("cases", plan.cases());
    json.member("judge", Judge.JUDGE.name()).member("date", Score.date());
    json.member("machine", Score.machine());
    json.line(1).name("methods").array();
    score.methods().forEach(method -> write(score, method));
    json.end().line(1).name("pairs").array();
    score.pairs().forEach(this::write);
    json.end().end().endLine();
  }

  private void write(Score score, Method method) {
    json.line(2).object().member("method", method.name()).member("source", method.source());
    json.member("language", method.language()).member("version", method.version());
    json.member("precision", method.precision()).member("pairs", score.of(method).size());
    write(score.total(method), score.simplest(method));
    json.member("nanoseconds", score.nanoseconds(method)).end();
  }

  private void write(PairScore pair) {
    json.line(2).object().member("pair", pair.pair().name());
    json.member("cases", pair.cases()).member("touching", pair.touching());
    json.member("nanoseconds", pair.nanoseconds()).name("methods").array();
    pair.methods().forEach(this::write);
    json.end().end();
  }

  private void write(MethodScore method) {
    json.line(3).object().member("method", method.method().name());
    write(method.total(), method.examples());
    json.member("nanoseconds", method.nanoseconds()).name("kinds").array();
    method
        .kinds()
        .forEach((kind, row) -> {
          json.line(4).object().member("kind", kind);
          write(row, Map.of());
          json.end();
        });
    json.end().end();
  }

  private void write(Row row, Map<Weight, Finding> examples) {
    json.member("cases", row.tally().cases());
    for (Weight weight : Row.WEIGHTS) {
      write(weight, row.tally(), examples);
    }
    write("no-answer", row.failures(), Failure::word);
    write("undecided", row.refusals(), Function.identity());
  }

  private void write(Weight weight, Tally tally, Map<Weight, Finding> examples) {
    Tally.Weighed mistakes = tally.of(weight);
    json.name(weight.word()).object().member("count", mistakes.count());
    json.member("of", tally.answered(weight));
    if (tally.answered(weight) > 0) {
      json.member("percent", tally.percent(weight));
    }
    if (mistakes.count() > 0) {
      json.member("error", mistakes.error());
    }
    kinds(mistakes.kinds(), Fault.Kind::word);
    if (examples.containsKey(weight)) {
      write(examples.get(weight));
    }
    json.end();
  }

  private void write(Finding example) {
    String scene = Score.sceneFile(example);
    json.member("scene", scene).member("says", example.says());
    json.member("picture", Optional.of(Score.pictureFile(example)).filter(pictures::contains));
    json.member("map", Optional.ofNullable(maps.get(scene)));
  }

  private <K> void write(String name, Map<K, Long> counts, Function<K, String> word) {
    long count = counts.values().stream().mapToLong(number -> number).sum();
    json.name(name).object().member("count", count);
    kinds(counts, word);
    json.end();
  }

  private <K> void kinds(Map<K, Long> counts, Function<K, String> word) {
    if (!counts.isEmpty()) {
      json.name("kinds").object();
      new TreeMap<>(counts).forEach((kind, count) -> json.member(word.apply(kind), count));
      json.end();
    }
  }
}
