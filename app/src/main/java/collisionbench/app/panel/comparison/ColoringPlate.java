package collisionbench.app.panel.comparison;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A plate over the picture: which method colors it, how many pairs it finds in contact, and which
/// of its answers are late. Hidden while our own answers color it.
public final class ColoringPlate extends HBox {

  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

  private final Session session;
  private final Label method = Nodes.named(Nodes.wrapped("caption-name"), "coloring-method");
  private final Label count = Nodes.named(Nodes.wrapped("coloring-count"), "coloring-pairs");
  private final Label waiting =
      Nodes.collapse(Nodes.named(Nodes.wrapped("caption-note"), "coloring-waiting"));

  /// An answer that takes longer is late.
  private final PauseTransition late = new PauseTransition(Duration.millis(100));

  /// A plate with a button that returns to our own answers.
  public ColoringPlate(Session session) {
    this.session = session;
    method.setGraphic(new FontIcon(Feather.DROPLET));
    waiting.setGraphic(new FontIcon(Feather.LOADER));
    waiting.setVisible(false);
    Nodes.compact(Nodes.named(this, "coloring", "caption", "coloring"))
        .getChildren()
        .addAll(Nodes.column("coloring-words", method, count, waiting), backButton());
    Nodes.showWhile(this, session.display().coloring().map(Optional::isPresent));
    late.setOnFinished(_ -> showIfLate());
    session.follow(this::show, State::evaluation, now -> now.look().coloring());
  }

  private Node backButton() {
    Runnable back = () -> session.display().colorBy(Optional.empty());
    return Nodes.iconButton("coloring-back", Feather.X, Texts.get("coloring.back"), back);
  }

  private void show() {
    session.display().coloring().get().ifPresentOrElse(this::show, late::stop);
  }

  private void show(Coloring coloring) {
    method.setText(Texts.get("coloring.by", ColoringWords.title(coloring.method())));
    count.setText(ColoringWords.count(coloring));
    pseudoClassStateChanged(WRONG, !coloring.wrong().isEmpty());
    if (coloring.isCurrent(evaluation())) {
      late.stop();
      waiting.setVisible(false);
    } else if (waiting.isVisible()) {
      showIfLate();
    } else if (late.getStatus() != Animation.Status.RUNNING) {
      late.playFromStart();
    }
  }

  private void showIfLate() {
    Optional<Coloring> owing =
        session.display().coloring().get().filter(now -> !now.isCurrent(evaluation()));
    owing.ifPresent(now -> waiting.setText(ColoringWords.waiting(now, evaluation())));
    waiting.setVisible(owing.isPresent());
  }

  private Evaluation evaluation() {
    return session.evaluation().get();
  }
}
