package collisionbench.app.window.lesson;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The sentence and the formula of a lesson's current step.
///
/// The texts of all steps lie over each other, and only that of the current step is seen: so the
/// bar has the height of the highest, and the picture stays where it is from step to step.
final class StepTexts extends StackPane {

  private final double widest;
  private Optional<Lesson> lesson = Optional.empty();
  private List<StepText> steps = List.of();
  private String spoken = "";

  /// @param widest the greatest width of a sentence
  StepTexts(double widest) {
    this.widest = widest;
    setAlignment(Pos.TOP_LEFT);
  }

  void show(LessonRun.Place place) {
    if (lesson.filter(place.lesson()::equals).isEmpty()) {
      lesson = Optional.of(place.lesson());
      steps = place.lesson().steps().stream().map(step -> new StepText(step, widest)).toList();
      getChildren().setAll(steps);
    }
    StepText now = steps.get(place.index());
    steps.forEach(step -> step.setCurrent(step.equals(now)));
    spoken = now.spoken();
  }

  /// {@return the current text for a screen reader}
  String spoken() {
    return spoken;
  }

  private static final class StepText extends VBox {

    private final Label sentence = Nodes.wrapped();
    private final FormulaView formula = Nodes.styled(new FormulaView(), "lesson-formula");

    StepText(Lesson.Step step, double widest) {
      getStyleClass().add("lesson-text");
      sentence.setMaxWidth(widest);
      sentence.setText(step.text().in(Texts.language()));
      formula.show(step.formula());
      Nodes.show(formula, !step.formula().isEmpty());
      getChildren().addAll(sentence, formula);
    }

    void setCurrent(boolean current) {
      setVisible(current);
      sentence.setId(current ? "lesson-sentence" : null);
      formula.setId(current ? "lesson-formula" : null);
    }

    String spoken() {
      return (sentence.getText() + " " + formula.getAccessibleText()).strip();
    }
  }
}
