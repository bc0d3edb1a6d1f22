package collisionbench.app.window.paste;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.paste.Cut;
import collisionbench.app.paste.Options;
import collisionbench.app.paste.Sheet;
import collisionbench.app.paste.TextSwitch;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.layout.FlowPane;

/// How a text is read as a whole: where it is cut into bodies, and which way its axes point.
final class TextSwitches extends FlowPane {

  private static final int LEAST_POINTS = 2;
  private static final int MOST_POINTS = 4;

  private final Consumer<Options> read;
  private final ComboBox<Cut> cut = Nodes.named(new ComboBox<>(), "paste-cut", "small");
  private final Map<TextSwitch, CheckBox> switches = new EnumMap<>(TextSwitch.class);
  private Options options;

  /// Whether the controls follow the options rather than the user.
  private boolean isFollowing;

  /// @param read reads the text again
  TextSwitches(Options first, Consumer<Options> read) {
    this.read = read;
    options = first;
    Nodes.styled(this, "paste-switches");
    cut.getItems().addAll(Cut.AS_FOUND, new Cut(Cut.By.NOTHING, 0), new Cut(Cut.By.LINE, 0));
    for (int count = LEAST_POINTS; count <= MOST_POINTS; count++) {
      cut.getItems().add(new Cut(Cut.By.COUNT, count));
    }
    cut.setCellFactory(_ -> new CutCell());
    cut.setButtonCell(new CutCell());
    cut.setOnAction(_ -> choose(options.with(cut.getValue())));
    getChildren().addAll(Nodes.caption(Texts.get("paste.cut"), cut), cut);
    for (TextSwitch one : TextSwitch.values()) {
      String name = KebabCase.of(one);
      CheckBox box = Nodes.named(new CheckBox(Texts.get("paste." + name)), "paste-" + name);
      box.setOnAction(_ -> choose(one.set(options, box.isSelected())));
      switches.put(one, box);
      getChildren().add(Nodes.collapse(box));
    }
  }

  private void choose(Options next) {
    if (!isFollowing) {
      read.accept(next);
    }
  }

  void show(Sheet sheet) {
    isFollowing = true;
    options = sheet.options();
    cut.setValue(options.cut());
    switches.forEach((one, box) -> {
      box.setVisible(one.isIn(sheet.reading().space()));
      box.setSelected(one.isOn(sheet.reading().text(), options));
    });
    isFollowing = false;
  }

  private static final class CutCell extends ListCell<Cut> {
    @Override
    protected void updateItem(Cut item, boolean isEmpty) {
      super.updateItem(item, isEmpty);
      setText(isEmpty || item == null ? "" : words(item));
    }

    private static String words(Cut item) {
      return item.by() == Cut.By.COUNT
          ? Texts.get("paste.cut.count", item.points())
          : Texts.get("paste.cut." + KebabCase.of(item.by()));
    }
  }
}
