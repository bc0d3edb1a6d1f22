package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Numbers that several bodies have in common.
class SharedParametersTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final Body BALL = new Body3("ball", new Sphere(Vec3.ZERO, 1));
  private static final Body PILL =
      new Body3("pill", new Capsule(new Vec3(5, 0, 0), new Vec3(6, 0, 0), 2), Vec3.X);

  private static Scene scene(List<Body> bodies) {
    return new Scene("", "", Space.THREE, bodies, Optional.empty(), Optional.empty());
  }

  /// Of all bodies.
  private static Parameter radius(Body example) {
    return ShapeParameters.of(example, 1, Scene::bodies).getFirst().parameters().getFirst();
  }

  @Test
  void aNumberThatDiffersIsNoneUntilItIsWritten() {
    Scene scene = scene(List.of(BALL, PILL));
    Parameter radius = radius(BALL);
    assertTrue(Double.isNaN(radius.read().applyAsDouble(scene)));
    Scene written = radius.write().apply(scene, 0.5).applyTo(scene);
    assertEquals(0.5, radius.read().applyAsDouble(written));
    assertEquals(
        List.of(new Sphere(Vec3.ZERO, 0.5), new Capsule(new Vec3(5, 0, 0), new Vec3(6, 0, 0), 0.5)),
        written.bodies().stream().map(body -> ((Body3) body).shape()).toList());
  }

  @Test
  void oneCoordinateOfTheVelocityIsGivenToAll() {
    Scene scene = scene(List.of(BALL, PILL));
    ParameterGroup velocity = BodyForm.velocity(Space.THREE, Scene::bodies);
    Scene written = velocity.parameters().get(1).write().apply(scene, 3.0).applyTo(scene);
    assertEquals(
        List.of(new Vec3(0, 3, 0), new Vec3(1, 3, 0)),
        written.bodies().stream().map(Body::displacement).toList());
  }

  /// As in the window, with all answers. Four times as many bodies: quadratic work would allocate
  /// 16 times as much.
  @Test
  void theWorkForARadiusGrowsWithTheNumberOfBodies() {
    long some = allocatedForARadius(2000);
    long many = allocatedForARadius(8000);
    assertTrue(many < 6 * some, some + " and " + many + " bytes");
  }

  private static long allocatedForARadius(int count) {
    List<Body> balls =
        IntStream.range(0, count)
            .<Body>mapToObj(i ->
                new Body3(
                    "b" + i,
                    new Sphere(new Vec3(3.0 * (i % 70), 3.0 * Math.floorDiv(i, 70), 0), 1)))
            .toList();
    Session session = new Session(Document.of(scene(balls)), new Camera(Vec3.ZERO, 10, 0, 0));
    session.select(new Selection(balls.stream().map(Body::id).toList()));
    Parameter radius = radius(BALL);
    long before = THREADS.getCurrentThreadAllocatedBytes();
    session.make(radius.write().apply(session.document().get().scene(), 0.5));
    assertEquals(0.5, radius.read().applyAsDouble(session.document().get().scene()));
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }
}
