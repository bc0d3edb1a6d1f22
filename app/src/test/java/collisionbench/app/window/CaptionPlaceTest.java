package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// Where the caption of a scene is.
class CaptionPlaceTest extends WindowTest {

  @Override
  Document document() {
    return Document.of(inSpace(new Body3("ball", new Sphere(Vec3.ZERO, 0.5))).named("A caption"));
  }

  private boolean isAbove() {
    double middle = window.viewport().getHeight() / 2;
    return robot.lookup("#caption").query().localToScene(0, 0).getY()
        < window.viewport().localToScene(0, middle).getY();
  }

  @Test
  void captionMovesAwayFromBodies() {
    assertTrue(isAbove());
    Camera camera = session().display().camera().get();
    double height = 0.45 * camera.visibleHeight();
    double width = height * window.viewport().getWidth() / window.viewport().getHeight();
    moveTo(camera.target().plus(height, camera.up()).plus(-width, camera.right()));
    await(() -> !isAbove());
    moveTo(camera.target().plus(-height, camera.up()));
    await(this::isAbove);
  }

  @Test
  void captionMovesToTheSideThatHidesLess() {
    Camera camera = session().display().camera().get();
    double height = 0.45 * camera.visibleHeight();
    double width = height * window.viewport().getWidth() / window.viewport().getHeight();
    Body3 dot = new Body3("dot", new Sphere(camera.target().plus(-height, camera.up()), 0));
    robot.interact(() -> session().make(new Edit.Add(Edit.Add.From.NEW, List.of(dot))));
    moveTo(camera.target().plus(height, camera.up()).plus(-width, camera.right()));
    await(() -> !isAbove());
  }

  @Test
  void captionStaysDuringADragOfTheCamera() {
    double left = -0.45 * window.viewport().getWidth();
    double up = -0.55 * window.viewport().getHeight();
    Point2D start = onScreen(Vec3.ZERO).add(100, 0);
    robot.moveTo(start).press(MouseButton.SECONDARY);
    for (double part : new double[] {0.5, 0.8, 1}) {
      robot.moveTo(start.add(part * left, part * up));
      settle();
      assertTrue(isAbove());
    }
    robot.release(MouseButton.SECONDARY);
    await(() -> !isAbove());
  }

  private void moveTo(Vec3 place) {
    Vec3 now = scene().body("ball").orElseThrow().center();
    robot.interact(() -> session().make(new Edit.Move("ball", place.minus(now))));
  }
}
