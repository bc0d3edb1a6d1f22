package collisionbench.app.viewport.camera;

import collisionbench.app.scene.Body;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Tests whether all bodies are outside the view.
public final class OutOfView {

  private OutOfView() {}

  /// {@return whether there are bodies, all of them outside the view}
  public static boolean all(List<Body> bodies, Projection projection) {
    return !bodies.isEmpty() && bodies.stream().noneMatch(body -> mayBeSeen(body, projection));
  }

  /// {@return false if all corners of the bounding box are beyond one side of the view or behind
  /// the eye}
  private static boolean mayBeSeen(Body body, Projection projection) {
    boolean[] inside = new boolean[5];
    for (Vec3 corner : Framing.corners(Framing.startBounds(body))) {
      double depth = projection.depth(corner);
      double widening = projection.isParallel() ? 1 : depth / projection.camera().distance();
      double scale = projection.height() / projection.camera().visibleHeight();
      Vec3 fromTarget = corner.minus(projection.camera().target());
      double right = scale * fromTarget.dot(projection.camera().right());
      double up = scale * fromTarget.dot(projection.camera().up());
      inside[0] |= right >= -widening * projection.width() / 2;
      inside[1] |= right <= widening * projection.width() / 2;
      inside[2] |= up >= -widening * projection.height() / 2;
      inside[3] |= up <= widening * projection.height() / 2;
      inside[4] |= depth >= projection.nearest();
    }
    return inside[0] && inside[1] && inside[2] && inside[3] && inside[4];
  }
}
