package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// The 15 directions of which one sees the depth of two boxes, in A's frame. (Gottschalk, OBBTree,
/// 1996.)
///
/// Any direction is a valid one and is measured as it is, so that a cross product of nearly
/// parallel edges, whose direction is rounding, can only give a candidate that loses.
///
/// @param to the way from A's centre to B's
/// @param a A's half extents
/// @param b B's half extents
/// @param x B's first axis
/// @param y B's second axis
/// @param z B's third axis
record BoxAxes(Vec3 to, Vec3 a, Vec3 b, Vec3 x, Vec3 y, Vec3 z) implements InBox {

  /// How many directions there are.
  static final int COUNT = 15;

  static BoxAxes of(Box a, Box b) {
    Rotation turnA = a.orientation();
    Rotation turnB = b.orientation();
    return new BoxAxes(
        turnA.undo(b.center().minus(a.center())),
        a.halfExtents(),
        b.halfExtents(),
        turnA.undo(turnB.axisX()),
        turnA.undo(turnB.axisY()),
        turnA.undo(turnB.axisZ()));
  }

  @Override
  public BoxAxes moved(Vec3 by) {
    return new BoxAxes(to.plus(by), a, b, x, y, z);
  }

  @Override
  public Nearest nearest() {
    return BoxFeatures.nearest(this);
  }

  @Override
  public Normals normals(Vec3 way) {
    return new BoxNormals(this, way);
  }

  /// {@return a vector along B's axes, in A's frame}
  Vec3 back(Vec3 inB) {
    return x.times(inB.x()).plus(inB.y(), y).plus(inB.z(), z);
  }

  @Override
  public Vec3 widest() {
    return axis(indexOfWidest());
  }

  /// {@return the index of the axis that sees most; of equal ones the first: A's faces, B's, then
  /// cross products}
  int indexOfWidest() {
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < COUNT; i++) {
      double seen = seen(direction(i));
      if (seen > widest) {
        widest = seen;
        best = i;
      }
    }
    return best;
  }

  /// {@return the square of the gap that a direction or its opposite sees, with the gap's sign;
  /// minus infinity if it has no length}
  private double seen(Vec3 v) {
    double squared = v.lengthSquared();
    double gap = Math.abs(to.dot(v)) - reach(v);
    return squared > 0 ? gap * Math.abs(gap) / squared : Double.NEGATIVE_INFINITY;
  }

  /// {@return the unit direction from A to B along an axis; along the axis itself if neither}
  Vec3 axis(int index) {
    Vec3 direction = direction(index);
    return Direction.unit(Direction.turned(to.dot(direction) < 0, direction));
  }

  @Override
  public double gap(Vec3 normal) {
    return to.dot(normal) - reach(normal);
  }

  @Override
  public double size() {
    return to.sumOfMagnitudes() + a.sumOfMagnitudes() + b.sumOfMagnitudes();
  }

  /// {@return how far both reach along `v` from their centres, times its length}
  private double reach(Vec3 v) {
    return a.x() * Math.abs(v.x())
        + a.y() * Math.abs(v.y())
        + a.z() * Math.abs(v.z())
        + b.x() * Math.abs(x.dot(v))
        + b.y() * Math.abs(y.dot(v))
        + b.z() * Math.abs(z.dot(v));
  }

  /// Face normals of A (0 to 2) and of B (3 to 5), then the cross products of A's x, y and z with
  /// B's three axes.
  private Vec3 direction(int index) {
    if (index < 3) {
      return index == 0 ? Vec3.X : index == 1 ? Vec3.Y : Vec3.Z;
    }
    Vec3 ofB = index % 3 == 0 ? x : index % 3 == 1 ? y : z;
    return switch (index / 3) {
      case 1 -> ofB;
      case 2 -> Vec3.X.cross(ofB);
      case 3 -> Vec3.Y.cross(ofB);
      default -> Vec3.Z.cross(ofB);
    };
  }
}
