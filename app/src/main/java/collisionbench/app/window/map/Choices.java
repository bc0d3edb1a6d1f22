package collisionbench.app.window.map;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;

/// A row of buttons, one for each value of an enum, of which one is chosen.
final class Choices<E extends Enum<E>> extends FlowPane {

  private final Map<E, ToggleButton> buttons;

  /// @param id that of the row; those of the buttons and the keys of their texts begin with it
  Choices(String id, Class<E> type, Consumer<E> chosen) {
    buttons = new EnumMap<>(type);
    for (E value : type.getEnumConstants()) {
      buttons.put(value, button(id, value, chosen));
    }
    Nodes.named(this, id, "tabs").getChildren().addAll(buttons.values());
  }

  /// Clicking the chosen one changes nothing.
  private ToggleButton button(String id, E value, Consumer<E> chosen) {
    String name = id + "-" + KebabCase.of(value);
    ToggleButton button =
        Nodes.named(new ToggleButton(Texts.get(name.replaceFirst("-", "."))), name);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> {
      chosen.accept(value);
      button.setSelected(true);
    });
    return button;
  }

  void show(E chosen) {
    buttons.forEach((value, button) -> button.setSelected(value == chosen));
  }

  /// Shows only the buttons of some values.
  void offer(List<E> values) {
    getChildren().setAll(values.stream().map(buttons::get).toList());
  }
}
