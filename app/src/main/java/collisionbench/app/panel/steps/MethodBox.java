package collisionbench.app.panel.steps;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.layout.VBox;

/// A choice among methods.
public final class MethodBox extends ComboBox<Method> {

  private boolean showing;

  /// @param name the text of the tooltip, which screen readers read for the list, too
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

  static final class MethodCell extends ListCell<Method> {

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
}
