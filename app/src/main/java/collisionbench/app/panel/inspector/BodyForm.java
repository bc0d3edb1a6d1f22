package collisionbench.app.panel.inspector;

import collisionbench.app.panel.ShapeIcon;
import collisionbench.app.panel.field.Disclosure;
import collisionbench.app.panel.field.FieldRow;
import collisionbench.app.panel.field.Form;
import collisionbench.app.panel.field.NumberKind;
import collisionbench.app.panel.field.ParameterEdits;
import collisionbench.app.panel.field.ParameterGroup;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.History;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.space.Box;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Every number of one body: its shape's, and how it moves.
final class BodyForm extends Form {

  private final EditedBody subject;
  private final List<Object> kind;

  BodyForm(Body body, Session session, ParameterEdits edits) {
    this(body, new EditedBody(body.id()), session, edits);
  }

  private BodyForm(Body body, EditedBody subject, Session session, ParameterEdits edits) {
    super(subject::id, edits);
    this.subject = subject;
    this.kind = kind(body);
    VBox shape = sectionAtStart(ShapeIcon.label(body.type()));
    switch (body) {
      case Body3 solid -> {
        addRows(shape, SolidParameters.of(solid, subject));
        if (solid.shape() instanceof Box) {
          addOrientation(shape, new Orientation(subject));
        }
      }
      case Body2 flat when flat.shape() instanceof Polygon ->
          shape.getChildren().add(new CornerTable(this, flat, subject, session));
      case Body2 flat -> addRows(shape, FlatParameters.of(flat, subject));
    }
    section(Texts.get("field.motion"), row("velocity", velocity(body)));
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
  public double size(Scene scene) {
    return scene.body(subject.id()).map(Body::extent).orElse(0.0);
  }

  @Override
  public void follow(History history) {
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

  /// {@return what decides which fields a body has: they stay while this stays}
  private static List<Object> kind(Body body) {
    Optional<Integer> corners =
        body instanceof Body2 flat && flat.shape() instanceof Polygon polygon
            ? Optional.of(polygon.vertices().size())
            : Optional.empty();
    return List.of(body.type(), corners);
  }

  private void addRows(VBox section, List<ParameterGroup> groups) {
    for (int i = 0; i < groups.size(); i++) {
      section.getChildren().add(row("shape-" + i, groups.get(i)));
    }
  }

  private void addOrientation(VBox section, Orientation orientation) {
    FieldRow quaternion = row("quaternion", orientation.quaternion());
    Label title = new Label(Texts.get("field.as-quaternion"));
    Disclosure disclosure = new Disclosure("quaternion-unfold", title, quaternion);
    disclosure.describe(title.getText());
    section.getChildren().addAll(row("orientation", orientation.angles()), disclosure);
  }

  private ParameterGroup velocity(Body body) {
    BodyParameters lens = new BodyParameters(subject, Edit.Change.What.VELOCITY);
    String title = Texts.get("field.velocity");
    return switch (body) {
      case Body3 _ -> lens.space(title, NumberKind.COORDINATE, Body::displacement, Body::moving);
      case Body2 _ ->
          lens.plane(
              title,
              moving -> ((Body2) moving).velocity(),
              (moving, velocity) -> new Body2(moving.id(), ((Body2) moving).shape(), velocity));
    };
  }
}
