package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;

/// A segment and a triangle without area: its longest edge is all there is of it.
final class ThinTriangle {

  private ThinTriangle() {}

  static Crossing3 of(Segment segment, Triangle triangle) {
    int longest = indexOfLongest(triangle);
    return switch (ExactSegment.of(segment, triangle.edge(longest))) {
      case Crossing3.None none -> none;
      case Crossing3.Span span -> span;
      case Crossing3.Overlap o -> new Crossing3.Span(o.enter(), o.exit(), o.first(), o.last());
      case Crossing3.Point p -> weighted(p, longest);
    };
  }

  /// The edge that is opposite to the corner between the other two. Points of one line are in the
  /// order of their numbers, exactly; lengths would be rounded.
  private static int indexOfLongest(Triangle t) {
    if (isBetween(t.c(), t.a(), t.b())) {
      return 0;
    }
    return isBetween(t.a(), t.b(), t.c()) ? 1 : 2;
  }

  private static boolean isBetween(Vec3 point, Vec3 start, Vec3 end) {
    int fromStart = Order.compare(start, point);
    int toEnd = Order.compare(point, end);
    return (fromStart <= 0 && toEnd <= 0) || (fromStart >= 0 && toEnd >= 0);
  }

  /// From the parameter along the edge to the weights of corners b and c.
  private static Crossing3 weighted(Crossing3.Point p, int edge) {
    return Weights.onEdge(edge, p.u().orElse(0)).at(p.t(), p.point());
  }
}
