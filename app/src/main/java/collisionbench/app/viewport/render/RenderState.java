package collisionbench.app.viewport.render;

import collisionbench.app.session.Hue;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Body;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Everything that determines what a viewport shows.
///
/// @param evaluation the scene, the time, and the answers
/// @param hovered the name of the grip under the mouse
/// @param held the name of the dragged grip
/// @param guide the readout of the drag, once it has begun
/// @param moved the names of the selected bodies that are being moved or were moved last
/// @param pointedOut the drawings of a method's step
/// @param coloring how another method colors the picture; empty for our own answers
/// @param map the map of answers under the bodies
/// @param seenThrough the names of the bodies that are see-through, if not all are
/// @param explained whether the steps of a method are listed, which have letters of their own
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
    List<Drawing> pointedOut,
    Optional<Coloring> coloring,
    Optional<AnswerMap> map,
    Set<String> seenThrough,
    boolean explained) {

  public Contacts contacts() {
    return coloring.map(Contacts::of).orElseGet(() -> Contacts.of(evaluation));
  }

  /// {@return the two bodies with tints of their own, if the palette has them}
  public Optional<Ruling.Names> pair() {
    return palette.tellsApart() ? selection.pair(evaluation) : Optional.empty();
  }

  public Hue tint(String id) {
    return Hue.of(id, pair());
  }

  public Set<String> seeThrough() {
    return view.shows(View.Layer.SEE_THROUGH) ? evaluation.scene().ids() : seenThrough;
  }

  /// {@return the visible bodies at the current time}
  public List<Body> bodies() {
    return evaluation.scene().hidden().isEmpty()
        ? evaluation.bodies()
        : evaluation.bodies().stream().filter(body -> !isHidden(body.id())).toList();
  }

  public boolean isHidden(String id) {
    return evaluation.scene().hidden().contains(id);
  }

  /// {@return the snap step of drags and nudges}
  public SnapStep step() {
    return GridSpacing.step(projection, view.step());
  }

  /// {@return whether a grip is dragged, or under the mouse while none is}
  public boolean highlights(String grip) {
    return held.map(grip::equals).orElseGet(() -> hovered.filter(grip::equals).isPresent());
  }
}
