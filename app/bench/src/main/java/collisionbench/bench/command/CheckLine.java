package collisionbench.bench.command;

import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.Judgement;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.method.host.AnswerText;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Language;
import collisionbench.methods.method.Method;
import java.io.PrintWriter;

/// The answers about a scene as one line of JSON, in ASCII. The line is always a complete object:
/// if the evaluation fails, the list of pairs ends early and an `error` follows.
final class CheckLine implements Answerer.Report {

  private final String name;
  private final Scene scene;
  private final Answerer answerer;
  private final JsonWriter json;

  CheckLine(PrintWriter out, String name, Scene scene, Answerer answerer) {
    this.name = name;
    this.scene = scene;
    this.answerer = answerer;
    json = JsonWriter.ascii(out);
  }

  @Override
  public void begin() {
    json.object().member("scene", name).member("name", scene.name());
    answerer
        .judged()
        .ifPresentOrElse(
            judged -> json.member("against", judged.judge().name()),
            () -> json.member("method", answerer.by().map(Method::name)));
    json.name("pairs").array();
  }

  @Override
  public void pair(AnsweredPair pair) {
    StringBuilder whole = new StringBuilder();
    new CheckJson(JsonWriter.ascii(whole), scene.space() == Space.TWO).write(pair);
    json.literal(whole);
  }

  @Override
  public void verdict(PairQuestion question, MethodVerdict verdict) {
    json.object().member("a", question.a()).member("b", question.b());
    json.member("method", verdict.name());
    AnswerText.write(verdict.reply(), json);
    json.member("standing", verdict.assessment()).end();
  }

  @Override
  public void end(Checked checked) {
    json.end();
    checked.expectation().ifPresentOrElse(this::write, this::writeNothingExpected);
    checked.judgement().ifPresent(this::write);
    json.end().endLine();
  }

  private void write(Judgement judgement) {
    json.name("agreement").object().name("holds").literal(judgement.holds()).end();
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
      json.member("violationCount", check.wrong());
      json.member(
          "violations",
          check.violations().stream().map(found -> found.phrase().in(Language.ENGLISH)).toList());
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
