package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.gjk.Iteration.Next;
import collisionbench.methods.gjk.Iteration.Phase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// EPA (van den Bergen, 2001): grows a polytope inside the Minkowski difference until its facet
/// nearest to the origin is one of the difference itself, which is the shortest way out.
///
/// The offset of that facet is a lower bound of the depth, the support value along its normal an
/// upper one. Every iteration adds the vertex that is furthest along the normal.
///
/// Where the textbook's EPA fails, and how this one handles it:
/// - GJK may end with a simplex without volume, which cannot grow. So EPA starts from its own, as
///   wide as possible, which need not contain the origin. A difference without volume has depth 0,
///   along its normal.
/// - Rounding misjudges whether a facet is visible from the new vertex if the two are nearly
///   coplanar; the hull is then dented by rounding. Coplanar facets count as visible, so that at
///   least every new facet has an extent.
/// - The normal of a needle is mostly rounding, and so is what is found along it. The bounds hold
///   for any normal; but they may not meet, and the depth remains open.
/// - Along an arc an edge's error falls to a quarter with every split. But of an arc about the
///   origin all edges are equally near, and millions would have to be split. The limit comes first,
///   and the depth remains open.
final class Epa {

  /// The distance from a facet's plane at which a point still counts as in it, relative to the
  /// tolerance.
  private static final double ROUNDING = 0x1p-3;

  private Epa() {}

  /// {@return bounds of minus the depth of two cores; around 0, along a normal of their difference,
  /// if that is flat}
  ///
  /// @param dimensions 2 in the plane, 3 in space
  /// @param gjk the result of GJK
  /// @param limit the most iterations
  static Walk of(MinkowskiDifference difference, int dimensions, Walk gjk, int limit) {
    List<SupportVertex> vertices = new ArrayList<>(List.of(difference.support(Vec3.Y)));
    while (vertices.size() <= dimensions) {
      Vec3 from = vertices.getFirst().at();
      List<Vec3> directions = across(vertices, dimensions);
      SupportVertex widest =
          directions.stream()
              .flatMap(direction -> Stream.of(direction, direction.negated()))
              .map(difference::support)
              .max(Comparator.comparingDouble(vertex -> width(directions, vertex.at().minus(from))))
              .orElseThrow();
      if (width(directions, widest.at().minus(from)) <= difference.tolerance()) {
        return flat(difference, gjk, directions);
      }
      vertices.add(widest);
    }
    return grown(difference, EpaPolytope.of(vertices), gjk, limit);
  }

  /// {@return unit directions along which one, two or three vertices have no width}
  private static List<Vec3> across(List<SupportVertex> vertices, int dimensions) {
    if (vertices.size() == 1) {
      return List.of(Vec3.Y, Vec3.X, Vec3.Z).subList(0, dimensions);
    }
    if (vertices.size() == 3) {
      return List.of(Feature.normal(vertices.get(0), vertices.get(1), vertices.get(2)));
    }
    Vec3 along = vertices.get(1).at().minus(vertices.get(0).at()).unit();
    Vec3 other = Math.abs(along.z()) < 0.75 ? Vec3.Z : Vec3.X;
    Vec3 first = along.cross(other).unit();
    return List.of(first, along.cross(first).unit()).subList(0, dimensions - 1);
  }

  private static double width(List<Vec3> directions, Vec3 vector) {
    return directions.stream()
        .mapToDouble(direction -> Math.abs(vector.dot(direction)))
        .max()
        .orElseThrow();
  }

  /// Among the directions along which a flat difference has no width, and their opposites, the one
  /// with the least support value.
  private static Walk flat(MinkowskiDifference difference, Walk gjk, List<Vec3> directions) {
    Vec3 best =
        directions.stream()
            .flatMap(direction -> Stream.of(direction, direction.negated()))
            .min(Comparator.comparingDouble(difference::supportValue))
            .orElseThrow();
    double atLeast = -difference.supportValue(best);
    double atMost = Math.max(atLeast, gjk.found().atMost());
    return new Walk(
        new CoreDistance(atLeast, atMost, best, gjk.found().pointA(), 0), gjk.iterations());
  }

  private static Walk grown(
      MinkowskiDifference difference, EpaPolytope start, Walk gjk, int limit) {
    List<Iteration> iterations = new ArrayList<>(gjk.iterations());
    double tolerance = difference.tolerance();
    EpaPolytope polytope = start;
    for (int i = 1; ; i++) {
      EpaFacet facet = polytope.nearest();
      SupportVertex support = difference.support(facet.normal());
      double supportValue = difference.supportValue(facet.normal());
      boolean closed = supportValue - facet.offset() <= tolerance;
      boolean stuck = i == limit || polytope.contains(support);
      double atMost = facet.offset() >= 0 ? -facet.offset() : gjk.found().atMost();
      Vec3 pointA = polytope.nearestAlong(facet, tolerance).pointA();
      CoreDistance found = new CoreDistance(-supportValue, atMost, facet.normal(), pointA, i);
      Next next = closed ? Next.CLOSED : stuck ? Next.STUCK : Next.GO_ON;
      iterations.add(new Iteration(Phase.EPA, found, facet.corners(), support, 0, tolerance, next));
      if (closed || stuck) {
        return new Walk(found, iterations);
      }
      polytope = polytope.with(support, ROUNDING * tolerance);
    }
  }
}
