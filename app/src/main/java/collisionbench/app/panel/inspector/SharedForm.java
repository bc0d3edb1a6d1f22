package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.Form;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.NumberKind;
import collisionbench.app.panel.widget.ParameterEdits;
import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/// The fields for several bodies: the center of their common bounds, which moves them together, and
/// what all of them have, such as radius and velocity. A field is empty where they differ.
final class SharedForm extends Form {

  private final List<String> ids;
  private final Set<String> all;
  private final Set<ShapeType> types;

  SharedForm(List<Body> bodies, Space space, ParameterEdits edits) {
    super(() -> Texts.get("edit.bodies", bodies.size()), edits);
    ids = bodies.stream().map(Body::id).toList();
    all = Set.copyOf(ids);
    types = types(bodies);
    Label names = Nodes.named(new Label(String.join(", ", ids)), "shared-names", "muted");
    Wrapping.wrap(names);
    names.setMaxHeight(60);
    names.setTooltip(new Tooltip(names.getText()));
    VBox shared =
        sectionAtStart(Texts.get("field.shared"), names, row("middle", middle(all, space)));
    Subject subject = scene -> bodies(all, scene).toList();
    Body example = bodies.getFirst();
    for (int field = 0; field < example.values().size(); field++) {
      if (isCommon(example.type().fields().get(field))) {
        addField(shared, example, field, subject);
      }
    }
    section(Texts.get("field.motion"), row("velocity", BodyForm.velocity(space, subject)));
  }

  private static Set<ShapeType> types(List<Body> bodies) {
    return bodies.stream().map(Body::type).collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean isLocked(Scene scene) {
    return scene.locked().containsAll(all);
  }

  /// {@return whether all bodies have the field, and it is a size or a direction}
  private boolean isCommon(Field field) {
    return switch (field.kind()) {
      case LENGTH, HALF_EXTENTS, TURN, OPENING, DIRECTION ->
          types.stream().allMatch(type -> type.place(field.what()).isPresent());
      case POINT, FLAT_POINT, CORNERS, POINTS -> false;
    };
  }

  private void addField(VBox section, Body example, int field, Subject subject) {
    String id = KebabCase.of(example.type().fields().get(field).what());
    List<ParameterGroup> groups =
        example.values().get(field) instanceof FieldValue.Turn
            ? List.of(new OrientationFields(subject).angles())
            : ShapeParameters.of(example, field, subject);
    groups.forEach(group -> section.getChildren().add(row(id, group)));
  }

  @Override
  public boolean isFor(Scene scene, List<Body> selected) {
    return selected.stream().map(Body::id).toList().equals(ids) && types(selected).equals(types);
  }

  @Override
  public boolean isIn(Scene scene) {
    return scene.ids().containsAll(all);
  }

  @Override
  public double size(Scene scene) {
    return bodies(all, scene).mapToDouble(Body::extent).max().orElse(0);
  }

  static ParameterGroup middle(Set<String> ids, Space space) {
    String title = Texts.get("field.middle");
    return new ParameterGroup(
        title, Axis.of(space).stream().map(axis -> parameter(title, axis, ids)).toList());
  }

  private static Parameter parameter(String title, Axis axis, Set<String> ids) {
    return new Parameter(
        axis.name(),
        title + " " + axis,
        NumberKind.COORDINATE,
        scene -> axis.of(middle(ids, scene)),
        (scene, value) ->
            new Edit.Move(ids, axis.direction().times(value - axis.of(middle(ids, scene)))));
  }

  private static Vec3 middle(Set<String> ids, Scene scene) {
    return bodies(ids, scene)
        .map(Body::bounds)
        .reduce(Bounds3::and)
        .map(Bounds3::center)
        .orElse(Vec3.ZERO);
  }

  /// In one pass, since there may be thousands.
  private static Stream<Body> bodies(Set<String> ids, Scene scene) {
    return scene.bodies().stream().filter(body -> ids.contains(body.id()));
  }
}
