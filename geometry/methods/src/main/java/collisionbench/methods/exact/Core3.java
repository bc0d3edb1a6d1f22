package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A core in space (a point, segment, triangle, box or hull), given by its features. Edges of zero
/// length and faces of zero area are included.
///
/// @param corners its corners
/// @param edges its edges
/// @param faces its faces; their normals point outwards if it has an inside
/// @param isSolid whether it has an inside
record Core3(List<BigVec3> corners, List<Edge> edges, List<Face> faces, boolean isSolid) {

  /// All points `start + t along` with `t` in 0..1.
  ///
  /// @param beside the vectors from the start to another corner of each adjacent face
  record Edge(BigVec3 start, BigVec3 along, List<BigVec3> beside) {

    BigVec3 end() {
      return start.plus(along);
    }

    /// {@return whether the edge is a support feature along `n`, which is perpendicular to it: the
    /// adjacent faces are not beyond it, and the core is convex}
    boolean isFurthest(BigVec3 n) {
      for (BigVec3 delta : beside) {
        if (delta.dot(n).signum() > 0) {
          return false;
        }
      }
      return true;
    }

    /// {@return whether both edges form a face of the Minkowski difference: a plane along both has
    /// each core on one side}
    ///
    /// @param n perpendicular to both
    boolean makesFaceWith(Edge other, BigVec3 n) {
      BigVec3 m = n.negated();
      return (isFurthest(n) && other.isFurthest(m)) || (isFurthest(m) && other.isFurthest(n));
    }
  }

  /// All points `corner + s u + t v` with `s` and `t` in 0..1, of a triangle only those with `s + t
  /// <= 1`.
  ///
  /// @param normal `u x v`
  record Face(BigVec3 corner, BigVec3 u, BigVec3 v, BigVec3 normal, boolean isTriangle) {

    static Face ofTriangle(BigVec3 a, BigVec3 b, BigVec3 c) {
      BigVec3 u = b.minus(a);
      BigVec3 v = c.minus(a);
      return new Face(a, u, v, u.cross(v), true);
    }

    static Face ofBox(BigVec3 corner, BigVec3 u, BigVec3 v) {
      return new Face(corner, u, v, u.cross(v), false);
    }

    /// {@return whether the foot of the perpendicular from `corner + delta / divisor` is in the
    /// face}
    ///
    /// @param divisor positive
    boolean isBelow(BigVec3 delta, BigInteger divisor) {
      BigInteger s = delta.cross(v).dot(normal);
      BigInteger t = u.cross(delta).dot(normal);
      BigInteger one = normal.squared().multiply(divisor);
      return s.signum() >= 0
          && t.signum() >= 0
          && (isTriangle
              ? s.add(t).compareTo(one) <= 0
              : s.compareTo(one) <= 0 && t.compareTo(one) <= 0);
    }
  }

  static Core3 ofPoint(BigVec3 point) {
    return new Core3(List.of(point), List.of(), List.of(), false);
  }

  static Core3 ofSegment(BigVec3 start, BigVec3 end) {
    Edge edge = new Edge(start, end.minus(start), List.of());
    return new Core3(List.of(start, end), List.of(edge), List.of(), false);
  }

  static Core3 ofTriangle(BigVec3 a, BigVec3 b, BigVec3 c) {
    Edge ab = new Edge(a, b.minus(a), List.of(c.minus(a)));
    Edge bc = new Edge(b, c.minus(b), List.of(a.minus(b)));
    Edge ca = new Edge(c, a.minus(c), List.of(b.minus(c)));
    Face face = Face.ofTriangle(a, b, c);
    return new Core3(List.of(a, b, c), List.of(ab, bc, ca), List.of(face), false);
  }

  /// A box has 8 corners, and 4 parallel edges and 2 parallel faces for each axis.
  ///
  /// @param first a corner
  /// @param axes the three edges that begin there, counter-clockwise as seen from outside
  static Core3 ofBox(BigVec3 first, BigVec3... axes) {
    List<BigVec3> corners = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    List<Face> faces = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      BigVec3 x = axes[i];
      BigVec3 y = axes[(i + 1) % 3];
      BigVec3 z = axes[(i + 2) % 3];
      edges.add(new Edge(first, x, List.of(y, z)));
      edges.add(new Edge(first.plus(y), x, List.of(y.negated(), z)));
      edges.add(new Edge(first.plus(z), x, List.of(y, z.negated())));
      edges.add(new Edge(first.plus(y).plus(z), x, List.of(y.negated(), z.negated())));
      faces.add(Face.ofBox(first, y, x));
      faces.add(Face.ofBox(first.plus(z), x, y));
    }
    for (Edge edge : edges.subList(0, 4)) {
      corners.add(edge.start());
      corners.add(edge.end());
    }
    return new Core3(corners, edges, faces, Arrays.stream(axes).noneMatch(BigVec3::isZero));
  }

  /// {@return whether it is solid and contains the point, surface included}
  boolean isAround(BigVec3 point) {
    return isSolid
        && faces.stream()
            .allMatch(face -> point.minus(face.corner()).dot(face.normal()).signum() <= 0);
  }

  /// The minimum and maximum along a vector, times its length.
  record Extent(BigInteger least, BigInteger most) {}

  /// {@return its extent along `n`}
  Extent along(BigVec3 n) {
    BigInteger least = n.dot(corners.getFirst());
    BigInteger most = least;
    for (BigVec3 corner : corners.subList(1, corners.size())) {
      BigInteger along = n.dot(corner);
      least = least.min(along);
      most = most.max(along);
    }
    return new Extent(least, most);
  }
}
