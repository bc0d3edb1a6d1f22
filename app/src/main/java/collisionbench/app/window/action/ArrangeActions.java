package collisionbench.app.window.action;

import collisionbench.app.scene.Arrangement;
import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Groups;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import java.util.List;
import java.util.function.BiFunction;
import javafx.beans.value.ObservableValue;

/// Aligns, distributes and groups the selected bodies.
public record ArrangeActions(Session session) {

  private static final int FEWEST_ALIGNED = 2;
  private static final int FEWEST_DISTRIBUTED = 3;

  public void define(Actions actions) {
    align(actions, Action.ALIGN_X, Axis.X);
    align(actions, Action.ALIGN_Y, Axis.Y);
    align(actions, Action.ALIGN_Z, Axis.Z);
    distribute(actions, Action.DISTRIBUTE_X, Axis.X);
    distribute(actions, Action.DISTRIBUTE_Y, Axis.Y);
    distribute(actions, Action.DISTRIBUTE_Z, Axis.Z);
    group(actions);
  }

  private void align(Actions actions, Action action, Axis axis) {
    define(actions, action, axis, FEWEST_ALIGNED, Arrangement::aligned);
  }

  private void distribute(Actions actions, Action action, Axis axis) {
    define(actions, action, axis, FEWEST_DISTRIBUTED, Arrangement::distributed);
  }

  private void define(
      Actions actions,
      Action action,
      Axis axis,
      int fewest,
      BiFunction<List<Body>, Axis, Edit> arrange) {
    ObservableValue<Boolean> few =
        session.selection().map(selection -> selection.ids().size() < fewest);
    ObservableValue<Boolean> noWay =
        session.document().map(document -> !Axis.of(document.scene().space()).contains(axis));
    actions.on(
        action,
        () -> {
          session.commit();
          session.make(arrange.apply(selected(), axis));
        });
    actions.offWhile(few.flatMap(none -> noWay.map(flat -> none || flat)), action);
  }

  private void group(Actions actions) {
    actions.on(Action.GROUP, () -> session.make(Groups.joined(selected(), session.scene())));
    actions.on(Action.UNGROUP, () -> session.make(Groups.dissolved(selected(), session.scene())));
    actions.offWhile(
        session.selection().map(selection -> selection.ids().size() < 2), Action.GROUP);
    actions.offWhile(
        session
            .document()
            .flatMap(
                document -> session.selection().map(some -> !hasGroup(some, document.scene()))),
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
}
