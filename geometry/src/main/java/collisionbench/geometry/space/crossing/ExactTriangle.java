package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.core.Exactly;
import java.util.Comparator;
import java.util.stream.IntStream;

/// A segment and a triangle that touch, in exact arithmetic.
///
/// @param normal `(b - a) x (c - a)`
/// @param from the vector from `a` to the segment's start
/// @param to the vector from `a` to its end
record ExactTriangle(Segment segment, Triangle triangle, Dyadic3 normal, Dyadic3 from, Dyadic3 to) {

  static Crossing3 of(Segment segment, Triangle t) {
    Dyadic3 normal = Exactly.normal(t);
    Dyadic3 from = Exactly.between(t.a(), segment.start());
    Dyadic3 to = Exactly.between(t.a(), segment.end());
    ExactTriangle both = new ExactTriangle(segment, t, normal, from, to);
    return normal.isZero() ? both.withoutArea() : both.withArea();
  }

  private Crossing3 withArea() {
    Dyadic start = normal.dot(from);
    Dyadic end = normal.dot(to);
    if (start.signum() != 0 || end.signum() != 0) {
      return point(Surd.ratio(start, start.minus(end)));
    }
    ExactInterval shared = inPlane();
    return segment.start().equals(segment.end()) || shared.isPoint()
        ? point(shared.enter())
        : Crossings.span(segment, shared.enter().toParameter(), shared.exit().toParameter());
  }

  /// The part on the inner side of all three edges.
  private ExactInterval inPlane() {
    ExactInterval shared = ExactInterval.ALL;
    for (int i = 0; i < 3; i++) {
      Segment edge = triangle.edge(i);
      Dyadic3 inwards = normal.cross(Exactly.between(edge.start(), edge.end()));
      shared = ExactClip.inFrontOf(shared, segment, edge.start(), inwards);
    }
    return shared;
  }

  /// @param t rational
  private Crossing3 point(Surd t) {
    Dyadic3 toB = Exactly.between(triangle.a(), triangle.b());
    Dyadic3 toC = Exactly.between(triangle.a(), triangle.c());
    // The vector to the point and the squared area, both times the parameter's divisor.
    Dyadic3 delta = from.times(t.divisor().minus(t.rational())).plus(to.times(t.rational()));
    Dyadic squared = normal.lengthSquared().times(t.divisor());
    double u = delta.cross(toC).dot(normal).over(squared);
    double v = toB.cross(delta).dot(normal).over(squared);
    return TriangleCrossing.point(segment, t.toParameter(), u, v);
  }

  /// The triangle is its longest edge.
  private Crossing3 withoutArea() {
    int longest =
        IntStream.range(0, 3).boxed().max(Comparator.comparing(this::squaredEdge)).orElseThrow();
    return switch (SegmentCrossing.of(segment, triangle.edge(longest))) {
      case Crossing3.None none -> none;
      case Crossing3.Span span -> span;
      case Crossing3.Overlap o -> new Crossing3.Span(o.enter(), o.exit(), o.first(), o.last());
      case Crossing3.Point p -> onEdge(longest, p.t(), p.u().orElse(0));
    };
  }

  private Dyadic squaredEdge(int index) {
    Segment edge = triangle.edge(index);
    return Exactly.between(edge.start(), edge.end()).lengthSquared();
  }

  private Crossing3 onEdge(int index, double t, double along) {
    return switch (index) {
      case 0 -> TriangleCrossing.point(segment, t, along, 0);
      case 1 -> TriangleCrossing.point(segment, t, 1 - along, along);
      default -> TriangleCrossing.point(segment, t, 0, 1 - along);
    };
  }
}
