package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A point and a solid box, in the box's frame: what sticks out of the slabs is the distance.
final class PointBox {

  private PointBox() {}

  static Verdict test(Vec3 a, Box b, double reach) {
    Vec3 half = b.halfExtents();
    Vec3 way = a.minus(b.center());
    double most = half.sumOfMagnitudes() + reach;
    double squared = way.lengthSquared();
    if (squared > most * most * Reach.MORE && squared > Reach.LEAST) {
      return Verdict.APART;
    }
    Turn turn = Turn.of(b.orientation());
    double size = way.sumOfMagnitudes() + half.sumOfMagnitudes() + reach;
    if (!turn.ordinary() || size < Reach.LEAST) {
      return Verdict.UNSURE;
    }
    return test(turn.undo(way), half, reach, Reach.SLACK * size);
  }

  /// Components carry 15 u of the way and what sticks out of them 1 u more; with the rounding of
  /// the comparison its length carries 30 u of `size`, which `2 slack` covers.
  private static Verdict test(Vec3 local, Vec3 half, double reach, double slack) {
    Vec3 out = SegmentToBox.excess(local, half);
    double squared = out.lengthSquared();
    double near = reach - 2 * slack;
    double far = reach + 2 * slack;
    if (squared > far * far) {
      return Verdict.APART;
    }
    boolean inside =
        Math.abs(local.x()) < half.x() - slack
            && Math.abs(local.y()) < half.y() - slack
            && Math.abs(local.z()) < half.z() - slack;
    return inside || (near > 0 && squared < near * near) ? Verdict.TOUCHING : Verdict.UNSURE;
  }
}
