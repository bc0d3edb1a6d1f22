package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Two cubes of half extents 1 with an edge of one across an edge of the other, and A at the
/// origin.
///
/// @param ofA the axis that the edge of A is along
/// @param ofB the axis of B that its edge is along
record CrossedEdges(int ofA, int ofB) {

  /// From centre to centre, measured along the axis that sees most.
  private static final double APART = 5;

  /// A turn about y that takes x to (0.6, 0, -0.8), so that B's edge goes more along A's than
  /// across.
  private static final Rotation STEEP = new Rotation(0, 1, 0, 2);

  static final Box A = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  /// {@return an edge of A along each axis with an edge of B along each of its own}
  static Stream<CrossedEdges> all() {
    return IntStream.range(0, 9).mapToObj(i -> new CrossedEdges(i / 3, i % 3));
  }

  /// {@return the number of the axis across both edges}
  int axis() {
    return 6 + 3 * ofA + ofB;
  }

  /// {@return B: as if A's edge were along z, above with an edge down, then turned to between +x
  /// and +y, and then to where A's edge is}
  Box b() {
    Box alongX = new Box(Vec3.ZERO, new Vec3(1, 1, 1), BoxPoints.cycle((3 - ofB) % 3));
    Box edgeDown = (Box) Oracle.moved(alongX, Rotation.about(Vec3.X, Math.PI / 4), Vec3.ZERO);
    Box above = (Box) Oracle.moved(edgeDown, STEEP, new Vec3(0, APART, 0.25));
    Box beside = (Box) Oracle.moved(above, Rotation.about(Vec3.Z, -Math.PI / 4), Vec3.ZERO);
    return (Box) Oracle.moved(beside, BoxPoints.cycle((ofA + 1) % 3), Vec3.ZERO);
  }

  double distance() {
    return APART - 2 * Math.sqrt(2);
  }

  /// {@return the point of A that is nearest to B}
  Vec3 onA() {
    return BoxPoints.cycle((ofA + 1) % 3).apply(new Vec3(1, 1, 0.25));
  }
}
