package collisionbench.app.window.action;

import collisionbench.app.panel.outliner.Outliner;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Groups;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.Viewport;
import java.util.List;
import java.util.function.Predicate;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContextMenu;

/// Actions on bodies: select, rename, hide, lock, group and reorder them.
public record OutlinerActions(Session session, Outliner outliner, Viewport viewport) {

  private static final List<Action> OF_BODIES =
      List.of(
          Action.CUT,
          Action.COPY,
          Action.PASTE,
          Action.DUPLICATE,
          Action.DELETE,
          Action.COPY_PAIR,
          Action.SELECT_ALL,
          Action.RENAME,
          Action.HIDE,
          Action.SHOW_ALL,
          Action.LOCK,
          Action.SEE_THROUGH,
          Action.GROUP,
          Action.UNGROUP,
          Action.REORDER_UP,
          Action.REORDER_DOWN,
          Action.FRAME_SELECTION);

  public void define(Actions actions) {
    actions.on(Action.SELECT_ALL, () -> session.select(new Selection(ids())));
    actions.on(Action.SELECT_NONE, () -> session.select(Selection.NONE));
    actions.on(Action.SELECT_NEXT, () -> selectBeside(1));
    actions.on(Action.SELECT_PREVIOUS, () -> selectBeside(-1));
    actions.on(Action.RENAME, this::rename);
    actions.on(Action.HIDE, this::hide);
    actions.on(Action.SHOW_ALL, this::showAll);
    actions.on(Action.LOCK, this::lock);
    actions.on(
        Action.SEE_THROUGH,
        () -> session.display().toggleSeeThrough(session.selection().get().all()));
    defineGroups(actions);
    actions.on(Action.REORDER_UP, () -> reorder(-1));
    actions.on(Action.REORDER_DOWN, () -> reorder(1));
    switchOff(actions);
    outliner.setMenu(menu("outliner-menu", actions));
    viewport.menus().setOfBodies(menu("viewport-menu", actions));
  }

  private void defineGroups(Actions actions) {
    actions.on(Action.GROUP, () -> session.make(Groups.joined(selected(), session.scene())));
    actions.on(Action.UNGROUP, () -> session.make(Groups.dissolved(selected(), session.scene())));
    actions.offWhile(
        session.selection().map(selection -> selection.ids().size() < 2), Action.GROUP);
    actions.offWhile(
        session.selection().flatMap(selection -> shown(scene -> !hasGroup(selection, scene))),
        Action.UNGROUP);
  }

  private static boolean hasGroup(Selection selection, Scene scene) {
    return scene.bodies().stream()
        .anyMatch(body -> body.group().isPresent() && selection.contains(body.id()));
  }

  private List<Body> selected() {
    Scene scene = session.scene();
    return session.selection().get().ids().stream().flatMap(id -> scene.body(id).stream()).toList();
  }

  private void switchOff(Actions actions) {
    actions.offWhile(
        shown(scene -> scene.bodies().isEmpty()),
        Action.SELECT_ALL,
        Action.SELECT_NEXT,
        Action.SELECT_PREVIOUS);
    actions.offWhile(
        session.selection().map(Selection::isEmpty),
        Action.SELECT_NONE,
        Action.HIDE,
        Action.LOCK,
        Action.SEE_THROUGH);
    actions.offWhile(
        session.selection().map(selection -> selection.ids().size() != 1),
        Action.RENAME,
        Action.REORDER_UP,
        Action.REORDER_DOWN);
    actions.offWhile(shown(scene -> scene.hidden().isEmpty()), Action.SHOW_ALL);
  }

  private ObservableValue<Boolean> shown(Predicate<Scene> condition) {
    return session.document().map(document -> condition.test(document.scene()));
  }

  private static ContextMenu menu(String id, Actions actions) {
    ContextMenu menu = new ContextMenu();
    menu.setId(id);
    menu.getItems().setAll(actions.menuItems(OF_BODIES));
    return menu;
  }

  private List<String> ids() {
    return session.scene().bodies().stream().map(Body::id).toList();
  }

  /// After the last body comes the first.
  private void selectBeside(int way) {
    List<String> ids = ids();
    int now = session.selection().get().last().map(ids::indexOf).orElse(way > 0 ? -1 : ids.size());
    session.select(Selection.of(ids.get(Math.floorMod(now + way, ids.size()))));
  }

  private void rename() {
    session.display().arrange(Layout::withOutliner);
    session.selection().get().last().ifPresent(outliner::rename);
  }

  /// Shows the selected bodies if all of them are hidden, else hides them.
  private void hide() {
    Selection selection = session.selection().get();
    boolean hidden = session.scene().hidden().containsAll(selection.ids());
    session.make(new Edit.Hide(selection.all(), !hidden));
  }

  /// Unlocks the selected bodies if all of them are locked, else locks them.
  private void lock() {
    Selection selection = session.selection().get();
    boolean locked = session.scene().locked().containsAll(selection.ids());
    session.make(new Edit.Lock(selection.all(), !locked));
  }

  private void showAll() {
    session.make(new Edit.Hide(session.scene().hidden(), false));
  }

  private void reorder(int way) {
    session
        .selection()
        .get()
        .last()
        .ifPresent(id -> session.make(new Edit.Reorder(id, Math.max(0, ids().indexOf(id) + way))));
  }
}
