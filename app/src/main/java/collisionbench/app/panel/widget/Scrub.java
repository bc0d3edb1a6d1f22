package collisionbench.app.panel.widget;

import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;

/// Drags a number by its label: sideways, ten times as fast with Shift, a tenth with Alt. Escape
/// cancels the drag.
final class Scrub {

  private final Node label;
  private final SteppedNumber number;
  private double reached;
  private double last;
  private boolean held;
  private boolean begun;
  private Subscription escape = Subscription.EMPTY;

  private Scrub(Node label, SteppedNumber number) {
    this.label = label;
    this.number = number;
  }

  /// Lets a label drag a number.
  static void on(Node label, SteppedNumber number) {
    Scrub scrub = new Scrub(label, number);
    label.setCursor(Cursor.H_RESIZE);
    label.addEventHandler(MouseEvent.MOUSE_PRESSED, scrub::press);
    label.addEventHandler(MouseEvent.MOUSE_DRAGGED, scrub::drag);
    label.addEventHandler(MouseEvent.MOUSE_RELEASED, scrub::release);
    // The form may go while its label is held: another body was selected.
    Nodes.whenTrue(label.sceneProperty().map(_ -> false).orElse(true), scrub::end);
  }

  private void press(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && !held) {
      // Applies the input of the field that has the focus.
      label.requestFocus();
      held = true;
      begun = false;
      last = event.getScreenX();
      reached = number.value();
      escape = OutsideEvents.duringDrag(label, this::cancel);
      event.consume();
    }
  }

  private void drag(MouseEvent event) {
    if (held && event.isPrimaryButtonDown()) {
      double pixels = event.getScreenX() - last;
      last = event.getScreenX();
      if (begun && !number.isPreviewing()) {
        // The preview was committed or cancelled elsewhere, as by Undo.
        letGo();
      } else if (pixels != 0) {
        to(number.dragged(reached, pixels, event.isShiftDown(), event.isAltDown()));
      }
      event.consume();
    }
  }

  private void to(double next) {
    if (number.preview(next)) {
      reached = next;
      begun = true;
    }
  }

  private void release(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      end();
      event.consume();
    }
  }

  private void end() {
    if (held) {
      letGo();
      number.commitPossible();
    }
  }

  private void cancel() {
    letGo();
    number.cancel();
  }

  private void letGo() {
    held = false;
    escape.unsubscribe();
  }
}
