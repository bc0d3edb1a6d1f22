package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Two cubes of half extent 1 with crossing edges, A at the origin.
///
/// @param ofA the axis along which the edge of A runs
/// @param ofB the axis of B along which its edge runs
record CrossedEdges(int ofA, int ofB) {

  /// The distance of the centers along the axis with the widest gap.
  private static final double APART = 5;

  /// A rotation about y that maps x to (0.6, 0, -0.8), so that B's edge is closer to parallel with
  /// A's than to perpendicular.
  private static final Rotation STEEP = new Rotation(0, 1, 0, 2);

  static final Box A = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  /// {@return an edge of A along each axis with an edge of B along each of its own}
  static Stream<CrossedEdges> all() {
    return IntStream.range(0, 9).mapToObj(i -> new CrossedEdges(i / 3, i % 3));
  }

  /// {@return the number of the axis perpendicular to both edges}
  int axis() {
    return 6 + 3 * ofA + ofB;
  }

  /// {@return B: placed for an edge of A along z, above it with an edge down, then rotated to
  /// between +x and +y, and then to the actual edge of A}
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
