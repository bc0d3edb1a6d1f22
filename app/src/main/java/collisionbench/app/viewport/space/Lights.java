package collisionbench.app.viewport.space;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.AmbientLight;
import javafx.scene.Node;
import javafx.scene.PointLight;
import javafx.scene.paint.Color;
import javafx.scene.transform.Translate;

/// The lights of a picture of space, which stay where they are while the camera moves.
final class Lights {

  private static final double AS_FAR_AS_THE_SUN = 1e9;

  private Lights() {}

  /// {@return a key light from the upper left in front, a soft one from the right, one from behind
  /// and below, which from the front is hardly seen, and some from everywhere}
  ///
  /// JavaFX has no more than three beside that.
  static List<Node> all() {
    return List.of(
        light(0.55, new Vec3(0.25, -0.8, -0.6)),
        light(0.22, new Vec3(-0.9, -0.1, -0.3)),
        light(0.38, new Vec3(0.5, 0.6, 0.6)),
        new AmbientLight(Color.gray(0.45)));
  }

  /// Points from so far away that they shine in one direction: JavaFX's own lights that do make
  /// bodies the brighter the more a transform enlarges them.
  private static PointLight light(double grey, Vec3 direction) {
    Vec3 at = direction.times(-AS_FAR_AS_THE_SUN / direction.length());
    PointLight light = new PointLight(Color.gray(grey));
    light.getTransforms().add(new Translate(at.x(), at.y(), at.z()));
    return light;
  }
}
