package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// Two cores without inside: points, segments and triangles.
///
/// Apart, the answer is made of their nearest features (`SimplexNearest`); the normal is their
/// direction, or another where they overhang the gap that it sees (`SimplexNormals`). Where they
/// meet it is made of the axis that sees most (`SimplexAxes`), with the witnesses where the cores
/// touch after B has moved back by the depth.
final class Simplices {

  /// More than the part of all lengths that rounding makes of the product of a way and a direction.
  private static final double ROUNDING = 0x1p-44;

  private Simplices() {}

  /// {@return the separation of two shapes}
  ///
  /// @param meet whether their cores meet; need not be known of points, nor of two segments
  static Separation3 between(Shape3 a, Shape3 b, boolean meet) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    Separation3 ofCores = meet ? meeting(coreA, coreB) : apart(coreA, coreB);
    return ofCores.grownBy(Simplex.radius(a), Simplex.radius(b));
  }

  private static Separation3 meeting(Simplex a, Simplex b) {
    Vec3 normal = SimplexAxes.widest(a, b);
    return along(normal, Math.min(0, SimplexAxes.gap(normal, a, b)), a, b);
  }

  private static Separation3 apart(Simplex a, Simplex b) {
    FeaturePair found = SimplexNearest.of(a, b, Vec3.ZERO);
    Vec3 way = found.way(a, b);
    Vec3 direction = found.direction(way, a, b);
    // Where features coincide, the cores meet as far as anyone can tell.
    if (Direction.isNone(direction)) {
      return meeting(a, b);
    }
    Vec3 unit = Direction.unit(direction);
    double along = way.dot(unit);
    double distance = Math.abs(along);
    double size = way.sumOfMagnitudes() + a.size() + b.size();
    Vec3 toB = Direction.turned(isAgainst(found, along, size, a, b), unit);
    if (distance - SimplexAxes.gap(toB, a, b) > Normals.OVERHANG * size) {
      Normals normals = new SimplexNormals(a, b, toB, distance);
      int index = normals.leastOff();
      if (index != Normals.WAY) {
        return along(normals.of(index), distance, a, b);
      }
    }
    Vec3 pointA = pointA(found, toB.times(-distance), a, b);
    boolean corner = found.ofB() < Simplex.EDGE;
    Vec3 pointB = corner ? b.start(found.ofB()) : pointA.plus(distance, toB);
    return new Separation3(distance, pointA, pointB, toB);
  }

  /// {@return the separation with that normal; the witnesses are where the cores touch after B has
  /// moved back by the distance, and there they may miss a corner by what rounding has moved it}
  private static Separation3 along(Vec3 normal, double distance, Simplex a, Simplex b) {
    Vec3 back = normal.times(-distance);
    Vec3 pointA = pointA(SimplexNearest.of(a, b, back), back, a, b);
    return new Separation3(distance, pointA, pointA.plus(distance, normal), normal);
  }

  /// {@return the witness of A, with B moved by `back` to where they touch}
  private static Vec3 pointA(FeaturePair pair, Vec3 back, Simplex a, Simplex b) {
    if (pair.areEdges()) {
      Vec3 u = a.along(pair.ofA());
      Vec3 v = b.along(pair.ofB());
      Vec3 n = Cross.of(u, v);
      Vec3 d = pair.way(a, b).plus(back);
      double s = d.cross(v).dot(n) / n.lengthSquared();
      return a.start(pair.ofA()).plus(s > 0 ? Math.min(s, 1) : 0, u);
    }
    return pair.ofA() < Simplex.EDGE ? a.start(pair.ofA()) : b.start(pair.ofB()).plus(back);
  }

  /// {@return whether the unit direction of a pair of features leads from B to A}
  ///
  /// To an edge from a corner it never does, as it is made of the way there. That of two edges or
  /// of a face carries roundings of the edges: where those could turn the sign of its product with
  /// the way, that is the sign of a volume, which is known exactly.
  ///
  /// @param along the product
  /// @param size of all lengths
  private static boolean isAgainst(
      FeaturePair pair, double along, double size, Simplex a, Simplex b) {
    if (!pair.isSquare()) {
      return false;
    }
    return Math.abs(along) > ROUNDING * size ? along < 0 : pair.side(a, b) < 0;
  }
}
