package collisionbench.app.panel.widget;

import collisionbench.bench.scene.LastBit;
import collisionbench.bench.text.Texts;
import java.util.function.BiConsumer;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Two small buttons at the end of a field that go to the next and the previous double, with Ctrl
/// to the next and the previous float. They do not take the focus.
final class BitButtons extends VBox {

  private final BiConsumer<LastBit, Boolean> step;

  /// @param step takes the kind of number, and whether to go up
  BitButtons(String id, String name, BiConsumer<LastBit, Boolean> step) {
    this.step = step;
    getStyleClass().add("bit-buttons");
    getChildren()
        .addAll(
            new Arrow(id + "-up", Feather.CHEVRON_UP, Texts.get("number.bit-up", name), true),
            new Arrow(
                id + "-down", Feather.CHEVRON_DOWN, Texts.get("number.bit-down", name), false));
  }

  /// Not a JavaFX button: pressing one takes the focus from the field.
  private final class Arrow extends StackPane {

    private final boolean up;

    Arrow(String id, Feather icon, String words, boolean up) {
      super(new FontIcon(icon));
      this.up = up;
      Nodes.named(this, id, "bit-button");
      setVgrow(this, Priority.ALWAYS);
      setAccessibleRole(AccessibleRole.BUTTON);
      setAccessibleText(words);
      Tooltip.install(this, new Tooltip(words + "\n" + Texts.get("number.bit-tip")));
      addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    }

    private void press(MouseEvent event) {
      if (event.getButton() == MouseButton.PRIMARY) {
        step.accept(event.isShortcutDown() ? LastBit.FLOAT : LastBit.DOUBLE, up);
        event.consume();
      }
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
      if (action == AccessibleAction.FIRE) {
        step.accept(LastBit.DOUBLE, up);
      } else {
        super.executeAccessibleAction(action, parameters);
      }
    }
  }
}
