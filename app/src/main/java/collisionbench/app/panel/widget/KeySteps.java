package collisionbench.app.panel.widget;

import collisionbench.bench.scene.LastBit;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;

/// Steps a number with the arrow keys and the wheel. While a key is held, its steps are one step of
/// the history; Escape cancels them.
final class KeySteps {

  private final SteppedNumber number;
  private final BooleanSupplier apply;
  private boolean stepping;
  private Runnable onBit = () -> {};

  private KeySteps(SteppedNumber number, BooleanSupplier apply) {
    this.number = number;
    this.apply = apply;
  }

  /// Listens to the keys of a field, and to the wheel over a node that contains it.
  ///
  /// @param apply applies the input, and returns whether no unapplied input is left
  static KeySteps on(Node field, Node around, SteppedNumber number, BooleanSupplier apply) {
    KeySteps steps = new KeySteps(number, apply);
    around.addEventFilter(ScrollEvent.SCROLL, steps::wheel);
    field.addEventFilter(KeyEvent.KEY_PRESSED, steps::press);
    field.addEventFilter(KeyEvent.KEY_RELEASED, steps::release);
    return steps;
  }

  /// Runs an action after each step to the next double or float.
  void onBit(Runnable action) {
    onBit = action;
  }

  private static Optional<LastBit> bit(boolean shift, boolean alt, boolean shortcut) {
    return shift && alt != shortcut
        ? Optional.of(alt ? LastBit.DOUBLE : LastBit.FLOAT)
        : Optional.empty();
  }

  private static boolean isArrow(KeyEvent event) {
    return event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN;
  }

  private void press(KeyEvent event) {
    Optional<LastBit> bit = bit(event.isShiftDown(), event.isAltDown(), event.isShortcutDown());
    if (isArrow(event) && (bit.isPresent() || !event.isShortcutDown())) {
      event.consume();
      if (apply.getAsBoolean()) {
        stepping = number.preview(next(event, bit)) || stepping;
        bit.ifPresent(_ -> onBit.run());
      }
    } else if (event.getCode() == KeyCode.ESCAPE && stepping) {
      stepping = false;
      number.cancel();
      event.consume();
    }
  }

  private double next(KeyEvent event, Optional<LastBit> bit) {
    boolean up = event.getCode() == KeyCode.UP;
    return bit.map(unit -> unit.next(number.value(), up))
        .orElseGet(() -> number.stepped(up, event.isShiftDown(), event.isAltDown()));
  }

  private void release(KeyEvent event) {
    if (isArrow(event)) {
      end();
    }
  }

  /// Commits the steps of a key that is still held.
  void end() {
    if (stepping) {
      stepping = false;
      number.commit();
    }
  }

  /// With Shift, some desktops turn the wheel sideways.
  private void wheel(ScrollEvent event) {
    double turned = event.getDeltaY() == 0 ? event.getDeltaX() : event.getDeltaY();
    bit(event.isShiftDown(), event.isAltDown(), event.isShortcutDown())
        .filter(_ -> turned != 0)
        .ifPresent(bit -> {
          step(bit, turned > 0);
          event.consume();
        });
  }

  void step(LastBit bit, boolean up) {
    if (apply.getAsBoolean() && number.preview(bit.next(number.value(), up))) {
      number.commit();
      onBit.run();
    }
  }
}
