package collisionbench.app.score;

import collisionbench.app.comparison.Judge;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.text.KebabCase;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/// The score as JSON in ASCII, with the numbers of the page:
///
/// ```json
/// {"format": "collision-bench-score", "version": 1, "seed": 1, "cases": 100, "judge": "exact",
///  "date": "2026-11-26", "machine": "...", "methods": [{"method": "gjk", "source": "...",
///   "language": "Java", "version": "", "precision": "double", "pairs": 36, "cases": 100,
///   "overlap": {"count": 0}, "undecided": {"count": 3, "kinds": {"a sector above half a turn": 3},
///    "scene": "scenes/....json", "says": "..."}, ..., "nanoseconds": 420}],
///  "pairs": [{"pair": "sphere-box", "cases": 3, "touching": 1, "nanoseconds": 250000, "methods": [
///   {"method": "gjk", "cases": 3, "overlap": {"count": 0}, "distance": {"count": 0,
///    "of": 3, "worst": 1e-16, "scene": "scenes/....json", "picture": "pictures/....png"}, ...,
///    "nanoseconds": 400, "kinds": [{"kind": "plain", "cases": 1, "overlap": ...}]}]}]}
/// ```
///
/// A method has a member for each measure that applies to it. Each case is counted in exactly one
/// of `at-touch`, `within-margin`, `clear` (these three together are `wrong-yes` and `wrong-no`),
/// `undecided`, `threw`, `died`, `timed-out` and `invalid`, unless it is right. `overlap` counts
/// only the answers that the method's own convention does not allow. `of` is the number of cases
/// that have an error to measure, `worst` the largest error relative to the size of the input, or
/// 1e999 if it is not finite. Only `date`, `machine` and `nanoseconds` differ between two runs.
public final class ScoreJson {

  private final JsonWriter json;
  private final Set<String> pictures;

  private ScoreJson(JsonWriter json, Set<String> pictures) {
    this.json = json;
    this.pictures = pictures;
  }

  /// {@return the text of the file}
  ///
  /// @param pictures the names of the pictures that exist
  public static String of(Score score, Set<String> pictures) {
    StringBuilder text = new StringBuilder();
    new ScoreJson(JsonWriter.ascii(text), pictures).write(score);
    return text.toString();
  }

  private void write(Score score) {
    ScorePlan plan = score.plan();
    json.object().name("format").value("collision-bench-score").name("version").literal(1);
    json.name("seed").literal(plan.seed()).name("cases").literal(plan.cases());
    json.name("judge").value(Judge.JUDGE.name()).name("date").value(Score.date());
    json.name("machine").value(Score.machine());
    json.line(1).name("methods").array();
    plan.methods().forEach(method -> write(score, method));
    json.end().line(1).name("pairs").array();
    score.pairs().forEach(this::write);
    json.end().end().endLine();
  }

  private void write(Score score, Method method) {
    json.line(2).object().name("method").value(method.name()).name("source").value(method.source());
    json.name("language").value(method.language()).name("version").value(method.version());
    json.name("precision").value(KebabCase.of(method.precision()));
    json.name("pairs").literal(score.of(method).size());
    json.name("cases").literal(score.total(method).cases());
    write(score.cells(method));
    nanoseconds(score.nanoseconds(method));
    json.end();
  }

  private void write(PairScore pair) {
    json.line(2).object().name("pair").value(pair.pair().name());
    json.name("cases").literal(pair.cases()).name("touching").literal(pair.touching());
    nanoseconds(pair.nanoseconds());
    json.name("methods").array();
    pair.methods().forEach(this::write);
    json.end().end();
  }

  private void write(MethodScore method) {
    json.line(3).object().name("method").value(method.method().name());
    json.name("cases").literal(method.total().cases());
    write(method.cells());
    nanoseconds(method.nanoseconds());
    json.name("kinds").array();
    method
        .kinds()
        .forEach((kind, row) -> {
          json.line(4).object().name("kind").value(kind).name("cases").literal(row.cases());
          write(method.cells(kind));
          json.end();
        });
    json.end().end();
  }

  private void nanoseconds(OptionalDouble time) {
    time.ifPresent(nanoseconds -> json.name("nanoseconds").value(nanoseconds));
  }

  private void write(List<Shown> row) {
    row.stream().filter(Shown::answered).forEach(this::write);
  }

  private void write(Shown cell) {
    json.name(cell.measure().word()).object().name("count").literal(cell.count());
    if (cell.measure().isError()) {
      json.name("of").literal(cell.of()).name("worst").value(cell.worst());
    }
    if (!cell.kinds().isEmpty()) {
      json.name("kinds").object();
      cell.kinds().forEach((kind, count) -> json.name(kind).literal(count));
      json.end();
    }
    cell.example()
        .ifPresent(example ->
            json.name("scene").value(example.sceneFile()).name("says").value(example.sentence()));
    cell.picture(pictures).ifPresent(picture -> json.name("picture").value(picture));
    json.end();
  }
}
