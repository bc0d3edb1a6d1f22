package collisionbench.app.panel.steps;

import collisionbench.app.comparison.Explained;
import collisionbench.app.comparison.Guard;
import collisionbench.app.comparison.MethodFamily;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.field.Scrolling;
import collisionbench.app.scene.Space;
import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Precision;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The steps in which a method comes to its answer about the pair that the selection is about. The
/// step to which the mouse moved, or else the one that is selected, is drawn in the picture.
///
/// A program is not waited for: what it said before is shown until it answers, and is grey if that
/// takes long.
public final class StepsView extends VBox {

  private static final PseudoClass LATE = PseudoClass.getPseudoClass("late");

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private final Consumer<String> copy;
  private final MethodChoice choice;
  private final ArithmeticChoice arithmetic;
  private final ContextMenu formats = new ContextMenu();
  private final Button copying =
      Nodes.iconButton("steps-copy", Feather.CLIPBOARD, this::showFormats);
  private final Label about = Nodes.named(Nodes.wrapped("steps-pair"), "steps-pair");
  private final Label rounded = Nodes.collapse(Nodes.wrapped("muted", "steps-note"));
  private final VBox list = Nodes.column("steps-list");
  private final Label outcome = Nodes.named(Nodes.wrapped("steps-outcome"), "steps-outcome");
  private final Label none = Nodes.collapse(Nodes.wrapped("muted"));
  private final List<StepView> views = new ArrayList<>();

  private final Explaining explaining = new Explaining(new Shown());
  private Optional<Explained> explained = Optional.empty();
  private Optional<String> wanted = Optional.empty();
  private boolean flat;
  private OptionalInt hovered = OptionalInt.empty();

  /// The chosen step that was last gone to, or that was chosen here.
  private Optional<ChosenStep> found = Optional.empty();

  /// Shows the answers of the method.
  private final class Shown implements Explaining.Listener {

    @Override
    public void told(PairQuestion about, Explained told) {
      show(told, about.size());
      showChosen();
    }

    @Override
    public void nothingYet() {
      explained = Optional.empty();
      views.forEach(view -> view.setVisible(false));
      outcome.setText("");
    }

    @Override
    public void late(boolean isLate) {
      pseudoClassStateChanged(LATE, isLate);
      if (isLate) {
        outcome.setText(Texts.get("compare.late"));
      }
    }
  }

  /// @param catalogue the methods, which may change
  /// @param copy takes a text to the clipboard
  public StepsView(Session session, ObservableValue<Catalogue> catalogue, Consumer<String> copy) {
    this.session = session;
    this.catalogue = catalogue;
    this.copy = copy;
    choice = new MethodChoice(session.display()::explainBy);
    arithmetic = new ArithmeticChoice(session.display()::explainBy);
    VBox method = new VBox(4, choice, arithmetic);
    VBox content = Nodes.column("steps-content", about, method, rounded, list, outcome);
    Nodes.showWhile(content, none.visibleProperty().not());
    none.setText(Texts.get("answer.none"));
    Nodes.explain(copying, Texts.get("steps.copy"));
    copying.disableProperty().bind(none.visibleProperty());
    formats.getItems().setAll(Stream.of(StepsText.Format.values()).map(this::copying).toList());
    Nodes.named(this, "steps", "steps").getChildren().addAll(content, none);
    catalogue.subscribe((_, _) -> explaining.pair().ifPresent(this::explain));
    session.display().chosenStep().subscribe(_ -> showChosen());
  }

  private MenuItem copying(StepsText.Format format) {
    MenuItem item = new MenuItem(Texts.get(format.key()));
    item.setId(format.key().replace('.', '-'));
    item.setOnAction(_ -> copy(format));
    return item;
  }

  private void showFormats() {
    formats.show(copying, Side.BOTTOM, 0, 0);
  }

  /// Copies what is shown, as text.
  public void copy() {
    copy(StepsText.Format.TEXT);
  }

  private void copy(StepsText.Format format) {
    explained.ifPresent(shown -> copy.accept(new StepsText(shown, flat, format).text()));
  }

  /// {@return the button that copies what is shown}
  public Node copyButton() {
    return copying;
  }

  /// Shows how a method answers the pair that the selection is about.
  ///
  /// @param wanted the name of the method; of pairs that it does not answer the first that does is
  ///   shown
  public void show(Evaluation evaluation, Selection selection, Optional<String> wanted) {
    Optional<PairQuestion> pair = PairQuestion.of(evaluation, selection.all());
    flat = evaluation.scene().space() == Space.TWO;
    this.wanted = wanted;
    none.setVisible(pair.isEmpty());
    pair.ifPresentOrElse(this::explain, this::forget);
    showChosen();
  }

