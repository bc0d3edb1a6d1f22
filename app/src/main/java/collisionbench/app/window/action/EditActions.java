package collisionbench.app.window.action;

import collisionbench.app.panel.history.EditWords;
import collisionbench.app.panel.history.HistoryList;
import collisionbench.app.session.Document;
import collisionbench.app.session.SceneStack;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.app.window.document.BuiltInTexts;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/// Undoes and redoes edits, shows the history, and resets a built-in scene.
public record EditActions(Session session, HistoryList list, Consumer<String> report) {

  public void define(Commands commands) {
    Group edit = commands.group(Place.EDIT, 0);
    step(edit, "undo", "Shortcut+Z", Feather.CORNER_UP_LEFT, session::undo, this::undone);
    String again = "Shortcut+Shift+Z, Shortcut+Y";
    step(edit, "redo", again, Feather.CORNER_UP_RIGHT, session::redo, this::redone);
    edit.toggle("history", "Shortcut+H", Feather.CLOCK, list.visibleProperty(), list::toggle);
    edit.offWhile(session.document().map(document -> !document.isChangedBuiltIn()))
        .add("reset-scene", "Shortcut+Shift+R", Feather.ROTATE_CCW, this::reset);
  }

  /// Adds a command that names the edit that it changes.
  private void step(
      Group group,
      String id,
      String keys,
      Feather icon,
      Runnable change,
      Supplier<Optional<String>> next) {
    ObservableValue<Optional<String>> name =
        Bindings.createObjectBinding(next::get, session.document(), session.sceneStack());
    ObservableValue<String> title =
        name.map(now ->
            now.map(edit -> Texts.get("action." + id + "-edit", edit))
                .orElseGet(() -> Texts.get("action." + id)));
    group
        .offWhile(name.map(Optional::isEmpty))
        .add(id, keys, icon, title, () -> step(id, change, next.get()));
  }

  /// Undoes or redoes. Reports if another document is open then.
  private void step(String id, Runnable change, Optional<String> name) {
    State.Opening before = session.opened().get();
    change.run();
    name.filter(_ -> !session.opened().get().equals(before))
        .ifPresent(opening -> report.accept(Texts.get("action." + id + "-done", opening)));
  }

  private Optional<String> undone() {
    Document document = session.document().get();
    return session.sceneStack().get().canUndoFrom(document)
        ? Optional.of(EditWords.ofOpening(document))
        : document.history().undoable().map(EditWords::of);
  }

  private Optional<String> redone() {
    Document document = session.document().get();
    SceneStack sceneStack = session.sceneStack().get();
    return sceneStack.canRedoFrom(document)
        ? Optional.of(EditWords.ofOpening(sceneStack.ahead().getLast().document()))
        : document.history().redoable().map(EditWords::of);
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
