package collisionbench.app.viewport.space;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.AmbientLight;
import javafx.scene.Node;
import javafx.scene.PointLight;
import javafx.scene.paint.Color;
import javafx.scene.transform.Translate;

/// The lights of a 3D picture; they do not move with the camera.
final class Lights {

  private static final double AS_FAR_AS_THE_SUN = 1e9;

  private Lights() {}

  /// {@return a key light from the upper left in front, a soft one from the right, one from behind
  /// and below, and an ambient light}
  ///
  /// JavaFX supports no more than three besides the ambient one.
  static List<Node> all() {
    return List.of(
        light(0.55, new Vec3(0.25, -0.8, -0.6)),
        light(0.22, new Vec3(-0.9, -0.1, -0.3)),
        light(0.38, new Vec3(0.5, 0.6, 0.6)),
        new AmbientLight(Color.gray(0.45)));
  }

  /// A point light so far away that it acts as a directional one. JavaFX's directional lights make
  /// enlarged bodies brighter.
  private static PointLight light(double grey, Vec3 direction) {
    Vec3 at = direction.times(-AS_FAR_AS_THE_SUN / direction.length());
    PointLight light = new PointLight(Color.gray(grey));
    light.getTransforms().add(new Translate(at.x(), at.y(), at.z()));
    return light;
  }
}
