package collisionbench.app.window.paste;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.bench.paste.Options;
import collisionbench.bench.paste.Row;
import collisionbench.bench.paste.Sheet;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Asks what the numbers of a text are. The bodies are a preview in the scene until Enter takes
/// them or Esc leaves the scene as it was. While the sheet is open, keys belong to it, and the
/// mouse reaches nothing else.
public final class PasteSheet extends VBox {

  /// More bodies are not shown before they are taken, since each change would take long.
  private static final int MOST_PREVIEWED = 500;

  private final Session session;
  private final Runnable frame;
  private final MarkedText text = new MarkedText(index -> change(sheet -> sheet.select(index)));
  private final RowList rows =
      new RowList(
          index -> change(sheet -> sheet.select(index)),
          index -> change(sheet -> sheet.select(index).toggled()));
  private final FormChoice forms =
      new FormChoice(index -> change(sheet -> sheet.pick(index, false)));
  private final Label refusal = Nodes.named(Nodes.wrapped("muted"), "paste-refusal");
  private final TextSwitches switches = new TextSwitches(this::readAgain);
  private final Label summary = Nodes.named(Nodes.label(), "paste-summary");
  private final Button take = Nodes.smallButton("paste-take", Texts.get("paste.take"), this::take);
  private Optional<Question> question = Optional.empty();

  /// What is asked, and the selection and the camera before.
  private record Question(
      Sheet sheet,
      UnaryOperator<List<Body>> placing,
      Asker asker,
      Selection selection,
      Camera camera) {

    Question with(Sheet next) {
      return new Question(next, placing, asker, selection, camera);
    }

    List<Body> placed() {
      return placing.apply(sheet.reading().bodies());
    }
  }

  public interface Asker {

    /// Adds the bodies that the user takes.
    void take(List<Body> placed);

    /// Reads the text again.
    ///
    /// @param next receives the sheet about it
    void readAgain(Sheet sheet, Options options, Consumer<Sheet> next);
  }

  /// @param frame brings all bodies into view
  public PasteSheet(Session session, Runnable frame) {
    this.session = session;
    this.frame = frame;
    Button cancel = Nodes.smallButton("paste-cancel", Texts.get("paste.cancel"), this::cancel);
    take.getStyleClass().add("accent");
    HBox foot = Nodes.row("paste-foot", Nodes.fill(summary), cancel, take);
    VBox choice = new VBox(forms, Nodes.collapse(refusal));
    VBox right = Nodes.column("paste-side", rows, choice, switches, foot);
    HBox parts = Nodes.styled(new HBox(text, right), "paste-parts");
    VBox.setVgrow(rows, Priority.ALWAYS);
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox.setHgrow(right, Priority.ALWAYS);
    Nodes.named(this, "paste-sheet", "paste-sheet").getChildren().setAll(parts);
    Nodes.show(this, false);
    session.opened().subscribe((_, _) -> close());
  }

  /// Opens the sheet.
  ///
  /// @param placing puts bodies where they are added, under names that are free
  public void ask(Sheet sheet, UnaryOperator<List<Body>> placing, Asker asker) {
    Selection selection = session.selection().get();
    show(new Question(sheet, placing, asker, selection, session.display().camera().get()));
    Nodes.show(this, true);
    rows.requestFocus();
    Platform.runLater(() -> {
      if (isVisible()) {
        getScene().getRoot().layout();
        frame.run();
      }
    });
  }

  private void readAgain(UnaryOperator<Options> change) {
    question.ifPresent(asked -> {
      Options options = change.apply(asked.sheet().reading().options());
      asked.asker().readAgain(asked.sheet(), options, next -> change(_ -> next));
    });
  }

  private void change(UnaryOperator<Sheet> change) {
    question.ifPresent(asked -> show(asked.with(change.apply(asked.sheet()))));
  }

  private void show(Question asked) {
    question = Optional.of(asked);
    Sheet sheet = asked.sheet();
    text.show(sheet);
    rows.show(sheet);
    forms.show(sheet.row());
    switches.show(sheet.reading());
    Optional<Phrase> why = sheet.row().isOn() ? sheet.row().refusal() : Optional.empty();
    refusal.setText(why.map(Phrase::text).orElse(""));
    refusal.setVisible(why.isPresent());
    preview(asked);
  }

  private void preview(Question asked) {
    List<Row> all = asked.sheet().reading().rows();
    int selected = asked.sheet().selected();
    int count = count(all);
    summary.setText(
        Texts.get(count > MOST_PREVIEWED ? "paste.summary-many" : "paste.summary", count));
    take.setDisable(count == 0);
    session.cancel();
    if (count > 0 && count <= MOST_PREVIEWED) {
      List<Body> placed = asked.placed();
      session.preview(new Edit.Add(Edit.Add.From.PASTE, placed));
      List<Body> ofRow =
          placed.subList(count(all.subList(0, selected)), count(all.subList(0, selected + 1)));
      session.select(new Selection(ofRow.stream().map(Body::id).toList()));
    }
  }

  private static int count(List<Row> some) {
    return some.stream().mapToInt(row -> row.bodies().size()).sum();
  }

  private void take() {
    question
        .filter(_ -> !take.isDisabled())
        .ifPresent(asked -> {
          session.cancel();
          close();
          asked.asker().take(asked.placed());
        });
  }

  private void cancel() {
    session.cancel();
    question.ifPresent(asked -> {
      session.select(asked.selection());
      session.display().lookFrom(asked.camera());
    });
    close();
  }

  private void close() {
    question = Optional.empty();
    Nodes.show(this, false);
  }

  /// Takes the keys and the mouse while the sheet is open.
  public void listen(StackPane window) {
    window.addEventFilter(
        KeyEvent.ANY,
        event -> {
          if (isVisible() && takes(event)) {
            event.consume();
          }
        });
    window.addEventFilter(
        MouseEvent.MOUSE_PRESSED,
        press -> {
          boolean isOutside = press.getTarget() instanceof Node node && !isInside(node);
          if (isVisible() && isOutside && press.getButton() != MouseButton.MIDDLE) {
            press.consume();
          }
        });
  }

  private boolean isInside(Node node) {
    return Nodes.ancestors(node).anyMatch(this::equals);
  }

  /// {@return whether a key belongs to the sheet; controls in it keep those that move in them}
  private boolean takes(KeyEvent event) {
    Node owner = getScene().getFocusOwner();
    boolean isOfControl = owner != null && owner != rows && isInside(owner);
    boolean isPlain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    boolean isEnd = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.ESCAPE;
    boolean isLeft = event.getCode() == KeyCode.TAB || (isPlain && isOfControl && !isEnd);
    if (isPlain && !isLeft && event.getEventType() == KeyEvent.KEY_PRESSED) {
      press(event.getCode(), event.isShiftDown());
    }
    return !isLeft;
  }

  private void press(KeyCode key, boolean isForAlike) {
    switch (key) {
      case ENTER -> take();
      case ESCAPE -> cancel();
      case UP -> change(sheet -> sheet.select(sheet.selected() - 1));
      case DOWN -> change(sheet -> sheet.select(sheet.selected() + 1));
      case LEFT -> change(sheet -> sheet.turn(-1, isForAlike));
      case RIGHT -> change(sheet -> sheet.turn(1, isForAlike));
      case SPACE -> change(Sheet::toggled);
      case KeyCode digit when digit.isDigitKey() && digit != KeyCode.DIGIT0 ->
          change(sheet -> sheet.pick(digit.getCode() - '1', isForAlike));
      default -> {}
    }
  }
}
