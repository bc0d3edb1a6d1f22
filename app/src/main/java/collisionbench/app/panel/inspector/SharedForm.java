package collisionbench.app.panel.inspector;

import collisionbench.app.panel.field.Form;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.field.NumberKind;
import collisionbench.app.panel.field.Parameter;
import collisionbench.app.panel.field.ParameterEdits;
import collisionbench.app.panel.field.ParameterGroup;
import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

/// The fields for several bodies: the centre of their common bounds, which moves them together.
final class SharedForm extends Form {

  private final List<String> ids;
  private final Set<String> all;

  SharedForm(List<String> ids, Space space, ParameterEdits edits) {
    super(() -> Texts.get("edit.bodies", ids.size()), edits);
    this.ids = ids;
    all = Set.copyOf(ids);
    Label names = Nodes.named(new Label(String.join(", ", ids)), "shared-names", "muted");
    names.setWrapText(true);
    names.setMaxHeight(60);
    names.setTooltip(new Tooltip(names.getText()));
    sectionAtStart(Texts.get("field.shared"), names, row("middle", middle(all, space)));
  }

  @Override
  public boolean isFor(Scene scene, List<Body> selected) {
    return selected.stream().map(Body::id).toList().equals(ids);
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
