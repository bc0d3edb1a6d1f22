package collisionbench.methods.exact;

import collisionbench.methods.exact.Core3.Edge;
import collisionbench.methods.exact.Core3.Face;
import java.math.BigInteger;
import java.util.stream.Stream;

/// Tests whether two cores in space have a point in common.
///
/// They do if one contains a corner of the other, an edge of one passes through a face of the
/// other, or the distance of two features is zero.
final class CoreOverlap3 {

  private CoreOverlap3() {}

  static boolean test(Core3 a, Core3 b) {
    return !isApartAlongNormal(a, b)
        && (a.corners().stream().anyMatch(b::isAround)
            || b.corners().stream().anyMatch(a::isAround)
            || anyPierces(a, b)
            || anyPierces(b, a)
            || Nearest3.squared(a, b, Fraction.of(BigInteger.ONE)).isZero());
  }

  /// Decides most cases early: cores with a gap along any direction are disjoint.
  private static boolean isApartAlongNormal(Core3 a, Core3 b) {
    return Stream.concat(a.faces().stream(), b.faces().stream())
        .map(Face::normal)
        .anyMatch(n -> isApartAlong(n, a, b));
  }

  private static boolean isApartAlong(BigVec3 n, Core3 a, Core3 b) {
    Core3.Extent ofA = a.along(n);
    Core3.Extent ofB = b.along(n);
    return ofA.most().compareTo(ofB.least()) < 0 || ofB.most().compareTo(ofA.least()) < 0;
  }

  private static boolean anyPierces(Core3 a, Core3 b) {
    return b.faces().stream()
        .anyMatch(face -> a.edges().stream().anyMatch(edge -> pierces(edge, face)));
  }

  /// With its ends on either side of the face's plane, at heights `h` and `-k`, the edge passes
  /// through the plane at `(k start + h end) / (h + k)`.
  private static boolean pierces(Edge edge, Face face) {
    BigVec3 fromStart = edge.start().minus(face.corner());
    BigVec3 fromEnd = edge.end().minus(face.corner());
    BigInteger startHeight = fromStart.dot(face.normal());
    BigInteger endHeight = fromEnd.dot(face.normal());
    if (startHeight.signum() * endHeight.signum() >= 0) {
      return false;
    }
    BigInteger h = startHeight.abs();
    BigInteger k = endHeight.abs();
    return face.isBelow(fromStart.times(k).plus(fromEnd.times(h)), h.add(k));
  }
}
