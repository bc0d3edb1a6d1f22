package collisionbench.app.panel.widget;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.History;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The fields for the selection. A form stays while the same bodies are selected and have the same
/// fields, even if they are renamed.
public abstract class Form extends Column {

  private final Supplier<String> whose;
  private final ParameterEdits edits;
  private final List<FieldRow> rows = new ArrayList<>();
  private final Map<Label, String> headingsAtStart = new HashMap<>();
  private Optional<Scene> shown = Optional.empty();
  private boolean afterLastBit;

  /// @param whose supplies the name of the owner of the numbers
  public Form(Supplier<String> whose, ParameterEdits edits) {
    this.whose = whose;
    this.edits = edits;
    getStyleClass().add("form");
  }

  /// {@return whether these are the fields for exactly these bodies of a scene}
  public abstract boolean isFor(Scene scene, List<Body> selected);

  /// {@return whether a scene has the bodies of the fields}
  public abstract boolean isIn(Scene scene);

  /// {@return whether its bodies are locked, so that nothing can be entered}
  public boolean isLocked(Scene scene) {
    return false;
  }

  /// {@return the size that coordinates are rounded relative to; 0 if unknown}
  public double size(Scene scene) {
    return 0;
  }

  /// Follows the same body if the last step renamed it. After a step by the last bit, changed
  /// numbers are shown exactly.
  public void follow(History history) {
    afterLastBit = history.undoable().filter(edit -> edit.changes(ChangeKind.LAST_BIT)).isPresent();
  }

  /// Shows the numbers of the selection, and its other properties.
  public void show(Evaluation evaluation) {
    Scene scene = evaluation.scene();
    shown = Optional.of(scene);
    show(rows, scene);
    setDisable(isLocked(scene));
    boolean later = evaluation.time() != 0;
    headingsAtStart.forEach(
        (heading, title) -> heading.setText(later ? Texts.get("field.at-start", title) : title));
  }

  private void show(List<FieldRow> some, Scene scene) {
    double size = size(scene);
    some.stream().flatMap(FieldRow::fields).forEach(field -> field.show(scene, size, afterLastBit));
  }

  /// Applies unfinished input if the scene still has its bodies; input that is refused is reverted,
  /// with a message.
  public void applyOrRevert(Scene scene) {
    rows.stream()
        .flatMap(FieldRow::fields)
        .forEach(field -> {
          if (isIn(scene)) {
            field.applyOrRevert(whose.get());
          } else {
            field.revertWithMessage(whose.get());
          }
        });
  }

  public void revert() {
    rows.stream().flatMap(FieldRow::fields).forEach(NumberField::revert);
  }

  /// {@return the fields of a group, which are updated with the others from now on}
  public FieldRow row(String id, ParameterGroup group) {
    return add(new FieldRow("field-" + id, group, edits));
  }

  /// {@return the fields of one of many groups, in a line that begins with its index}
  public FieldRow line(String id, int index, ParameterGroup group) {
    return add(new FieldRow("field-" + id, index, group, edits));
  }

  private FieldRow add(FieldRow row) {
    rows.add(row);
    shown.filter(this::isIn).ifPresent(scene -> show(List.of(row), scene));
    return row;
  }

  /// Adds a section of values at time 0. While another time is shown, its heading mentions time 0.
  public VBox sectionAtStart(String title, Node... content) {
    Label heading = Nodes.fill(new Label(title));
    headingsAtStart.put(heading, title);
    return section(heading, content);
  }

  public VBox section(String title, Node... content) {
    return section(Nodes.fill(new Label(title)), content);
  }

  private VBox section(Label heading, Node... content) {
    VBox section = Nodes.styled(new Column(Nodes.row("section-title", heading)), "section");
    section.getChildren().addAll(content);
    getChildren().add(section);
    return section;
  }
}
