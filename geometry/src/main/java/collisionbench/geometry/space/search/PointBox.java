package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;
import java.util.List;

/// A point and a solid box, in the box's frame. The box is the intersection of three slabs: the
/// vector from the box to the point is how far the point is beyond each of them.
public final class PointBox {

  private PointBox() {}

  /// {@return whether a point is within the sum of the radii of a box}
  public static Verdict test(Vec3 point, Box box, double radiusSum) {
    Vec3 from = point.minus(box.center());
    Vec3 at = box.orientation().undo(from);
    Vec3 half = box.halfExtents();
    double size = from.sumOfMagnitudes() + half.sumOfMagnitudes();
    Vec3 over = at.magnitudes().minus(half);
    Vec3 delta = new Vec3(Math.max(0, over.x()), Math.max(0, over.y()), Math.max(0, over.z()));
    // The nearest point is the support point of the box along `delta`, so the gap is its length.
    Verdict byPoints = Proof.of(new Candidate(delta, delta.lengthSquared(), size), radiusSum);
    return byPoints == Verdict.UNSURE ? Proof.ofAxes(over.greatest(), size, radiusSum) : byPoints;
  }

  /// {@return the point, and the nearest point of a box translated by `by`}
  static Nearest nearest(Vec3 point, Box box, Vec3 by) {
    Vec3 at = box.orientation().undo(point.minus(box.center()).minus(by));
    Vec3 half = box.halfExtents();
    Vec3 clamped =
        new Vec3(
            Math.clamp(at.x(), -half.x(), half.x()),
            Math.clamp(at.y(), -half.y(), half.y()),
            Math.clamp(at.z(), -half.z(), half.z()));
    Vec3 delta = box.orientation().apply(clamped.minus(at));
    Vec3 onBox = box.center().plus(box.orientation().apply(clamped));
    return new Nearest(List.of(), delta, point, onBox, delta);
  }
}
