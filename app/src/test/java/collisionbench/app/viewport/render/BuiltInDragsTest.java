package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Built-in scenes show what their articles do when a body is dragged as they ask for.
class BuiltInDragsTest {

  @Test
  void shortSegmentDraggedDownTouchesOnlyTheLongOne() {
    Evaluation evaluation = Evaluation.of(dragged("segment-segment", "short stick", -150, 150));
    assertEquals(Set.of("short stick", "long stick"), evaluation.touching());
  }

  @Test
  void segmentDraggedAlongItsLineTouchesTheFirst() {
    Evaluation evaluation = Evaluation.of(dragged("parallel-segments", "same line", -123, 0));
    assertEquals(Set.of("same line", "first"), evaluation.touching());
  }

  /// A drag in the plane parallel to the view, through a point on the front of the body.
  private static Scene dragged(String key, String id, double right, double down) {
    Scene scene = BuiltInScenes.named(key).orElseThrow();
    Projection projection = new Projection(scene.space(), scene.camera().orElseThrow(), 1280, 800);
    Vec3 grabbed = new Vec3(0.7, 1.7, 0.01);
    Vec3 from = projection.onPlaneThrough(grabbed, 700, 300);
    Vec3 to = projection.onPlaneThrough(grabbed, 700 + right, 300 + down);
    return new Edit.Move(id, to.minus(from)).applyTo(scene);
  }
}
