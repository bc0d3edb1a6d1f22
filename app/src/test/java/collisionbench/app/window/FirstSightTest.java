package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A window that begins with a scene that does not say from where it is seen.
class FirstSightTest extends WindowTest {

  @Override
  Document document() {
    Body2 left = new Body2("left", new Circle(new Vec2(-10, 0), 1));
    Body2 right = new Body2("right", new Circle(new Vec2(10, 0), 1));
    return Document.of(
        new Scene("Wide", "", Space.TWO, List.of(left, right), Optional.empty(), Optional.empty()));
  }

  private boolean isSeen(double x) {
    return window
        .viewport()
        .projection()
        .toPixel(new Vec3(x, 0, 0))
        .filter(window.viewport()::contains)
        .isPresent();
  }

  @Test
  void allOfItIsSeenBesideThePanes() {
    assertTrue(isSeen(-11) && isSeen(11));
    assertEquals(
        window.viewport().navigation().firstCamera(scene()),
        session().display().camera().get(),
        "as if it were opened later");
  }
}
