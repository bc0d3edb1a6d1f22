package collisionbench.geometry.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A core in space, a point, segment, triangle or box, as all that it is made of. Edges without
/// length and faces without area are listed like any other.
///
/// @param corners its corners
/// @param edges its edges
/// @param faces its faces
/// @param axes the edges of a box with an inside, from the first corner; else none
record Core3(List<BigVec3> corners, List<Edge> edges, List<Face> faces, List<BigVec3> axes) {

  /// All points `start + t along` with `t` in 0..1.
  record Edge(BigVec3 start, BigVec3 along) {

    BigVec3 end() {
      return start.plus(along);
    }
  }

  /// All points `corner + s u + t v` with `s` and `t` in 0..1, of a triangle only those with `s + t
  /// <= 1`.
  record Face(BigVec3 corner, BigVec3 u, BigVec3 v, boolean isTriangle) {

    BigVec3 normal() {
      return u.cross(v);
    }

    /// {@return whether the foot of the perpendicular from `corner + way / divisor` is in the face}
    ///
    /// @param divisor positive
    boolean isBelow(BigVec3 way, BigInteger divisor) {
      BigVec3 n = normal();
      BigInteger s = way.cross(v).dot(n);
      BigInteger t = u.cross(way).dot(n);
      BigInteger one = n.squared().multiply(divisor);
      return s.signum() >= 0
          && t.signum() >= 0
          && (isTriangle
              ? s.add(t).compareTo(one) <= 0
              : s.compareTo(one) <= 0 && t.compareTo(one) <= 0);
    }
  }

  static Core3 ofPoint(BigVec3 point) {
    return new Core3(List.of(point), List.of(), List.of(), List.of());
  }

  static Core3 ofSegment(BigVec3 start, BigVec3 end) {
    Edge edge = new Edge(start, end.minus(start));
    return new Core3(List.of(start, end), List.of(edge), List.of(), List.of());
  }

  static Core3 ofTriangle(BigVec3 a, BigVec3 b, BigVec3 c) {
    Edge ab = new Edge(a, b.minus(a));
    Edge bc = new Edge(b, c.minus(b));
    Edge ca = new Edge(c, a.minus(c));
    Face face = new Face(a, b.minus(a), c.minus(a), true);
    return new Core3(List.of(a, b, c), List.of(ab, bc, ca), List.of(face), List.of());
  }

  /// A box has 8 corners, and 4 parallel edges and 2 parallel faces for each axis.
  ///
  /// @param first a corner
  /// @param axes the three edges that begin there
  static Core3 ofBox(BigVec3 first, BigVec3... axes) {
    List<BigVec3> corners = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    List<Face> faces = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      BigVec3 x = axes[i];
      BigVec3 y = axes[(i + 1) % 3];
      BigVec3 z = axes[(i + 2) % 3];
      for (BigVec3 start : List.of(first, first.plus(y), first.plus(z), first.plus(y).plus(z))) {
        edges.add(new Edge(start, x));
      }
      faces.add(new Face(first, x, y, false));
      faces.add(new Face(first.plus(z), x, y, false));
    }
    for (Edge edge : edges.subList(0, 4)) {
      corners.add(edge.start());
      corners.add(edge.end());
    }
    boolean isSolid = Arrays.stream(axes).noneMatch(BigVec3::isZero);
    return new Core3(corners, edges, faces, isSolid ? List.of(axes) : List.of());
  }

  /// {@return whether the point is in a box with an inside}
  boolean isAround(BigVec3 point) {
    BigVec3 way = point.minus(corners.getFirst());
    return !axes.isEmpty()
        && axes.stream()
            .allMatch(axis ->
                way.dot(axis).signum() >= 0 && way.dot(axis).compareTo(axis.squared()) <= 0);
  }

  /// {@return the directions of the edges, each of some length}
  List<BigVec3> directions() {
    return edges.stream().map(Edge::along).filter(along -> !along.isZero()).distinct().toList();
  }

  /// {@return how far it reaches along `n`, times the length of `n`}
  BigInteger most(BigVec3 n) {
    return corners.stream().map(n::dot).reduce(BigInteger::max).orElseThrow();
  }

  /// {@return where it begins along `n`, times the length of `n`}
  BigInteger least(BigVec3 n) {
    return corners.stream().map(n::dot).reduce(BigInteger::min).orElseThrow();
  }
}
