package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// A sphere.
final class SphereNode extends BodyNode {

  private double radius;

  SphereNode() {
    super(1);
  }

  @Override
  boolean update(Shape3 shape) {
    if (!(shape instanceof Sphere sphere)) {
      return false;
    }
    originAt(sphere.center());
    radius = sphere.radius();
    return true;
  }

  @Override
  double extent() {
    return 2 * radius;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    fit(drawn, projection, 0);
    drawn.getFirst().setMaterial(surface(projection, materials));
  }

  /// Its texture runs from pole to pole.
  @Override
  void fit(List<PlacedMesh> parts, Projection projection, double wider) {
    PlacedMesh ball = parts.getFirst();
    double outer = radius + pixels(projection, wider);
    ball.setMesh(Meshes.ball(radius * projection.pixelsPerUnit(origin())));
    ball.place(Vec3.ZERO, look().pattern().direction(), outer, outer);
  }
}
