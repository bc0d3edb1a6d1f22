package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// A part of a polytope's surface: in space a triangle, in the plane an edge.
///
/// @param corners three or two
/// @param normal outwards, unit; zero if it has no extent
/// @param offset how far the whole facet is along the normal at least: negative if the origin is
///   outside, infinite if it has no extent
record EpaFacet(List<SupportVertex> corners, Vec3 normal, double offset) {

  /// {@return the facet with its normal away from a point inside}
  static EpaFacet of(List<SupportVertex> corners, Vec3 inside) {
    Vec3 either = normal(corners);
    Vec3 within = corners.getFirst().at().minus(inside);
    Vec3 normal = either.dot(within) < 0 ? either.negated() : either;
    boolean hasExtent = !normal.equals(Vec3.ZERO);
    return new EpaFacet(
        corners, normal, hasExtent ? least(corners, normal) : Double.POSITIVE_INFINITY);
  }

  private static Vec3 normal(List<SupportVertex> corners) {
    SupportVertex p = corners.get(0);
    SupportVertex q = corners.get(1);
    return corners.size() == 2
        ? q.at().minus(p.at()).cross(Vec3.Z).unit()
        : Feature.normal(p, q, corners.get(2));
  }

  private static double least(List<SupportVertex> corners, Vec3 n) {
    return corners.stream().mapToDouble(corner -> corner.at().dot(n)).min().orElseThrow();
  }

  /// {@return what it shares with its neighbors: all its corners but one, for each of them}
  List<Set<SupportVertex>> ridges() {
    return corners.stream().map(this::without).toList();
  }

  private Set<SupportVertex> without(SupportVertex corner) {
    Set<SupportVertex> others = new LinkedHashSet<>(corners);
    others.remove(corner);
    return others;
  }

  /// {@return whether a point is beyond the facet, or in its plane up to `rounding`}
  boolean isSeenFrom(SupportVertex vertex, double rounding) {
    return vertex.at().dot(normal) > offset - rounding;
  }

  /// {@return whether no corner is further than `tolerance` behind the plane of `other`}
  boolean isAlong(EpaFacet other, double tolerance) {
    return least(corners, other.normal) >= other.offset - tolerance;
  }
}
