package collisionbench.app.cli;

import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Language;
import java.io.PrintWriter;
import java.util.Optional;

/// The answers about a scene as one line of JSON, in ASCII. The line is always a complete object:
/// if the evaluation fails, the list of pairs ends early and an `error` follows.
final class CheckLine implements CheckReport {

  private final String name;
  private final Scene scene;
  private final JsonWriter json;

  CheckLine(PrintWriter out, String name, Scene scene) {
    this.name = name;
    this.scene = scene;
    json = JsonWriter.ascii(out);
  }

  @Override
  public void begin() {
    json.object().name("scene").value(name).name("name").value(scene.name());
    json.name("pairs").array();
  }

  @Override
  public void pair(PairAnswer pair) {
    StringBuilder whole = new StringBuilder();
    new CheckJson(JsonWriter.ascii(whole), scene.space() == Space.TWO).write(pair);
    json.literal(whole);
  }

  @Override
  public void end(Optional<ExpectationCheck> expectation) {
    json.end();
    expectation.ifPresentOrElse(this::write, this::writeNothingExpected);
    json.end().endLine();
  }

  /// An expectation of nothing always holds.
  private void writeNothingExpected() {
    if (scene.expectsNothing()) {
      writeOutcome(true);
      json.end();
    }
  }

  private void writeOutcome(boolean holds) {
    json.name("expectation").object().name("holds").literal(holds);
    json.name("expected").literal(scene.expect().map(Expectation::count).orElse(0L));
  }

  private void write(ExpectationCheck check) {
    writeOutcome(check.holds());
    if (!check.holds()) {
      json.name("violationCount").literal(check.wrong()).name("violations").array();
      check.violations().forEach(found -> json.value(found.phrase().in(Language.ENGLISH)));
      json.end();
    }
    json.end();
  }

  @Override
  public void fail(String sentence) {
    fail(json.end(), sentence);
  }

  /// Writes the line for a scene that cannot be read.
  static void unreadable(PrintWriter out, String name, String sentence) {
    fail(JsonWriter.ascii(out).object().name("scene").value(name), sentence);
  }

  private static void fail(JsonWriter json, String sentence) {
    json.name("error").value(sentence).end().endLine();
  }
}
