package collisionbench.app.panel.inspector;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.panel.answer.AnswerView;
import collisionbench.app.panel.steps.StepsView;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Texts;
import collisionbench.app.text.Words;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What is said of the pair that the selection is about: the answers, or the steps of a method, one
/// of which is chosen at its top.
final class PairSection extends VBox {

  private final Session session;
  private final AnswerView answers;
  private final StepsView steps;
  private final Label time = new Label();

  /// @param copy takes a text to the clipboard
  PairSection(Session session, Consumer<String> copy) {
    this.session = session;
    answers = new AnswerView(copy);
    steps = new StepsView(session, copy);
    setId("pair-section");
    getStyleClass().add("section");
    HBox tabs =
        new HBox(tab(Layout.Tab.ANSWERS, "answer.title"), tab(Layout.Tab.STEPS, "steps.title"));
    tabs.getStyleClass().add("tabs");
    time.setId("pair-time");
    time.getStyleClass().add("muted");
    time.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(time, Priority.ALWAYS);
    HBox head = new HBox(8, tabs, time, answers.copyButton(), steps.copyButton());
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, answers, steps);
    shownOn(Layout.Tab.ANSWERS, answers, answers.copyButton());
    shownOn(Layout.Tab.STEPS, steps, steps.copyButton());
  }

  /// A click on the tab that is shown changes nothing.
  private ToggleButton tab(Layout.Tab tab, String key) {
    ToggleButton button = new ToggleButton(Texts.get(key));
    button.setId("tab-" + Words.of(tab));
    button.setMinWidth(USE_PREF_SIZE);
    session.display().layout().map(layout -> layout.tab() == tab).subscribe(button::setSelected);
    button.setOnAction(_ -> {
      session.display().arrange(session.display().layout().get().showing(tab));
      button.setSelected(true);
    });
    return button;
  }

  private void shownOn(Layout.Tab tab, Node... nodes) {
    for (Node node : nodes) {
      node.visibleProperty().bind(session.display().layout().map(layout -> layout.tab() == tab));
      node.managedProperty().bind(node.visibleProperty());
    }
  }

  void copySteps() {
    steps.copy();
  }

  /// Shows what is known of the selected bodies, or of all if none is.
  void show(Evaluation evaluation, Selection selection) {
    time.setText(
        evaluation.time() == 0 ? "" : Texts.get("time.now", Numbers.of(evaluation.time())));
    switch (session.display().layout().get().tab()) {
      case ANSWERS -> {
        answers.show(evaluation, selection);
        steps.showNothing();
      }
      case STEPS -> steps.show(evaluation, selection);
    }
  }
}
