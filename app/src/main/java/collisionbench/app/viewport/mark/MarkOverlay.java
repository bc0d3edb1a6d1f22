package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.gizmo.Gizmo;
import collisionbench.app.viewport.gizmo.VelocityArrows;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.RenderState;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;

/// Draws contacts, distances, depths, crossings, bounding boxes, names and the readout of a drag.
/// During a drag and after it, labels stay beside what they are about, until the camera, the
/// selection or the layers change.
public final class MarkOverlay implements Overlay {

  private final Supplier<List<Bounds>> panels;
  private final LabelFont lettering = new LabelFont();

  /// The labels of the last picture.
  private List<PlacedLabel> before = List.of();

  /// The last picture of a drag, while those after it are seen in the same way.
  private Optional<RenderState> dragged = Optional.empty();

  /// The marks of the last render state, of which all overlays of a picture ask for them.
  private Optional<Cached> cached = Optional.empty();

  private record Cached(RenderState state, Marks marks) {

    @SuppressWarnings("ReferenceEquality") // comparing the evaluations would take longer
    boolean isOf(RenderState other) {
      return state == other;
    }
  }

  /// An overlay of a picture without panels.
  public MarkOverlay() {
    this(List::of);
  }

  /// @param panels the areas covered by panels
  public MarkOverlay(Supplier<List<Bounds>> panels) {
    this.panels = panels;
  }

  private Marks marks(RenderState state) {
    Cached now =
        cached.filter(last -> last.isOf(state)).orElseGet(() -> new Cached(state, Marks.of(state)));
    cached = Optional.of(now);
    return now.marks;
  }

  /// {@return points that must stay visible}
  public Stream<Point2D> points(RenderState state) {
    return marks(state).points();
  }

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    MarkPainter painter = new MarkPainter(canvas, state.palette(), state.pair().isPresent());
    List<PlacedLabel> placed = placed(state);
    placed.stream().flatMap(label -> label.leader().stream()).forEach(painter::paintLeader);
    painter.paint(marks(state).drawn());
    placed.forEach(label -> painter.paintLabel(label, lettering));
  }

  /// {@return the labels of a picture in their places}
  List<PlacedLabel> placed(RenderState state) {
    Marks said = marks(state);
    List<Point2D> grips = Stream.concat(VelocityArrows.points(state), Gizmo.points(state)).toList();
    LabelPlaces places = said.places(state, grips, panels.get());
    dragged =
        state.guide().isPresent()
            ? Optional.of(state)
            : dragged.filter(last -> isSeenAlike(last, state));
    if (dragged.isPresent()) {
      places.keep(before);
    }
    before = place(said.labels(), places);
    return before;
  }

  private static boolean isSeenAlike(RenderState one, RenderState other) {
    return one.projection().equals(other.projection())
        && one.selection().equals(other.selection())
        && one.view().equals(other.view());
  }

  /// Labels that can stay come first, so that one that has to move pushes no other. Labels of
  /// arrows without room take the others of their weight with them.
  List<PlacedLabel> place(List<Mark.Label> labels, LabelPlaces places) {
    Map<Mark.Label, PlacedLabel> placed = new LinkedHashMap<>();
    labels.forEach(label -> stay(label, places).ifPresent(at -> placed.put(label, at)));
    Set<Mark.Weight> incomplete = EnumSet.noneOf(Mark.Weight.class);
    for (Mark.Label label : labels) {
      if (!placed.containsKey(label)) {
        place(label, places)
            .ifPresentOrElse(at -> placed.put(label, at), () -> incomplete.add(label.weight()));
      }
    }
    incomplete.removeAll(EnumSet.of(Mark.Weight.USUAL, Mark.Weight.VECTOR));
    placed.keySet().removeIf(label -> incomplete.contains(label.weight()));
    return List.copyOf(placed.values());
  }

  private Optional<PlacedLabel> stay(Mark.Label label, LabelPlaces places) {
    Bounds plate = lettering.plate(label);
    return places.stay(label, plate.getWidth(), plate.getHeight());
  }

  private Optional<PlacedLabel> place(Mark.Label label, LabelPlaces places) {
    Bounds plate = lettering.plate(label);
    return label.edge() == Hue.HELD
        ? Optional.of(places.placeHeld(label, plate.getWidth(), plate.getHeight()))
        : places.place(label, plate.getWidth(), plate.getHeight());
  }
}
