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
  private final Affine ballPlace = new Affine();
  private final Affine shellSize = new Affine();
  private double radius;

  SphereNode() {
    shell.setCullFace(CullFace.FRONT);
    // A texture runs from pole to pole, and so across the body as on others.
    Frame.place(ballPlace, Vec3.ZERO, Stripes.DIRECTION, 1, 1);
    ball.getTransforms().add(ballPlace);
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
  void fitParts(Projection projection, Materials materials) {
    ball.setMaterial(surface(projection, materials));
    shell.setMaterial(materials.outline());
    double outlined = radius + pixels(projection, OUTLINE);
    Frame.place(shellSize, Vec3.ZERO, Vec3.Y, outlined, outlined);
    shell.setVisible(isSelected());
  }
}
