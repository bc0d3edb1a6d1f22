package collisionbench.app.panel.steps;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.layout.VBox;

/// The choice among the methods that answer a pair.
final class MethodChoice extends ComboBox<Method> {

  private boolean showing;

  /// @param chosen takes the name of the chosen method
  MethodChoice(Consumer<String> chosen) {
    Nodes.named(this, "steps-method", "method-choice").setMaxWidth(Double.MAX_VALUE);
    Nodes.explain(this, Texts.get("steps.method"));
    getTooltip().setWrapText(true);
    getTooltip().setMaxWidth(320);
    setCellFactory(_ -> new Choice());
    setButtonCell(new Chosen());
    nameList(this, Texts.get("steps.method"));
    valueProperty()
        .subscribe(method -> {
          if (method != null) {
            getTooltip().setText(StepWords.title(method) + "\n" + StepWords.named(method));
            if (!showing) {
              chosen.accept(method.name());
            }
          }
        });
  }

  /// Names the list of a combo box for screen readers, as soon as there is one.
  static void nameList(ComboBox<?> box, String name) {
    box.skinProperty()
        .subscribe(skin -> {
          if (skin instanceof ComboBoxListViewSkin<?> list) {
            list.getPopupContent().setAccessibleText(name);
          }
        });
  }

  /// Shows the methods and which is chosen.
  void show(List<Method> methods, Method method) {
    showing = true;
    if (!methods.equals(getItems())) {
      getItems().setAll(methods);
    }
    setValue(method);
    showing = false;
  }

  /// What is chosen, by its title.
  private static final class Chosen extends ListCell<Method> {

    @Override
    protected void updateItem(Method method, boolean empty) {
      super.updateItem(method, empty);
      setText(empty || method == null ? "" : StepWords.title(method));
    }
  }

  /// A method in the list, with where it is from.
  private static final class Choice extends ListCell<Method> {

    private static final double WIDTH = 288;

    private final Label name = Nodes.label("method-name");
    private final Label source = Nodes.wrapped("method-source");
    private final VBox both = new VBox(name, source);

    Choice() {
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
}
