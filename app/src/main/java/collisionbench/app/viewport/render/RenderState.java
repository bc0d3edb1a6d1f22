package collisionbench.app.viewport.render;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// All that decides what a viewport shows at one moment.
///
/// @param evaluation the scene, the time, and the answers about it
/// @param hovered the name of the grip under the mouse, if one is
/// @param held the name of the grip that is held, if one is
/// @param guide what is said of what is held, once it has been moved
/// @param moved the names of the selected bodies that are being moved, or were moved last
/// @param pointedOut what of a method's step is drawn
public record RenderState(
    Evaluation evaluation,
    Selection selection,
    View view,
    Projection projection,
    Palette palette,
    Optional<String> hovered,
    Optional<String> held,
    Optional<DragGuide> guide,
    Set<String> moved,
    List<Drawing> pointedOut) {

  /// What is seen while nothing is moved by the mouse.
  public RenderState(
      Evaluation evaluation,
      Selection selection,
      View view,
      Projection projection,
      Palette palette,
      Optional<String> hovered,
      Optional<String> held) {
    this(
        evaluation,
        selection,
        view,
        projection,
        palette,
        hovered,
        held,
        Optional.empty(),
        Set.of(),
        List.of());
  }

  /// {@return the same with something of a method's step drawn}
  public RenderState pointingOut(List<Drawing> drawings) {
    return new RenderState(
        evaluation, selection, view, projection, palette, hovered, held, guide, moved, drawings);
  }

  /// {@return the bodies that are drawn, where they stand at the time shown}
  public List<Body> bodies() {
    return evaluation.scene().hidden().isEmpty()
        ? evaluation.bodies()
        : evaluation.bodies().stream().filter(body -> !isHidden(body.id())).toList();
  }

  /// {@return whether a body is not drawn}
  public boolean isHidden(String id) {
    return evaluation.scene().hidden().contains(id);
  }

  /// {@return the steps in which what is dragged snaps, and what is nudged goes}
  public SnapStep step() {
    return GridSpacing.step(projection, view.step());
  }

  /// {@return whether the mouse is over a grip or holds it}
  public boolean highlights(String grip) {
    return held.map(grip::equals).orElseGet(() -> hovered.filter(grip::equals).isPresent());
  }
}
