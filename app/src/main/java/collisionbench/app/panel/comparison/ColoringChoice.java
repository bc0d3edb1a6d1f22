package collisionbench.app.panel.comparison;

import collisionbench.app.panel.steps.MethodBox;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.bench.comparison.ColoringMethods;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The choice of the method that colors the picture, among those that answer a pair of the scene.
public final class ColoringChoice extends VBox {

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private final MethodBox methods =
      new MethodBox(
          "coloring-choice", Texts.get("coloring.choice-tip"), ColoringChoice::words, this::choose);

  public ColoringChoice(Session session, ObservableValue<Catalogue> catalogue) {
    super(4);
    this.session = session;
    this.catalogue = catalogue;
    Label label = new Label(Texts.get("coloring.choice"));
    label.setLabelFor(methods);
    methods.setMaxWidth(Double.MAX_VALUE);
    Nodes.styled(this, "coloring-row").getChildren().addAll(label, methods);
    methods.setOnShowing(_ -> show());
    session.follow(this::show, State::opening, now -> now.look().coloring());
    catalogue.subscribe((_, _) -> show());
  }

  private void choose(Method method) {
    boolean isOurs = method.equals(Methods.ANALYTIC);
    session.display().colorBy(isOurs ? Optional.empty() : Optional.of(Coloring.by(method)));
  }

  private void show() {
    Method now = session.display().coloring().get().map(Coloring::method).orElse(Methods.ANALYTIC);
    List<Method> choices =
        ColoringMethods.of(session.evaluation().get().scene(), catalogue.getValue());
    methods.show(choices, now);
  }

  /// {@return a method with its arithmetic}
  private static String words(Method method) {
    return method.equals(Methods.ANALYTIC)
        ? Texts.get("coloring.ours")
        : ColoringWords.title(method);
  }
}
