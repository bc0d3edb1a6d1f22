package collisionbench.app.viewport.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Groups;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MapMoveTest {

  private static final Vec3 PLACE = new Vec3(0.1, 0x1p-50, -0.3);

  /// A ball, a box, and a copy of the ball.
  private static Scene scene() {
    Scene two = BuiltInScenes.named("sphere-box").orElseThrow();
    return new Edit.Add(ball(two).named("twin")).applyTo(two);
  }

  private static Body ball(Scene scene) {
    return scene.body("ball").orElseThrow();
  }

  private static Scene grouped() {
    Scene three = scene();
    List<Body> both = List.of(ball(three), three.body("twin").orElseThrow());
    return Groups.joined(both, three).applyTo(three);
  }

  private static Optional<Scene> moved(Scene scene, Body drawn) {
    Body box = scene.body("box").orElseThrow();
    PairField field = new PairField(drawn, box, true, Methods.ANALYTIC);
    return MapMove.to(field, PLACE, drawn, Evaluation.of(scene)).map(edit -> edit.applyTo(scene));
  }

  private static Vec3 center(Scene scene, String id) {
    return scene.body(id).orElseThrow().center();
  }

  @Test
  void theBodyMovesToTheLastBit() {
    Scene scene = scene();
    Scene after = moved(scene, ball(scene)).orElseThrow();
    assertEquals(center(scene, "ball").plus(PLACE), center(after, "ball"));
    assertEquals(center(scene, "twin"), center(after, "twin"));
  }

  @Test
  void aBodyThatChangedSinceKeepsItsShape() {
    Scene scene = scene();
    Body drawn = ball(scene).movedBy(Vec3.X);
    Scene after = moved(scene, drawn).orElseThrow();
    Vec3 missed = drawn.center().plus(PLACE).minus(center(after, "ball"));
    assertEquals(0, missed.length(), 1e-12);
  }

  @Test
  void theOthersOfItsGroupMoveWithIt() {
    Scene scene = grouped();
    Scene after = moved(scene, ball(scene)).orElseThrow();
    assertEquals(center(scene, "ball").plus(PLACE), center(after, "ball"));
    assertEquals(center(after, "ball"), center(after, "twin"));
    assertEquals(center(scene, "box"), center(after, "box"));
  }

  @Test
  void lockedOthersOfItsGroupStay() {
    Scene scene = new Edit.Lock(Set.of("twin"), true).applyTo(grouped());
    Scene after = moved(scene, ball(scene)).orElseThrow();
    assertEquals(center(scene, "ball").plus(PLACE), center(after, "ball"));
    assertEquals(center(scene, "twin"), center(after, "twin"));
  }

  @Test
  void lockedAndHiddenBodiesDoNotMoveNorDoesTheirGroup() {
    Scene locked = new Edit.Lock(Set.of("ball"), true).applyTo(grouped());
    assertEquals(Optional.empty(), moved(locked, ball(locked)));
    Scene hidden = new Edit.Hide(Set.of("ball"), true).applyTo(grouped());
    assertEquals(Optional.empty(), moved(hidden, ball(hidden)));
  }

  @Test
  void aMovingBodyIsMovedAsDraggingMovesIt() {
    Scene still = scene();
    Body moving = ball(still).with("ball", Vec3.X, Optional.empty());
    Scene scene = still.withEach(Set.of("ball"), _ -> moving);
    Scene after = moved(scene, moving).orElseThrow();
    Vec3 missed = center(scene, "ball").plus(PLACE).minus(center(after, "ball"));
    assertEquals(0, missed.length(), 1e-12);
    assertEquals(Vec3.X, ball(after).displacement());
  }
}
