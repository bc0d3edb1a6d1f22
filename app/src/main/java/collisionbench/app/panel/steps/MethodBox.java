package collisionbench.app.panel.steps;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.field.Wrapping;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.skin.ComboBoxListViewSkin;

/// A choice among methods.
public final class MethodBox extends ComboBox<Method> {

  private boolean showing;

  /// @param id for tests and style sheets
  /// @param name the text of the tooltip, which screen readers read for the list, too
  /// @param words returns the text for a method
  /// @param chosen takes the method that the user chooses
  public MethodBox(
      String id, String name, Function<Method, String> words, Consumer<Method> chosen) {
    Nodes.explain(Nodes.named(this, id), name);
    Wrapping.wrap(getTooltip());
    getTooltip().setMaxWidth(320);
    setCellFactory(_ -> new Choice(words));
    setButtonCell(new Choice(words));
    skinProperty()
        .subscribe(skin -> {
          if (skin instanceof ComboBoxListViewSkin<?> list) {
            list.getPopupContent().setAccessibleText(name);
          }
        });
    valueProperty()
        .subscribe(method -> {
          if (method != null && !showing) {
            chosen.accept(method);
          }
        });
  }

  /// Shows the methods and which is chosen.
  public void show(List<Method> methods, Method method) {
    showing = true;
    if (!methods.equals(getItems())) {
      getItems().setAll(methods);
    }
    setValue(method);
    showing = false;
  }

  private static final class Choice extends ListCell<Method> {

    private final Function<Method, String> words;

    Choice(Function<Method, String> words) {
      this.words = words;
    }

    @Override
    protected void updateItem(Method method, boolean empty) {
      super.updateItem(method, empty);
      setText(empty || method == null ? "" : words.apply(method));
    }
  }
}
