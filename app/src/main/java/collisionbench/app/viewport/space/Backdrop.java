package collisionbench.app.viewport.space;

import collisionbench.app.viewport.plane.SideGrid;
import collisionbench.app.viewport.render.GridSpacing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Side;
import collisionbench.bench.scene.Body;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;

/// The background of a 3D picture: the ground grid, or a numbered grid in a side view, and the
/// footprints of bodies.
final class Backdrop {

  private final Ground ground = new Ground();
  private final Footprints footprints = new Footprints();
  private final SideGrid sideGrid = new SideGrid();
  private boolean shown = true;
  private Optional<Double> step = Optional.empty();

  /// @param picture the region whose size it takes
  Backdrop(Region picture) {
    for (Canvas canvas : List.of(ground, footprints.canvas())) {
      canvas.widthProperty().bind(picture.widthProperty());
      canvas.heightProperty().bind(picture.heightProperty());
    }
  }

  List<Node> behindBodies() {
    return List.of(ground, sideGrid.grid(), footprints);
  }

  /// {@return the numbers, drawn over the bodies}
  Node numbers() {
    return sideGrid.numbers();
  }

  /// Shows or hides it from the next draw on.
  void show(boolean newShown) {
    shown = newShown;
  }

  /// {@return whether the grid step has changed, so that it must be redrawn}
  boolean setGridStep(Optional<Double> newStep) {
    boolean changes = !step.equals(newStep);
    step = newStep;
    return changes;
  }

  void draw(Projection projection, Palette palette, List<Body> bodies) {
    Optional<Side> side = Side.of(projection);
    ground.setVisible(shown && side.isEmpty());
    footprints.setVisible(shown && !side.map(Side::showsGroundEdgeOn).orElse(false));
    sideGrid.grid().setVisible(shown && side.isPresent());
    sideGrid.numbers().setVisible(shown && side.isPresent());
    double fine = GridSpacing.spacing(projection, step);
    if (ground.isVisible()) {
      ground.draw(projection, fine, palette);
    }
    if (sideGrid.grid().isVisible()) {
      sideGrid.draw(side.orElseThrow(), projection, fine, palette);
    }
    drawFootprints(projection, palette, bodies);
  }

  /// Draws the footprints before the next frame.
  void drawFootprints(Projection projection, Palette palette, List<Body> bodies) {
    footprints.show(projection, palette, bodies);
  }
}
