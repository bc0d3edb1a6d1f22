package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.Found;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SubScene;
import javafx.scene.input.KeyCode;
import javafx.scene.transform.MatrixType;
import org.junit.jupiter.api.Test;

/// The window opens the most extreme of the scenes of bugs found, and nothing in it breaks.
class FoundWindowTest extends WindowTest {

  private static final List<String> EXTREMES =
      List.of(
          "box-triangle-products-about-to-overflow",
          "capsule-triangle-a-slanted-face-of-1e-105",
          "sector-polygon-a-polygon-that-vanishes-about-the-direction",
          "sphere-box-the-ground-of-a-world-of-1e300",
          "sphere-sphere-subnormal-numbers");

  private final List<Throwable> failures = new CopyOnWriteArrayList<>();

  @Override
  Document document() {
    return Document.of(inSpace(new Body3("ball", new Sphere(Vec3.Y, 1))));
  }

  @Test
  void extremeScenesAreOpenedSelectedAndSeen() {
    onFx(() -> {
      Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
      return true;
    });
    for (String name : EXTREMES) {
      Path file = Found.file(name);
      robot.interact(() -> window.files().open(file));
      settle();
      assertEquals(Optional.of(file), session().document().get().file());
      requireFinite(name);
      robot.moveTo(window.viewport());
      robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL);
      settle();
      requireFinite(name + ", all selected");
      robot.type(KeyCode.E, KeyCode.F, KeyCode.DIGIT3);
      settle();
      requireFinite(name + ", seen from the right");
    }
  }

  private void requireFinite(String when) {
    assertEquals(List.of(), failures, when);
    onFx(() -> {
      nodes(stage.getScene().getRoot())
          .forEach(node ->
              assertTrue(
                  isFinite(node),
                  () -> when + ": " + node + " by " + node.getLocalToParentTransform()));
      return true;
    });
  }

  private static Stream<Node> nodes(Node node) {
    Stream<Node> within =
        switch (node) {
          case SubScene view -> Stream.of(view.getRoot());
          case Parent parent -> parent.getChildrenUnmodifiable().stream();
          default -> Stream.of();
        };
    return Stream.concat(Stream.of(node), within.flatMap(FoundWindowTest::nodes));
  }

  private static boolean isFinite(Node node) {
    return DoubleStream.of(node.getLocalToParentTransform().toArray(MatrixType.MT_3D_3x4))
        .allMatch(Double::isFinite);
  }
}
