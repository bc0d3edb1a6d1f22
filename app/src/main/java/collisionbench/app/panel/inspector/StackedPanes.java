package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.Nodes;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// Two panes, one above the other. The lower one gets the height that it needs, and never less than
/// its share unless it needs less.
final class StackedPanes extends Region {

  /// The line between them, which is that of the last section while nothing is scrolled.
  private static final double BORDER = 1;

  private static final double FADE = 20;

  private final ScrollPane upper;
  private final PairSection lower;

  /// Fades what the lower pane cuts off.
  private final Region fade = Nodes.styled(new Region(), "fade");

  StackedPanes(ScrollPane upper, PairSection lower) {
    this.upper = upper;
    this.lower = lower;
    setMinHeight(0);
    fade.setMouseTransparent(true);
    upper.vvalueProperty().subscribe(_ -> requestLayout());
    getChildren().addAll(upper, fade, lower);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double needed = upper.getContent().prefHeight(width);
    double least = Math.min(lower.share() * getHeight(), lower.wholeHeight(width));
    double height = snapSizeY(Math.min(needed, getHeight() - least));
    upper.resizeRelocate(0, 0, width, height);
    double top = Math.max(0, height - BORDER);
    fade.setVisible(needed > height && upper.getVvalue() < upper.getVmax());
    fade.resizeRelocate(0, top - FADE, width, FADE);
    lower.resizeRelocate(0, top, width, Math.max(0, getHeight() - top));
  }
}
