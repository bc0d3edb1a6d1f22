package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Outline2.Touch;
import collisionbench.geometry.plane.Vec2;
import java.util.stream.Stream;

/// The directions between two neighbouring ones, less than half a turn apart, and how far the
/// Minkowski difference reaches in them at least.
///
/// Between two directions in which the same arc of A (or of B) is touched, it is touched all along,
/// and A is nothing but a point with a radius. So the bound is not that of the chord but that of
/// the arc itself, and a difference whose arc is about the origin is no harder than any other.
///
/// @param from the point touched in the first direction
/// @param to the point touched in the second one, counter-clockwise of the first
/// @param way the unit direction between them in which what is known reaches least far
/// @param least how far it reaches there: a lower bound for all directions between
record Wedge2(Vertex2 from, Vertex2 to, Vec2 way, double least) {

  static Wedge2 of(Vertex2 from, Vertex2 to) {
    Wedge2 first = new Wedge2(from, to, from.n(), Double.POSITIVE_INFINITY);
    Vec2 p = first.inner(from);
    Vec2 q = first.inner(to);
    return Stream.of(
            from.n(),
            to.n(),
            q.minus(p).perpendicular().negated().normalized(),
            p.negated().normalized(),
            q.negated().normalized())
        .filter(first::holds)
        .map(way -> new Wedge2(from, to, way, Math.max(p.dot(way), q.dot(way)) + first.radius()))
        .reduce(first, (best, other) -> other.least < best.least ? other : best);
  }

  /// Whether a direction is between the two; zero is not one.
  private boolean holds(Vec2 way) {
    return !way.equals(Vec2.ZERO) && from.n().cross(way) >= 0 && way.cross(to.n()) >= 0;
  }

  private double radius() {
    return radius(from.a(), to.a()) + radius(from.b(), to.b());
  }

  /// {@return the radius of the arc that is touched all along; 0 if there is none}
  private static double radius(Touch first, Touch second) {
    return first.equals(second) ? first.radius() : 0;
  }

  /// {@return a point touched, without the radii of arcs that are touched all along}
  private Vec2 inner(Vertex2 vertex) {
    Vec2 a = radius(from.a(), to.a()) > 0 ? vertex.a().center() : vertex.pointA();
    Vec2 b = radius(from.b(), to.b()) > 0 ? vertex.b().center() : vertex.pointB();
    return a.minus(b);
  }
}
