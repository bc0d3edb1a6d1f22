package collisionbench.app.panel.comparison;

import collisionbench.app.comparison.Disagreement;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.steps.StepWords;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says on how many pairs methods disagree with exact arithmetic and which, and goes to the next of
/// them; not there while they agree.
final class DisagreementButton extends Button {

  /// More pairs than these are only counted.
  private static final int LISTED = 12;

  /// In a narrow window no more than the sign and the number are seen.
  private static final double LEAST_WIDTH = 56;

  private final String key;

  /// @param key the key that goes to the next as well, in words
  /// @param next goes to the next pair
  DisagreementButton(ObservableValue<List<Disagreement>> found, String key, Runnable next) {
    this.key = key;
    Nodes.collapse(Nodes.named(this, "status-disagreement", "flat", "status-disagreement"));
    setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    setFocusTraversable(false);
    setMinWidth(LEAST_WIDTH);
    setTooltip(new Tooltip());
    setOnAction(_ -> next.run());
    found.subscribe(this::show);
  }

  private void show(List<Disagreement> pairs) {
    setVisible(!pairs.isEmpty());
    setText(who(pairs));
    String list =
        pairs.stream().limit(LISTED).map(DisagreementButton::line).collect(Collectors.joining());
    int more = pairs.size() - LISTED;
    String rest = more > 0 ? Texts.get("expect.more", more) + "\n" : "";
    getTooltip().setText(getText() + "\n" + list + rest + Texts.get("compare.next", key));
    setAccessibleText(getText());
    setAccessibleHelp(getTooltip().getText());
  }

  /// A method that errs is named, so that nobody takes all of them to be in doubt.
  private static String who(List<Disagreement> pairs) {
    String count =
        pairs.size() == 1
            ? Texts.get("compare.one-pair")
            : Texts.get("compare.pairs", pairs.size());
    List<String> methods =
        pairs.stream()
            .flatMap(pair -> pair.methods().stream())
            .map(StepWords::title)
            .distinct()
            .toList();
    return methods.size() == 1
        ? Texts.get("compare.one-errs", count, methods.getFirst())
        : Texts.get("compare.some-err", count, methods.size());
  }

  private static String line(Disagreement pair) {
    return Texts.get("compare.pair-methods", pair.a(), pair.b(), String.join(", ", pair.methods()))
        + "\n";
  }
}
