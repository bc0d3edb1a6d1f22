package collisionbench.app.panel.widget;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The fields of numbers that belong together, side by side below their title; an error or a hint
/// overlaps what is below. A single number has its title beside it, and a row of a list its index.
public final class FieldRow extends Column {

  /// The four numbers of a quaternion take two lines.
  private static final int MOST_ACROSS = 3;

  private final List<NumberField> fields;

  /// A row of a list.
  ///
  /// @param index shown beside the fields, instead of the title
  FieldRow(String id, int index, ParameterGroup group, ParameterEdits edits) {
    this(id, group, edits, Optional.of(new Label(String.valueOf(index))));
  }

  FieldRow(String id, ParameterGroup group, ParameterEdits edits) {
    this(id, group, edits, Optional.empty());
  }

  /// @param id for tests and style sheets; the id of a field is this with its label appended
  private FieldRow(String id, ParameterGroup group, ParameterEdits edits, Optional<Label> index) {
    Nodes.named(this, id + "-row", "field-row");
    boolean alone = group.parameters().size() == 1;
    fields =
        group.parameters().stream()
            .map(parameter ->
                new NumberField(
                    alone ? id : id + "-" + parameter.label().toLowerCase(Locale.ROOT),
                    parameter,
                    group,
                    edits))
            .toList();
    fields.forEach(field -> Nodes.fill(field).setPrefWidth(0));
    if (!alone && index.isEmpty()) {
      getChildren().add(Nodes.styled(new Label(group.title()), "field-title"));
    }
    addLines(alone ? "field-alone" : "fields");
    index.ifPresent(
        label -> firstLine().getChildren().addFirst(Nodes.styled(label, "field-index")));
    getChildren()
        .add(
            RefusalLabel.plate(
                fields.stream().map(NumberField::refusal).toList(),
                fields.stream().map(NumberField::hint).toList()));
  }

  private void addLines(String style) {
    int across = fields.size() > MOST_ACROSS ? 2 : MOST_ACROSS;
    for (int i = 0; i < fields.size(); i += across) {
      HBox side = Nodes.styled(new HBox(), style);
      side.getChildren().addAll(fields.subList(i, Math.min(i + across, fields.size())));
      getChildren().add(side);
    }
  }

  public void addBehind(Node... nodes) {
    firstLine().getChildren().addAll(nodes);
  }

  private HBox firstLine() {
    return getChildren().stream()
        .filter(HBox.class::isInstance)
        .map(HBox.class::cast)
        .findFirst()
        .orElseThrow();
  }

  Stream<NumberField> fields() {
    return fields.stream();
  }
}
