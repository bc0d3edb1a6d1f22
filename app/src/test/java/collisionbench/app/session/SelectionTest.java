package collisionbench.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SelectionTest {

  private static Scene scene(int balls) {
    return scene(balls, Optional.empty());
  }

  private static Scene scene(int balls, Optional<String> group) {
    List<Body> bodies =
        IntStream.range(0, balls)
            .mapToObj(i -> new Body3("ball " + i, new Sphere(new Vec3(3.0 * i, 0, 0), 1)))
            .map(ball -> ball.grouped(group))
            .toList();
    return new Scene("", "", Space.THREE, bodies, Optional.empty(), Optional.empty());
  }

  private static Optional<Ruling.Names> pair(Scene scene, int... selected) {
    Selection selection =
        new Selection(IntStream.of(selected).mapToObj(number -> "ball " + number).toList());
    return selection.pair(Evaluation.of(scene));
  }

  @Test
  void twoSelectedBodiesAreAPairInSceneOrder() {
    Optional<Ruling.Names> pair = Optional.of(new Ruling.Names("ball 0", "ball 2"));
    assertEquals(pair, pair(scene(3), 0, 2));
    assertEquals(pair, pair(scene(3), 2, 0));
  }

  @Test
  void ofTwoBodiesOneSelectedIsEnough() {
    Optional<Ruling.Names> pair = Optional.of(new Ruling.Names("ball 0", "ball 1"));
    assertEquals(pair, pair(scene(2), 0));
    assertEquals(pair, pair(scene(2), 1));
  }

  @Test
  void otherSelectionsAreNoPair() {
    assertEquals(Optional.empty(), pair(scene(2)));
    assertEquals(Optional.empty(), pair(scene(1), 0));
    assertEquals(Optional.empty(), pair(scene(3), 1));
    assertEquals(Optional.empty(), pair(scene(3), 0, 1, 2));
  }

  @Test
  void bodiesOfOneGroupAreNoPair() {
    assertEquals(Optional.empty(), pair(scene(2, Optional.of("both")), 0, 1));
    assertEquals(Optional.empty(), pair(scene(2, Optional.of("both")), 0));
  }
}
