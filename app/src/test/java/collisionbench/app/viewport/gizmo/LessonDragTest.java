package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The figures of all lessons lie in planes across the z axis, or that of their box.
class LessonDragTest {

  static Stream<Lesson.Step> steps() {
    return BuiltInLessons.all().stream().flatMap(lesson -> lesson.steps().stream());
  }

  /// Also after the camera has turned.
  @ParameterizedTest
  @MethodSource("steps")
  void dragsStayInThePlaneOfTheFigure(Lesson.Step step) {
    List<Body> bodies = step.scene().bodies();
    Vec3 normal = EditedBodies.frame(bodies.getFirst()).axisZ();
    Vec3 motion = bodies.getFirst().displacement().minus(bodies.getLast().displacement());
    assertEquals(0, normal.dot(motion), "seen from the other body");
    Camera first = step.scene().camera().orElseThrow();
    boolean flat = step.scene().space() == Space.TWO;
    for (Camera camera : flat ? List.of(first) : List.of(first, first.facing(1.2, 0.6))) {
      for (int degrees = 0; degrees < 360; degrees += 30) {
        Vec3 by = dragged(step, camera, degrees, 80);
        assertEquals(0, normal.dot(by), 1e-12);
        assertNotEquals(Vec3.ZERO, by);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("steps")
  void aDragReachesTheGoal(Lesson.Step step) {
    Camera camera = step.scene().camera().orElseThrow();
    String id = step.demonstration().orElseThrow().pair().a();
    assertTrue(
        IntStream.range(0, 4 * 20)
            .mapToObj(i -> dragged(step, camera, 90 * (i % 4), 20 * Math.floorDiv(i, 4)))
            .map(by -> Evaluation.of(new Edit.Move(id, by).applyTo(step.scene())))
            .anyMatch(step.goal()::isReached));
  }

  private static Vec3 dragged(Lesson.Step step, Camera camera, double degrees, double pixels) {
    Scene scene = step.scene();
    String id = step.demonstration().orElseThrow().pair().a();
    Session session = new Session(Document.of(scene), camera);
    RenderState state =
        RenderStates.of(
            session.evaluation().get(),
            session.selection().get(),
            View.FIRST.with(View.Tool.NONE),
            new Projection(scene.space(), camera, Workpiece.WIDTH, Workpiece.HEIGHT));
    Vec3 center = scene.body(id).orElseThrow().center();
    Point2D at = state.projection().toPixel(center).orElseThrow();
    DragHandler drag =
        BodyDrag.of(state, new Picture.Hit(id, center), Workpiece.NONE.at(at.getX(), at.getY()));
    drag.to(
        Workpiece.NONE.at(
            at.getX() + pixels * Math.cos(Math.toRadians(degrees)),
            at.getY() + pixels * Math.sin(Math.toRadians(degrees))),
        session);
    assertEquals(List.of(), drag.guide().orElseThrow().traces());
    return session.evaluation().get().scene().body(id).orElseThrow().center().minus(center);
  }
}
