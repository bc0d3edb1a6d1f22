package collisionbench.app.viewport;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;

/// What is said of the bodies, over them: contacts, distances, depths, bounding boxes and names.
final class MarkOverlay implements Overlay {

  private final Function<Sight, List<Point2D>> uncovered;
  private final Supplier<List<Bounds>> panels;
  private final Lettering lettering = new Lettering();

  /// @param uncovered what no label may cover beside the marks themselves
  /// @param panels what lies over the picture, where no label could be read
  MarkOverlay(Function<Sight, List<Point2D>> uncovered, Supplier<List<Bounds>> panels) {
    this.uncovered = uncovered;
    this.panels = panels;
  }

  @Override
  public void draw(GraphicsContext canvas, Sight sight) {
    Marks marks = Marks.of(sight);
    MarkPainter painter = new MarkPainter(canvas, sight.palette());
    marks.drawn().forEach(painter::paint);
    LabelPlaces places = marks.places(sight, uncovered.apply(sight), panels.get());
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
