package collisionbench.app.panel.comparison;

import collisionbench.app.panel.field.Disclosure;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The comparison of methods, which is unfolded when it is wanted.
public final class ComparisonSection extends VBox {

  private final Session session;
  private final ComparisonView view;
  private final BooleanProperty unfolded = new SimpleBooleanProperty();

  public ComparisonSection(Session session) {
    this.session = session;
    view = new ComparisonView();
    getStyleClass().add("section");
    Label title = new Label(Texts.get(ComparisonView.TITLE));
    title.getStyleClass().add("pane-title");
    Disclosure disclosure = new Disclosure("comparison-unfold", title, view);
    disclosure.describe(title.getText());
    disclosure.onToggled(() -> unfolded.set(disclosure.isUnfolded()));
    unfolded.subscribe(disclosure::unfold);
    getChildren().add(disclosure);
    session.evaluation().subscribe(_ -> show());
    session.selection().subscribe(_ -> show());
    unfolded.subscribe(_ -> show());
    // What is not to be seen is not worked out.
    sceneProperty().subscribe(_ -> show());
  }

  /// {@return what is unfolded}
  public ComparisonView view() {
    return view;
  }

  /// {@return whether it is unfolded}
  public ReadOnlyBooleanProperty unfolded() {
    return unfolded;
  }

  /// Unfolds or folds.
  public void unfold(boolean next) {
    unfolded.set(next);
  }

  private void show() {
    if (getScene() == null || !unfolded.get()) {
      view.showNothing();
    } else {
      view.show(
          session.evaluation().get(), session.selection().get(), session.previewing().getValue());
    }
  }
}
