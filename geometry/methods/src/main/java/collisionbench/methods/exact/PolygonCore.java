package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// A point, a segment of positive length or a convex polygon: one, two or more corners,
/// counter-clockwise.
record PolygonCore(List<BigVec2> corners) implements Core2 {

  static PolygonCore ofSegment(BigVec2 start, BigVec2 end) {
    return new PolygonCore(start.equals(end) ? List.of(start) : List.of(start, end));
  }

  /// {@return the edges in order; two opposite ones for a segment, none for a point}
  @Override
  public List<Edge2> edges() {
    List<Edge2> edges = new ArrayList<>();
    for (int i = 0; corners.size() > 1 && i < corners.size(); i++) {
      edges.add(Edge2.between(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return edges;
  }

  @Override
  public boolean contains(BigVec2 point) {
    return switch (corners.size()) {
      case 1 -> point.equals(corners.getFirst());
      case 2 -> isBetween(point, corners.getFirst(), corners.getLast());
      default ->
          edges().stream()
              .allMatch(edge -> edge.along().cross(point.minus(edge.start())).signum() >= 0);
    };
  }

  /// {@return its maximum along `n`, times the length of `n`}
  BigInteger most(BigVec2 n) {
    return corners.stream().map(n::dot).reduce(BigInteger::max).orElseThrow();
  }

  /// {@return its minimum along `n`, times the length of `n`}
  BigInteger least(BigVec2 n) {
    return corners.stream().map(n::dot).reduce(BigInteger::min).orElseThrow();
  }

  private static boolean isBetween(BigVec2 point, BigVec2 start, BigVec2 end) {
    return point.minus(start).cross(end.minus(start)).signum() == 0
        && point.minus(start).dot(end.minus(point)).signum() >= 0;
  }
}
