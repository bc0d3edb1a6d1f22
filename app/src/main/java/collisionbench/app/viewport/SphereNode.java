package collisionbench.app.viewport;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.Sphere;
import javafx.scene.transform.Affine;

/// A sphere; without a radius a dot.
final class SphereNode extends BodyNode {

  private static final int DIVISIONS = 64;
  private static final double DOT = 8;

  private final Sphere ball = new Sphere(1, DIVISIONS);
  private final Sphere shell = new Sphere(1, DIVISIONS);
  private final Affine shellSize = new Affine();
  private double radius;

  SphereNode() {
    shell.setCullFace(CullFace.FRONT);
    shell.getTransforms().add(shellSize);
    getChildren().addAll(ball, shell);
  }

  @Override
  boolean stand(Shape3 shape) {
    if (!(shape instanceof collisionbench.geometry.space.Sphere sphere)) {
      return false;
    }
    originAt(sphere.center());
    radius = sphere.radius();
    return true;
  }

  @Override
  void paint(Materials materials, boolean touching) {
    if (radius == 0) {
      ball.setMaterial(touching ? materials.contactLine() : materials.line());
    } else {
      ball.setMaterial(touching ? materials.contact() : materials.body());
    }
    shell.setMaterial(materials.outline());
  }

  @Override
  void fit(Projection projection) {
    double shown = Math.max(radius, pixels(projection, radius == 0 ? DOT / 2 : 1));
    double outlined = shown + pixels(projection, OUTLINE);
    ball.setRadius(shown);
    Frame.place(shellSize, Vec3.ZERO, Vec3.Y, outlined, outlined);
    shell.setVisible(isSelected());
  }
}
