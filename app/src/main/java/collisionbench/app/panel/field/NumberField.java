package collisionbench.app.panel.field;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.LastBit;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.Texts;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/// A number to edit: type it, or arithmetic; drag its label; or step it with the arrow keys, ten
/// steps with Shift and a tenth with Alt; with Alt and Shift to the next double, with Ctrl and
/// Shift to the next float. The wheel with these keys does so too, and two buttons while the field
/// has the focus.
///
/// It shows the number short, and exactly as soon as it is to be edited.
final class NumberField extends HBox {

  private final Parameter parameter;
  private final ParameterEdits edits;
  private final TextField text = new TextField();
  private final TextEntry entry;
  private double value = Double.NaN;
  private double measure;
  private boolean stepping;

  /// @param id what tests and style sheets know the field by
  NumberField(String id, Parameter parameter, ParameterEdits edits) {
    this.parameter = parameter;
    this.edits = edits;
    Nodes.styled(this, "number-field").setAlignment(Pos.CENTER_LEFT);
    text.setId(id);
    text.setAccessibleText(parameter.name());
    text.setPrefColumnCount(4);
    BitButtons bits = new BitButtons(id, parameter.name(), this::stepBit);
    getChildren()
        .addAll(label(id), Nodes.fill(text), Nodes.showWhile(bits, text.focusedProperty()));
    addEventFilter(ScrollEvent.SCROLL, this::wheel);
    // Before the entry: Escape takes back the step of a key that is held, and no more.
    text.addEventFilter(KeyEvent.KEY_PRESSED, this::step);
    entry = new TextEntry(text, this::typed);
    entry.onLeft(edits.left());
    text.widthProperty().subscribe(_ -> showValue());
    text.addEventFilter(KeyEvent.KEY_RELEASED, this::endStep);
    text.focusedProperty()
        .subscribe(focused -> {
          if (!focused) {
            endSteps();
          }
        });
  }

  private Label label(String id) {
    String axis = "axis-" + parameter.label().toLowerCase(Locale.ROOT);
    Label label = Nodes.named(new Label(parameter.label()), id + "-label", "number-label", axis);
    label.setMinWidth(USE_PREF_SIZE);
    label.setTooltip(new Tooltip(Texts.get("number.tip", parameter.name())));
    label.setLabelFor(text);
    Scrub.on(label, this);
    return label;
  }

  /// Shows a number.
  ///
  /// @param size the size of the body, for rounding its coordinates
  void show(double next, double size) {
    double nextMeasure = parameter.kind().measure(size);
    if (Double.compare(next, value) != 0 || nextMeasure != measure) {
      value = next;
      measure = nextMeasure;
      showValue();
    }
  }

  /// At rest with as many digits as there is room for: a number that is cut is another one.
  private void showValue() {
    String unit = parameter.kind().unit();
    String brief = Numbers.fitting(Numbers.read(value, measure), shown -> fits(shown + unit));
    entry.show(brief + unit, Numbers.exact(value));
  }

  private boolean fits(String shown) {
    double room = text.getWidth() - text.snappedLeftInset() - text.snappedRightInset();
    Text drawn = new Text(shown);
    drawn.setFont(text.getFont());
    return text.getWidth() == 0 || drawn.getLayoutBounds().getWidth() <= room;
  }

  /// {@return the number that is shown}
  double value() {
    return value;
  }

  /// {@return the number that is edited}
  Parameter parameter() {
    return parameter;
  }

  /// Applies the input; input that is refused is reverted with a message.
  ///
  /// @param whose the name of what the number belongs to
  void settle(String whose) {
    entry.settle(named(whose), edits.tell());
  }

  /// Reverts the input, with a message if it was refused.
  void drop(String whose) {
    entry.drop(named(whose), edits.tell());
  }

  private String named(String whose) {
    return Texts.get("typed.of", parameter.name(), whose);
  }

  /// Reverts the input.
  void takeBack() {
    entry.takeBack();
  }

  /// {@return the reason why the input is refused; empty if it is not}
  ReadOnlyStringProperty refusal() {
    return entry.refusal();
  }

  /// {@return a hint about the input; empty if there is none}
  StringBinding hint() {
    return Bindings.when(text.focusedProperty().and(degrees()))
        .then(Texts.get("number.degrees"))
        .otherwise("");
  }

  private BooleanBinding degrees() {
    return Bindings.createBooleanBinding(
        () -> Expression.takesDegrees(text.getText()), text.textProperty());
  }

  private Camera camera() {
    return edits.session().display().camera().get();
  }

  double perPixel() {
    return parameter.kind().perPixel(camera());
  }

  double clamped(double number, double step) {
    return parameter.kind().clamped(number, step);
  }

  /// Shows what the scene would be.
  ///
  /// @return whether that is a scene
  boolean preview(double next) {
    Optional<String> reason = edits.preview(parameter, next);
    entry.refuse(reason.orElse(""));
    return reason.isEmpty();
  }

  void commit() {
    entry.refuse("");
    edits.session().commit();
  }

  void cancel() {
    entry.refuse("");
    edits.session().cancel();
  }

  boolean isPreviewing() {
    return edits.session().previewing().getValue();
  }

  private Optional<String> typed(String typed) {
    return switch (Expression.of(typed)) {
      case Expression.Result.Fault(Phrase reason) -> Optional.of(reason.said());
      case Expression.Result.Value(double number) -> edits.make(parameter, number);
    };
  }

  private void step(KeyEvent event) {
    boolean up = event.getCode() == KeyCode.UP;
    Optional<LastBit> bit = bit(event.isShiftDown(), event.isAltDown(), event.isShortcutDown());
    if ((up || event.getCode() == KeyCode.DOWN) && (bit.isPresent() || !event.isShortcutDown())) {
      event.consume();
      if (entry.finish()) {
        stepping =
            preview(bit.map(b -> b.next(value, up)).orElseGet(() -> next(event, up))) || stepping;
      }
    } else if (event.getCode() == KeyCode.ESCAPE && stepping) {
      stepping = false;
      cancel();
      event.consume();
    }
  }

  private static Optional<LastBit> bit(boolean shift, boolean alt, boolean shortcut) {
    return shift && alt != shortcut
        ? Optional.of(alt ? LastBit.DOUBLE : LastBit.FLOAT)
        : Optional.empty();
  }

  /// With Shift some desktops turn the wheel sideways.
  private void wheel(ScrollEvent event) {
    double turned = event.getDeltaY() == 0 ? event.getDeltaX() : event.getDeltaY();
    bit(event.isShiftDown(), event.isAltDown(), event.isShortcutDown())
        .filter(_ -> turned != 0)
        .ifPresent(bit -> {
          stepBit(bit, turned > 0);
          event.consume();
        });
  }

  private void stepBit(LastBit bit, boolean up) {
    if (entry.finish() && preview(bit.next(value, up))) {
      commit();
    }
  }

  private double next(KeyEvent event, boolean up) {
    double step =
        parameter.kind().perKey(camera()) * Scrub.factor(event.isShiftDown(), event.isAltDown());
    BigDecimal way = BigDecimal.valueOf(up ? step : -step);
    return clamped(BigDecimal.valueOf(value).add(way).doubleValue(), step);
  }

  /// However long a key is held, its steps are one of the history.
  private void endStep(KeyEvent event) {
    if (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN) {
      endSteps();
    }
  }

  private void endSteps() {
    if (stepping) {
      stepping = false;
      edits.session().commit();
    }
  }
}
