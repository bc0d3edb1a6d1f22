package collisionbench.app.window.action;

import collisionbench.app.panel.history.EditWords;
import collisionbench.app.panel.history.HistoryList;
import collisionbench.app.scene.Edit;
import collisionbench.app.session.Document;
import collisionbench.app.session.SceneStack;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.text.Texts;
import collisionbench.app.window.file.BuiltInTexts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// Undoes and redoes edits, shows the history, and resets a built-in scene.
///
/// @param report shows a sentence
public record EditActions(Session session, HistoryList list, Consumer<String> report) {

  public void define(Actions actions) {
    actions.on(Action.UNDO, () -> step(Action.UNDO, session::undo, this::undone));
    actions.on(Action.REDO, () -> step(Action.REDO, session::redo, this::redone));
    actions.onToggle(Action.HISTORY, list.visibleProperty(), list::toggle);
    name(actions, Action.UNDO, this::undone);
    name(actions, Action.REDO, this::redone);
    actions.on(Action.RESET_SCENE, this::reset);
    actions.offWhile(
        session.document().map(document -> !document.isChangedBuiltIn()), Action.RESET_SCENE);
  }

  /// Undoes or redoes. Reports if another document is open then.
  private void step(Action action, Runnable change, Supplier<Optional<String>> name) {
    State.Opening before = session.opened().get();
    Optional<String> words = name.get();
    change.run();
    words
        .filter(_ -> !session.opened().get().equals(before))
        .ifPresent(opening -> report.accept(Texts.get("action." + action.id() + "-done", opening)));
  }

  /// {@return the name of the edit that Undo reverts}
  private Optional<String> undone() {
    Document document = session.document().get();
    SceneStack sceneStack = session.sceneStack().get();
    return sceneStack.canUndoFrom(document)
        ? Optional.of(EditWords.ofOpening(document))
        : document.history().undoable().map(EditWords::of);
  }

  /// {@return the name of the edit that Redo repeats}
  private Optional<String> redone() {
    Document document = session.document().get();
    SceneStack sceneStack = session.sceneStack().get();
    return sceneStack.canRedoFrom(document)
        ? Optional.of(EditWords.ofOpening(sceneStack.ahead().getLast().document()))
        : document.history().redoable().map(EditWords::of);
  }

  private void name(Actions actions, Action action, Supplier<Optional<String>> next) {
    ObservableValue<Optional<String>> words =
        Bindings.createObjectBinding(next::get, session.document(), session.sceneStack());
    actions.offWhile(words.map(Optional::isEmpty), action);
    actions.titled(
        action,
        words.map(now ->
            now.map(edit -> Texts.get("action." + action.id() + "-edit", edit))
                .orElseGet(action::title)));
  }

  private void reset() {
    Document document = session.document().get();
    document
        .builtIn()
        .map(key -> BuiltInTexts.original(key).orElse(document.saved()))
        .ifPresent(original -> {
          session.make(new Edit.Replace(original, Edit.Replace.Original.BUILT_IN));
          session.saved(session.document().get().comparedWith(original));
        });
  }
}
