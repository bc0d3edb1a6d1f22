package collisionbench.methods.exact;

import collisionbench.methods.exact.Core3.Edge;
import collisionbench.methods.exact.Core3.Face;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// How far one of two cores in space that overlap has to move to separate them.
///
/// The translations under which they touch form their Minkowski difference, a convex polytope, and
/// the least translation out of it is along the normal of one of its faces: that of a face of A or
/// B, or perpendicular to an edge of each. If the difference has no volume, the depth is 0.
final class Depth3 {

  private Depth3() {}

  static Fraction squared(Core3 a, Core3 b) {
    return isFlat(a, b)
        ? Fraction.ZERO
        : normals(a, b).stream().map(n -> along(n, a, b)).min(Fraction::compareTo).orElseThrow();
  }

  /// {@return the squared length of the translation of `b` along `n`, either way, that separates it
  /// from `a`}
  private static Fraction along(BigVec3 n, Core3 a, Core3 b) {
    Core3.Extent ofA = a.along(n);
    Core3.Extent ofB = b.along(n);
    BigInteger forwards = ofA.most().subtract(ofB.least());
    BigInteger backwards = ofB.most().subtract(ofA.least());
    return Fraction.ofSquare(forwards.min(backwards), n.squared());
  }

  /// {@return the normals of the faces of their Minkowski difference, if it has a volume}
  static List<BigVec3> normals(Core3 a, Core3 b) {
    List<BigVec3> normals = new ArrayList<>();
    a.faces().stream().map(Face::normal).forEach(normals::add);
    b.faces().stream().map(Face::normal).forEach(normals::add);
    for (Edge edgeA : a.edges()) {
      for (Edge edgeB : b.edges()) {
        BigVec3 n = edgeA.along().cross(edgeB.along());
        if (edgeA.makesFaceWith(edgeB, n)) {
          normals.add(n);
        }
      }
    }
    return normals.stream().filter(n -> !n.isZero()).distinct().toList();
  }

  /// {@return whether all edges of both are parallel to one plane}
  static boolean isFlat(Core3 a, Core3 b) {
    List<BigVec3> directions =
        Stream.concat(a.edges().stream(), b.edges().stream()).map(Edge::along).toList();
    return BigVec3.independent(directions).size() < 3;
  }
}
