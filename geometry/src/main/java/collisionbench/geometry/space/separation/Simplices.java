package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// Two cores without inside: points, segments and triangles.
///
/// The searches say which pair of features it is, as the number of A's times eight plus that of
/// B's, and the answer is made from that. The direction of two edges is their cross product, of a
/// face its normal, of a corner and an edge the way across the edge, of two corners the way between
/// them.
final class Simplices {

  /// More than the part of all lengths that rounding makes of the product of a way and a direction.
  private static final double ROUNDING = 0x1p-44;

  private Simplices() {}

  static int pair(int ofA, int ofB) {
    return ofA << 3 | ofB;
  }

  /// {@return the separation of two cores}
  ///
  /// @param meet whether they meet; need not be known of points, nor of two segments
  static Separation3 between(Simplex a, Simplex b, boolean meet) {
    int found = SimplexSearch.normal(a, b, meet);
    boolean axis = (found & SimplexSearch.AXIS) != 0;
    int other = found >> SimplexSearch.OVERHANG;
    Vec3 along = normal(found, a, b);
    double distance =
        axis ? Math.min(0, SimplexAxes.gap(along, a, b)) : Math.abs(way(found, a, b).dot(along));
    Vec3 normal = other == 0 ? along : new SimplexOverhang(along, a, b).normal(other - 1);
    Vec3 back = normal.times(-distance);
    // Along another direction than the way the witnesses are where the cores touch after B has
    // moved back by the distance; there they may miss a corner by what rounding has moved it.
    boolean byWay = !axis && other == 0;
    int nearest = byWay ? found : SimplexNearest.pair(a, b, back);
    Vec3 pointA = pointA(nearest, back, a, b);
    int ofB = nearest & 7;
    boolean corner = byWay && ofB < Simplex.EDGE;
    Vec3 pointB = Choice.of(corner, b.start(ofB), pointA.plus(distance, normal));
    return new Separation3(distance, pointA, pointB, normal);
  }

  /// {@return the witness of A, with B moved by `back` to where they touch}
  private static Vec3 pointA(int pair, Vec3 back, Simplex a, Simplex b) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    boolean crossing = ofA >= Simplex.EDGE && ofB >= Simplex.EDGE && ofB < Simplex.FACE;
    Vec3 onA = a.start(ofA);
    Vec3 along = a.along(ofA);
    double s = crossing ? parameter(along, b.along(ofB), way(pair, a, b).plus(back)) : 0;
    Vec3 onB = b.start(ofB).plus(back);
    return Choice.of(ofA < Simplex.EDGE || crossing, onA.plus(s, along), onB);
  }

  /// {@return how far along an edge `u` that is nearest to an edge `v`}
  ///
  /// @param d the way from where `u` starts to where `v` does
  private static double parameter(Vec3 u, Vec3 v, Vec3 d) {
    Vec3 n = Cross.of(u, v);
    double s = d.cross(v).dot(n) / n.lengthSquared();
    return s > 0 ? s < 1 ? s : 1 : 0;
  }

  /// {@return the way from where A's feature starts to where B's does}
  static Vec3 way(int pair, Simplex a, Simplex b) {
    return b.start(pair & 7).minus(a.start(pair >> 3 & 7));
  }

  /// {@return the unit normal from A to B of a pair of features or of an axis}
  static Vec3 normal(int found, Simplex a, Simplex b) {
    boolean axis = (found & SimplexSearch.AXIS) != 0;
    Vec3 way = way(found, a, b);
    Vec3 toward = Choice.of(axis, wanted(found, a, b), way);
    Vec3 direction = Choice.unit(direction(found, toward, a, b));
    boolean back = axis ? (found & SimplexSearch.BACK) != 0 : isAgainst(found, direction, a, b);
    return Choice.turned(back, direction);
  }

  /// {@return whether the unit direction of a pair of features leads from B to A}
  ///
  /// To an edge from a corner it never does, as it is made of the way there. That of two edges or
  /// of a face carries roundings of the edges: where those could turn the sign of its product with
  /// the way, that is the sign of a volume, which is known exactly.
  private static boolean isAgainst(int pair, Vec3 direction, Simplex a, Simplex b) {
    if (!isSquare(pair)) {
      return false;
    }
    Vec3 way = way(pair, a, b);
    double along = way.dot(direction);
    double lost = ROUNDING * (way.sumOfMagnitudes() + a.size() + b.size());
    return Math.abs(along) > lost ? along < 0 : side(pair, a, b) < 0;
  }

  /// A cross product of two edges and a face's normal are square to all that they lie between.
  private static boolean isSquare(int pair) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    return ofA == Simplex.FACE
        || ofB == Simplex.FACE
        || (ofA >= Simplex.EDGE && ofB >= Simplex.EDGE);
  }

  /// {@return the sign of the product of the way and the direction of two edges, or of a face and a
  /// corner}
  private static int side(int pair, Simplex a, Simplex b) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    if (ofA == Simplex.FACE) {
      return Orientation.volume(a.first(), a.second(), a.third(), b.start(ofB));
    }
    Vec3 onA = a.start(ofA);
    return ofB == Simplex.FACE
        ? -Orientation.volume(b.first(), b.second(), b.third(), onA)
        : -Orientation.volume(onA, a.end(ofA), b.start(ofB), b.end(ofB));
  }

  /// {@return the direction of a pair of features, of any length and either way; zero where two
  /// corners or a corner and an edge coincide}
  ///
  /// @param d from where A's feature starts to where B's does; for an axis the direction wanted
  static Vec3 direction(int pair, Vec3 d, Simplex a, Simplex b) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    boolean edgeA = ofA >= Simplex.EDGE;
    boolean edgeB = ofB >= Simplex.EDGE;
    Vec3 alongB = b.along(ofB);
    Vec3 first = Choice.of(edgeA, a.along(ofA), alongB);
    Vec3 ofFace = Choice.of(edgeA, a.alongLast(), b.alongLast());
    Vec3 across = Choice.of(edgeA && edgeB, alongB, Cross.of(d, first));
    boolean face = ofA == Simplex.FACE || ofB == Simplex.FACE;
    Vec3 product = Cross.of(first, Choice.of(face, ofFace, across));
    return Choice.of(edgeA || edgeB, product, d);
  }

  /// {@return the direction wanted of an axis across an edge: as near to +y as can be, or to +x if
  /// the edge is upright}
  private static Vec3 wanted(int pair, Simplex a, Simplex b) {
    int ofA = pair >> 3 & 7;
    Vec3 edge = Choice.of(ofA >= Simplex.EDGE, a.along(ofA), b.along(pair & 7));
    boolean upright = edge.y() * edge.y() > 0.8 * edge.lengthSquared();
    return new Vec3(upright ? 1 : 0, upright ? 0 : 1, 0);
  }
}
