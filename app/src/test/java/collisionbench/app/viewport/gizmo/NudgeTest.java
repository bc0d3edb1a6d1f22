package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.View.Tool;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class NudgeTest {

  private static final Body BALL = new Body3("a", new Sphere(Vec3.ZERO, 1));
  private static final Body DISC = new Body2("a", new Circle(Vec2.ZERO, 1));

  private static Optional<Edit> nudge(Camera camera, Body body, KeyCode key) {
    return Nudge.of(new Workpiece(Tool.MOVE, camera, body).state(), key, false);
  }

  private static Vec3 way(double azimuth, double elevation, KeyCode key) {
    Camera camera = new Camera(Vec3.ZERO, Workpiece.FRONT.distance(), azimuth, elevation);
    return ((Edit.Move) nudge(camera, BALL, key).orElseThrow()).by();
  }

  @Test
  void aStepOfTheGridAlongTheNearestAxis() {
    assertEquals(new Vec3(0.5, 0, 0), way(0.6, 0.4, KeyCode.RIGHT));
    assertEquals(new Vec3(-0.5, 0, 0), way(0.6, 0.4, KeyCode.LEFT));
    assertEquals(new Vec3(0, 0.5, 0), way(0.6, 0.4, KeyCode.UP));
    assertEquals(new Vec3(0, -0.5, 0), way(0.6, 0.4, KeyCode.DOWN));
    assertEquals(new Vec3(0, 0, -0.5), way(0.6, 0.4, KeyCode.PAGE_UP));
    assertEquals(new Vec3(0, 0, 0.5), way(0.6, 0.4, KeyCode.PAGE_DOWN));
  }

  @Test
  void fromTheSideAndFromAboveTheAxesAreOthers() {
    assertEquals(new Vec3(0, 0, -0.5), way(1.5, 0.2, KeyCode.RIGHT));
    assertEquals(new Vec3(-0.5, 0, 0), way(1.5, 0.2, KeyCode.PAGE_UP));
    assertEquals(new Vec3(0, 0, -0.5), way(0, 1.5, KeyCode.UP));
    assertEquals(new Vec3(0, -0.5, 0), way(0, 1.5, KeyCode.PAGE_UP));
    assertEquals(new Vec3(-0.5, 0, 0), way(Math.PI, 0, KeyCode.RIGHT));
  }

  @Test
  void noTwoKeysGoAlongTheSameAxis() {
    for (double azimuth = 0; azimuth < 6.3; azimuth += 0.05) {
      for (double elevation = -1.55; elevation < 1.56; elevation += 0.1) {
        Vec3 right = way(azimuth, elevation, KeyCode.RIGHT);
        Vec3 up = way(azimuth, elevation, KeyCode.UP);
        Vec3 away = way(azimuth, elevation, KeyCode.PAGE_UP);
        assertEquals(0, right.dot(up) + 0.0);
        assertEquals(0, right.dot(away) + 0.0);
        assertEquals(0, up.dot(away) + 0.0);
      }
    }
  }

  @Test
  void shiftGoesTenSteps() {
    Edit edit =
        Nudge.of(new Workpiece(Tool.MOVE, Workpiece.FRONT, BALL).state(), KeyCode.RIGHT, true)
            .orElseThrow();
    assertEquals(new Vec3(5, 0, 0), ((Edit.Move) edit).by());
  }

  @Test
  void inThePlaneThereIsNoDepth() {
    assertEquals(
        new Vec3(0, 0.2, 0),
        ((Edit.Move) nudge(Workpiece.FRONT, DISC, KeyCode.UP).orElseThrow()).by());
    assertEquals(Optional.empty(), nudge(Workpiece.FRONT, DISC, KeyCode.PAGE_UP));
  }

  @Test
  void withNothingSelectedNothingIsMoved() {
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.FRONT, BALL);
    work.session.select(Selection.NONE);
    assertEquals(Optional.empty(), Nudge.of(work.state(), KeyCode.UP, false));
  }
}
