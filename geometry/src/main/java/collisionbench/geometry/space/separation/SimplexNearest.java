package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;

/// The nearest features of two cores without inside that do not pass through one another: a corner
/// and a corner, edge or face, or two edges.
///
/// # What rounding may do
///
/// Cross products are right for the rounded edges (`Cross`), so that the distance of a corner and a
/// face or of two edges, measured along the normal, is right up to rounding of the coordinates,
/// however thin a triangle is or nearly parallel two edges are.
///
/// Whether the nearest points lie inside of a face or of both edges is the sign of a volume `(d x
/// e) . n`, with `d` a way between corners, `e` an edge and `n` the normal. In doubles it is wrong
/// by less than `2^-50 |d| |e| |n|` (in sums of magnitudes: `2 u` for `d` and `e`, `2 u` for each
/// number of `d x e`, `4 u` for the product with `n`), which is as much as moving the points by
/// `2^-50 |d|` across the edge. Within twice that the inside is left to its boundary, which is no
/// further away than the points were moved. Otherwise a corner sharper than rounding, or two edges
/// that are parallel up to rounding, would seem to hold points that are far from them.
///
/// So is it where the squared length of `n` has lost digits, and the signs with it. An edge is so
/// short then, or so nearly along another, that it is a point, or along the other, after a move of
/// less than `2^-200`, beside a size of at least `2^-20` (`Scale`).
final class SimplexNearest {

  private static final double MARGIN = 0x1p-49;

  /// The square of a length below which an edge is a point; the shapes are larger by far (`Scale`).
  static final double SHORT = 0x1p-400;

  private SimplexNearest() {}

