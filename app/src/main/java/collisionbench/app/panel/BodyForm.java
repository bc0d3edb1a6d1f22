package collisionbench.app.panel;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit;
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

  BodyForm(Body body, Session session, ParameterEdits edits) {
    super(body.id(), edits);
    String kind = Figure.of(body).label();
    VBox shape = sectionAtStart(kind);
    switch (body) {
      case Body3 solid -> {
        addRows(shape, SolidParameters.of(solid));
        if (solid.shape() instanceof Box) {
          addOrientation(shape, new Orientation(body.id()));
        }
      }
      case Body2 flat when flat.shape() instanceof Polygon polygon ->
          shape.getChildren().add(new CornerTable(this, flat, polygon, session));
      case Body2 flat -> addRows(shape, FlatParameters.of(flat));
    }
    section(Texts.get("field.motion"), row("velocity", velocity(body)));
  }

  /// {@return what decides which fields a body has: they stay while this stays}
  static List<Object> structure(Body body) {
    Optional<Integer> corners =
        body instanceof Body2 flat && flat.shape() instanceof Polygon polygon
            ? Optional.of(polygon.vertices().size())
            : Optional.empty();
    return List.of(body.id(), Figure.of(body), corners);
  }

  private void addRows(VBox section, List<Group> groups) {
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

  private static Group velocity(Body body) {
    Lens lens = new Lens(body.id(), Edit.Change.What.VELOCITY);
    String title = Texts.get("field.velocity");
    return switch (body) {
      case Body3 _ -> lens.space(title, Kind.COORDINATE, Body::displacement, Body::moving);
      case Body2 _ ->
          lens.plane(
              title,
              moving -> ((Body2) moving).velocity(),
              (moving, velocity) -> new Body2(moving.id(), ((Body2) moving).shape(), velocity));
    };
  }
}
