package collisionbench.bench.command;

import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.Judgement;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The answers about a scene as a table for people. Column widths are known before the first row,
/// from the names of the bodies and the widest possible number.
public final class CheckTable implements Answerer.Report {

  private static final String LONGEST_VERDICT = "touching";
  private static final String LONGEST_DISTANCE = "distance -1.23457e-300";

  private final PrintWriter out;
  private final String name;
  private final Scene scene;
  private final PairWords words;
  private final Columns columns;
  private final Answerer answerer;
  private boolean empty = true;

  public CheckTable(PrintWriter out, String name, Scene scene, Answerer answerer) {
    this.out = out;
    this.name = name;
    this.scene = scene;
    this.answerer = answerer;
    words = new PairWords(scene.space() == Space.TWO);
    List<Body> bodies = scene.bodies();
    int last = Math.max(0, bodies.size() - 1);
    int first = widest(bodies.subList(0, last).stream().map(Body::id));
    int second = widest(bodies.subList(Math.min(1, last), bodies.size()).stream().map(Body::id));
    columns =
        answerer
            .judged()
            .map(judged -> widest(judged.methods().stream().map(Method::name)))
            .map(methods -> new Columns(first, second, methods, 0))
            .orElse(
                new Columns(
                    first,
                    second,
                    Columns.width(LONGEST_VERDICT),
                    answerer.by().isPresent() ? 0 : Columns.width(LONGEST_DISTANCE),
                    0));
  }

  private static int widest(Stream<String> names) {
    return names.mapToInt(name -> Columns.width(PlainText.brief(name))).max().orElse(0);
  }

  @Override
  public void begin() {
    String by =
        answerer
            .by()
            .filter(_ -> answerer.judged().isEmpty())
            .map(method -> ", answered by " + PlainText.brief(method.name()))
            .orElse("");
    out.print(PlainText.escape(name) + ": " + PlainText.brief(scene.name()) + by + "\n");
  }

  @Override
  public void pair(AnsweredPair pair) {
    Answer.Decided answer = pair.decided();
    print(
        PlainText.brief(pair.a().id()),
        PlainText.brief(pair.b().id()),
        pair.isAnswered()
            ? answer.overlap().map(yes -> yes ? LONGEST_VERDICT : "apart").orElse("")
            : "not answered",
        answer.distance().isPresent()
            ? "distance " + Numbers.of(answer.distance().getAsDouble(), pair.size())
            : "",
        pair.isAnswered() ? words.details(answer) : reason(pair.answer()));
  }

  /// {@return why a pair that the method supports is not answered}
  private static String reason(Answer answer) {
    return answer.equals(Answer.unanswered())
        ? ""
        : MethodAnswers.reasonOf(answer).map(why -> why.in(Language.ENGLISH)).orElse("");
  }

  @Override
  public void verdict(PairQuestion question, MethodVerdict verdict) {
    print(
        PlainText.brief(question.a()),
        PlainText.brief(question.b()),
        PlainText.brief(verdict.name()),
        answerer.judged().orElseThrow().words(question, verdict));
  }

  private void print(String... row) {
    empty = false;
    out.print(columns.line(List.of(row)));
  }

  @Override
  public void end(Checked checked) {
    if (empty) {
      out.print("  " + noRows() + "\n");
    }
    checked
        .judgement()
        .map(Judgement::silent)
        .orElse(List.of())
        .forEach(found -> out.print("  " + found.in(Language.ENGLISH) + "\n"));
    checked
        .expectation()
        .map(CheckTable::sentence)
        .or(() -> scene.expectsNothing() ? Optional.of("nothing expected") : Optional.empty())
        .ifPresent(sentence -> out.print("  " + sentence + "\n"));
  }

  private String noRows() {
    if (answerer.judged().isPresent()) {
      return "no pair of a kind that is answered";
    }
    List<Body> bodies = scene.bodies();
    return bodies.stream().skip(1).anyMatch(body -> body.isAskedAbout(bodies.getFirst()))
        ? "nothing touches"
        : "no pairs";
  }

  private static String sentence(ExpectationCheck check) {
    return check.holds()
        ? "as expected"
        : "not as expected: " + check.wrong() + (check.wrong() == 1 ? " violation" : " violations");
  }

  @Override
  public void fail(String sentence) {
    // The sentence goes to standard error.
  }
}
