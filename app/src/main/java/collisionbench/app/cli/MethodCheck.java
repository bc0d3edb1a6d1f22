package collisionbench.app.cli;

import collisionbench.app.comparison.Comparison;
import collisionbench.app.comparison.MethodCalls;
import collisionbench.app.comparison.MethodVerdict;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.method.host.AnswerText;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;

/// Compares methods with a judge on the pairs of a scene that they answer. A method that decides
/// none of them fails.
///
/// @param judge the reference method
record MethodCheck(List<Method> methods, Method judge, PrintWriter out) {

  /// Writes one line per answer.
  ///
  /// @return whether no answer is wrong or missing
  boolean writeTable(String name, Scene scene) {
    int body = width(scene.bodies().stream().map(Body::id).toList());
    Columns columns =
        new Columns(body, body, width(methods.stream().map(Method::name).toList()), 0);
    out.print(PlainText.escape(name) + ": " + PlainText.brief(scene.name()) + "\n");
    LongAdder answers = new LongAdder();
    boolean holds =
        forEach(
            scene,
            pair ->
                pair.verdicts()
                    .forEach(verdict -> {
                      out.print(columns.line(row(pair.question(), verdict)));
                      answers.increment();
                    }));
    if (answers.sum() == 0) {
      out.print("  no pair of a kind that is answered\n");
    }
    return holds;
  }

  private static int width(List<String> names) {
    return names.stream().mapToInt(name -> Columns.width(PlainText.brief(name))).max().orElse(0);
  }

  private List<String> row(PairQuestion question, MethodVerdict verdict) {
    String answer = MethodCalls.describe(verdict.reply(), question.now());
    String correction =
        isWrong(verdict)
            ? "; %s, %s says %s"
                .formatted(
                    KebabCase.of(verdict.assessment()),
                    judge.name(),
                    MethodCalls.describe(MethodCalls.of(judge, question.now()), question.now()))
            : "";
    return List.of(
        PlainText.brief(question.a()),
        PlainText.brief(question.b()),
        verdict.name(),
        answer + correction);
  }

  /// Writes the scene as one line of JSON.
  ///
  /// @return whether no answer is wrong or missing
  boolean writeJson(String name, Scene scene) {
    JsonWriter json = JsonWriter.ascii(out).object();
    json.name("scene").value(name).name("name").value(scene.name());
    json.name("against").value(judge.name()).name("pairs").array();
    boolean holds =
        forEach(scene, pair -> pair.verdicts().forEach(verdict -> write(pair, verdict, json)));
    json.end().name("agreement").object().name("holds").literal(holds).end().end().endLine();
    return holds;
  }

  private static void write(Comparison pair, MethodVerdict verdict, JsonWriter json) {
    json.object().name("a").value(pair.question().a()).name("b").value(pair.question().b());
    json.name("method").value(verdict.name());
    AnswerText.write(verdict.reply(), json);
    json.name("standing").value(KebabCase.of(verdict.assessment())).end();
  }

  private boolean forEach(Scene scene, Consumer<Comparison> consumer) {
    boolean holds = true;
    Set<String> asked = new HashSet<>();
    Set<String> decided = new HashSet<>();
    List<Body> bodies = scene.bodies();
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        if (!bodies.get(i).isAskedAbout(bodies.get(j))) {
          continue;
        }
        PairQuestion question = PairQuestion.of(bodies.get(i), bodies.get(j), 0);
        Comparison pair = Comparison.of(question, methods, judge);
        consumer.accept(pair);
        holds &= pair.verdicts().stream().noneMatch(MethodCheck::isWrong);
        for (MethodVerdict verdict : pair.verdicts()) {
          asked.add(verdict.name());
          if (verdict.reply() instanceof Answer.Decided) {
            decided.add(verdict.name());
          }
        }
      }
    }
    return holds && decided.equals(asked);
  }

  private static boolean isWrong(MethodVerdict verdict) {
    return verdict.assessment().isWrong() || verdict.reply() instanceof Answer.Failed;
  }
}
