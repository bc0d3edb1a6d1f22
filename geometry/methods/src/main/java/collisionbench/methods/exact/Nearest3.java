package collisionbench.methods.exact;

import collisionbench.methods.exact.Core3.Edge;
import collisionbench.methods.exact.Core3.Face;
import java.math.BigInteger;

/// The least distance of features of two cores in space: two corners; a corner and a point inside
/// an edge or a face; or points inside two edges. In each case the vector between them is
/// perpendicular to the edges and faces. All features are tried; disjoint cores are nearest at one
/// of these.
///
/// The methods on single features give the lesser of the squared distance and the `best` known;
/// that one if there is no perpendicular.
final class Nearest3 {

  private Nearest3() {}

  /// {@return the least squared distance of any two features, or `atMost` if none is less}
  static Fraction squared(Core3 a, Core3 b, Fraction atMost) {
    Fraction best = toCorners(a, b, atMost);
    best = toEdgesAndFaces(a, b, best);
    best = toEdgesAndFaces(b, a, best);
    for (Edge edgeA : a.edges()) {
      for (Edge edgeB : b.edges()) {
        best = betweenEdges(edgeA, edgeB, best);
      }
    }
    return best;
  }

  private static Fraction toCorners(Core3 a, Core3 b, Fraction atMost) {
    Fraction best = atMost;
    for (BigVec3 cornerA : a.corners()) {
      for (BigVec3 cornerB : b.corners()) {
        best = best.min(Fraction.of(cornerB.minus(cornerA).squared()));
      }
    }
    return best;
  }

  private static Fraction toEdgesAndFaces(Core3 a, Core3 b, Fraction atMost) {
    Fraction best = atMost;
    for (BigVec3 corner : a.corners()) {
      for (Edge edge : b.edges()) {
        best = toEdge(corner, edge, best);
      }
      for (Face face : b.faces()) {
        best = toFace(corner, face, best);
      }
    }
    return best;
  }

  private static Fraction toEdge(BigVec3 corner, Edge edge, Fraction best) {
    BigVec3 delta = corner.minus(edge.start());
    BigInteger part = delta.dot(edge.along());
    BigInteger one = edge.along().squared();
    if (part.signum() <= 0 || part.compareTo(one) >= 0) {
      return best;
    }
    return best.min(new Fraction(delta.cross(edge.along()).squared(), one));
  }

  private static Fraction toFace(BigVec3 corner, Face face, Fraction best) {
    BigVec3 n = face.normal();
    if (n.isZero()) {
      return best;
    }
    BigVec3 delta = corner.minus(face.corner());
    Fraction squared = Fraction.ofSquare(delta.dot(n), n.squared());
    return squared.compareTo(best) < 0 && face.isBelow(delta, BigInteger.ONE) ? squared : best;
  }

  /// Only edges that form a face of the Minkowski difference can be nearest. The lines `start + s
  /// u` and `start + t v` of edges that are not parallel are nearest where `s n^2 = (r x v) . n`
  /// and `t n^2 = (r x u) . n`, with `n = u x v` and `r` from start to start.
  private static Fraction betweenEdges(Edge a, Edge b, Fraction best) {
    BigVec3 n = a.along().cross(b.along());
    if (n.isZero()) {
      return best;
    }
    BigVec3 r = b.start().minus(a.start());
    BigInteger one = n.squared();
    Fraction squared = Fraction.ofSquare(r.dot(n), one);
    boolean isBetween =
        squared.compareTo(best) < 0
            && a.makesFaceWith(b, n)
            && isIn(r.cross(b.along()).dot(n), one)
            && isIn(r.cross(a.along()).dot(n), one);
    return isBetween ? squared : best;
  }

  private static boolean isIn(BigInteger part, BigInteger one) {
    return part.signum() >= 0 && part.compareTo(one) <= 0;
  }
}
