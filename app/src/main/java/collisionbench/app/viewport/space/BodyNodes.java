package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Corners;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;

/// Chooses the node that draws a body.
final class BodyNodes {

  private BodyNodes() {}

  static BodyNode of(Body3 body) {
    BodyNode node = of(body.shape());
    node.setId("body-" + body.id());
    node.update(body.shape());
    return node;
  }

  /// {@return a node for a shape, which it does not show yet}
  static BodyNode of(Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> new SphereNode();
      case Capsule _ -> new CapsuleNode();
      case Box _, Segment _, Triangle _, Hull _ ->
          Corners.line(shape).isPresent() ? new SegmentNode() : new HullNode();
    };
  }
}
