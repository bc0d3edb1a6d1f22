package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.Disclosure;
import collisionbench.app.panel.widget.FieldRow;
import collisionbench.app.panel.widget.Form;
import collisionbench.app.panel.widget.NumberKind;
import collisionbench.app.panel.widget.ParameterEdits;
import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.app.session.Session;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.History;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The numbers of one body: its shape and its motion.
final class BodyForm extends Form {

  private final Subject.Edited subject;
  private final List<Object> kind;
  private final CornerTable.Lists pointLists;

  BodyForm(Body body, Session session, ParameterEdits edits, CornerTable.Lists pointLists) {
    Subject.Edited subject = new Subject.Edited(body.id());
    super(subject::id, edits);
    this.pointLists = pointLists;
    this.subject = subject;
    this.kind = kind(body);
    VBox shape = sectionAtStart(ShapeIcon.label(body.type()));
    for (int field = 0; field < body.values().size(); field++) {
      addField(shape, body, field, session);
    }
    section(Texts.get("field.motion"), row("velocity", velocity(body.space(), subject)));
  }

  @Override
  public boolean isFor(Scene scene, List<Body> selected) {
    return selected.stream().map(Body::id).toList().equals(List.of(subject.id())) && isIn(scene);
  }

  @Override
  public boolean isIn(Scene scene) {
    return scene.body(subject.id()).map(BodyForm::kind).filter(kind::equals).isPresent();
  }

  @Override
  public boolean isLocked(Scene scene) {
    return scene.locked().contains(subject.id());
  }

  @Override
  public double size(Scene scene) {
    return scene.body(subject.id()).map(Body::extent).orElse(0.0);
  }

  @Override
  public void follow(History history) {
    super.follow(history);
    if (history.present().body(subject.id()).isEmpty()) {
      history.undoable().ifPresent(edit -> follow(edit, false));
      history.redoable().ifPresent(edit -> follow(edit, true));
    }
  }

  private void follow(Edit edit, boolean undone) {
    if (edit instanceof Edit.Rename(String id, String newId)
        && subject.id().equals(undone ? newId : id)) {
      subject.rename(undone ? id : newId);
    }
  }

  /// {@return what the fields depend on: they stay while this is equal}
  private static List<Object> kind(Body body) {
    return List.of(body.type(), body.points().size());
  }

  private void addField(VBox section, Body body, int field, Session session) {
    switch (body.values().get(field)) {
      case FieldValue.Turn _ -> addOrientation(section, new OrientationFields(subject));
      case FieldValue.Corners _ -> addTable(section, body, field, ListedPoints.CORNERS, session);
      case FieldValue.Points _ -> addTable(section, body, field, ListedPoints.POINTS, session);
      case FieldValue.Point _,
          FieldValue.FlatPoint _,
          FieldValue.Length _,
          FieldValue.HalfExtents _,
          FieldValue.Direction _,
          FieldValue.Opening _ ->
          ShapeParameters.of(body, field, subject)
              .forEach(group -> section.getChildren().add(row("shape-" + field, group)));
    }
  }

  private void addTable(VBox section, Body body, int field, ListedPoints listed, Session session) {
    section
        .getChildren()
        .add(new CornerTable(this, body, field, subject, listed, session, pointLists));
  }

  private void addOrientation(VBox section, OrientationFields orientation) {
    FieldRow quaternion = row("quaternion", orientation.quaternion());
    Label title = new Label(Texts.get("field.as-quaternion"));
    Disclosure disclosure = new Disclosure("quaternion-unfold", title, quaternion);
    disclosure.describe(title.getText());
    section.getChildren().addAll(row("orientation", orientation.angles()), disclosure);
  }

  static ParameterGroup velocity(Space space, Subject subject) {
    return new BodyParameters(subject, ChangeKind.VELOCITY)
        .coordinates(
            Texts.get("field.velocity"),
            NumberKind.COORDINATE,
            space,
            Body::displacement,
            Body::moving);
  }
}
