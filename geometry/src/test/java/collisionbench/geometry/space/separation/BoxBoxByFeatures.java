package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.core.SegmentToBox;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.List;

/// The oracle of `BoxBox`: every edge of A and B, every corner of B and A, and the axes of two
/// hulls.
record BoxBoxByFeatures(Box a, Box b) implements CorePair {

  static Separation3 between(Box a, Box b) {
    return Order.compare(a, b) <= 0
        ? new BoxBoxByFeatures(a, b).separation()
        : new BoxBoxByFeatures(b, a).separation().swapped();
  }

  @Override
  public boolean meet() {
    return Overlap3.test(a, b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    Frame frameA = Frame.of(a);
    Frame frameB = Frame.of(b.translated(by));
    Nearest ofEdge = edgesTo(frameA, frameB);
    Nearest ofCorner = cornersTo(frameB, frameA).swapped();
    return ofEdge.or(ofCorner);
  }

  /// {@return the nearest points of the twelve edges of `a`, and of `b`}
  private static Nearest edgesTo(Frame a, Frame b) {
    List<Vec3> corners = local(a, b);
    Vec3 best = corners.getFirst();
    Vec3 least = SegmentToBox.excess(best, b.half());
    for (int i = 0; i < 8; i++) {
      for (int side = 1; side < 8; side *= 2) {
        if ((i & side) == 0) {
          Vec3 start = corners.get(i);
          Vec3 along = corners.get(i | side).minus(start);
          double t = SegmentToBox.parameterNearest(start, along, b.half());
          Vec3 point = start.plus(t, along);
          Vec3 excess = SegmentToBox.excess(point, b.half());
          if (excess.lengthSquared() < least.lengthSquared()) {
            best = point;
            least = excess;
          }
        }
      }
    }
    return new Nearest(b.toWorld(best), b.toWorld(best.minus(least)));
  }

  /// {@return the nearest of the eight corners of `a`, and the point of `b` nearest to it}
  private static Nearest cornersTo(Frame a, Frame b) {
    List<Vec3> corners = local(a, b);
    Vec3 best = corners.getFirst();
    Vec3 least = SegmentToBox.excess(best, b.half());
    for (Vec3 corner : corners) {
      Vec3 excess = SegmentToBox.excess(corner, b.half());
      if (excess.lengthSquared() < least.lengthSquared()) {
        best = corner;
        least = excess;
      }
    }
    return new Nearest(b.toWorld(best), b.toWorld(best.minus(least)));
  }

  /// {@return the corners of `a` in the frame of `b`}
  private static List<Vec3> local(Frame a, Frame b) {
    List<Vec3> corners = a.corners();
    corners.replaceAll(b::toLocal);
    return corners;
  }

  @Override
  public Hull hullA() {
    return Hull.of(a);
  }

  @Override
  public Hull hullB() {
    return Hull.of(b);
  }
}
