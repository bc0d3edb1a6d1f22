package collisionbench.app.window.paste;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.paste.Options;
import collisionbench.app.paste.Sheet;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
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
  private final MarkedText text;
  private final RowList rows;
  private final FormChoice forms;
  private final TextSwitches switches;
  private final Label summary = Nodes.named(Nodes.label(), "paste-summary");
  private final Button take = Nodes.smallButton("paste-take", Texts.get("paste.take"), this::take);
  private Optional<Question> question = Optional.empty();

  /// What is asked, and what to do with the answer.
  ///
  /// @param camera the camera before
  private record Question(Sheet sheet, Asker asker, Selection selection, Camera camera) {
    Question with(Sheet next) {
      return new Question(next, asker, selection, camera);
    }
  }

  /// Who asks.
  ///
  /// @param placing puts bodies where they are added, under names that are free
  /// @param take adds the bodies, placed
  /// @param read reads the text again, and receives the sheet about it
  public record Asker(
      UnaryOperator<List<Body>> placing, Consumer<List<Body>> take, Rereader read) {}

  /// Reads a text again.
  @FunctionalInterface
  public interface Rereader {
    void read(Sheet sheet, Options options, Consumer<Sheet> show);
  }

  /// @param frame brings all bodies into view
  public PasteSheet(Session session, Runnable frame) {
    this.session = session;
    this.frame = frame;
    text = new MarkedText(this::select);
    rows = new RowList(this::select, this::toggle, text::line);
    forms = new FormChoice(index -> change(sheet().pick(index, false)));
    switches = new TextSwitches(Options.in(Space.THREE), this::readAgain);
    Button cancel = Nodes.smallButton("paste-cancel", Texts.get("paste.cancel"), this::cancel);
    take.getStyleClass().add("accent");
    HBox foot = Nodes.row("paste-foot", Nodes.fill(summary), cancel, take);
    VBox right = Nodes.column("paste-side", rows, forms, switches, foot);
    HBox parts = new HBox(text, right);
    parts.getStyleClass().add("paste-parts");
    VBox.setVgrow(rows, Priority.ALWAYS);
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox.setHgrow(right, Priority.ALWAYS);
    Nodes.named(this, "paste-sheet", "paste-sheet").getChildren().setAll(parts);
    Nodes.show(this, false);
    session.opened().subscribe((_, _) -> close());
  }

  /// Opens the sheet.
  public void ask(Sheet sheet, Asker asker) {
    question =
        Optional.of(
            new Question(
                sheet, asker, session.selection().get(), session.display().camera().get()));
    Nodes.show(this, true);
    rows.requestFocus();
    show();
    Platform.runLater(() -> {
      if (isVisible()) {
        getScene().getRoot().layout();
        frame.run();
      }
    });
  }

  private Sheet sheet() {
    return question.orElseThrow().sheet();
  }

  private void select(int index) {
    change(sheet().select(index));
  }

  private void toggle(int index) {
    change(sheet().select(index).toggled());
  }

  private void readAgain(Options next) {
    question.ifPresent(asked -> asked.asker().read().read(asked.sheet(), next, this::change));
  }

  private void change(Sheet next) {
    question = question.map(asked -> asked.with(next));
    show();
  }

  private void show() {
    question
        .map(Question::sheet)
        .ifPresent(sheet -> {
          text.show(sheet);
          rows.show(sheet);
          forms.show(sheet);
          switches.show(sheet);
          preview();
        });
  }

  private void preview() {
    Sheet sheet = sheet();
    int count = sheet.reading().bodies().size();
    boolean isShown = count > 0 && count <= MOST_PREVIEWED;
    summary.setText(
        Texts.get(count > MOST_PREVIEWED ? "paste.summary-many" : "paste.summary", count));
    take.setDisable(count == 0);
    session.cancel();
    if (isShown) {
      List<Body> placed = placed();
      session.preview(new Edit.Add(Edit.Add.From.PASTE, placed));
      int from = bodiesBefore(sheet);
      int to = from + sheet.row().bodies().size();
      session.select(new Selection(placed.subList(from, to).stream().map(Body::id).toList()));
    }
  }

  /// {@return the number of bodies in the rows before the selected one}
  private static int bodiesBefore(Sheet sheet) {
    return sheet.reading().rows().subList(0, sheet.selected()).stream()
        .mapToInt(row -> row.bodies().size())
        .sum();
  }

  private List<Body> placed() {
    Question asked = question.orElseThrow();
    return asked.asker().placing().apply(asked.sheet().reading().bodies());
  }

  private void take() {
    if (!take.isDisabled()) {
      session.cancel();
      List<Body> placed = placed();
      Consumer<List<Body>> taker = question.orElseThrow().asker().take();
      close();
      taker.accept(placed);
    }
  }

  private void cancel() {
    Optional<Question> asked = question;
    session.cancel();
    close();
    asked.ifPresent(before -> {
      session.select(before.selection());
      session.display().lookFrom(before.camera());
    });
  }

  private void close() {
    question = Optional.empty();
    Nodes.show(this, false);
  }

  /// Takes the keys and the mouse while the sheet is open.
  public void listen(StackPane window) {
    window.addEventFilter(KeyEvent.ANY, this::key);
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
    for (Node at = node; at != null; at = at.getParent()) {
      if (at == this) {
        return true;
      }
    }
    return false;
  }

  /// Controls in the sheet keep the keys that move in them.
  private void key(KeyEvent event) {
    if (!isVisible()) {
      return;
    }
    boolean isPress = event.getEventType() == KeyEvent.KEY_PRESSED;
    boolean isPlain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    boolean isOfControl = getScene().getFocusOwner() != rows && isInsideFocus();
    boolean isDone =
        isPress && isPlain && (isEnd(event.getCode()) || (!isOfControl && moves(event)));
    boolean isLeft = event.getCode() == KeyCode.TAB || (isPlain && isOfControl);
    if (isDone || !isLeft) {
      event.consume();
    }
  }

  private boolean isInsideFocus() {
    Node owner = getScene().getFocusOwner();
    return owner != null && isInside(owner);
  }

  private boolean isEnd(KeyCode code) {
    if (code == KeyCode.ENTER) {
      take();
    } else if (code == KeyCode.ESCAPE) {
      cancel();
    }
    return code == KeyCode.ENTER || code == KeyCode.ESCAPE;
  }

  private boolean moves(KeyEvent event) {
    boolean isForAlike = event.isShiftDown();
    Sheet now = sheet();
    int digit = event.getCode().isDigitKey() ? event.getCode().getCode() - '0' : 0;
    Sheet next =
        switch (event.getCode()) {
          case UP -> now.select(now.selected() - 1);
          case DOWN -> now.select(now.selected() + 1);
          case LEFT -> now.turn(-1, isForAlike);
          case RIGHT -> now.turn(1, isForAlike);
          case SPACE -> now.toggled();
          default -> digit > 0 ? now.pick(digit - 1, isForAlike) : now;
        };
    if (!next.equals(now)) {
      change(next);
    }
    return !next.equals(now);
  }
}
