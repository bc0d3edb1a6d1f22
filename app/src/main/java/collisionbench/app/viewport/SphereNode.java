package collisionbench.app.viewport;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.Sphere;
import javafx.scene.transform.Affine;

/// A sphere.
final class SphereNode extends BodyNode {

  private static final int DIVISIONS = 64;

  private final Sphere ball = new Sphere(1, DIVISIONS);
  private final Sphere shell = new Sphere(1, DIVISIONS);
  private final Affine shellSize = new Affine();
  private double radius;

  SphereNode() {
    shell.setCullFace(CullFace.FRONT);
    shell.getTransforms().add(shellSize);
    add(List.of(ball, shell));
  }

  @Override
  boolean stand(Shape3 shape) {
    if (!(shape instanceof collisionbench.geometry.space.Sphere sphere)) {
      return false;
    }
    originAt(sphere.center());
    radius = sphere.radius();
    ball.setRadius(radius);
    return true;
  }

  @Override
  double extent() {
    return 2 * radius;
  }

  @Override
  void paintParts(Materials materials, boolean touching) {
    ball.setMaterial(touching ? materials.contact() : materials.body());
    shell.setMaterial(materials.outline());
  }

  @Override
  void fitParts(Projection projection) {
    double outlined = radius + pixels(projection, OUTLINE);
    Frame.place(shellSize, Vec3.ZERO, Vec3.Y, outlined, outlined);
    shell.setVisible(isSelected());
  }
}
