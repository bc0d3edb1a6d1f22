package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.Attempt;
import collisionbench.app.panel.widget.Column;
import collisionbench.app.panel.widget.Disclosure;
import collisionbench.app.panel.widget.FieldRow;
import collisionbench.app.panel.widget.Form;
import collisionbench.app.panel.widget.LongColumn;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.app.panel.widget.RefusalLabel;
import collisionbench.app.session.Session;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.text.ReasonException;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// The corners of a polygon or the points of a hull, a line for each, with buttons that add another
/// after it or remove it. It can be folded, copied and pasted.
final class CornerTable extends Column {

  private final Session session;
  private final Subject.Edited subject;
  private final int field;
  private final ListedPoints listed;
  private final ShapeType type;
  private final Lists lists;
  private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");

  /// @param field the index of the points among the fields of the shape
  CornerTable(
      Form form,
      Body body,
      int field,
      Subject.Edited subject,
      ListedPoints listed,
      Session session,
      Lists lists) {
    this.session = session;
    this.lists = lists;
    this.subject = subject;
    this.field = field;
    this.listed = listed;
    type = body.type();
    Nodes.styled(this, "corner-table");
    List<ParameterGroup> groups = ShapeParameters.of(body, field, subject);
    LongColumn rows = new LongColumn(groups.size(), i -> row(form, groups, i));
    Column list = Nodes.styled(new Column(buttons()), "corner-table");
    limit(groups.size()).ifPresent(words -> list.getChildren().add(words));
    list.getChildren().add(Nodes.styled(rows, "corner-rows"));
    getChildren()
        .addAll(
            disclosure(groups.size(), list),
            RefusalLabel.plate(List.of(refusal.getReadOnlyProperty()), List.of()));
    Nodes.whenTrue(focusWithinProperty().map(within -> !within), () -> refusal.set(""));
  }

  private Disclosure disclosure(int count, Column list) {
    Label title = new Label(Texts.get(listed.word() + ".list", count));
    Disclosure disclosure = new Disclosure(listed.word() + "-unfold", title, list);
    disclosure.describe(title.getText());
    disclosure.unfold(lists.unfolded().get());
    disclosure.onToggled(() -> lists.unfolded().set(disclosure.isUnfolded()));
    return disclosure;
  }

  private HBox buttons() {
    Button copy =
        Nodes.smallButton(listed.word() + "-copy", Texts.get("points.copy"), this::copyAll);
    Button paste =
        Nodes.smallButton(listed.word() + "-paste", Texts.get("points.paste"), this::pasteAll);
    copy.setTooltip(new Tooltip(Texts.get("points.copy-tip")));
    paste.setTooltip(new Tooltip(Texts.get("points.paste-tip")));
    return new HBox(8, copy, paste);
  }

  private void copyAll() {
    body().ifPresent(body -> lists.copy().accept(PointText.of(listed.coordinates(value(body)))));
  }

  private void pasteAll() {
    String text = lists.paste().get().orElse("");
    change(ChangeKind.POINT_LIST, _ -> listed.read(text));
  }

  private FieldRow row(Form form, List<ParameterGroup> groups, int index) {
    FieldRow row = form.line(listed.word() + "-" + (index + 1), index + 1, groups.get(index));
    Change added = points -> listed.added(points, index);
    Change removed = points -> listed.without(points, index);
    Button add = button(".add", Feather.PLUS, index, () -> change(listed.more(), added));
    Button remove = button(".remove", Feather.MINUS, index, () -> change(listed.fewer(), removed));
    add.setDisable(groups.size() >= listed.most());
    remove.setDisable(groups.size() <= listed.least());
    row.addBehind(add, remove);
    return row;
  }

  /// {@return why no point can be removed or added, if it needs an explanation}
  private Optional<Label> limit(int count) {
    return listed
        .limit(count)
        .map(words -> Nodes.wrap(Nodes.styled(new Label(words), "corner-limit")));
  }

  private Button button(String what, Feather icon, int index, Runnable action) {
    String id = listed.word() + "-" + (index + 1) + what.replace('.', '-');
    return Nodes.iconButton(id, icon, Texts.get(listed.word() + what, index + 1), action);
  }

  private Optional<Body> body() {
    return session.scene().body(subject.id()).filter(body -> body.type() == type);
  }

  private FieldValue value(Body body) {
    return body.values().get(field);
  }

  /// Returns other points; throws if there are none.
  private interface Change {
    FieldValue of(FieldValue points) throws ReasonException;
  }

  /// Changes the points if the body is still there.
  private void change(ChangeKind what, Change change) {
    body()
        .ifPresent(body -> {
          Optional<String> refused =
              Attempt.make(
                  session,
                  _ -> new Edit.Change(what, List.of(body.with(field, change.of(value(body))))));
          refusal.set(refused.orElse(""));
        });
  }

  /// What all lists of points of an inspector share.
  record Lists(Consumer<String> copy, Supplier<Optional<String>> paste, BooleanProperty unfolded) {}
}
