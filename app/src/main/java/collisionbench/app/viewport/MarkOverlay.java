package collisionbench.app.viewport;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;

/// What is said of the bodies, over them: contacts, distances, depths, bounding boxes and names.
final class MarkOverlay implements Overlay {

  private final Function<Sight, List<Point2D>> uncovered;
  private final Lettering lettering = new Lettering();

  /// @param uncovered what no label may cover beside the marks themselves
  MarkOverlay(Function<Sight, List<Point2D>> uncovered) {
    this.uncovered = uncovered;
  }

  @Override
  public void draw(GraphicsContext canvas, Sight sight) {
    Marks marks = Marks.of(sight);
    MarkPainter painter = new MarkPainter(canvas, sight.palette());
    marks.drawn().forEach(painter::paint);
    LabelPlaces places = marks.places(sight, uncovered.apply(sight));
    List<LabelPlaces.Placed> placed =
        marks.labels().stream().flatMap(label -> place(label, places).stream()).toList();
    placed.forEach(painter::paintLeader);
    placed.forEach(label -> painter.paintLabel(label, lettering.font()));
  }

  private Optional<LabelPlaces.Placed> place(Mark.Label label, LabelPlaces places) {
    Bounds plate = lettering.plate(label.text());
    return places.place(label, plate.getWidth(), plate.getHeight());
  }
}
