package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// Two cores without inside: points, segments and triangles.
///
/// The searches say which pair of features it is, as the number of A's times eight plus that of
/// B's, so that nothing has to be put on the heap, and the answer is made from that. Above those
/// six bits an axis has marks of its own, one of which features that overhang have too
/// (`SimplexAxes`), so whoever reads a feature masks. The direction of two edges is their cross
/// product, of a face its normal, of a corner and an edge the way across the edge, of two corners
/// the way between them.
final class Simplices {

  /// More than the part of all lengths that rounding makes of the product of a way and a direction.
  private static final double ROUNDING = 0x1p-44;

  private Simplices() {}

  static int pair(int ofA, int ofB) {
    return ofA << 3 | ofB;
  }

  /// {@return what `maker` makes of the separation of two shapes}
  ///
  /// @param meet whether their cores meet; need not be known of points, nor of two segments
  /// @param touch whether they do
  static <T extends @Nullable Object> T between(
      Shape3 a, Shape3 b, boolean meet, boolean touch, boolean swapped, Maker<T> maker) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    int found = meet ? SimplexAxes.widest(a, b) : SimplexNearest.pair(a, b, 0, 0, 0);
    Vec3 way = way(found, coreA, coreB);
    Vec3 toward = Pick.of(meet, SimplexAxes.wanted(found), way);
    Vec3 direction = direction(found, toward, coreA, coreB);
    // Where features coincide, the cores meet as far as anyone can tell.
    if (!meet && Choice.isZero(direction)) {
      return between(a, b, true, touch, swapped, maker);
    }
    Vec3 unit = Choice.unit(direction);
    double along = way.dot(unit);
    double size = way.sumOfMagnitudes() + coreA.size() + coreB.size();
    boolean back = meet ? (found & SimplexAxes.BACK) != 0 : isAgainst(found, along, size, a, b);
    Vec3 normal = Choice.turned(back, unit);
    double gap = SimplexAxes.gap(normal, coreA, coreB);
    double apart = Math.abs(along);
    if (!meet && apart - gap > Square.OVERHANG * size) {
      return overhung(back ? found | SimplexAxes.BACK : found, a, b, touch, swapped, maker);
    }
    double distance = meet ? Math.min(0, gap) : apart;
    Vec3 by = normal.times(-distance);
    // Along an axis the witnesses are where the cores touch after B has moved back by the distance;
    // there they may miss a corner by what rounding has moved it.
    int nearest = meet ? SimplexNearest.pair(a, b, by.x(), by.y(), by.z()) : found;
    Vec3 pointA = pointA(nearest, by, coreA, coreB);
    int ofB = nearest & 7;
    boolean corner = !meet && ofB < Simplex.EDGE;
    Vec3 pointB = Pick.of(corner, coreB.start(ofB), pointA.plus(distance, normal));
    return new Separation3(distance, pointA, pointB, normal)
        .grownBy(Simplex.radius(a), Simplex.radius(b))
        .made(touch, swapped, maker);
  }

  /// Of cores that overhang the gap which the way between their nearest features sees: along
  /// another direction, with the witnesses as along an axis, unless the way is the least off.
  ///
  /// @param pair marked with [SimplexAxes#BACK] if its direction leads from B to A
  private static <T extends @Nullable Object> T overhung(
      int pair, Shape3 a, Shape3 b, boolean touch, boolean swapped, Maker<T> maker) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    Vec3 toB = SimplexOverhang.toB(pair, coreA, coreB);
    double distance = SimplexOverhang.apart(pair, toB, coreA, coreB);
    int direction = SimplexOverhang.INSTANCE.leastOff(pair, 0, a, b);
    boolean byWay = direction == Square.WAY;
    Vec3 normal = SimplexOverhang.normal(direction, toB, coreA, coreB);
    Vec3 by = normal.times(-distance);
    int nearest = byWay ? pair : SimplexNearest.pair(a, b, by.x(), by.y(), by.z());
    Vec3 pointA = pointA(nearest, by, coreA, coreB);
    int ofB = nearest & 7;
    boolean corner = byWay && ofB < Simplex.EDGE;
    Vec3 pointB = Pick.of(corner, coreB.start(ofB), pointA.plus(distance, normal));
    return new Separation3(distance, pointA, pointB, normal)
        .grownBy(Simplex.radius(a), Simplex.radius(b))
        .made(touch, swapped, maker);
  }

  /// {@return the witness of A, with B moved by `back` to where they touch}
  private static Vec3 pointA(int pair, Vec3 back, Simplex a, Simplex b) {
    int ofA = pair >> 3 & 7;
    Vec3 u = a.along(ofA);
    Vec3 v = b.along(pair & 7);
    Vec3 d = way(pair, a, b).plus(back);
    boolean edges = areEdges(pair);
    double s = edges ? parameter(u.x(), u.y(), u.z(), v.x(), v.y(), v.z(), d.x(), d.y(), d.z()) : 0;
    Vec3 onA = a.start(ofA).plus(s, u);
    Vec3 onB = b.start(pair & 7).plus(back);
    return Pick.of(ofA < Simplex.EDGE || edges, onA, onB);
  }

  /// {@return how far along an edge `(ux, uy, uz)` that is nearest to an edge `(vx, vy, vz)`}
  ///
  /// By numbers: vectors handed to it would have to be put on the heap.
  ///
  /// @param dx the way from where the first starts to where the second does, along x
  private static double parameter(
      double ux,
      double uy,
      double uz,
      double vx,
      double vy,
      double vz,
      double dx,
      double dy,
      double dz) {
    Vec3 v = new Vec3(vx, vy, vz);
    Vec3 n = Cross.of(new Vec3(ux, uy, uz), v);
    double s = new Vec3(dx, dy, dz).cross(v).dot(n) / n.lengthSquared();
    return s > 0 ? s < 1 ? s : 1 : 0;
  }

  /// {@return the way from where A's feature starts to where B's does}
  static Vec3 way(int pair, Simplex a, Simplex b) {
    return b.start(pair & 7).minus(a.start(pair >> 3 & 7));
  }

  /// {@return whether the unit direction of a pair of features leads from B to A}
  ///
  /// To an edge from a corner it never does, as it is made of the way there. That of two edges or
  /// of a face carries roundings of the edges: where those could turn the sign of its product with
  /// the way, that is the sign of a volume, which is known exactly.
  ///
  /// @param along the product
  /// @param size of all lengths
  private static boolean isAgainst(int pair, double along, double size, Shape3 a, Shape3 b) {
    if (!isSquare(pair)) {
      return false;
    }
    return Math.abs(along) > ROUNDING * size ? along < 0 : side(pair, a, b) < 0;
  }

  /// A cross product of two edges and a face's normal are square to all that they lie between.
  private static boolean isSquare(int pair) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    return ofA == Simplex.FACE || ofB == Simplex.FACE || areEdges(pair);
  }

  private static boolean areEdges(int pair) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    return isEdge(ofA) && isEdge(ofB);
  }

  private static boolean isEdge(int feature) {
    return feature >= Simplex.EDGE && feature < Simplex.FACE;
  }

  /// {@return the sign of the product of the way and the direction of two edges, or of a face and a
  /// corner}
  private static int side(int pair, Shape3 a, Shape3 b) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    if (ofA == Simplex.FACE) {
      return Orientation.volume(coreA.first(), coreA.second(), coreA.third(), coreB.start(ofB));
    }
    Vec3 onA = coreA.start(ofA);
    return ofB == Simplex.FACE
        ? -Orientation.volume(coreB.first(), coreB.second(), coreB.third(), onA)
        : -Orientation.volume(onA, coreA.end(ofA), coreB.start(ofB), coreB.end(ofB));
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
    Vec3 first = Pick.of(edgeA, a.along(ofA), alongB);
    Vec3 ofFace = Pick.of(edgeA, a.alongLast(), b.alongLast());
    Vec3 across = Pick.of(edgeA && edgeB, alongB, Cross.of(d, first));
    boolean face = ofA == Simplex.FACE || ofB == Simplex.FACE;
    Vec3 product = Cross.of(first, Pick.of(face, ofFace, across));
    return Pick.of(edgeA || edgeB, product, d);
  }
}
