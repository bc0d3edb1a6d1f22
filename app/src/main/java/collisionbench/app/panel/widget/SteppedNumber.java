package collisionbench.app.panel.widget;

import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.bench.scene.Decimals;
import java.util.Optional;
import java.util.function.Consumer;

/// A number that is changed in steps, by keys, the wheel or a drag: previewed, then committed as
/// one undo step or cancelled.
///
/// Steps are added in decimal, so that the number stays as tidy as it was.
final class SteppedNumber {

  private final Parameter parameter;
  private final ParameterEdits edits;
  private final Consumer<String> showRefusal;
  private double value = Double.NaN;

  /// @param showRefusal shows why a step is refused; nothing if it is empty
  SteppedNumber(Parameter parameter, ParameterEdits edits, Consumer<String> showRefusal) {
    this.parameter = parameter;
    this.edits = edits;
    this.showRefusal = showRefusal;
  }

  double value() {
    return value;
  }

  void set(double next) {
    value = next;
  }

  /// {@return a step with these keys held}
  static double step(double normal, boolean shift, boolean alt) {
    return Decimals.product(normal, shift == alt ? 1 : shift ? 10 : 0.1);
  }

  double dragged(double from, double pixels, boolean shift, boolean alt) {
    return moved(from, step(parameter.kind().perPixel(edits.camera()), shift, alt), pixels);
  }

  double stepped(boolean up, boolean shift, boolean alt) {
    return moved(value, step(parameter.kind().perKey(edits.camera()), shift, alt), up ? 1 : -1);
  }

  private double moved(double from, double step, double times) {
    if (Double.isNaN(from)) {
      return from;
    }
    double next = Decimals.sum(from, Decimals.product(step, times));
    return parameter.kind().clamped(next, step);
  }

  /// Shows the scene with another number.
  ///
  /// @return whether that is possible
  boolean preview(double next) {
    if (Double.isNaN(next)) {
      return false;
    }
    Optional<String> reason = edits.preview(parameter, next);
    showRefusal.accept(reason.orElse(""));
    return reason.isEmpty();
  }

  /// Makes the last valid value an undo step, and clears the refusal.
  void commitPossible() {
    showRefusal.accept("");
    commit();
  }

  boolean isPreviewing() {
    return edits.session().previewing().getValue();
  }

  void commit() {
    edits.session().commit();
  }

  /// Drops the preview, and clears the refusal.
  void cancel() {
    showRefusal.accept("");
    edits.session().cancel();
  }
}
