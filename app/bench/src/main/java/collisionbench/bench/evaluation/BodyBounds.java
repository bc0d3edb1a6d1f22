package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.broad.BoundsList;
import collisionbench.geometry.broad.MovingBoundsList;
import java.util.List;
import java.util.stream.Stream;

/// Bounding boxes of all bodies, for the broad phase.
public final class BodyBounds {

  private BodyBounds() {}

  /// {@return the bounding boxes of bodies}
  public static BoundsList extents(List<Body> bodies, Space space) {
    return switch (space) {
      case THREE -> BoundsList.inSpace(solid(bodies).map(Body3::shape).toList());
      case TWO -> BoundsList.inPlane(flat(bodies).map(Body2::shape).toList());
    };
  }

  /// {@return the swept bounding boxes from time 0 to 1}
  static MovingBoundsList moving(List<Body> bodies, Space space) {
    return switch (space) {
      case THREE ->
          MovingBoundsList.inSpace(
              solid(bodies).map(Body3::shape).toList(),
              solid(bodies).map(Body3::velocity).toList());
      case TWO ->
          MovingBoundsList.inPlane(
              flat(bodies).map(Body2::shape).toList(), flat(bodies).map(Body2::velocity).toList());
    };
  }

  private static Stream<Body3> solid(List<Body> bodies) {
    return bodies.stream().map(Body3.class::cast);
  }

  private static Stream<Body2> flat(List<Body> bodies) {
    return bodies.stream().map(Body2.class::cast);
  }
}