  /// {@return the nearest features after B has moved by `(x, y, z)`}
  static int pair(Shape3 a, Shape3 b, double x, double y, double z) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    int edgesA = coreA.edges();
    int edgesB = coreB.edges();
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < edgesA; i++) {
      Vec3 start = coreA.corner(i);
      Vec3 end = coreA.corner(i + 1);
      for (int j = 0; j < edgesB; j++) {
        Vec3 from = coreB.corner(j);
        double squared = betweenEdges(start, end, from, coreB.corner(j + 1), x, y, z);
        best = squared < least ? Simplices.pair(Simplex.EDGE + i, Simplex.EDGE + j) : best;
        least = squared < least ? squared : least;
      }
    }
    if (best != 0 && edgesA == 1 && edgesB == 1) {
      return best;
    }
    for (int i = 0; i < (edgesA == 3 ? 3 : edgesA + 1); i++) {
      Vec3 corner = coreA.corner(i);
      for (int j = 0; j < edgesB; j++) {
        double squared = toEdge(corner, coreB.corner(j), coreB.corner(j + 1), x, y, z);
        best = squared < least ? Simplices.pair(i, Simplex.EDGE + j) : best;
        least = squared < least ? squared : least;
      }
      if (edgesB == 3) {
        double squared = toFace(corner, coreB.first(), coreB.second(), coreB.third(), x, y, z);
        best = squared < least ? Simplices.pair(i, Simplex.FACE) : best;
        least = squared < least ? squared : least;
      }
    }
    for (int j = 0; j < (edgesB == 3 ? 3 : edgesB + 1); j++) {
      Vec3 corner = coreB.corner(j);
      for (int i = 0; i < edgesA; i++) {
        double squared = toEdge(corner, coreA.corner(i), coreA.corner(i + 1), -x, -y, -z);
        best = squared < least ? Simplices.pair(Simplex.EDGE + i, j) : best;
        least = squared < least ? squared : least;
      }
      if (edgesA == 3) {
        double squared = toFace(corner, coreA.first(), coreA.second(), coreA.third(), -x, -y, -z);
        best = squared < least ? Simplices.pair(Simplex.FACE, j) : best;
        least = squared < least ? squared : least;
      }
    }
    return cornered(best, coreA, coreB, new Vec3(x, y, z));
  }

  /// {@return the square of the distance of two edges, the second moved by `(x, y, z)`, if their
  /// nearest points are well inside of both}
  private static double betweenEdges(
      Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double x, double y, double z) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 d = startB.minus(startA).plus(new Vec3(x, y, z));
    Vec3 n = Cross.of(u, v);
    double whole = n.lengthSquared();
    double s = d.cross(v).dot(n);
    double t = d.cross(u).dot(n);
    double margin = MARGIN * d.sumOfMagnitudes() * n.sumOfMagnitudes();
    double marginS = margin * v.sumOfMagnitudes();
    double marginT = margin * u.sumOfMagnitudes();
    boolean within = s > marginS && whole - s > marginS && t > marginT && whole - t > marginT;
    boolean inside = within && whole > Choice.SMALL;
    double out = d.dot(n);
    return inside ? out * out / whole : Double.POSITIVE_INFINITY;
  }

  /// {@return the square of the distance from a point to the plane of a triangle moved by `(x, y,
  /// z)`, if it is well inside the triangle as seen along its normal}
  private static double toFace(
      Vec3 point, Vec3 first, Vec3 second, Vec3 third, double x, double y, double z) {
    Vec3 a = first.minus(point).plus(new Vec3(x, y, z));
    Vec3 ab = second.minus(first);
    Vec3 bc = third.minus(second);
    Vec3 ca = first.minus(third);
    Vec3 n = Cross.of(ab, third.minus(first));
    double size = a.sumOfMagnitudes() + ab.sumOfMagnitudes() + ca.sumOfMagnitudes();
    double margin = MARGIN * size * n.sumOfMagnitudes();
    double besideAb = a.cross(ab).dot(n) - margin * ab.sumOfMagnitudes();
    double besideBc = a.plus(ab).cross(bc).dot(n) - margin * bc.sumOfMagnitudes();
    double besideCa = a.cross(ca).dot(n) - margin * ca.sumOfMagnitudes();
    double whole = n.lengthSquared();
    boolean inside = besideAb > 0 && besideBc > 0 && besideCa > 0 && whole > Choice.SMALL;
    double out = a.dot(n);
    return inside ? out * out / whole : Double.POSITIVE_INFINITY;
  }

  /// {@return the square of the distance from a point to an edge moved by `(x, y, z)`}
  private static double toEdge(Vec3 point, Vec3 start, Vec3 end, double x, double y, double z) {
    Vec3 d = start.minus(point).plus(new Vec3(x, y, z));
    Vec3 v = end.minus(start);
    double whole = v.lengthSquared();
    double part = -d.dot(v);
    double t = part > 0 && whole > SHORT ? part < whole ? part / whole : 1 : 0;
    return d.plus(t, v).lengthSquared();
  }

  /// {@return the pair, with the end of an edge instead of the edge if a corner is nearest to that}
  private static int cornered(int pair, Simplex a, Simplex b, Vec3 by) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    boolean cornerOfA = ofA < Simplex.EDGE && ofB < Simplex.FACE;
    boolean cornerOfB = ofB < Simplex.EDGE && ofA < Simplex.FACE;
    Vec3 d = Simplices.way(pair, a, b).plus(by);
    Vec3 along = Pick.of(cornerOfA, b.along(ofB), a.along(ofA));
    int part = partOfEdge(cornerOfA ? ofB : ofA, Choice.turned(cornerOfA, d), along);
    int ofCorner = cornerOfA ? Simplices.pair(ofA, part) : Simplices.pair(part, ofB);
    return cornerOfA || cornerOfB ? ofCorner : pair;
  }

  /// {@return the edge, or the one of its ends that is nearest to a point at `d` from its start}
  private static int partOfEdge(int edge, Vec3 d, Vec3 along) {
    double whole = along.lengthSquared();
    double part = d.dot(along);
    int start = edge - Simplex.EDGE;
    int end = start == 2 ? 0 : start + 1;
    return part > 0 && whole > SHORT ? part < whole ? edge : end : start;
  }
}
