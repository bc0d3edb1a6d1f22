package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// A sphere.
final class SphereNode extends BodyNode {

  private final PlacedMesh skin = new PlacedMesh();
  private double radius;

  SphereNode() {
    add(List.of(skin));
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
    fit(skin, projection, 0);
    skin.setMaterial(surface(projection, materials));
  }

  /// Its texture runs from pole to pole.
  private void fit(PlacedMesh ball, Projection projection, double wider) {
    double outer = radius + pixels(projection, wider);
    ball.setMesh(Meshes.ball(radius * projection.pixelsPerUnit(origin())));
    ball.place(Vec3.ZERO, look().pattern().direction(), outer, outer);
  }

  @Override
  OutlineShell shell() {
    PlacedMesh ball = new PlacedMesh();
    return new OutlineShell(List.of(ball), (projection, wider) -> fit(ball, projection, wider));
  }

  @Override
  List<PlacedMesh> surfaces() {
    return List.of(skin);
  }
}
