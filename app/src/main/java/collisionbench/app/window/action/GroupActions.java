package collisionbench.app.window.action;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Groups;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import java.util.List;

/// Groups the selected bodies.
public record GroupActions(Session session) {

  public void define(Actions actions) {
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
