package collisionbench.geometry.plane.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.number.Surd2;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Exactly;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// An exact sector of at most half a turn: the intersection of a disc and two half planes. Slow,
/// used if doubles are inconclusive.
///
/// Two sets touch if a corner of one is in the other, or an intersection of their outlines is in
/// both. Each such point has at most one square root, so every test is the sign of a number with
/// that root.
///
/// @param center the corner
/// @param radius of the disc
/// @param from the direction of the edge where the arc begins, of any length
/// @param to the direction of the edge where it ends, counter-clockwise
public record ExactSector(Dyadic2 center, Dyadic radius, Dyadic2 from, Dyadic2 to) {

  /// {@return whether a shape and a sector other than a full disc have a point in common}
  public static boolean touch(Shape2 a, Sector b) {
    Shape2 core = Core.of(a);
    Dyadic radiusSum = Dyadic.of(Core.radius(a));
    return core instanceof Sector sector
        ? of(sector).stream().anyMatch(p -> of(b).stream().anyMatch(p::touches))
        : of(b).stream().anyMatch(p -> p.isWithin(radiusSum, core));
  }

  /// {@return sectors whose union is the given one: its two halves above half a turn}
  private static List<ExactSector> of(Sector sector) {
    Opening opening = sector.opening();
    Dyadic2 center = Exactly.of(sector.center());
    Dyadic radius = Dyadic.of(sector.radius());
    Dyadic2 middle = Exactly.of(opening.direction());
    Dyadic cos = Dyadic.of(opening.cos());
    Dyadic sin = Dyadic.of(opening.sin());
    Dyadic2 from = middle.turned(cos, sin.negated());
    Dyadic2 to = middle.turned(cos, sin);
    return opening.isWide()
        ? List.of(
            new ExactSector(center, radius, from, middle),
            new ExactSector(center, radius, middle, to))
        : List.of(new ExactSector(center, radius, from, to));
  }

  /// {@return whether a core without an arc is within `radiusSum`, which is zero for a polygon}
  private boolean isWithin(Dyadic radiusSum, Shape2 core) {
    List<Vec2> corners = Core.corners(core);
    List<ExactEdge> outline =
        IntStream.range(0, corners.size())
            .mapToObj(i -> ExactEdge.of(corners.get(i), corners.get((i + 1) % corners.size())))
            .toList();
    ExactSector grown = new ExactSector(center, radius.plus(radiusSum), from, to);
    return outline.stream()
            .anyMatch(e -> grown.meets(e) || edges().anyMatch(mine -> mine.isNear(e, radiusSum)))
        || (corners.size() > 2 && outline.stream().allMatch(e -> e.side(Surd2.of(center)) >= 0));
  }

  private boolean touches(ExactSector other) {
    return edges().anyMatch(other::meets) || other.edges().anyMatch(this::meets) || arcsMeet(other);
  }

  private Stream<ExactEdge> edges() {
    return Stream.of(from, to).map(delta -> new ExactEdge(center, delta, tip(delta)));
  }

  /// {@return `center + radius delta / |delta|`}
  private Surd2 tip(Dyadic2 delta) {
    Dyadic square = delta.lengthSquared();
    return Surd2.of(center)
        .plus(Surd2.of(delta).times(new Surd(Dyadic.ZERO, radius, square, square)));
  }

  /// {@return whether an edge has a point in the sector, except if it only touches a tip or an
  /// edge}
  ///
  /// An edge that crosses no edge of the sector has both ends beyond the arc, so its foot decides.
  private boolean meets(ExactEdge edge) {
    Surd2 foot = edge.foot(center);
    return contains(Surd2.of(edge.start()))
        || contains(edge.end())
        || (edge.spans(foot) && contains(foot))
        || edges().anyMatch(edge::crosses);
  }

  private boolean contains(Surd2 point) {
    Surd2 out = point.minus(Surd2.of(center));
    return out.dot(out).compareTo(Surd.of(radius.squared())) <= 0 && isBetweenEdges(out);
  }

  private boolean isBetweenEdges(Surd2 out) {
    return Surd2.of(from).cross(out).signum() >= 0 && out.cross(Surd2.of(to)).signum() >= 0;
  }

  /// {@return whether the circles intersect in a point of both arcs}
  ///
  /// With `u` the vector from center to center and `u'` its perpendicular to the left, they
  /// intersect at `(s u + h u') / (2 u^2)` from the first, where `s = u^2 + r^2 - R^2` and `h^2 = 4
  /// r^2 u^2 - s^2`.
  private boolean arcsMeet(ExactSector other) {
    Dyadic2 delta = other.center.minus(center);
    Dyadic square = delta.lengthSquared();
    Dyadic along = square.plus(radius.squared()).minus(other.radius.squared());
    Dyadic twice = square.plus(square);
    Dyadic beside = twice.plus(twice).times(radius.squared()).minus(along.squared());
    if (delta.isZero() || beside.signum() < 0) {
      return false;
    }
    Surd2 foot = Surd2.of(delta).times(Surd.ratio(along, twice));
    Surd2 left =
        Surd2.of(delta.perpendicular()).times(new Surd(Dyadic.ZERO, Dyadic.ONE, beside, twice));
    return Stream.of(foot.plus(left), foot.minus(left))
        .anyMatch(p -> isBetweenEdges(p) && other.isBetweenEdges(p.minus(Surd2.of(delta))));
  }
}
