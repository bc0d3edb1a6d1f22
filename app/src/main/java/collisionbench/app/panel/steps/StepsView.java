package collisionbench.app.panel.steps;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.GapWords;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.Guard;
import collisionbench.bench.comparison.MethodFamily;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Optional;
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

/// The steps by which a method arrives at its answer about the pair that the selection is about.
///
/// A program is not waited for: its last answer stays until the next one is there, and turns grey
/// if that takes long.
public final class StepsView extends VBox {

  private static final PseudoClass LATE = PseudoClass.getPseudoClass("late");
  private static final PseudoClass TINTED = PseudoClass.getPseudoClass("tinted");

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private final Consumer<String> copy;
  private final MethodBox choice;
  private final MethodBox arithmetic;
  private final ContextMenu formats = new ContextMenu();
  private final Button copying =
      Nodes.iconButton("steps-copy", Feather.CLIPBOARD, Texts.get("steps.copy"), this::showFormats);
  private final Label about =
      Nodes.collapse(Nodes.named(Nodes.wrapped("steps-pair"), "steps-pair"));
  private final PairNames names = new PairNames();
  private final Label note = Nodes.collapse(Nodes.wrapped("muted", "steps-note"));
  private final StepList steps;
  private final Label outcome = Nodes.named(Nodes.wrapped("steps-outcome"), "steps-outcome");
  private final VBox answer = Nodes.column("steps-answer", outcome);
  private final Label none = Nodes.collapse(Nodes.wrapped("muted"));

  private final Explaining explaining =
      new Explaining(this::show, this::showNothingYet, this::showLate);
  private Optional<String> wanted = Optional.empty();
  private boolean flat;

  public StepsView(Session session, ObservableValue<Catalogue> catalogue, Consumer<String> copy) {
    this.session = session;
    this.catalogue = catalogue;
    this.copy = copy;
    Consumer<Method> chosen = method -> session.display().explainBy(method.name());
    choice = new MethodBox("steps-method", Texts.get("steps.method"), StepWords::title, chosen);
    Nodes.styled(choice, "method-choice").setMaxWidth(Double.MAX_VALUE);
    choice.setCellFactory(_ -> new MethodBox.MethodCell());
    arithmetic =
        new MethodBox(
            "steps-arithmetic", Texts.get("steps.arithmetic"), StepWords::arithmetic, chosen);
    Nodes.styled(Nodes.collapse(arithmetic), "method-choice").setMinWidth(USE_PREF_SIZE);
    steps = new StepList(session.display());
    VBox method = new VBox(4, choice, arithmetic);
    VBox content = Nodes.column("steps-content", about, names, method, note, steps);
    Nodes.showWhile(outcome, none.visibleProperty().not());
    Nodes.showWhile(content, none.visibleProperty().not());
    none.textProperty()
        .bind(session.evaluation().map(evaluation -> GapWords.noPair(evaluation.scene())));
    copying.disableProperty().bind(none.visibleProperty());
    formats.getItems().setAll(Stream.of(StepsText.Format.values()).map(this::copying).toList());
    Nodes.named(this, "steps", "steps").getChildren().addAll(content, none);
    catalogue.subscribe((_, _) -> explaining.pair().ifPresent(this::explain));
  }

  private MenuItem copying(StepsText.Format format) {
    return Nodes.menuItem(
        format.key().replace('.', '-'), Texts.get(format.key()), () -> copy(format));
  }

  private void showFormats() {
    formats.show(copying, Side.BOTTOM, 0, 0);
  }

  private void copy(StepsText.Format format) {
    steps.shown().ifPresent(shown -> copy.accept(new StepsText(shown, flat, format).text()));
  }

  public Node copyButton() {
    return copying;
  }

  /// {@return the answer of the method, which stays in view below the steps}
  public Node answer() {
    return answer;
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
    pseudoClassStateChanged(
        TINTED, pair.isPresent() && names(pair).equals(session.selection().get().pair(evaluation)));
    pair.ifPresentOrElse(this::explain, this::forget);
    steps.showChosen();
  }

  private static Optional<Ruling.Names> names(Optional<PairQuestion> pair) {
    return pair.map(question -> new Ruling.Names(question.a(), question.b()));
  }

  /// Shows nothing: no step is drawn in the picture.
  public void showNothing() {
    explaining.forget();
    steps.drawNothing();
  }

  private void forget() {
    explaining.forget();
    steps.forget();
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
    choice.getTooltip().setText(StepWords.title(method) + "\n" + StepWords.named(method));
    List<Method> family = MethodFamily.of(method, methods);
    arithmetic.show(family, method);
    arithmetic.setVisible(family.size() > 1);
    return method;
  }

  private void show(PairQuestion pair, Explained explained) {
    name(pair, explained);
    show(explained, pair.size());
  }

  private void showNothingYet() {
    about.setText("");
    steps.hide();
    outcome.setText("");
  }

  private void showLate(boolean isLate) {
    pseudoClassStateChanged(LATE, isLate);
    if (isLate) {
      outcome.setText(Texts.get("compare.late"));
    }
  }

  /// The letters of the bodies are left out if the steps call points A or B.
  private void name(PairQuestion pair, Explained shown) {
    boolean letters =
        shown.steps().stream()
            .flatMap(step -> step.drawings().stream())
            .noneMatch(drawing -> drawing.letter().equals("A") || drawing.letter().equals("B"));
    about.setText(Texts.get(letters ? "steps.pair" : "steps.pair-only", pair.a(), pair.b()));
    names.show(pair.a(), pair.b(), letters);
  }

  private void show(Explained shown, double size) {
    note.setText(StepWords.note(shown));
    note.setVisible(!note.getText().isEmpty());
    outcome.setText(Texts.get("steps.outcome", StepWords.of(shown.reply(), size)));
    steps.show(shown, flat);
  }

  public void revealChosen() {
    steps.revealChosen();
  }

  public void choose(int index) {
    steps.choose(index);
  }
}
