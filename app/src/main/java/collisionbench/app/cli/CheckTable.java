package collisionbench.app.cli;

import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.PlainText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/// The answers about a scene as a table for people. Column widths are known before the first row,
/// from the names of the bodies and the widest possible number.
final class CheckTable implements CheckReport {

  private static final String LONGEST_VERDICT = "touching";
  private static final String LONGEST_DISTANCE = "distance -1.23457e-300";

  private final PrintWriter out;
  private final String name;
  private final Scene scene;
  private final PairWords words;
  private final Columns columns;
  private boolean empty = true;

  CheckTable(PrintWriter out, String name, Scene scene) {
    this.out = out;
    this.name = name;
    this.scene = scene;
    words = new PairWords(scene.space() == Space.TWO);
    List<Body> bodies = scene.bodies();
    int last = Math.max(0, bodies.size() - 1);
    columns =
        new Columns(
            widest(bodies.subList(0, last)),
            widest(bodies.subList(Math.min(1, last), bodies.size())),
            Columns.width(LONGEST_VERDICT),
            Columns.width(LONGEST_DISTANCE),
            0);
  }

  private static int widest(List<Body> bodies) {
    return bodies.stream().mapToInt(body -> Columns.width(name(body))).max().orElse(0);
  }

  private static String name(Body body) {
    return PlainText.brief(body.id());
  }

  @Override
  public void begin() {
    out.print(PlainText.escape(name) + ": " + PlainText.brief(scene.name()) + "\n");
  }

  @Override
  public void pair(PairAnswer pair) {
    empty = false;
    out.print(
        columns.line(
            List.of(
                name(pair.a()),
                name(pair.b()),
                pair.touching() ? LONGEST_VERDICT : "apart",
                "distance " + Numbers.of(pair.separation().distance(), pair.size()),
                words.details(pair))));
  }

  @Override
  public void end(Optional<ExpectationCheck> expectation) {
    if (empty) {
      out.print(hasPairs() ? "  nothing touches\n" : "  no pairs\n");
    }
    expectation
        .map(CheckTable::sentence)
        .or(() -> scene.expectsNothing() ? Optional.of("nothing expected") : Optional.empty())
        .ifPresent(sentence -> out.print("  " + sentence + "\n"));
  }

  private boolean hasPairs() {
    List<Body> bodies = scene.bodies();
    return bodies.stream().skip(1).anyMatch(body -> body.isAskedAbout(bodies.getFirst()));
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
