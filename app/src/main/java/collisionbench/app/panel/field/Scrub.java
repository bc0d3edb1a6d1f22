package collisionbench.app.panel.field;

import java.math.BigDecimal;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;

/// Drags a number by its label: sideways, ten times as fast with Shift, a tenth with Alt. Escape
/// takes the drag back.
///
/// Every step is added in decimal, so that the number stays as tidy as it was.
final class Scrub {

  private final Node label;
  private final NumberField field;
  private BigDecimal reached = BigDecimal.ZERO;
  private double last;
  private boolean held;
  private boolean begun;
  private Subscription escape = Subscription.EMPTY;

  private Scrub(Node label, NumberField field) {
    this.label = label;
    this.field = field;
  }

  /// Lets a label drag the number of a field.
  static void on(Node label, NumberField field) {
    Scrub scrub = new Scrub(label, field);
    label.setCursor(Cursor.H_RESIZE);
    label.addEventHandler(MouseEvent.MOUSE_PRESSED, scrub::press);
    label.addEventHandler(MouseEvent.MOUSE_DRAGGED, scrub::drag);
    label.addEventHandler(MouseEvent.MOUSE_RELEASED, scrub::release);
    // The form may go while its label is held: another body was selected.
    label
        .sceneProperty()
        .subscribe((_, scene) -> {
          if (scene == null) {
            scrub.drop();
          }
        });
  }

  private void press(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && !held) {
      // Takes the focus from a field in which something is typed: that is kept first.
      label.requestFocus();
      held = true;
      begun = false;
      last = event.getScreenX();
      reached = BigDecimal.valueOf(field.value());
      escape = EscapeKey.during(label, this::takeBack);
      event.consume();
    }
  }

  private void drag(MouseEvent event) {
    if (held && event.isPrimaryButtonDown()) {
      double pixels = event.getScreenX() - last;
      last = event.getScreenX();
      if (begun && !field.isPreviewing()) {
        // Made or taken back elsewhere, by undo or such.
        letGo();
      } else if (pixels != 0) {
        to(pixels, factor(event.isShiftDown(), event.isAltDown()));
      }
      event.consume();
    }
  }

  /// {@return how much further a step goes with these keys held}
  static double factor(boolean shift, boolean alt) {
    return (shift ? 10 : 1) * (alt ? 0.1 : 1);
  }

  private void to(double pixels, double factor) {
    double step = field.perPixel() * factor;
    BigDecimal way = BigDecimal.valueOf(step).multiply(BigDecimal.valueOf(pixels));
    double next = field.clamped(reached.add(way).doubleValue(), step);
    if (field.preview(next)) {
      reached = BigDecimal.valueOf(next);
      begun = true;
    }
  }

  private void release(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      drop();
      event.consume();
    }
  }

  private void drop() {
    if (held) {
      letGo();
      field.commit();
    }
  }

  private void takeBack() {
    letGo();
    field.cancel();
  }

  private void letGo() {
    held = false;
    escape.unsubscribe();
  }
}
