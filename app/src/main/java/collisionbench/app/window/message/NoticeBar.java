package collisionbench.app.window.message;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.bench.scene.StepStack;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The notices over the lower edge of the picture. They overlap it, so that it keeps its size
/// during a drag.
public final class NoticeBar extends VBox {

  private final Runnable afterwards;
  private final Map<Notice, Node> lines = new LinkedHashMap<>();

  /// @param afterwards moves the focus after a choice
  public NoticeBar(Runnable afterwards) {
    this.afterwards = afterwards;
    Nodes.compact(Nodes.named(this, "notices", "notices")).setPickOnBounds(false);
  }

  /// Shows a notice, and replaces the one on the same topic unless it is equal: somebody may be
  /// about to press one of its buttons.
  public void show(Notice notice) {
    if (lines.keySet().stream().noneMatch(notice::isRepeatOf)) {
      lines.keySet().removeIf(other -> other.about() == notice.about());
      lines.put(notice, line(notice));
      showAll();
    }
  }

  /// Removes passing notices when a key or button is pressed in the window.
  public void listen(Node window) {
    window.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> pass());
    window.addEventFilter(KeyEvent.KEY_PRESSED, _ -> pass());
  }

  /// Removes notices about actions at the next edit and when a document is opened. Reports when the
  /// oldest undo steps are dropped.
  public void follow(Session session) {
    session
        .document()
        .subscribe((before, after) -> {
          StepStack steps = after.history().done();
          if (steps.forgotten() > before.history().done().forgotten()) {
            String sentence = Texts.get("history.forgotten", steps.size());
            show(Notice.warning(Notice.About.HISTORY, sentence));
          }
        });
    session.opened().subscribe(() -> clear(Notice.About.ACTION));
    session.document().map(Document::scene).subscribe((_, _) -> clear(Notice.About.ACTION));
  }

  private void pass() {
    if (lines.keySet().removeIf(Notice::passing)) {
      showAll();
    }
  }

  /// Removes the notice on a topic.
  ///
  /// @return whether a notice about it was there
  public boolean clear(Notice.About about) {
    boolean wasThere = lines.keySet().removeIf(notice -> notice.about() == about);
    if (wasThere) {
      showAll();
    }
    return wasThere;
  }

  private void showAll() {
    getChildren().setAll(lines.values());
  }

  private Node line(Notice notice) {
    Label sentence = new Label(notice.sentence(), new FontIcon(notice.icon()));
    Nodes.named(sentence, "notice-" + id(notice), "notice-sentence");
    HBox line = Nodes.styled(new HBox(Nodes.fill(Nodes.wrap(sentence))), "notice");
    for (Notice.Choice choice : notice.choices()) {
      Runnable action = () -> finish(notice, choice.action());
      Button button = Nodes.smallButton(choice.id(), choice.label(), action);
      if (choice.on()) {
        button.setGraphic(new FontIcon(Feather.CHECK));
      }
      line.getChildren().add(button);
    }
    line.getChildren().add(closeButton(notice));
    return line;
  }

  private Button closeButton(Notice notice) {
    Button close =
        Nodes.smallButton("notice-close-" + id(notice), "", () -> finish(notice, () -> {}));
    close.setGraphic(new FontIcon(Feather.X));
    return Nodes.explain(Nodes.styled(close, "flat", "button-icon"), Texts.get("notice.close"));
  }

  private void finish(Notice notice, Runnable action) {
    if (lines.remove(notice) != null) {
      showAll();
    }
    action.run();
    afterwards.run();
  }

  private static String id(Notice notice) {
    return KebabCase.of(notice.about());
  }
}
