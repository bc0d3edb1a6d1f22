package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

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

  /// {@return the nearest features after B has moved by `by`}
  static FeaturePair of(Simplex a, Simplex b, Vec3 by) {
    FeaturePair best = new FeaturePair(0, 0);
    double least = Double.POSITIVE_INFINITY;
    for (int i = Simplex.EDGE; i < Simplex.EDGE + a.edges(); i++) {
      for (int j = Simplex.EDGE; j < Simplex.EDGE + b.edges(); j++) {
        double squared = betweenEdges(a, i, b, j, by);
        if (squared < least) {
          least = squared;
          best = new FeaturePair(i, j);
        }
      }
    }
    if (best.areEdges() && a.edges() == 1 && b.edges() == 1) {
      return best;
    }
    for (int i = 0; i < a.corners(); i++) {
      for (int j = Simplex.EDGE; j < Simplex.EDGE + b.edges(); j++) {
        double squared = toEdge(a.corner(i), b, j, by);
        if (squared < least) {
          least = squared;
          best = new FeaturePair(i, j);
        }
      }
      double squared = toFace(a.corner(i), b, by);
      if (squared < least) {
        least = squared;
        best = new FeaturePair(i, Simplex.FACE);
      }
    }
    for (int j = 0; j < b.corners(); j++) {
      for (int i = Simplex.EDGE; i < Simplex.EDGE + a.edges(); i++) {
        double squared = toEdge(b.corner(j), a, i, by.negated());
        if (squared < least) {
          least = squared;
          best = new FeaturePair(i, j);
        }
      }
      double squared = toFace(b.corner(j), a, by.negated());
      if (squared < least) {
        least = squared;
        best = new FeaturePair(Simplex.FACE, j);
      }
    }
    return cornered(best, a, b, by);
  }

  /// {@return the square of the distance of two edges, the second moved by `by`, if their nearest
  /// points are well inside of both}
  private static double betweenEdges(Simplex a, int edgeA, Simplex b, int edgeB, Vec3 by) {
    Vec3 u = a.along(edgeA);
    Vec3 v = b.along(edgeB);
    Vec3 d = b.start(edgeB).minus(a.start(edgeA)).plus(by);
    Vec3 n = Cross.of(u, v);
    double whole = n.lengthSquared();
    double s = d.cross(v).dot(n);
    double t = d.cross(u).dot(n);
    double margin = MARGIN * d.sumOfMagnitudes() * n.sumOfMagnitudes();
    double marginS = margin * v.sumOfMagnitudes();
    double marginT = margin * u.sumOfMagnitudes();
    boolean within = s > marginS && whole - s > marginS && t > marginT && whole - t > marginT;
    boolean inside = within && whole > Direction.SMALL;
    double out = d.dot(n);
    return inside ? out * out / whole : Double.POSITIVE_INFINITY;
  }

  /// {@return the square of the distance from a point to the face of a core moved by `by`, if it
  /// has one and the point is well inside of that as seen along its normal}
  private static double toFace(Vec3 point, Simplex core, Vec3 by) {
    if (core.edges() < 3) {
      return Double.POSITIVE_INFINITY;
    }
    Vec3 a = core.first().minus(point).plus(by);
    Vec3 ab = core.second().minus(core.first());
    Vec3 bc = core.third().minus(core.second());
    Vec3 ca = core.first().minus(core.third());
    Vec3 n = core.normal();
    double size = a.sumOfMagnitudes() + ab.sumOfMagnitudes() + ca.sumOfMagnitudes();
    double margin = MARGIN * size * n.sumOfMagnitudes();
    double besideAb = a.cross(ab).dot(n) - margin * ab.sumOfMagnitudes();
    double besideBc = a.plus(ab).cross(bc).dot(n) - margin * bc.sumOfMagnitudes();
    double besideCa = a.cross(ca).dot(n) - margin * ca.sumOfMagnitudes();
    double whole = n.lengthSquared();
    boolean inside = besideAb > 0 && besideBc > 0 && besideCa > 0 && whole > Direction.SMALL;
    double out = a.dot(n);
    return inside ? out * out / whole : Double.POSITIVE_INFINITY;
  }

  /// {@return the square of the distance from a point to an edge moved by `by`}
  private static double toEdge(Vec3 point, Simplex core, int edge, Vec3 by) {
    Vec3 d = core.start(edge).minus(point).plus(by);
    Vec3 v = core.along(edge);
    double whole = v.lengthSquared();
    double part = -d.dot(v);
    double t = part > 0 && whole > SHORT ? part < whole ? part / whole : 1 : 0;
    return d.plus(t, v).lengthSquared();
  }

  /// {@return the pair, with the end of an edge instead of the edge if a corner is nearest to that}
  private static FeaturePair cornered(FeaturePair pair, Simplex a, Simplex b, Vec3 by) {
    Vec3 d = pair.way(a, b).plus(by);
    if (pair.ofA() < Simplex.EDGE && Simplex.isEdge(pair.ofB())) {
      return new FeaturePair(pair.ofA(), partOfEdge(b, pair.ofB(), d.negated()));
    }
    if (pair.ofB() < Simplex.EDGE && Simplex.isEdge(pair.ofA())) {
      return new FeaturePair(partOfEdge(a, pair.ofA(), d), pair.ofB());
    }
    return pair;
  }

  /// {@return the edge, or the one of its ends that is nearest to a point at `d` from its start}
  private static int partOfEdge(Simplex core, int edge, Vec3 d) {
    Vec3 along = core.along(edge);
    double whole = along.lengthSquared();
    double part = d.dot(along);
    int start = edge - Simplex.EDGE;
    if (!(part > 0 && whole > SHORT)) {
      return start;
    }
    return part < whole ? edge : start == 2 ? 0 : start + 1;
  }
}
