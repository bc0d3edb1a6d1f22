package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;

/// Places in a plane, in equal steps.
///
/// @param origin the displacement of the moved body at `(0, 0)`
/// @param right the step from a place to its right neighbor
/// @param up the step from a place to its upper neighbor
/// @param isSmooth whether lines between places can be found; not if neighbors are one unit in the
///   last place apart
public record Lattice(Vec3 origin, Vec3 right, Vec3 up, int columns, int rows, boolean isSmooth)
    implements Places {

  public Lattice {
    if (columns < 1 || rows < 1) {
      throw new IllegalArgumentException("a map needs places: " + columns + " x " + rows);
    }
  }

  @Override
  public Vec3 at(double i, double j) {
    return origin.plus(i, right).plus(j, up);
  }
}
