package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;

/// Two cores without inside that overhang. Their directions are the way squared up to an edge of A
/// or of B, the normals of their faces, and the cross products of an edge of each.
///
/// @param way from the nearest point of A to that of B, as a unit vector
/// @param a the core of `shapeA`
/// @param b the core of `shapeB`
record SimplexOverhang(Vec3 way, Shape3 shapeA, Shape3 shapeB, Simplex a, Simplex b)
    implements Overhung {

  private static final int EDGES = 6;
  private static final int FACES = 2;
  private static final int DIRECTIONS = EDGES + FACES + 9;

  /// {@return the number of the direction that is least off}
  ///
  /// @param apart the length of the way
  int leastOff(double apart) {
    return Overhung.leastOff(this, apart, DIRECTIONS);
  }

  /// Not a number for an edge or a product without length.
  @Override
  public Vec3 normal(int index) {
    if (index == Square.WAY) {
      return way;
    }
    if (index < EDGES) {
      Vec3 along = index < 3 ? a.along(Simplex.EDGE + index) : b.along(Simplex.EDGE + index - 3);
      return Choice.unit(across(along));
    }
    Vec3 axis = Choice.unit(axis(index - EDGES));
    return Choice.turned(gap(axis) < gap(axis.negated()), axis);
  }

  /// Square to the edge even where the way is along it, as between ends of two segments on one
  /// line: any direction across is one then.
  private Vec3 across(Vec3 along) {
    Vec3 squared = Cross.across(along, way);
    boolean isAlong = Choice.isZero(squared) && !Choice.isZero(along);
    return Pick.of(isAlong, PointSegment.across(along), squared);
  }

  private Vec3 axis(int index) {
    if (index < FACES) {
      Simplex core = index == 0 ? a : b;
      return Cross.of(core.along(Simplex.FACE), core.alongLast());
    }
    int edges = index - FACES;
    return Cross.of(a.along(Simplex.EDGE + edges / 3), b.along(Simplex.EDGE + edges % 3));
  }

  @Override
  public double gap(Vec3 normal) {
    return SimplexAxes.gap(normal, a, b);
  }

  @Override
  public double missed(Vec3 normal, double apart) {
    Vec3 by = normal.times(-apart);
    int pair = SimplexNearest.pair(shapeA, shapeB, by.x(), by.y(), by.z());
    Vec3 left = Simplices.way(pair, a, b).plus(by);
    Vec3 direction = Simplices.direction(pair, left, a, b);
    return Choice.isZero(direction) ? 0 : Math.abs(left.dot(Choice.unit(direction)));
  }
}
