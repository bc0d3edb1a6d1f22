package collisionbench.app.panel.answer;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows whether the answers at time 0 are as expected, regardless of the selection and the shown
/// time; hidden if the scene expects nothing.
public final class ExpectationMark extends Label {

  private static final PseudoClass BROKEN = PseudoClass.getPseudoClass("broken");

  private final FontIcon icon = new FontIcon(Feather.CHECK_CIRCLE);

  /// The scene at time 0, for which answers are expected.
  private Evaluation start;

  public ExpectationMark(Session session) {
    start = session.evaluation().get();
    Nodes.collapse(Nodes.named(this, "status-expectation", "status-expectation")).setGraphic(icon);
    session.evaluation().subscribe(this::show);
  }

  private void show(Evaluation shown) {
    boolean expects = shown.scene().expectsAnswers();
    if (shown.time() == 0 || !expects) {
      start = shown;
    } else {
      start = start.next(shown.scene(), 0);
    }
    Optional<ExpectationCheck> check = expects ? Expectations.check(start) : Optional.empty();
    setVisible(expects);
    check.ifPresentOrElse(
        found -> showWrong(found.wrong(), shown.time() != 0), this::showUnchecked);
  }

  private void showWrong(long wrong, boolean later) {
    String key = wrong == 0 ? "expect.holds" : "expect.broken-pairs";
    setText(Texts.get(later ? key + "-start" : key, wrong));
    icon.setIconCode(wrong == 0 ? Feather.CHECK_CIRCLE : Feather.ALERT_TRIANGLE);
    pseudoClassStateChanged(BROKEN, wrong != 0);
  }

  private void showUnchecked() {
    setText(Texts.get("expect.unchecked"));
    icon.setIconCode(Feather.CIRCLE);
    pseudoClassStateChanged(BROKEN, false);
  }
}
