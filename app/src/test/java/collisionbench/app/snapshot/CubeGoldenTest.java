package collisionbench.app.snapshot;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;

/// The cube from a few directions in both themes; a part of it is under the mouse in some.
class CubeGoldenTest {

  private static final int WIDTH = 280;
  private static final int HEIGHT = 180;

  private record Case(double azimuth, double elevation, View.Lens lens, String hovered) {}

  private static final List<Case> CASES =
      List.of(
          new Case(0.6, 0.35, View.Lens.PERSPECTIVE, ""),
          new Case(0.6, 0.35, View.Lens.ORTHOGRAPHIC, "cube-front-right-top"),
          new Case(0, 0, View.Lens.ORTHOGRAPHIC, "cube-front"),
          new Case(-2.4, -0.6, View.Lens.PERSPECTIVE, "cube-lens"));

  @Test
  void theCubeShowsFromWhereTheSceneIsSeen() throws SnapshotException, IOException {
    Bitmap page =
        Drawn.of(
            () -> {
              Pane all = new Pane();
              int row = 0;
              for (Palette palette : List.of(Palette.DARK, Palette.LIGHT)) {
                for (int column = 0; column < CASES.size(); column++) {
                  all.getChildren().add(cell(CASES.get(column), palette, column, row));
                }
                row++;
              }
              return all;
            },
            CASES.size() * WIDTH,
            2 * HEIGHT);
    GoldenPictures.check("axis-cube", page);
  }

  private static Pane cell(Case shown, Palette palette, int column, int row) {
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    RenderState state =
        RenderStates.of(
            Evaluation.of(Scene.empty("", Space.THREE)),
            Selection.NONE,
            View.FIRST.with(shown.lens()),
            new Projection(
                Space.THREE,
                shown.lens(),
                new Camera(Vec3.ZERO, 10, shown.azimuth(), shown.elevation()),
                WIDTH,
                HEIGHT),
            palette,
            Optional.of(shown.hovered()));
    new AxisCube(_ -> {}).draw(canvas.getGraphicsContext2D(), state);
    Pane cell = new Pane(canvas);
    cell.setBackground(Background.fill(palette.skyBottom()));
    cell.setManaged(false);
    cell.resizeRelocate(column * WIDTH, row * HEIGHT, WIDTH, HEIGHT);
    return cell;
  }
}
