package collisionbench.app.panel.widget;

import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.ReasonException;
import collisionbench.bench.text.Texts;
import java.util.List;
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
import javafx.scene.input.Clipboard;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/// A field for a number. The number or arithmetic can be typed, or all numbers of its group as in
/// `Vector3(1, 2, 3)`, the label dragged, and the arrow keys step it: ten steps with Shift, a tenth
/// with Alt, to the next double with Alt and Shift, to the next float with Ctrl and Shift. The
/// wheel does the same with these keys. Two buttons step to the next and the previous double.
///
/// Shows the number rounded, and exactly while it has the focus. A number that is not the same for
/// all bodies is NaN; the field is then empty, and only typing changes it.
final class NumberField extends HBox {

  /// Stands in an empty field for numbers that differ.
  private static final String MIXED = "\u2014";

  private final Parameter parameter;
  private final ParameterGroup group;
  private final ParameterEdits edits;
  private final TextField text = new CellField();
  private final TextEntry entry;
  private final SteppedNumber number;
  private double measure;

  NumberField(String id, Parameter parameter, ParameterGroup group, ParameterEdits edits) {
    this.parameter = parameter;
    this.group = group;
    this.edits = edits;
    Nodes.styled(this, "number-field").setAlignment(Pos.CENTER_LEFT);
    text.setId(id);
    text.setAccessibleText(parameter.name());
    text.setPrefColumnCount(4);
    number = new SteppedNumber(parameter, edits, this::refuse);
    // Before the entry: while a key is held, Escape cancels its steps only.
    KeySteps steps = KeySteps.on(text, this, number, this::apply);
    entry = new TextEntry(text, this::typed);
    entry.onLeft(edits.left());
    Nodes.onFocusLost(text, steps::end);
    steps.onBit(entry::showEnd);
    BitButtons bits = new BitButtons(id, parameter.name(), steps::step);
    getChildren()
        .addAll(label(id), Nodes.fill(text), Nodes.showWhile(bits, text.focusedProperty()));
    text.widthProperty().subscribe(_ -> showValue());
  }

  private void refuse(String reason) {
    entry.refuse(reason);
  }

  private boolean apply() {
    return entry.apply();
  }

  private Label label(String id) {
    String axis = "axis-" + parameter.label().toLowerCase(Locale.ROOT);
    Label label = Nodes.named(new Label(parameter.label()), id + "-label", "number-label", axis);
    label.setMinWidth(USE_PREF_SIZE);
    label.setTooltip(new Tooltip(Texts.get("number.tip", parameter.name())));
    label.setLabelFor(text);
    Scrub.on(label, number);
    return label;
  }

  /// @param size the size of the body, for rounding its coordinates
  /// @param exactly whether to show all digits of a changed number, scrolled to the last
  void show(Scene scene, double size, boolean exactly) {
    double next = parameter.read().applyAsDouble(scene);
    double nextMeasure = parameter.kind().measure(size);
    if (Double.compare(next, number.value()) != 0 || nextMeasure != measure) {
      number.set(next);
      measure = nextMeasure;
      if (exactly && !Double.isNaN(next)) {
        entry.show(Numbers.exact(next) + parameter.kind().unit(), Numbers.exact(next));
        entry.showEnd();
      } else {
        showValue();
      }
    }
  }

  /// Without the focus, shows as many digits as fit: a truncated number would be a different one.
  private void showValue() {
    text.setPromptText(Double.isNaN(number.value()) ? MIXED : "");
    if (Double.isNaN(number.value())) {
      entry.show("");
      return;
    }
    String unit = parameter.kind().unit();
    String brief =
        Numbers.fitting(Numbers.read(number.value(), measure), shown -> fits(shown + unit));
    entry.show(brief + unit, Numbers.exact(number.value()));
  }

  private boolean fits(String shown) {
    double room = text.getWidth() - text.snappedLeftInset() - text.snappedRightInset();
    Text drawn = new Text(shown);
    drawn.setFont(text.getFont());
    return text.getWidth() == 0 || drawn.getLayoutBounds().getWidth() <= room;
  }

  /// Applies the input; input that is refused is reverted with a message.
  ///
  /// @param whose the name of what the number belongs to
  void applyOrRevert(String whose) {
    entry.applyOrRevert(named(whose), edits.warn());
  }

  /// Reverts the input, with a message if it was refused.
  void revertWithMessage(String whose) {
    entry.revertWithMessage(named(whose), edits.warn());
  }

  private String named(String whose) {
    return Texts.get("typed.of", parameter.name(), whose);
  }

  void revert() {
    entry.revert();
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

  private Optional<String> typed(String typed) {
    try {
      return edits.make(parameter, Expression.of(typed));
    } catch (ReasonException refused) {
      return point(typed)
          .map(write -> Attempt.make(edits.session(), write))
          .orElseGet(() -> Optional.of(refused.phrase().text()));
    }
  }

  /// {@return the edit that writes all numbers of the group, if they were typed}
  private Optional<Attempt.Maker> point(String typed) {
    List<String> names = group.parameters().stream().map(Parameter::label).toList();
    return group
        .together()
        .flatMap(write ->
            TypedPoint.of(typed, names).map(numbers -> scene -> write.apply(scene, numbers)));
  }

  /// Puts a semicolon between pasted cells of a spreadsheet, instead of joining their digits.
  private static final class CellField extends TextField {

    @Override
    public void paste() {
      // Null if there is no text, even where hasString() says that there is.
      String pasted = Clipboard.getSystemClipboard().getString();
      if (pasted != null) {
        replaceSelection(TypedPoint.joined(pasted));
      }
    }
  }
}
