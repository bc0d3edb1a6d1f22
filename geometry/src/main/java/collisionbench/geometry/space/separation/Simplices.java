package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// Two cores without inside: points, segments and triangles.
///
/// The searches say which pair of features it is, as the number of A's times eight plus that of
/// B's, and the answer is made from that. The direction of two edges is their cross product, of a
/// face its normal, of a corner and an edge the way across the edge, of two corners the way between
/// them.
final class Simplices {

  private Simplices() {}

  static int pair(int ofA, int ofB) {
    return ofA << 3 | ofB;
  }

  /// {@return the separation of the cores of two shapes}
  static Separation3 separation(Shape3 a, Shape3 b) {
    int found = SimplexSearch.normal(a, b);
    boolean axis = (found & SimplexSearch.AXIS) != 0;
    Vec3 normal = normal(found, a, b);
    double distance = axis ? SimplexSearch.distance(found, a, b) : between(found, a, b).dot(normal);
    Vec3 back = normal.times(-distance);
    // Along an axis the witnesses are where the cores touch after B has moved back by the distance.
    int nearest = axis ? SimplexNearest.pair(a, b, back.x(), back.y(), back.z()) : found;
    Vec3 pointA = pointA(nearest, back, a, b);
    return new Separation3(distance, pointA, pointA.plus(distance, normal), normal);
  }

  /// {@return the witness of A, with B moved by `back` to where they touch}
  private static Vec3 pointA(int pair, Vec3 back, Shape3 a, Shape3 b) {
    int ofA = pair >> 3;
    int ofB = pair & 7;
    boolean crossing = ofA >= Simplex.EDGE && ofB >= Simplex.EDGE && ofB < Simplex.FACE;
    Vec3 onA = Simplex.start(a, ofA);
    double s = crossing ? parameter(pair, a, b, back.x(), back.y(), back.z()) : 0;
    Vec3 along = onA.plus(s, Simplex.along(a, ofA));
    Vec3 onB = Simplex.start(b, ofB).plus(back);
    return Choice.of(ofA < Simplex.EDGE, onA, Choice.of(crossing, along, onB));
  }

  /// {@return how far along A's edge that is nearest to B's, after that has moved by `(x, y, z)`}
  private static double parameter(int pair, Shape3 a, Shape3 b, double x, double y, double z) {
    Vec3 u = Simplex.along(a, pair >> 3);
    Vec3 v = Simplex.along(b, pair & 7);
    Vec3 d = between(pair, a, b).plus(new Vec3(x, y, z));
    Vec3 n = Cross.of(u, v);
    double s = d.cross(v).dot(n) / n.lengthSquared();
    return s > 0 ? s < 1 ? s : 1 : 0;
  }

  /// {@return the way from where A's feature starts to where B's does}
  static Vec3 between(int pair, Shape3 a, Shape3 b) {
    return Simplex.start(b, pair & 7).minus(Simplex.start(a, pair >> 3 & 7));
  }

  /// {@return the unit normal from A to B of a pair of features or of an axis}
  static Vec3 normal(int found, Shape3 a, Shape3 b) {
    boolean axis = (found & SimplexSearch.AXIS) != 0;
    Vec3 between = between(found, a, b);
    Vec3 direction =
        Choice.unit(direction(found, Choice.of(axis, wanted(found, a, b), between), a, b));
    boolean back = axis ? (found & SimplexSearch.BACK) != 0 : between.dot(direction) < 0;
    return Choice.turned(back, direction);
  }

  /// {@return the direction of a pair of features, of any length and either way; zero where two
  /// corners or a corner and an edge coincide}
  ///
  /// @param d from where A's feature starts to where B's does; for an axis the direction wanted
  static Vec3 direction(int pair, Vec3 d, Shape3 a, Shape3 b) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    boolean edgeA = ofA >= Simplex.EDGE;
    boolean edgeB = ofB >= Simplex.EDGE;
    Vec3 first = Choice.of(edgeA, Simplex.along(a, ofA), Simplex.along(b, ofB));
    Vec3 ofFace = Choice.of(edgeA, Simplex.alongLast(a), Simplex.alongLast(b));
    Vec3 across = Choice.of(edgeA && edgeB, Simplex.along(b, ofB), Cross.of(d, first));
    boolean face = ofA == Simplex.FACE || ofB == Simplex.FACE;
    Vec3 product = Cross.of(first, Choice.of(face, ofFace, across));
    return Choice.of(edgeA || edgeB, product, d);
  }

  /// {@return the normal of a triangle, twice its area long}
  static Vec3 faceNormal(Shape3 triangle) {
    return Cross.of(Simplex.along(triangle, Simplex.FACE), Simplex.alongLast(triangle));
  }

  /// {@return the direction wanted of an axis across an edge: as near to +y as can be, or to +x if
  /// the edge is upright}
  private static Vec3 wanted(int pair, Shape3 a, Shape3 b) {
    int ofA = pair >> 3 & 7;
    boolean edgeA = ofA >= Simplex.EDGE;
    Vec3 edge = Choice.of(edgeA, Simplex.along(a, ofA), Simplex.along(b, pair & 7));
    double upright = 0.9 * edge.length();
    return Choice.of(Math.abs(edge.y()) < upright || upright == 0, Vec3.Y, Vec3.X);
  }
}
