package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.overlap.ExactCore.Edge;
import collisionbench.geometry.space.overlap.ExactCore.Face;
import java.math.BigInteger;

/// Do two shapes touch? Exact for all numbers, and slow: what the kernels ask where rounding could
/// change their answer.
///
/// All corners and both radii are brought to whole numbers (`Lattice`). The shapes touch if their
/// cores meet, or if some pair of features (corner and edge, edge and edge, corner and face) is
/// within the sum of the radii; distances are compared squared and multiplied out, so that nothing
/// is divided and no root is taken.
final class ExactReach {

  private ExactReach() {}

  static boolean test(Shape3 a, Shape3 b) {
    Lattice lattice = Lattice.of(a, b);
    ExactCore coreA = lattice.coreA(a);
    ExactCore coreB = lattice.coreB(b);
    BigInteger reach = lattice.reach(a, b);
    return ExactMeet.test(coreA, coreB)
        || (reach.signum() > 0 && within(coreA, coreB, reach.multiply(reach)));
  }

  private static boolean within(ExactCore a, ExactCore b, BigInteger squared) {
    return cornerNear(a, b, squared)
        || cornerNear(b, a, squared)
        || a.edges().stream()
            .anyMatch(e -> b.edges().stream().anyMatch(f -> between(e, f, squared)));
  }

  private static boolean cornerNear(ExactCore a, ExactCore b, BigInteger squared) {
    return a.corners().stream()
        .anyMatch(corner ->
            b.edges().stream().anyMatch(edge -> near(corner, edge, squared))
                || b.faces().stream().anyMatch(face -> above(corner, face, squared)));
  }

  /// {@return whether a point is within reach of an edge}
  private static boolean near(ExactVec point, Edge edge, BigInteger squared) {
    ExactVec to = point.minus(edge.start());
    BigInteger part = to.dot(edge.along());
    BigInteger whole = edge.along().lengthSquared();
    if (part.signum() <= 0) {
      return to.lengthSquared().compareTo(squared) <= 0;
    }
    if (part.compareTo(whole) >= 0) {
      return to.minus(edge.along()).lengthSquared().compareTo(squared) <= 0;
    }
    return to.cross(edge.along()).lengthSquared().compareTo(squared.multiply(whole)) <= 0;
  }

  /// {@return whether a point is straight above or below a face and within reach of it}
  private static boolean above(ExactVec point, Face face, BigInteger squared) {
    ExactVec n = face.u().cross(face.v());
    BigInteger whole = n.lengthSquared();
    ExactVec to = point.minus(face.corner());
    BigInteger s = to.cross(face.v()).dot(n);
    BigInteger t = face.u().cross(to).dot(n);
    boolean inside = face.triangular() ? inside(s, t, whole) : within(s, whole) && within(t, whole);
    return whole.signum() > 0 && inside && heightWithin(to.dot(n), whole, squared);
  }

  private static boolean inside(BigInteger s, BigInteger t, BigInteger whole) {
    return s.signum() >= 0 && t.signum() >= 0 && s.add(t).compareTo(whole) <= 0;
  }

  /// {@return whether the common perpendicular is between two edges and within reach}
  private static boolean between(Edge a, Edge b, BigInteger squared) {
    ExactVec n = a.along().cross(b.along());
    BigInteger whole = n.lengthSquared();
    ExactVec to = b.start().minus(a.start());
    return whole.signum() > 0
        && within(to.cross(b.along()).dot(n), whole)
        && within(to.cross(a.along()).dot(n), whole)
        && heightWithin(to.dot(n), whole, squared);
  }

  private static boolean within(BigInteger part, BigInteger whole) {
    return part.signum() >= 0 && part.compareTo(whole) <= 0;
  }

  private static boolean heightWithin(BigInteger height, BigInteger whole, BigInteger squared) {
    return height.multiply(height).compareTo(squared.multiply(whole)) <= 0;
  }
}
