package collisionbench.app.panel.steps;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;

/// The choice among the arithmetics in which a method can compute; hidden if there is only one.
final class ArithmeticChoice extends ComboBox<Method> {

  private boolean showing;

  /// @param chosen takes the name of the method in the chosen arithmetic
  ArithmeticChoice(Consumer<String> chosen) {
    Nodes.collapse(Nodes.named(this, "steps-arithmetic", "method-choice"));
    Nodes.explain(this, Texts.get("steps.arithmetic"));
    setMinWidth(USE_PREF_SIZE);
    setCellFactory(_ -> new Choice());
    setButtonCell(new Choice());
    MethodChoice.nameList(this, Texts.get("steps.arithmetic"));
    valueProperty()
        .subscribe(method -> {
          if (method != null && !showing) {
            chosen.accept(method.name());
          }
        });
  }

  /// Shows the variants of a method and which is chosen.
  void show(List<Method> family, Method method) {
    showing = true;
    if (!family.equals(getItems())) {
      getItems().setAll(family);
    }
    setValue(method);
    setVisible(family.size() > 1);
    showing = false;
  }

  private static final class Choice extends ListCell<Method> {

    @Override
    protected void updateItem(Method method, boolean empty) {
      super.updateItem(method, empty);
      setText(
          empty || method == null ? "" : Texts.get("compare." + KebabCase.of(method.precision())));
    }
  }
}
