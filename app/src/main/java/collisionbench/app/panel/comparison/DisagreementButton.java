package collisionbench.app.panel.comparison;

import collisionbench.app.comparison.Disagreement;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says on how many pairs methods disagree, and goes to the next of them; not there while they
/// agree.
public final class DisagreementButton extends Button {

  /// More pairs than these are only counted.
  private static final int LISTED = 12;

  /// In a narrow window no more than the sign and the number are seen.
  private static final double LEAST_WIDTH = 56;

  private final String key;

  /// @param key the key that goes to the next as well, in words
  /// @param next goes to the next pair
  public DisagreementButton(ObservableValue<List<Disagreement>> found, String key, Runnable next) {
    this.key = key;
    setId("status-disagreement");
    getStyleClass().addAll("flat", "status-disagreement");
    setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    setFocusTraversable(false);
    setMinWidth(LEAST_WIDTH);
    setTooltip(new Tooltip());
    setOnAction(_ -> next.run());
    managedProperty().bind(visibleProperty());
    found.subscribe(this::show);
  }

  private void show(List<Disagreement> pairs) {
    setVisible(!pairs.isEmpty());
    setText(Texts.get(pairs.size() == 1 ? "compare.one-pair" : "compare.pairs", pairs.size()));
    String list =
        pairs.stream().limit(LISTED).map(DisagreementButton::line).collect(Collectors.joining());
    int more = pairs.size() - LISTED;
    String rest = more > 0 ? Texts.get("expect.more", more) + "\n" : "";
    getTooltip().setText(list + rest + Texts.get("compare.next", key));
    setAccessibleText(getText());
    setAccessibleHelp(getTooltip().getText());
  }

  private static String line(Disagreement pair) {
    return Texts.get("compare.pair-methods", pair.a(), pair.b(), String.join(", ", pair.methods()))
        + "\n";
  }
}
