package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HiddenOutlinesTest {

  private static final Camera FRONT = new Camera(Vec3.ZERO, 10, 0, 0);
  private static final Box WALL = new Box(new Vec3(-1, 0, 2), new Vec3(1, 1, 0.1));
  private static final Box AROUND = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  private static List<OutlineRun> hidden(Shape3 shape, boolean partly, Shape3 other) {
    Body body = new Body3("body", shape);
    RenderState state = state(List.of(body, new Body3("other", other)), Selection.NONE);
    return HiddenOutlines.hidden(body, partly, Occlusion.among(state, _ -> true), state);
  }

  private static RenderState state(List<Body> bodies, Selection selection) {
    View view = View.FIRST.toggled(View.Layer.SEE_THROUGH);
    return RenderStates.of(bodies, view, FRONT, selection.ids().toArray(String[]::new));
  }

  @Test
  void aBodyInsideAnotherHasItsWholeOutline() {
    List<OutlineRun> runs = hidden(new Sphere(Vec3.ZERO, 0.3), false, AROUND);
    assertEquals(List.of(true), runs.stream().map(OutlineRun::closed).toList());
    assertEquals(1, hidden(new Segment(Vec3.ZERO, new Vec3(0.5, 0.5, 0)), false, AROUND).size());
  }

  @Test
  void aBodyHalfHiddenHasThatHalfOnlyIfItIsWanted() {
    Sphere ball = new Sphere(Vec3.ZERO, 0.5);
    assertEquals(List.of(), hidden(ball, false, WALL));
    List<OutlineRun> runs = hidden(ball, true, WALL);
    double right =
        runs.stream()
            .flatMap(run -> run.points().stream())
            .mapToDouble(at -> at.getX())
            .max()
            .orElseThrow();
    assertEquals(400, right, 1, "the wall ends in the middle");
  }

  @Test
  void aBodyInFrontHasNone() {
    assertEquals(List.of(), hidden(new Sphere(new Vec3(-1, 0, 4), 0.5), true, WALL));
  }

  @Test
  void selectedBodiesComeFirstAndOfVeryManyThereAreNone() {
    List<Body> bodies =
        IntStream.range(0, 100)
            .<Body>mapToObj(i -> new Body3("body " + i, new Sphere(new Vec3(i - i % 2, 0, 0), 0.4)))
            .toList();
    List<String> ids = bodies.stream().map(Body::id).toList();
    List<Body> some = HiddenOutlines.outlined(state(bodies, new Selection(ids.subList(80, 90))));
    assertEquals(bodies.subList(80, 90), some.subList(0, 10));
    assertTrue(some.size() < bodies.size());
    assertEquals(List.of(), HiddenOutlines.outlined(state(bodies, new Selection(ids))));
  }
}
