package collisionbench.app.panel.answer;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.text.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The expected answers of the scene, whether they hold, and the buttons that change them.
public final class ExpectationView extends VBox {

  private static final PseudoClass BROKEN = PseudoClass.getPseudoClass("broken");

  private final Label state = Nodes.named(Nodes.wrapped(), "expectation-state");
  private final FontIcon icon = new FontIcon(Feather.CIRCLE);
  private final VBox list = Nodes.column("expectations");
  private final Button record = Nodes.named(new Button(), "expectation-record");
  private final Button forget = Nodes.named(new Button(), "expectation-forget");
  private final Session session;
  private Optional<ExpectationCheck> listed = Optional.empty();

  public ExpectationView(Session session) {
    this.session = session;
    Nodes.named(this, "expectation", "section");
    state.setGraphic(icon);
    record.setOnAction(_ -> session.make(Expectations.recorded(session.scene())));
    forget.setText(Texts.get("expect.forget"));
    forget.setOnAction(_ -> {
      // A disabled button loses the focus to an arbitrary node.
      record.requestFocus();
      session.make(Expectations.forgotten());
    });
    FlowPane buttons = Nodes.styled(new FlowPane(record, forget), "buttons");
    HBox title = Nodes.row("section-title", Nodes.fill(new Label(Texts.get("expect.title"))));
    getChildren().addAll(title, state, list, buttons);
  }

  /// Shows the expected answers; whether they hold only at time 0, for which they are specified.
  public void show(Evaluation evaluation) {
    boolean expects = evaluation.scene().expectsAnswers();
    record.setText(Expectations.invitation(evaluation));
    forget.setDisable(evaluation.scene().expect().isEmpty());
    if (!expects) {
      show(Feather.CIRCLE, "none", false);
      list(Optional.empty());
    } else if (evaluation.time() != 0) {
      show(Feather.CLOCK, "later", false);
    } else {
      Optional<ExpectationCheck> check = Expectations.check(evaluation);
      check.ifPresentOrElse(this::show, () -> show(Feather.CIRCLE, "unchecked", false));
      list(check);
    }
  }

  private void show(ExpectationCheck check) {
    if (check.holds()) {
      show(Feather.CHECK_CIRCLE, "holds", false);
    } else {
      show(Feather.ALERT_TRIANGLE, "broken", true);
    }
  }

  private void show(Feather picture, String key, boolean broken) {
    icon.setIconCode(picture);
    state.setText(Texts.get("expect." + key));
    pseudoClassStateChanged(BROKEN, broken);
  }

  private void list(Optional<ExpectationCheck> check) {
    if (check.equals(listed)) {
      return;
    }
    listed = check;
    List<AnswerCheck> lines =
        check.map(ExpectationView::inOrder).orElse(Stream.of()).limit(Expectations.LISTED).toList();
    list.getChildren().setAll(lines.stream().map(this::line).toList());
    long all = check.map(found -> found.wrong() + found.right()).orElse(0L);
    if (all > lines.size()) {
      list.getChildren().add(new Label(Texts.get("expect.more", all - lines.size())));
    } else if (check.isPresent() && all == 0) {
      Label none = new Label(Texts.get("expect.no-contacts"));
      list.getChildren().add(Nodes.wrap(Nodes.named(none, "expectation-no-contacts")));
    }
  }

  /// {@return the answers: missing ones, then unexpected ones, then those as expected}
  private static Stream<AnswerCheck> inOrder(ExpectationCheck check) {
    return Stream.concat(
        check.violations().stream().sorted(Comparator.comparing(Line::isSurplus)),
        check.kept().stream());
  }

  private Line line(AnswerCheck check) {
    return Expectations.isRemovable(session.scene(), check)
        ? new Line(check, Line.removal(() -> remove(check)))
        : new Line(check);
  }

  private void remove(AnswerCheck check) {
    record.requestFocus();
    session.make(Expectations.removed(session.scene(), check));
  }

  /// One expected answer, what came and the difference, on a line.
  static final class Line extends HBox {

    private final FontIcon icon = new FontIcon(Feather.CHECK);
    private final Label words = Nodes.wrapped();

    Line(AnswerCheck check, Node... buttons) {
      words.setGraphic(icon);
      getChildren().add(Nodes.fill(words));
      getChildren().addAll(buttons);
      show(check);
    }

    static Node removal(Runnable remove) {
      String words = Texts.get("expect.remove");
      return Nodes.iconButton("expectation-remove", Feather.TRASH_2, words, remove);
    }

    void show(AnswerCheck check) {
      boolean surplus = isSurplus(check);
      words.setText(check.phrase().text());
      icon.setIconCode(check.holds() ? Feather.CHECK : surplus ? Feather.PLUS : Feather.X);
      String style = check.holds() ? "as-expected" : surplus ? "unexpected" : "missing";
      words.getStyleClass().setAll("label", "expectation", style);
    }

    /// {@return whether it is expected that something is not so}
    static boolean isSurplus(AnswerCheck check) {
      return check.expected().equals(new AnswerValue.YesNo(false));
    }
  }
}
