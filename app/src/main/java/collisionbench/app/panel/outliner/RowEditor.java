package collisionbench.app.panel.outliner;

import collisionbench.app.panel.widget.Attempt;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.RefusalLabel;
import collisionbench.app.panel.widget.TextEntry;
import collisionbench.app.session.Session;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// The editor of a body's name in its row of the outliner. Enter and leaving it apply the name,
/// Escape reverts it. A refused name stays with the reason below; if the focus is lost, it is
/// reverted with a message.
final class RowEditor {

  private final Session session;
  private final Runnable changed;
  private final Runnable left;
  private final Consumer<String> warn;
  private final TextField field = Nodes.named(new TextField(), "outliner-name");
  private final TextEntry entry = new TextEntry(field, this::keep);
  private final Label reason =
      Nodes.named(RefusalLabel.line(List.of(entry.refusal())), "outliner-refusal");
  private final VBox node = new VBox(field, reason);
  private Optional<String> id = Optional.empty();

  /// @param changed updates the row in which the editor is shown
  /// @param left takes the focus when the editor gives it up
  /// @param warn shows in the window which name was not applied
  RowEditor(Session session, Runnable changed, Runnable left, Consumer<String> warn) {
    this.session = session;
    this.changed = changed;
    this.left = left;
    this.warn = warn;
    field.setAccessibleText(Texts.get("inspector.name"));
    entry.refusal().subscribe(_ -> changed.run());
    entry.onLeft(this::leave);
    Nodes.onFocusLost(
        field,
        () -> {
          applyOrRevert();
          end();
        });
  }

  void begin(String body) {
    id = Optional.of(body);
    entry.show(body);
    entry.revert();
    changed.run();
    field.requestFocus();
    field.selectAll();
  }

  /// {@return the editor, if it is the body of that name whose name is edited}
  Optional<Node> in(String body) {
    return id.filter(body::equals).map(_ -> node);
  }

  private Optional<String> keep(String typed) {
    Optional<String> refused = id.flatMap(body -> Attempt.rename(session, body, typed));
    if (refused.isEmpty() && field.isFocused()) {
      leave();
    }
    return refused;
  }

  private void applyOrRevert() {
    id.map(body -> Texts.get("typed.of", Texts.get("inspector.name"), body))
        .ifPresent(what -> entry.applyOrRevert(what, warn));
  }

  private void leave() {
    end();
    left.run();
  }

  private void end() {
    if (id.isPresent()) {
      id = Optional.empty();
      entry.revert();
      changed.run();
    }
  }
}
