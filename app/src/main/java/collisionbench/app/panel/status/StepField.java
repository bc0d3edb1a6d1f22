package collisionbench.app.panel.status;

import collisionbench.app.panel.widget.Expression;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.TextEntry;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.ReasonException;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// The field of the snap step. If it is empty, positions snap to the visible grid lines.
public final class StepField extends HBox {

  private final Session session;
  private final TextField text = Nodes.named(new TextField(), "snap-step");
  private final TextEntry entry = new TextEntry(text, this::typed);

  /// @param afterwards moves the focus when the field gives it up
  public StepField(Session session, ObservableValue<Double> step, Runnable afterwards) {
    this.session = session;
    Nodes.styled(this, "step-field").setAlignment(Pos.CENTER);
    Label label = new Label(Texts.get("snap.label"));
    label.setMinWidth(USE_PREF_SIZE);
    label.setLabelFor(text);
    text.setPrefColumnCount(4);
    text.setMinWidth(USE_PREF_SIZE);
    text.setAccessibleText(Texts.get("snap.name"));
    Tooltip tip = new Tooltip(Texts.get("snap.tip"));
    text.setTooltip(tip);
    entry
        .refusal()
        .subscribe(reason -> tip.setText(reason.isEmpty() ? Texts.get("snap.tip") : reason));
    entry.onLeft(afterwards);
    step.subscribe(now -> text.setPromptText(Numbers.exact(now)));
    ObservableValue<Optional<Double>> chosen = session.display().view().map(View::step);
    chosen.subscribe(set -> entry.show(set.map(Numbers::exact).orElse("")));
    getChildren().addAll(label, text);
  }

  public void focus() {
    text.requestFocus();
    text.selectAll();
  }

  private Optional<String> typed(String typed) {
    if (typed.isBlank()) {
      session.display().show(view -> view.snapping(Optional.empty()));
      return Optional.empty();
    }
    try {
      double number = Expression.of(typed);
      if (number <= 0) {
        return Optional.of(Texts.get("snap.positive"));
      }
      session.display().show(view -> view.snapping(Optional.of(number)));
      return Optional.empty();
    } catch (ReasonException refused) {
      return Optional.of(refused.phrase().text());
    }
  }
}
