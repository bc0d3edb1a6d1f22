package collisionbench.app.window.action;

import collisionbench.app.session.Display;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.window.action.Command.Place;
import collisionbench.bench.comparison.ColoringMethods;
import collisionbench.bench.comparison.Disagreement;
import collisionbench.bench.comparison.ExplainingMethod;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/// Colors the picture by another method than ours, and back.
public final class ColoringActions {

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private final ObservableValue<List<Disagreement>> disagreements;
  private Optional<String> last = Optional.empty();

  public ColoringActions(
      Session session,
      ObservableValue<Catalogue> catalogue,
      ObservableValue<List<Disagreement>> disagreements) {
    this.session = session;
    this.catalogue = catalogue;
    this.disagreements = disagreements;
  }

  public void define(Commands commands) {
    ObservableValue<Optional<Coloring>> coloring = session.display().coloring();
    coloring.subscribe(now -> last = now.map(colors -> colors.method().name()).or(() -> last));
    ObservableValue<Boolean> colored = coloring.map(Optional::isPresent);
    commands
        .group(Place.PANES, 0)
        .toggle("color-by-method", "Shift+M", Feather.DROPLET, colored, this::toggle);
  }

  /// If no other method answers, shows the Methods tab.
  private void toggle() {
    Display display = session.display();
    if (display.coloring().get().isPresent()) {
      display.colorBy(Optional.empty());
      return;
    }
    suggested()
        .ifPresentOrElse(
            method -> display.colorBy(Optional.of(Coloring.by(method))),
            () -> display.arrange(layout -> layout.showing(Layout.Tab.METHODS)));
  }

  /// {@return the method that colored the picture last, whose steps are shown, of the scene's
  /// article, or that errs, among those that answer a pair of the scene; else the user's own, or
  /// the one that answers most kinds of pairs}
  private Optional<Method> suggested() {
    Evaluation evaluation = session.evaluation().get();
    List<Method> possible = ColoringMethods.of(evaluation.scene(), catalogue.getValue());
    return Stream.of(
            last,
            session.display().method().get(),
            ExplainingMethod.of(evaluation).map(Method::name),
            disagreements.getValue().stream().flatMap(pair -> pair.methods().stream()).findFirst(),
            ColoringMethods.first(evaluation.scene(), catalogue.getValue()).map(Method::name))
        .flatMap(Optional::stream)
        .flatMap(name -> possible.stream().filter(method -> method.name().equals(name)))
        .filter(method -> !method.equals(Methods.ANALYTIC))
        .findFirst();
  }
}
