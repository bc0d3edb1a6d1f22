package collisionbench.app.window.action;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.LastBit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/// Moves the selection by one ULP along an axis, and reports the length of the step, which is too
/// short to see.
public final class LastBitActions {

  private final Session session;
  private final Consumer<Notice> notices;
  private Optional<Run> last = Optional.empty();

  /// Steps of one kind along one axis without another edit between them.
  ///
  /// @param made the scene after the last step
  /// @param count positive if more steps went up than down
  /// @param length the sum of the steps
  private record Run(Scene made, LastBit bit, Axis axis, int count, double length) {}

  /// @param notices shows the length of the step
  public LastBitActions(Session session, Consumer<Notice> notices) {
    this.session = session;
    this.notices = notices;
  }

  public void define(Actions actions) {
    define(actions, LastBit.DOUBLE, Axis.X, Action.DOUBLE_X_UP, Action.DOUBLE_X_DOWN);
    define(actions, LastBit.DOUBLE, Axis.Y, Action.DOUBLE_Y_UP, Action.DOUBLE_Y_DOWN);
    define(actions, LastBit.DOUBLE, Axis.Z, Action.DOUBLE_Z_UP, Action.DOUBLE_Z_DOWN);
    define(actions, LastBit.FLOAT, Axis.X, Action.FLOAT_X_UP, Action.FLOAT_X_DOWN);
    define(actions, LastBit.FLOAT, Axis.Y, Action.FLOAT_Y_UP, Action.FLOAT_Y_DOWN);
    define(actions, LastBit.FLOAT, Axis.Z, Action.FLOAT_Z_UP, Action.FLOAT_Z_DOWN);
  }

  private void define(Actions actions, LastBit bit, Axis axis, Action up, Action down) {
    ObservableValue<Boolean> none = session.selection().map(Selection::isEmpty);
    ObservableValue<Boolean> noWay =
        session.document().map(document -> !Axis.of(document.scene().space()).contains(axis));
    ObservableValue<Boolean> off = none.flatMap(empty -> noWay.map(flat -> empty || flat));
    actions.on(up, () -> move(bit, axis, true));
    actions.on(down, () -> move(bit, axis, false));
    actions.offWhile(off, up, down);
  }

  /// Nothing happens at the largest number.
  private void move(LastBit bit, Axis axis, boolean up) {
    session.commit();
    Set<String> ids = session.selection().get().all();
    Scene before = session.scene();
    List<Body> bodies = before.bodies().stream().filter(body -> ids.contains(body.id())).toList();
    try {
      List<Body> moved = bodies.stream().map(body -> bit.moved(body, axis, up)).toList();
      session.make(new Edit.Change(ChangeKind.LAST_BIT, moved));
    } catch (IllegalArgumentException beyondNumbers) {
      return;
    }
    double step =
        bodies.stream().mapToDouble(body -> Math.abs(bit.step(body, axis, up))).max().orElse(0);
    report(before, bit, axis, up ? 1 : -1, up ? step : -step);
  }

  private void report(Scene before, LastBit bit, Axis axis, int count, double length) {
    Run run =
        last.filter(so -> so.made.equals(before) && so.bit == bit && so.axis == axis)
            .map(so -> new Run(session.scene(), bit, axis, so.count + count, so.length + length))
            .orElseGet(() -> new Run(session.scene(), bit, axis, count, length));
    last = Optional.of(run);
    notices.accept(
        Notice.done(
            Texts.get(
                "bit.moved-" + KebabCase.of(bit),
                axis,
                String.format(Locale.ROOT, "%+d", run.count),
                Math.abs(run.count),
                String.format(Locale.ROOT, "%.1e", Math.abs(run.length)))));
  }
}
