package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.LastBit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Keys that move the selection by one ULP along an axis: the arrows, Page Up and Page Down, with
/// Alt+Shift of a double and with Ctrl+Shift of a float. The length of the step, which is too short
/// to see, is reported.
public final class LastBitKeys {

  private static final Set<KeyCode> UP = Set.of(KeyCode.RIGHT, KeyCode.UP, KeyCode.PAGE_DOWN);

  private final Session session;
  private final Consumer<Notice> notices;
  private Optional<Run> last = Optional.empty();

  /// Steps of one kind along one axis without another edit between them.
  ///
  /// @param made the scene after the last step
  /// @param count positive if more steps went up than down
  /// @param length the sum of the steps
  private record Run(Scene made, LastBit bit, Axis axis, int count, double length) {}

  public LastBitKeys(Session session, Consumer<Notice> notices) {
    this.session = session;
    this.notices = notices;
  }

  /// Listens to the keys that nothing in a node handles.
  public void listen(Node root) {
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
  }

  private void press(KeyEvent event) {
    boolean bits = event.isShiftDown() && event.isAltDown() != event.isShortcutDown();
    Optional<Axis> axis =
        axis(event.getCode()).filter(Axis.of(session.space())::contains).filter(_ -> bits);
    if (axis.isPresent() && !session.selection().get().isEmpty()) {
      boolean up = UP.contains(event.getCode());
      move(event.isAltDown() ? LastBit.DOUBLE : LastBit.FLOAT, axis.get(), up);
      event.consume();
    }
  }

  private static Optional<Axis> axis(KeyCode code) {
    return switch (code) {
      case LEFT, RIGHT -> Optional.of(Axis.X);
      case DOWN, UP -> Optional.of(Axis.Y);
      case PAGE_UP, PAGE_DOWN -> Optional.of(Axis.Z);
      default -> Optional.empty();
    };
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
