package collisionbench.app.window.action;

import collisionbench.app.panel.outliner.Outliner;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Groups;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContextMenu;
import org.kordamp.ikonli.feather.Feather;

/// Actions on bodies: select, rename, hide, lock, group and reorder them.
///
/// @param report shows a sentence in the window
public record OutlinerActions(
    Session session, Outliner outliner, Viewport viewport, Consumer<String> report) {

  public void define(Commands commands) {
    defineSelecting(commands);
    defineStates(commands.group(Place.EDIT, 3));
    defineOrder(commands);
    outliner.setMenu(menu("outliner-menu", commands));
    viewport.menus().setOfBodies(menu("viewport-menu", commands));
  }

  private void defineSelecting(Commands commands) {
    ObservableValue<Boolean> empty = shown(scene -> scene.bodies().isEmpty());
    Group select = commands.group(Place.SELECT, 0);
    Group step = select.offWhile(empty);
    commands
        .group(Place.EDIT, 2)
        .offWhile(empty)
        .add("select-all", "Shortcut+A", () -> select(ids()));
    select
        .offWhile(selected(List::isEmpty))
        .add("select-none", "Shortcut+Shift+A", () -> select(List.of()));
    step.add("select-next", "Shortcut+Down", () -> selectBeside(1));
    step.add("select-previous", "Shortcut+Up", () -> selectBeside(-1));
  }

  private void defineStates(Group edit) {
    Group some = edit.offWhile(selected(List::isEmpty));
    edit.offWhile(selected(ids -> ids.size() != 1)).add("rename", "F2", this::rename);
    some.add("hide", "H", Feather.EYE_OFF, this::hide);
    edit.offWhile(shown(scene -> scene.hidden().isEmpty()))
        .add(
            "show-all",
            "Shift+H",
            Feather.EYE,
            () -> session.make(new Edit.Hide(session.scene().hidden(), false)));
    some.add("lock", "K", Feather.LOCK, this::lock);
    some.add(
        "see-through",
        "Shift+X",
        () -> session.display().toggleSeeThrough(session.selection().get().all()));
  }

  private void defineOrder(Commands commands) {
    Group groups = commands.group(Place.ARRANGE, 0);
    groups
        .offWhile(selected(ids -> ids.size() < 2))
        .add("group", "Shortcut+Alt+G", Feather.LINK, this::group);
    groups
        .offWhile(session.selection().flatMap(all -> shown(scene -> !hasGroup(all, scene))))
        .add(
            "ungroup",
            "Shortcut+Alt+Shift+G",
            () -> session.make(Groups.dissolved(selected(), session.scene())));
    Group one = commands.group(Place.ARRANGE, 1).offWhile(selected(ids -> ids.size() != 1));
    one.add("reorder-up", "Alt+Up", () -> reorder(-1));
    one.add("reorder-down", "Alt+Down", () -> reorder(1));
  }

  private ObservableValue<Boolean> shown(Predicate<Scene> condition) {
    return session.document().map(document -> condition.test(document.scene()));
  }

  private ObservableValue<Boolean> selected(Predicate<List<String>> condition) {
    return session.selection().map(selection -> condition.test(selection.ids()));
  }

  /// {@return a context menu of bodies: the edits of bodies, and what frames them}
  private static ContextMenu menu(String id, Commands commands) {
    ContextMenu menu = new ContextMenu();
    menu.setId(id);
    Stream<Command> edits = commands.in(Place.EDIT).stream().filter(command -> command.group() > 0);
    Stream<Command> some = Stream.concat(edits, commands.in(Place.ARRANGE).stream());
    Stream<Command> all = Stream.concat(some, Stream.of(commands.get("frame-selection")));
    menu.getItems().setAll(Commands.menuItems(all.toList()));
    return menu;
  }

  private static boolean hasGroup(Selection selection, Scene scene) {
    return scene.bodies().stream()
        .anyMatch(body -> body.group().isPresent() && selection.contains(body.id()));
  }

  private List<Body> selected() {
    Scene scene = session.scene();
    return session.selection().get().ids().stream().flatMap(id -> scene.body(id).stream()).toList();
  }

  /// Reports a contact that is no longer one.
  private void group() {
    Optional<Ruling.Names> touching =
        session.evaluation().get().touchingPairs().stream()
            .filter(two -> session.selection().get().all().containsAll(List.of(two.a(), two.b())))
            .findFirst();
    session.make(Groups.joined(selected(), session.scene()));
    touching.ifPresent(two -> report.accept(Texts.get("outliner.grouped", two.a(), two.b())));
  }

  private void select(List<String> ids) {
    session.select(new Selection(ids));
  }

  /// {@return all bodies in the order of the list}
  private List<String> ids() {
    return session.scene().listed().stream().map(Body::id).toList();
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

  /// Moves the body past another, or past a whole group.
  private void reorder(int way) {
    Optional<String> last = session.selection().get().last();
    last.ifPresent(id -> {
      List<Body> listed = session.scene().listed();
      int now = ids().indexOf(id);
      Stream.iterate(now + way, at -> at >= 0 && at < listed.size(), at -> at + way)
          .map(at -> new Edit.Reorder(id, at))
          .filter(edit -> !edit.applyTo(session.scene()).bodies().equals(listed))
          .findFirst()
          .ifPresent(session::make);
    });
  }
}
