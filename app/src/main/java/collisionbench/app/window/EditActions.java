package collisionbench.app.window;

import collisionbench.app.panel.EditWords;
import collisionbench.app.panel.HistoryList;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.History;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;

/// Goes back and forth in the history.
final class EditActions {

  private EditActions() {}

  static void define(Actions actions, Session session, HistoryList list) {
    ObservableValue<History> history = session.document().map(Document::history);
    actions.on(Action.UNDO, session::undo);
    actions.on(Action.REDO, session::redo);
    actions.onToggle(Action.HISTORY, list.visibleProperty(), list::toggle);
    actions.offWhile(Action.UNDO, history.map(now -> now.done().isEmpty()));
    actions.offWhile(Action.REDO, history.map(now -> now.undone().isEmpty()));
    actions.titled(Action.UNDO, title(history, History::undoable, Action.UNDO));
    actions.titled(Action.REDO, title(history, History::redoable, Action.REDO));
  }

  private static ObservableValue<String> title(
      ObservableValue<History> history, Function<History, Optional<Edit>> next, Action action) {
    return history.map(now ->
        next.apply(now)
            .map(edit -> Texts.get("action." + action.id() + "-edit", EditWords.of(edit)))
            .orElseGet(action::label));
  }
}
