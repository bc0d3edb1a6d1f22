package collisionbench.app.panel.steps;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.Method;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;

/// A method in a list, with its source.
final class MethodCell extends ListCell<Method> {

  private static final double WIDTH = 288;

  private final Label name = Nodes.label("method-name");
  private final Label source = Nodes.wrapped("method-source");
  private final VBox both = new VBox(name, source);

  MethodCell() {
    source.setPrefWidth(WIDTH);
  }

  @Override
  protected void updateItem(Method method, boolean empty) {
    super.updateItem(method, empty);
    boolean shown = !empty && method != null;
    setGraphic(shown ? both : null);
    if (shown) {
      name.setText(StepWords.title(method));
      source.setText(StepWords.source(method));
      setAccessibleText(Texts.get("about", name.getText(), source.getText()));
    }
  }
}
