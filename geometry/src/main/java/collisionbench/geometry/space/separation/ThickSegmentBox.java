package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.DistanceProof;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.search.SegmentBox;
import java.util.Optional;

/// The separation of a thick segment and a box in closed form: in the box's frame while they are
/// apart ([SegmentBox]), by separating axes if they overlap.
final class ThickSegmentBox {

  private ThickSegmentBox() {}

  /// {@return the distance; NaN if it is not proved}
  static double distance(Shape3 a, Box b) {
    double apart =
        distanceIfApart(SegmentBox.of(ThickSegments.start(a), ThickSegments.end(a), b), a, b);
    return Double.isNaN(apart)
        ? OverlappingBoxes.separation(a, b).map(Separation3::distance).orElse(Double.NaN)
        : apart;
  }

  /// {@return the separation; empty if it is not proved}
  static Optional<Separation3> separation(Shape3 a, Box b) {
    Vec3 start = ThickSegments.start(a);
    Vec3 end = ThickSegments.end(a);
    SegmentBox pair = SegmentBox.of(start, end, b);
    double apart = distanceIfApart(pair, a, b);
    if (Double.isNaN(apart)) {
      return OverlappingBoxes.separation(a, b);
    }
    double t = pair.parameter(); // -1 at the start, 1 at the end
    Vec3 direction = b.orientation().apply(pair.delta(t).negated());
    Vec3 onB = b.center().plus(b.orientation().apply(pair.nearest(t)));
    Vec3 onA = start.towards(end, (t + 1) / 2);
    return GapProof.separation(apart, direction, onA, Core.radius(a), onB, 0);
  }

  /// {@return the distance; NaN if they overlap, or if it is not proved}
  private static double distanceIfApart(SegmentBox pair, Shape3 a, Box b) {
    double size = SegmentBox.size(ThickSegments.start(a), ThickSegments.end(a), b);
    Vec3 delta = pair.delta(pair.parameter());
    double length = GapProof.straight(delta, pair.gap(delta), size);
    return DistanceProof.grown(length, Core.radius(a), size);
  }
}
