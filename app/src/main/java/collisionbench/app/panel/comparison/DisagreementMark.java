package collisionbench.app.panel.comparison;

import collisionbench.app.panel.steps.StepWords;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.comparison.Disagreement;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows on which pairs methods disagree with exact arithmetic, with a button that goes to the next
/// one, and whether some pairs were not compared; hidden while all pairs were compared and agree.
public final class DisagreementMark extends HBox {

  /// Further pairs are only counted.
  private static final int LISTED = 12;

  /// Room for the icon and the number in a narrow window.
  private static final double LEAST_WIDTH = 56;

  private final Button button =
      Nodes.named(new Button(), "status-disagreement", "flat", "status-disagreement");
  private final String key;

  /// @param key the key that goes to the next pair on which methods disagree, in words
  public DisagreementMark(DisagreementWatch watch, String key, Runnable next) {
    super(8);
    this.key = key;
    setAlignment(Pos.CENTER_LEFT);
    Label partly = Nodes.named(new Label(Texts.get("compare.partly")), "status-partly", "muted");
    partly.setTooltip(new Tooltip(Texts.get("compare.partly-tip")));
    Nodes.showWhile(partly, watch.complete().not());
    Nodes.collapse(button).setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    button.setFocusTraversable(false);
    button.setMnemonicParsing(false);
    button.setMinWidth(LEAST_WIDTH);
    button.setTooltip(new Tooltip());
    button.setOnAction(_ -> next.run());
    watch.found().subscribe(this::show);
    Nodes.showWhile(this, partly.visibleProperty().or(button.visibleProperty()));
    getChildren().addAll(partly, button);
  }

  private void show(List<Disagreement> pairs) {
    String words = who(pairs);
    button.setVisible(!pairs.isEmpty());
    button.setText(words);
    String list =
        pairs.stream().limit(LISTED).map(DisagreementMark::line).collect(Collectors.joining());
    int more = pairs.size() - LISTED;
    String rest = more > 0 ? Texts.get("expect.more", more) + "\n" : "";
    button.getTooltip().setText(words + "\n" + list + rest + Texts.get("compare.next", key));
    button.setAccessibleText(words);
    button.setAccessibleHelp(button.getTooltip().getText());
  }

  /// Names the method if only one errs, so that the others are not suspected.
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
