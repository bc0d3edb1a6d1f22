package collisionbench.app.panel.steps;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.panel.widget.Disclosure.WrappingToggle;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One step: what it does, its formula, the numbers put in, the result, and the branches.
///
/// Reused for other steps; changes only what differs.
final class StepView extends VBox {

  private static final PseudoClass DRAWN = PseudoClass.getPseudoClass("drawn");

  /// A comma between two equations, and not between the arguments of a function.
  private static final Pattern COMMA = Pattern.compile(", (?=[^,]* = )");

  private final String id;
  private final Label title = Nodes.fill(Nodes.wrapped("step-title"));
  private final FontIcon eye = Nodes.styled(new FontIcon(Feather.EYE), "step-eye");
  private final WrappingToggle head;
  private final Tooltip tip = new Tooltip(Texts.get("steps.draw"));
  private final VBox equations = Nodes.column("step-equations");
  private final FlowPane inputs = Nodes.styled(new FlowPane(), "step-inputs");
  private final QuantityView result = Nodes.styled(new QuantityView(), "step-result");
  private final VBox branches = Nodes.column("step-branches");
  private String formula = "";
  private final List<QuantityView> quantities = new ArrayList<>();
  private final List<QuantityView.Branch> rows = new ArrayList<>();

  StepView(int place) {
    id = "step-" + place;
    title.setId(id + "-title");
    Label number = Nodes.styled(new Label(String.valueOf(place + 1)), "step-number");
    HBox line = Nodes.row("step-line", number, title, eye);
    line.setAlignment(Pos.BASELINE_LEFT);
    head = Nodes.named(new WrappingToggle(line), id + "-head", "flat", "step-head");
    inputs.setRowValignment(VPos.BASELINE);
    VBox body = Nodes.column("step-body", equations, inputs, result, branches);
    Nodes.named(this, id, "step").getChildren().addAll(head, body);
  }

  void onToggled(Runnable action) {
    head.setOnAction(_ -> action.run());
  }

  void select(boolean selected) {
    head.setSelected(selected);
  }

  void markDrawn(boolean drawn) {
    pseudoClassStateChanged(DRAWN, drawn);
  }

  void show(Step step, boolean flat) {
    title.setText(StepWords.of(step));
    head.setAccessibleText(spoken(step));
    letDraw(!step.drawings().isEmpty());
    showEquations(step.formula());
    showInputs(step.inputs(), flat);
    Nodes.show(result, step.result().isPresent());
    step.result().ifPresent(quantity -> result.show(quantity, flat));
    showBranches(step.branches(), flat);
  }

  /// Lets the head be pressed, or not where nothing is to be drawn.
  private void letDraw(boolean draws) {
    eye.setVisible(draws);
    head.setTooltip(draws ? tip : null);
    head.setMouseTransparent(!draws);
    head.setFocusTraversable(draws);
  }

  private static String spoken(Step step) {
    Optional<String> taken = step.taken().map(StepWords::of);
    return taken
        .map(branch -> Texts.get("about", StepWords.of(step), branch))
        .orElseGet(() -> StepWords.of(step));
  }

  /// Shows a formula, each of its equations on a line of its own.
  private void showEquations(String next) {
    Nodes.show(equations, !next.isEmpty());
    if (!next.equals(formula)) {
      formula = next;
      equations.getChildren().setAll(COMMA.splitAsStream(next).map(StepView::equation).toList());
    }
  }

  private static FormulaView equation(String latex) {
    FormulaView view = new FormulaView();
    view.show(latex);
    return view;
  }

  private void showInputs(List<Step.Quantity> given, boolean flat) {
    showAll(
        given,
        quantities,
        inputs,
        _ -> new QuantityView(),
        (view, quantity) -> view.show(quantity, flat));
  }

  private void showBranches(List<Step.Branch> ways, boolean flat) {
    showAll(
        ways,
        rows,
        branches,
        index -> new QuantityView.Branch(id + "-branch-" + index),
        (row, branch) -> row.show(branch, flat));
  }

  /// Shows each item in a view of its own, of which those before are reused, and hides the others.
  private static <T, V extends Node> void showAll(
      List<T> items, List<V> views, Pane pane, IntFunction<V> make, BiConsumer<V, T> show) {
    while (views.size() < items.size()) {
      views.add(make.apply(views.size()));
      pane.getChildren().add(views.getLast());
    }
    for (int i = 0; i < views.size(); i++) {
      Nodes.show(views.get(i), i < items.size());
      if (i < items.size()) {
        show.accept(views.get(i), items.get(i));
      }
    }
    Nodes.show(pane, !items.isEmpty());
  }
}
