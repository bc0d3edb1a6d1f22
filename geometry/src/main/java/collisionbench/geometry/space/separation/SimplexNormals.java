package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Those of two cores without inside: the way squared up to an edge of A or of B, the normals of
/// their faces, and the cross products of an edge of each.
///
/// @param toB the unit direction of the nearest features, from A to B
/// @param apart how far these are apart along it
record SimplexNormals(Simplex a, Simplex b, Vec3 toB, double apart) implements Normals {

  private static final int EDGES = 6;

  @Override
  public int count() {
    return EDGES + SimplexAxes.COUNT;
  }

  @Override
  public Vec3 of(int index) {
    if (index == WAY) {
      return toB;
    }
    if (index < EDGES) {
      int edge = Simplex.EDGE + index % 3;
      return Direction.unit(across(index < 3 ? a.along(edge) : b.along(edge)));
    }
    return SimplexAxes.toB(SimplexAxes.of(index - EDGES, a, b), a, b);
  }

  /// Square to the edge even where the way is along it, as between ends of two segments on one
  /// line: any direction across is one then.
  private Vec3 across(Vec3 along) {
    Vec3 squared = Cross.across(along, toB);
    boolean isAlong = Direction.isNone(squared) && !Direction.isNone(along);
    return isAlong ? PointSegment.across(along) : squared;
  }

  @Override
  public double gap(Vec3 normal) {
    return SimplexAxes.gap(normal, a, b);
  }

  @Override
  public double missed(Vec3 normal) {
    Vec3 by = normal.times(-apart);
    FeaturePair nearest = SimplexNearest.of(a, b, by);
    Vec3 left = nearest.way(a, b).plus(by);
    Vec3 direction = nearest.direction(left, a, b);
    return Direction.isNone(direction) ? 0 : Math.abs(left.dot(Direction.unit(direction)));
  }
}
