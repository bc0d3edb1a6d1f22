package collisionbench.app.panel.status;

import collisionbench.app.panel.answer.ExpectationMark;
import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.GapWords;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The status bar: whether the nearest pair touches and its distance, whether the expectations
/// hold, where methods disagree, how many pairs touch, and the snap step. The nearest pair is among
/// the selected bodies, or with the selected one, or else of all.
public final class StatusBar extends HBox {

  private static final PseudoClass TOUCHING = PseudoClass.getPseudoClass("touching");

  private static final double LEAST_OF_LONG_NAMES = 200;

  private final Session session;
  private final FontIcon icon = new FontIcon(Feather.CIRCLE);
  private final Label pair = Nodes.named(Nodes.label("status-pair"), "status-pair");
  private final Label distance = Nodes.named(new Label(), "status-distance");
  private final Label coloring =
      Nodes.collapse(Nodes.named(new Label(), "status-coloring", "muted"));
  private final Label count = Nodes.named(Nodes.label("status-count"), "status-count");

  /// Whether there is room for all words.
  private final BooleanProperty wide = new SimpleBooleanProperty(true);

  public StatusBar(
      Session session, Node disagreement, StepField step, ObservableValue<Boolean> inLesson) {
    this.session = session;
    Nodes.named(this, "status-bar", "status-bar");
    pair.setGraphic(icon);
    explain(pair);
    coloring.setTooltip(new Tooltip());
    coloring.setGraphic(new FontIcon(Feather.DROPLET));
    Region space = Nodes.fill(new Region());
    Label unsaved = unsavedMark(inLesson);
    Label expectation = new ExpectationMark(session);
    // Long names are shortened, numbers are not, and where methods disagree gives way first.
    pair.minWidthProperty()
        .bind(pair.textProperty().map(_ -> Math.min(pair.prefWidth(-1), LEAST_OF_LONG_NAMES)));
    List.of(distance, coloring, unsaved, expectation, count)
        .forEach(label -> label.setMinWidth(USE_PREF_SIZE));
    getChildren()
        .addAll(pair, distance, coloring, space, unsaved, disagreement, expectation, count, step);
    List.of(unsaved, expectation).forEach(StatusBar::explain);
    giveWay(List.of(coloring, unsaved, expectation));
    session.follow(this::show, State::evaluation, State::selection, now -> now.look().coloring());
  }

  /// In a narrow window, marks have no words, and the count is omitted.
  private void giveWay(List<Label> marks) {
    setMinWidth(0);
    Nodes.showWhile(count, wide);
    for (Label mark : marks) {
      mark.contentDisplayProperty()
          .bind(wide.map(all -> all ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY));
    }
  }

  private static void explain(Label label) {
    label.setTooltip(new Tooltip());
    label.getTooltip().textProperty().bind(label.textProperty());
  }

  @Override
  protected void layoutChildren() {
    wide.set(true);
    wide.set(computeMinWidth(-1) <= getWidth());
    super.layoutChildren();
  }

  /// A mark that is shown while there are unsaved changes, except in a lesson: those to the scenes
  /// of its steps are not kept.
  private Label unsavedMark(ObservableValue<Boolean> inLesson) {
    Label mark = new Label(Texts.get("status.unsaved"), new FontIcon(Feather.EDIT_3));
    Nodes.named(mark, "status-unsaved", "status-unsaved");
    return Nodes.showWhile(
        mark,
        inLesson.flatMap(lesson -> session.document().map(open -> !lesson && open.isDirty())));
  }

  private void show() {
    Evaluation evaluation = session.evaluation().get();
    String none = GapWords.noPair(evaluation.scene());
    session.closest().ifPresentOrElse(this::show, () -> show(false, none, ""));
    coloring.setVisible(false);
    session.display().coloring().get().ifPresent(this::show);
    count.setText(Texts.get("status.count", evaluation.contacts().size(), evaluation.count()));
  }

  /// Shows the answer of the method that colors the picture about the nearest pair.
  private void show(Coloring colors) {
    Optional<PairAnswer> nearest = session.closest();
    nearest.ifPresent(pair -> {
      String tip = ColoringWords.title(colors.method()) + "\n" + ColoringWords.of(colors, pair);
      coloring.setVisible(true);
      coloring.setText(Texts.get("coloring.status", ColoringWords.answer(colors, pair)));
      coloring.getTooltip().setText(tip);
    });
  }

  private void show(PairAnswer answer) {
    String a = answer.a().id();
    String b = answer.b().id();
    boolean touching = answer.touching();
    show(
        touching,
        Texts.get(touching ? "status.touching" : "status.apart", a, b),
        GapWords.of(answer));
  }

  private void show(boolean touching, String words, String number) {
    icon.setIconCode(touching ? Feather.ALERT_CIRCLE : Feather.CIRCLE);
    pseudoClassStateChanged(TOUCHING, touching);
    pair.setText(words);
    distance.setText(number);
  }
}
