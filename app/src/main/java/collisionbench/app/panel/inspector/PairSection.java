package collisionbench.app.panel.inspector;

import collisionbench.app.panel.answer.AnswerView;
import collisionbench.app.panel.comparison.ColoringChoice;
import collisionbench.app.panel.comparison.ComparisonView;
import collisionbench.app.panel.steps.ChosenMethod;
import collisionbench.app.panel.steps.StepsView;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Display;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.bench.comparison.ComparisonRunner;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Catalogue;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The tabs about the pair that the selection is about: the answers, the steps of a method, and all
/// methods side by side, below tabs that stay in view. Only the visible tab is computed.
final class PairSection extends VBox {

  private final Session session;
  private final AnswerView answers;
  private final StepsView steps;
  private final ComparisonView methods;
  private final ToggleButton stepsTab;
  private final VBox content;
  private final ScrollPane scroll;
  private final TabScroll tabScroll;
  private final Label time = Nodes.collapse(Nodes.named(Nodes.label("muted"), "pair-time"));

  private final ChosenMethod chosen;

  PairSection(
      Session session, ObservableValue<Catalogue> catalogue, Consumer<String> copy, Node map) {
    this.session = session;
    chosen = new ChosenMethod(session);
    answers = new AnswerView(session, copy);
    steps = new StepsView(session, catalogue, copy);
    methods = new ComparisonView(catalogue, this::explain);
    ColoringChoice coloring = new ColoringChoice(session, catalogue);
    Nodes.named(this, "pair-section", "section");
    stepsTab = tab(Layout.Tab.STEPS, "steps.title");
    FlowPane tabs =
        new FlowPane(
            tab(Layout.Tab.ANSWERS, "answer.title"),
            stepsTab,
            tab(Layout.Tab.METHODS, "compare.title"),
            tab(Layout.Tab.MAP, "map.title"),
            time);
    Nodes.styled(tabs, "tabs").setRowValignment(VPos.CENTER);
    HBox head =
        Nodes.styled(
            new HBox(4, Nodes.fill(tabs), answers.buttons(), steps.copyButton()), "pair-tabs");
    head.setAlignment(Pos.CENTER_LEFT);
    content = Nodes.styled(new VBox(answers, steps, coloring, methods, map), "pair-content");
    scroll = Nodes.named(new ScrollPane(content), "pair-scroll");
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    setVgrow(scroll, Priority.ALWAYS);
    tabScroll = new TabScroll(scroll);
    VBox body = new VBox(scroll, steps.answer());
    setVgrow(body, Priority.ALWAYS);
    getChildren().addAll(head, body);
    shownOn(Layout.Tab.ANSWERS, answers, answers.buttons());
    shownOn(Layout.Tab.STEPS, steps, steps.answer(), steps.copyButton());
    shownOn(Layout.Tab.METHODS, coloring, methods);
    shownOn(Layout.Tab.MAP, map);
    session.opened().subscribe(this::startOver);
  }

  /// {@return its minimum share of the height if not everything fits: steps and methods are long}
  double share() {
    return switch (session.display().layout().get().tab()) {
      case ANSWERS -> 0.5;
      case STEPS -> 0.75;
      case METHODS, MAP -> 0.65;
    };
  }

  /// {@return the height in which nothing is scrolled}
  double wholeHeight(double width) {
    double inner = width - snappedLeftInset() - snappedRightInset();
    return prefHeight(width) - scroll.prefHeight(inner) + content.prefHeight(inner);
  }

  /// Restores the scroll position of a tab.
  void changeTab(Layout.Tab before, Layout.Tab now) {
    tabScroll.change(before, now);
  }

  /// Returns to the top of all tabs, except to the chosen step.
  void scrollToTop() {
    tabScroll.reset();
    steps.revealChosen();
  }

  private void startOver() {
    tabScroll.reset();
    methods.startOver();
  }

  /// Clicking the current tab changes nothing.
  private ToggleButton tab(Layout.Tab tab, String key) {
    Display display = session.display();
    ToggleButton button = Nodes.named(new ToggleButton(Texts.get(key)), "tab-" + KebabCase.of(tab));
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleHelp(Texts.get("pair.tab-" + KebabCase.of(tab)));
    display.layout().map(layout -> layout.tab() == tab).subscribe(button::setSelected);
    button.setOnAction(_ -> {
      display.arrange(layout -> layout.showing(tab));
      button.setSelected(true);
    });
    return button;
  }

  private void shownOn(Layout.Tab tab, Node... nodes) {
    for (Node node : nodes) {
      Nodes.showWhile(node, session.display().layout().map(layout -> layout.tab() == tab));
    }
  }

  /// Goes to the steps of a method, and to the one at which it diverges from the exact answer.
  private void explain(ComparisonRunner.Report report) {
    Display display = session.display();
    // The row that has the focus is hidden.
    stepsTab.requestFocus();
    display.explainBy(report.verdict().explainedBy());
    display.arrange(layout -> layout.showing(Layout.Tab.STEPS));
    report.divergence().ifPresent(divergence -> steps.choose(divergence.place()));
  }

  void revealMethod(List<String> names) {
    methods.reveal(names);
  }

  /// Shows the answers about the selected bodies, or about all if none is selected.
  void show(Evaluation evaluation, Selection selection) {
    time.setText(
        evaluation.time() == 0 ? "" : Texts.get("time.now", Numbers.of(evaluation.time(), 1)));
    time.setVisible(evaluation.time() != 0);
    Layout.Tab tab = session.display().layout().get().tab();
    if (tab != Layout.Tab.STEPS) {
      steps.showNothing();
    }
    if (tab != Layout.Tab.METHODS) {
      methods.showNothing();
    }
    Selection asked = session.display().asked(selection, evaluation.scene());
    switch (tab) {
      case ANSWERS -> answers.show(evaluation, selection, session.display().coloring().get());
      case STEPS -> steps.show(evaluation, asked, chosen.name(evaluation));
      case MAP -> {
        // The map is drawn whether or not the panel is shown.
      }
      case METHODS ->
          methods.show(evaluation, asked, chosen.name(evaluation), session.previewing().getValue());
    }
  }

  /// Shows nothing but the chosen step, which stays drawn in the view while panes are folded.
  void showDrawn(Evaluation evaluation, Selection selection) {
    boolean draws = session.display().chosenStep().get().isPresent();
    if (draws && session.display().layout().get().tab() == Layout.Tab.STEPS) {
      show(evaluation, selection);
    } else {
      steps.showNothing();
      methods.showNothing();
    }
  }

  /// Scrolls to the chosen step.
  void revealChosenStep() {
    steps.revealChosen();
  }
}