  /// Shows nothing: no step is drawn in the picture.
  public void showNothing() {
    forget();
    hovered = OptionalInt.empty();
    draw();
  }

  private void forget() {
    explaining.forget();
    explained = Optional.empty();
  }

  private void explain(PairQuestion pair) {
    explaining.ask(pair, choose(pair));
  }

  private Method choose(PairQuestion pair) {
    List<Method> methods =
        catalogue.getValue().methods().stream()
            .filter(method -> !Guard.answers(method, pair.start().pair()).isEmpty())
            .toList();
    Method method =
        methods.stream()
            .filter(one -> wanted.filter(one.name()::equals).isPresent())
            .findFirst()
            .orElse(methods.getFirst());
    choice.show(MethodFamily.inArithmeticOf(method, methods), method);
    arithmetic.show(MethodFamily.of(method, methods), method);
    about.setText(Texts.get("steps.pair", pair.a(), pair.b()));
    return method;
  }

  private void show(Explained shown, double size) {
    explained = Optional.of(shown);
    Precision precision = shown.method().precision();
    rounded.setVisible(precision.isFloat());
    rounded.setText(precision.isFloat() ? Texts.get("steps." + KebabCase.of(precision)) : "");
    int count = shown.steps().size();
    while (views.size() < count) {
      views.add(view(views.size()));
    }
    for (int i = 0; i < count; i++) {
      views.get(i).show(shown.steps().get(i), flat);
    }
    for (int i = 0; i < views.size(); i++) {
      views.get(i).setVisible(i < count);
    }
    outcome.setText(Texts.get("steps.outcome", StepWords.of(shown.reply(), size)));
  }

  private StepView view(int place) {
    StepView view = Nodes.collapse(new StepView(place));
    list.getChildren().add(view);
    // Not when a step comes to lie under a mouse at rest, as in another language or a lesson.
    view.setOnMouseMoved(_ -> hover(OptionalInt.of(place)));
    view.setOnMouseExited(_ -> hover(OptionalInt.empty()));
    view.onToggled(() -> toggle(place));
    return view;
  }

  private void hover(OptionalInt place) {
    if (!place.equals(hovered)) {
      hovered = place;
      draw();
    }
  }

  private void toggle(int place) {
    stepAt(place)
        .ifPresent(step -> {
          found = Optional.of(step).filter(one -> chosen().filter(one::equals).isEmpty());
          session.display().choose(found);
        });
  }

  /// Chooses a step of the method that is shown, and goes there.
  public void choose(int place) {
    stepAt(place)
        .ifPresent(step -> {
          found = Optional.empty();
          session.display().choose(Optional.of(step));
          showChosen();
        });
  }

  /// {@return a step by its place; empty if no more so many are shown}
  private Optional<ChosenStep> stepAt(int place) {
    return explained
        .filter(shown -> place < shown.steps().size())
        .map(shown -> ChosenStep.at(place, shown.method().name(), shown.steps()));
  }

  /// Draws the step that is chosen. Goes to it once, as soon as it is told.
  private void showChosen() {
    OptionalInt place = selected();
    if (!chosen().equals(found) && (place.isPresent() || chosen().isEmpty())) {
      found = chosen();
      hovered = OptionalInt.empty();
      place.ifPresent(i -> Scrolling.to(views.get(i)));
    }
    draw();
  }

  private Optional<ChosenStep> chosen() {
    return session.display().chosenStep().get();
  }

  private OptionalInt selected() {
    return explained
        .flatMap(shown ->
            chosen()
                .filter(step -> step.method().equals(shown.method().name()))
                .map(step -> step.place(shown.steps())))
        .orElse(OptionalInt.empty());
  }

  /// Draws the step under the mouse if there is something to draw, or else the one that is
  /// selected.
  private void draw() {
    OptionalInt kept = selected();
    OptionalInt pointed = hovered.stream().filter(i -> !drawings(i).isEmpty()).findFirst();
    OptionalInt drawn = pointed.isPresent() ? pointed : kept;
    for (int i = 0; i < views.size(); i++) {
      views.get(i).select(kept.isPresent() && kept.getAsInt() == i);
      views.get(i).markDrawn(drawn.isPresent() && drawn.getAsInt() == i);
    }
    List<Drawing> drawings = drawn.isPresent() ? drawings(drawn.getAsInt()) : List.of();
    if (!drawings.equals(session.display().pointedOut().get())) {
      session.display().pointOut(drawings);
    }
  }

  private List<Drawing> drawings(int place) {
    return explained
        .map(Explained::steps)
        .filter(steps -> place < steps.size())
        .map(steps -> steps.get(place).drawings())
        .orElse(List.of());
  }
}
