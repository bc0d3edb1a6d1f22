package collisionbench.app.panel.answer;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.field.SectionTitle;
import collisionbench.app.session.Session;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The expected contacts of the scene, whether they hold, and the buttons that change them.
public final class ExpectationView extends VBox {

  private static final PseudoClass BROKEN = PseudoClass.getPseudoClass("broken");

  /// More pairs than these are only counted.
  private static final int LISTED = 40;

  private final Label state = Nodes.named(Nodes.wrapped(), "expectation-state");
  private final FontIcon icon = new FontIcon(Feather.CIRCLE);
  private final VBox list = Nodes.column("expectations");
  private final Button record = Nodes.named(new Button(), "expectation-record");
  private final Button forget = Nodes.named(new Button(), "expectation-forget");
  private Optional<ExpectationCheck> listed = Optional.empty();

  public ExpectationView(Session session) {
    Nodes.named(this, "expectation", "section");
    state.setGraphic(icon);
    record.setOnAction(
        _ -> session.make(ExpectationCheck.recorded(session.document().get().scene())));
    forget.setText(Texts.get("expect.forget"));
    forget.setOnAction(_ -> {
      // Off from then on, it would lose the focus to anything.
      record.requestFocus();
      session.make(ExpectationCheck.forgotten());
    });
    FlowPane buttons = Nodes.styled(new FlowPane(record, forget), "buttons");
    getChildren().addAll(new SectionTitle(Texts.get("expect.title")), state, list, buttons);
  }

  /// Shows the expected contacts; whether they hold only at time 0, for which they are specified.
  public void show(Evaluation evaluation) {
    Optional<ExpectationCheck> check = ExpectationCheck.of(evaluation);
    record.setText(ExpectationCheck.invitation(evaluation));
    forget.setDisable(check.isEmpty());
    if (check.isEmpty()) {
      say(Feather.CIRCLE, "none", false);
      list(Optional.empty());
    } else if (evaluation.time() != 0) {
      say(Feather.CLOCK, "later", false);
    } else {
      boolean holds = check.get().holds();
      say(
          holds ? Feather.CHECK_CIRCLE : Feather.ALERT_TRIANGLE,
          holds ? "holds" : "broken",
          !holds);
      list(check);
    }
  }

  private void say(Feather picture, String key, boolean broken) {
    icon.setIconCode(picture);
    state.setText(Texts.get("expect." + key));
    pseudoClassStateChanged(BROKEN, broken);
  }

  private void list(Optional<ExpectationCheck> check) {
    if (check.equals(listed)) {
      return;
    }
    listed = check;
    List<ExpectationCheck.Finding> findings =
        check.map(ExpectationCheck::findings).orElse(List.of());
    list.getChildren().setAll(findings.stream().limit(LISTED).map(ExpectationView::line).toList());
    if (findings.size() > LISTED) {
      list.getChildren().add(new Label(Texts.get("expect.more", findings.size() - LISTED)));
    } else if (check.isPresent() && findings.isEmpty()) {
      Label none = new Label(Texts.get("expect.no-contacts"));
      list.getChildren().add(Nodes.wrap(Nodes.named(none, "expectation-no-contacts")));
    }
  }

  private static Label line(ExpectationCheck.Finding finding) {
    String key = KebabCase.of(finding.state());
    Label line = new Label(Texts.get("expect." + key, finding.a(), finding.b()));
    line.setGraphic(
        new FontIcon(
            switch (finding.state()) {
              case MISSING -> Feather.X;
              case UNEXPECTED -> Feather.PLUS;
              case AS_EXPECTED -> Feather.CHECK;
            }));
    return Nodes.wrap(Nodes.styled(line, "expectation", key));
  }
}
