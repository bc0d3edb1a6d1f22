package collisionbench.app.window.paste;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.paste.Cut;
import collisionbench.bench.paste.Options;
import collisionbench.bench.paste.Reading;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.FlowPane;

/// How a text is read as a whole: where it is cut into bodies, and which way its axes point.
final class TextSwitches extends FlowPane {

  private static final List<Cut> CUTS = List.of(Cut.values());

  private final ComboBox<String> cuts = Nodes.named(new ComboBox<>(), "paste-cut", "small");
  private final Map<Options.Switch, CheckBox> boxes = new EnumMap<>(Options.Switch.class);

  /// Whether the controls follow the text rather than the user.
  private boolean isFollowing;

  /// @param change reads the text again with changed options
  TextSwitches(Consumer<UnaryOperator<Options>> change) {
    Nodes.styled(this, "paste-switches");
    for (Cut cut : CUTS) {
      cuts.getItems()
          .add(
              cut.points() > 0
                  ? Texts.get("paste.cut.count", cut.points())
                  : Texts.get("paste.cut." + KebabCase.of(cut)));
    }
    cuts.setOnAction(_ -> {
      Cut chosen = CUTS.get(cuts.getSelectionModel().getSelectedIndex());
      choose(change, options -> options.with(chosen));
    });
    getChildren().addAll(Nodes.caption(Texts.get("paste.cut"), cuts), cuts);
    for (Options.Switch one : Options.Switch.values()) {
      String name = KebabCase.of(one);
      CheckBox box = Nodes.named(new CheckBox(Texts.get("paste." + name)), "paste-" + name);
      box.setOnAction(_ -> choose(change, options -> options.with(one, box.isSelected())));
      boxes.put(one, box);
      getChildren().add(Nodes.collapse(box));
    }
  }

  private void choose(Consumer<UnaryOperator<Options>> change, UnaryOperator<Options> chosen) {
    if (!isFollowing) {
      change.accept(chosen);
    }
  }

  void show(Reading reading) {
    isFollowing = true;
    cuts.getSelectionModel().select(CUTS.indexOf(reading.options().cut()));
    boxes.forEach((one, box) -> {
      box.setVisible(one.isIn(reading.space()));
      box.setSelected(reading.options().switches().contains(one));
    });
    isFollowing = false;
  }
}
