package collisionbench.app.window.lesson;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.window.action.Command;
import collisionbench.app.window.action.Commands;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The current step of a lesson, above the picture: its sentence and formula, whether it is done,
/// and buttons to move between steps. Hidden without a lesson.
public final class LessonBar extends HBox {

  private static final double WIDEST_SENTENCE = 860;

  private final LessonRun run;
  private final Label title = Nodes.named(Nodes.label("lesson-title"), "lesson-title");
  private final Label count = Nodes.named(Nodes.label("muted"), "lesson-count");
  private final Label done =
      new Label(Texts.get("lesson.done"), new FontIcon(Feather.CHECK_CIRCLE));
  private final Label sentence = Nodes.named(Nodes.wrapped(), "lesson-sentence");
  private final FormulaView formula =
      Nodes.named(new FormulaView(), "lesson-formula", "lesson-formula");
  private final VBox words = Nodes.named(new VBox(), "lesson-words", "lesson-words");
  private final Button back =
      new Button(Texts.get("lesson.back"), new FontIcon(Feather.ARROW_LEFT));
  private final Button next = new Button();
  private final Button leave = new Button("", new FontIcon(Feather.X));

  public LessonBar(LessonRun run, Commands commands) {
    this.run = run;
    Nodes.named(this, "lesson-bar", "lesson-bar");
    buildWords();
    prepare(back, commands.get("lesson-back"));
    prepare(next, commands.get("lesson-next"));
    prepare(leave, commands.get("lesson-leave"));
    leave.getStyleClass().addAll("flat", "button-icon");
    HBox buttons = new HBox(8, back, next, leave);
    buttons.setMinWidth(USE_PREF_SIZE);
    buttons.setAlignment(Pos.TOP_RIGHT);
    setHgrow(words, Priority.ALWAYS);
    getChildren().addAll(words, buttons);
    run.place().subscribe(this::show);
    run.done().subscribe(this::showDone);
  }

  private void buildWords() {
    count.setMinWidth(USE_PREF_SIZE);
    Nodes.named(done, "lesson-done", "lesson-done").setMinWidth(USE_PREF_SIZE);
    sentence.setMaxWidth(WIDEST_SENTENCE);
    HBox head = new HBox(12, title, count, done);
    head.setAlignment(Pos.BASELINE_LEFT);
    words.getChildren().addAll(head, sentence, formula);
    words.setFocusTraversable(true);
    words.setAccessibleRole(AccessibleRole.TEXT);
  }

  private static void prepare(Button button, Command command) {
    Nodes.named(button, command.id() + "-button", "small").setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.setAccessibleText(command.label());
    button.setTooltip(new Tooltip(command.label() + " (" + command.keyText() + ")"));
    button.setOnAction(_ -> command.run().run());
    button.disableProperty().bind(command.off());
  }

  /// Focuses the text, so that screen readers read it.
  public void focus() {
    words.requestFocus();
  }

  private void show(Optional<LessonRun.Place> place) {
    Nodes.show(this, place.isPresent());
    place.ifPresent(this::show);
  }

  private void show(LessonRun.Place place) {
    title.setText(place.lesson().title().in(Texts.language()));
    count.setText(Texts.get("lesson.count", place.index() + 1, place.lesson().steps().size()));
    sentence.setText(place.step().text().in(Texts.language()));
    formula.show(place.step().formula());
    Nodes.show(formula, !place.step().formula().isEmpty());
    next.setText(Texts.get(place.isLast() ? "lesson.finish" : "lesson.next"));
    next.setGraphic(new FontIcon(place.isLast() ? Feather.CHECK : Feather.ARROW_RIGHT));
    showDone(run.done().getValue());
  }

  /// The mark keeps its room while it is hidden, so that the picture does not shift.
  private void showDone(boolean isDone) {
    done.setVisible(isDone);
    next.getStyleClass().remove("accent");
    if (isDone) {
      next.getStyleClass().add("accent");
    }
    words.setAccessibleText(spoken(isDone));
  }

  private String spoken(boolean isDone) {
    String text = sentence.getText() + " " + formula.getAccessibleText();
    String said = Texts.get("lesson.spoken", title.getText(), count.getText(), text.strip());
    return isDone ? Texts.get("lesson.spoken-done", said) : said;
  }
}
