package collisionbench.app.panel.steps;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Scrolling;
import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Display;
import collisionbench.bench.comparison.Explained;
import collisionbench.methods.method.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;

/// The steps of a method, of which one is drawn in the picture: the one under the mouse, or else
/// the chosen one.
final class StepList extends VBox {

  private final Display display;
  private final List<StepView> views = new ArrayList<>();
  private Optional<Explained> explained = Optional.empty();
  private OptionalInt hovered = OptionalInt.empty();

  /// The chosen step that was last scrolled to, or that was chosen here.
  private Optional<ChosenStep> found = Optional.empty();

  StepList(Display display) {
    this.display = display;
    getStyleClass().add("steps-list");
    display.chosenStep().subscribe(_ -> showChosen());
  }

  Optional<Explained> shown() {
    return explained;
  }

  void show(Explained next, boolean flat) {
    Optional<StepView> before =
        selected().stream().mapToObj(views::get).filter(Scrolling::isInView).findFirst();
    explained = Optional.of(next);
    int count = next.steps().size();
    while (views.size() < count) {
      views.add(view(views.size()));
    }
    for (int i = 0; i < views.size(); i++) {
      views.get(i).setVisible(i < count);
      if (i < count) {
        views.get(i).show(next.steps().get(i), flat);
      }
    }
    showChosen();
    // The steps above it may have grown.
    if (before.isPresent()) {
      selected().ifPresent(i -> Scrolling.to(views.get(i)));
    }
  }

  void hide() {
    forget();
    views.forEach(view -> view.setVisible(false));
  }

  /// Forgets the steps, so that none of them is drawn.
  void forget() {
    explained = Optional.empty();
  }

  void drawNothing() {
    forget();
    hovered = OptionalInt.empty();
    draw();
  }

  private StepView view(int index) {
    StepView view = Nodes.collapse(new StepView(index));
    getChildren().add(view);
    // Not MOUSE_ENTERED: a step may be laid out under a resting mouse, as after a change of
    // language. A filter, because the head is a button and consumes mouse events.
    view.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> hover(OptionalInt.of(index)));
    view.setOnMouseExited(_ -> hover(OptionalInt.empty()));
    view.onToggled(() -> toggle(index));
    return view;
  }

  private void hover(OptionalInt index) {
    if (!index.equals(hovered)) {
      hovered = index;
      draw();
    }
  }

  private void toggle(int index) {
    stepAt(index)
        .ifPresent(step -> {
          found = Optional.of(step).filter(one -> chosen().filter(one::equals).isEmpty());
          display.choose(found);
        });
  }

  void choose(int index) {
    stepAt(index)
        .ifPresent(step -> {
          found = Optional.empty();
          display.choose(Optional.of(step));
          showChosen();
        });
  }

  private Optional<ChosenStep> stepAt(int index) {
    return explained
        .filter(shown -> index < shown.steps().size())
        .map(shown -> ChosenStep.at(index, shown.method().name(), shown.steps()));
  }

  void revealChosen() {
    found = Optional.empty();
    showChosen();
  }

  /// Draws the chosen step, and scrolls to it once, as soon as its method has answered.
  void showChosen() {
    OptionalInt index = selected();
    if (!chosen().equals(found) && (index.isPresent() || chosen().isEmpty())) {
      found = chosen();
      hovered = OptionalInt.empty();
      index.ifPresent(i -> Scrolling.to(views.get(i)));
    }
    draw();
  }

  private Optional<ChosenStep> chosen() {
    return display.chosenStep().get();
  }

  private OptionalInt selected() {
    return explainedAsChosen()
        .map(shown -> chosen().orElseThrow().place(shown.steps()))
        .orElse(OptionalInt.empty());
  }

  /// {@return the steps, if the chosen one is of their method}
  private Optional<Explained> explainedAsChosen() {
    return explained.filter(
        shown -> chosen().filter(step -> step.method().equals(shown.method().name())).isPresent());
  }

  /// {@return the last step, which decides, if the method does not come to the chosen one}
  private OptionalInt deciding() {
    return explainedAsChosen()
        .map(shown -> IntStream.range(0, shown.steps().size()).max())
        .orElse(OptionalInt.empty());
  }

  private void draw() {
    OptionalInt kept = selected();
    OptionalInt pointed = hovered.stream().filter(i -> !drawings(i).isEmpty()).findFirst();
    OptionalInt drawn = pointed.isPresent() ? pointed : kept.isPresent() ? kept : deciding();
    for (int i = 0; i < views.size(); i++) {
      views.get(i).select(kept.equals(OptionalInt.of(i)));
      views.get(i).markDrawn(drawn.equals(OptionalInt.of(i)));
    }
    List<Drawing> drawings = drawn.isPresent() ? drawings(drawn.getAsInt()) : List.of();
    if (!drawings.equals(display.pointedOut().get())) {
      display.pointOut(drawings);
    }
  }

  private List<Drawing> drawings(int index) {
    return explained
        .map(Explained::steps)
        .filter(steps -> index < steps.size())
        .map(steps -> steps.get(index).drawings())
        .orElse(List.of());
  }
}
