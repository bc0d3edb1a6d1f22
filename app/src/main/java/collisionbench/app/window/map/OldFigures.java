package collisionbench.app.window.map;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.app.session.DrawnMap.Part;
import collisionbench.bench.text.Texts;
import java.util.Map;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.util.Duration;

/// Says of which figures the place is the one before, and subdues them, if new ones take longer
/// than a moment.
final class OldFigures extends Label {

  private static final Duration MOMENT = Duration.millis(300);
  private static final PseudoClass OLD = PseudoClass.getPseudoClass("old");

  private final Map<Part, Node> figures;
  private final PauseTransition pause = new PauseTransition(MOMENT);
  private Set<Part> old = Set.of();

  OldFigures(Map<Part, Node> figures) {
    super(Texts.get("map.old"));
    this.figures = figures;
    Nodes.collapse(Nodes.named(this, "map-old", "muted"));
    Wrapping.wrap(this);
    pause.setOnFinished(_ -> mark(old));
  }

  void show(Set<Part> now) {
    boolean begins = old.isEmpty() && !now.isEmpty();
    old = now;
    if (now.isEmpty()) {
      pause.stop();
      mark(now);
    } else if (begins) {
      pause.playFromStart();
    } else if (isVisible()) {
      mark(now);
    }
  }

  private void mark(Set<Part> marked) {
    setVisible(!marked.isEmpty());
    figures.forEach((part, node) -> node.pseudoClassStateChanged(OLD, marked.contains(part)));
  }
}
