package collisionbench.app.window.lesson;

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
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The current step of a lesson: its sentence and formula, whether it is done, and buttons to move
/// between steps. Above the picture, or below it in a presentation; hidden without a lesson.
public final class LessonBar extends HBox {

  private static final double WIDEST_SENTENCE = 860;

  private final LessonRun run;
  private final boolean presenting;
  private final Label title = Nodes.named(Nodes.label("lesson-title"), "lesson-title");
  private final Label count = Nodes.named(Nodes.label("muted"), "lesson-count");
  private final Label done =
      new Label(Texts.get("lesson.done"), new FontIcon(Feather.CHECK_CIRCLE));
  private final StepTexts texts;
  private final VBox words = Nodes.named(new VBox(), "lesson-words", "lesson-words");
  private final Button back =
      new Button(Texts.get("lesson.back"), new FontIcon(Feather.ARROW_LEFT));
  private final Button next = new Button();
  private final Button leave = new Button("", new FontIcon(Feather.X));

  /// @param presenting whether the bar has the full width of the window for large text
  public LessonBar(LessonRun run, Commands commands, boolean presenting) {
    this.run = run;
    this.presenting = presenting;
    texts = new StepTexts(presenting ? Double.MAX_VALUE : WIDEST_SENTENCE);
    Nodes.named(this, "lesson-bar", "lesson-bar");
    prepare(back, commands.get("lesson-back"));
    prepare(next, commands.get("lesson-next"));
    prepare(leave, commands.get("lesson-leave"));
    leave.getStyleClass().addAll("flat", "button-icon");
    HBox buttons = new HBox(8, back, next, leave);
    buttons.setMinWidth(USE_PREF_SIZE);
    buttons.setAlignment(Pos.TOP_RIGHT);
    arrange(buttons);
    run.place().subscribe(this::show);
    run.done().subscribe(this::showDone);
  }

  /// In a presentation the buttons are beside the title, so that the text has the full width.
  private void arrange(HBox buttons) {
    count.setMinWidth(USE_PREF_SIZE);
    Nodes.named(done, "lesson-done", "lesson-done").setMinWidth(USE_PREF_SIZE);
    HBox head = new HBox(12, title, count, done);
    head.setAlignment(Pos.BASELINE_LEFT);
    words.setFocusTraversable(true);
    words.setAccessibleRole(AccessibleRole.TEXT);
    setHgrow(words, Priority.ALWAYS);
    getChildren().add(words);
    if (presenting) {
      Region between = new Region();
      setHgrow(between, Priority.ALWAYS);
      words
          .getChildren()
          .addAll(Nodes.styled(new HBox(head, between, buttons), "lesson-head"), texts);
    } else {
      words.getChildren().addAll(head, texts);
      getChildren().add(buttons);
    }
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

  /// Goes to the next or the previous step. A key too many does not end the lesson.
  public void turn(boolean forward) {
    if (!forward) {
      back.fire();
    } else if (run.place().getValue().filter(LessonRun.Place::isLast).isEmpty()) {
      next.fire();
    }
  }

  private void show(Optional<LessonRun.Place> place) {
    Nodes.show(this, place.isPresent());
    place.ifPresent(this::show);
  }

  private void show(LessonRun.Place place) {
    title.setText(place.lesson().title().in(Texts.language()));
    count.setText(Texts.get("lesson.count", place.index() + 1, place.lesson().steps().size()));
    texts.show(place);
    next.setText(Texts.get(place.isLast() ? "lesson.end" : "lesson.next"));
    next.setGraphic(new FontIcon(place.isLast() ? Feather.LOG_OUT : Feather.ARROW_RIGHT));
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
    String said = Texts.get("lesson.spoken", title.getText(), count.getText(), texts.spoken());
    return isDone ? Texts.get("lesson.spoken-done", said) : said;
  }
}
