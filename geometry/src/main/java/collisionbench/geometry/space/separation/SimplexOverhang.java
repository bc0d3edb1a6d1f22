package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;

/// Two cores without inside that overhang. Their directions are the way squared up to an edge of A
/// or of B, the normals of their faces, and the cross products of an edge of each.
final class SimplexOverhang implements Overhung<Shape3, Shape3> {

  static final SimplexOverhang INSTANCE = new SimplexOverhang();

  private static final int EDGES = 6;
  private static final int FACES = 2;

  private SimplexOverhang() {}

  @Override
  public int count() {
    return EDGES + FACES + 9;
  }

  @Override
  public double off(int index, int pair, double along, double least, Shape3 a, Shape3 b) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    Vec3 toB = toB(pair, coreA, coreB);
    double apart = apart(pair, toB, coreA, coreB);
    Vec3 normal = normal(index, toB, coreA, coreB);
    double overhang = apart - SimplexAxes.gap(normal, coreA, coreB);
    Vec3 by = normal.times(-apart);
    return overhang < least ? Math.max(overhang, missed(by.x(), by.y(), by.z(), a, b)) : overhang;
  }

  private static double missed(double x, double y, double z, Shape3 a, Shape3 b) {
    int pair = SimplexNearest.pair(a, b, x, y, z);
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    Vec3 left = Simplices.way(pair, coreA, coreB).plus(new Vec3(x, y, z));
    Vec3 direction = Simplices.direction(pair, left, coreA, coreB);
    return Choice.isZero(direction) ? 0 : Math.abs(left.dot(Choice.unit(direction)));
  }

  /// {@return the unit direction of the nearest features, from A to B}
  ///
  /// @param pair marked with [SimplexAxes#BACK] if its direction leads from B to A
  static Vec3 toB(int pair, Simplex a, Simplex b) {
    Vec3 way = Simplices.way(pair, a, b);
    boolean back = (pair & SimplexAxes.BACK) != 0;
    return Choice.turned(back, Choice.unit(Simplices.direction(pair, way, a, b)));
  }

  /// {@return how far the nearest features are apart along that}
  static double apart(int pair, Vec3 toB, Simplex a, Simplex b) {
    return Math.abs(Simplices.way(pair, a, b).dot(toB));
  }

  /// {@return the direction of that number; not a number for an edge or a product without length}
  ///
  /// @param way the way between the nearest features, as a unit vector
  static Vec3 normal(int index, Vec3 way, Simplex a, Simplex b) {
    if (index == Square.WAY) {
      return way;
    }
    if (index < EDGES) {
      Vec3 along = index < 3 ? a.along(Simplex.EDGE + index) : b.along(Simplex.EDGE + index - 3);
      return Choice.unit(across(along, way));
    }
    Vec3 axis = Choice.unit(axis(index - EDGES, a, b));
    return Choice.turned(SimplexAxes.gap(axis, a, b) < SimplexAxes.gap(axis.negated(), a, b), axis);
  }

  /// Square to the edge even where the way is along it, as between ends of two segments on one
  /// line: any direction across is one then.
  private static Vec3 across(Vec3 along, Vec3 way) {
    Vec3 squared = Cross.across(along, way);
    boolean isAlong = Choice.isZero(squared) && !Choice.isZero(along);
    return Pick.of(isAlong, PointSegment.across(along), squared);
  }

  private static Vec3 axis(int index, Simplex a, Simplex b) {
    if (index < FACES) {
      Simplex core = index == 0 ? a : b;
      return Cross.of(core.along(Simplex.FACE), core.alongLast());
    }
    int edges = index - FACES;
    return Cross.of(a.along(Simplex.EDGE + edges / 3), b.along(Simplex.EDGE + edges % 3));
  }
}
