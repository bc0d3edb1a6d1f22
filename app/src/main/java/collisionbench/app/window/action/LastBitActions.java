package collisionbench.app.window.action;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.LastBit;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import java.util.List;
import java.util.Set;
import javafx.beans.value.ObservableValue;

/// Moves what is selected by one bit: along an axis to the next number that there is.
public record LastBitActions(Actions actions, Session session) {

  public void define() {
    define(LastBit.DOUBLE, Axis.X, Action.DOUBLE_X_UP, Action.DOUBLE_X_DOWN);
    define(LastBit.DOUBLE, Axis.Y, Action.DOUBLE_Y_UP, Action.DOUBLE_Y_DOWN);
    define(LastBit.DOUBLE, Axis.Z, Action.DOUBLE_Z_UP, Action.DOUBLE_Z_DOWN);
    define(LastBit.FLOAT, Axis.X, Action.FLOAT_X_UP, Action.FLOAT_X_DOWN);
    define(LastBit.FLOAT, Axis.Y, Action.FLOAT_Y_UP, Action.FLOAT_Y_DOWN);
    define(LastBit.FLOAT, Axis.Z, Action.FLOAT_Z_UP, Action.FLOAT_Z_DOWN);
  }

  private void define(LastBit bit, Axis axis, Action up, Action down) {
    ObservableValue<Boolean> none = session.selection().map(Selection::isEmpty);
    ObservableValue<Boolean> noWay =
        session.document().map(document -> !Axis.of(document.scene().space()).contains(axis));
    ObservableValue<Boolean> off = none.flatMap(empty -> noWay.map(flat -> empty || flat));
    actions.on(up, () -> move(bit, axis, true));
    actions.on(down, () -> move(bit, axis, false));
    actions.offWhile(off, up, down);
  }

  /// Nothing happens at the end of the numbers.
  private void move(LastBit bit, Axis axis, boolean up) {
    session.commit();
    Set<String> ids = session.selection().get().all();
    try {
      List<Body> moved =
          session.document().get().scene().bodies().stream()
              .filter(body -> ids.contains(body.id()))
              .map(body -> bit.moved(body, axis, up))
              .toList();
      session.make(new Edit.Change(ChangeKind.LAST_BIT, moved));
    } catch (IllegalArgumentException beyondNumbers) {
      return;
    }
  }
}
