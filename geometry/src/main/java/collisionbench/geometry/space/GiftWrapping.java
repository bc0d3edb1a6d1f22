package collisionbench.geometry.space;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Computes the facets of a convex hull, each with all its corners (Chand and Kapur, An algorithm
/// for convex polytopes, 1970).
///
/// Around an edge of the hull, all points lie within less than half a turn, and the last ones span
/// a facet with the edge. So each facet leads to its neighbors. In its plane, the same step leads
/// from corner to corner, around lines that pierce the plane. All decisions are exact signs, so
/// coplanar and collinear points need no special case.
final class GiftWrapping {

  /// By x, then y, then z: points along a line are in this order or the opposite.
  static final Comparator<Vec3> ORDER =
      Comparator.<Vec3>comparingDouble(p -> p.x() + 0.0)
          .thenComparingDouble(p -> p.y() + 0.0)
          .thenComparingDouble(p -> p.z() + 0.0);

  private GiftWrapping() {}

  /// {@return the outlines of all facets, counter-clockwise as seen from outside}
  ///
  /// @param points not coplanar, without duplicates, in [#ORDER]
  static List<List<Vec3>> facets(List<Vec3> points) {
    List<List<Vec3>> facets = new ArrayList<>(List.of(first(points)));
    Set<Segment> edges = new HashSet<>(edges(facets.getFirst()));
    for (int i = 0; i < facets.size(); i++) {
      List<Vec3> facet = facets.get(i);
      for (Segment edge : edges(facet)) {
        if (!edges.contains(edge.reversed())) {
          Vec3 beside = facet.stream().filter(p -> !isEnd(edge, p)).findFirst().orElseThrow();
          List<Vec3> next = facet(edge.end(), edge.start(), beside, points);
          facets.add(next);
          edges.addAll(edges(next));
        }
      }
    }
    return facets;
  }

  private static boolean isEnd(Segment edge, Vec3 point) {
    return point.equals(edge.start()) || point.equals(edge.end());
  }

  /// {@return the directed edges of an outline}
  static List<Segment> edges(List<Vec3> outline) {
    List<Segment> edges = new ArrayList<>();
    for (int i = 0; i < outline.size(); i++) {
      edges.add(new Segment(outline.get(i), outline.get((i + 1) % outline.size())));
    }
    return edges;
  }

  /// The least point is a corner. Around the line through it along z, all points lie within less
  /// than half a turn, so the last of them are in a supporting plane of the hull.
  private static List<Vec3> first(List<Vec3> points) {
    Vec3 a = points.getFirst();
    Vec3 along = new Vec3(a.x(), a.y(), other(a.z()));
    Vec3 beside =
        points.stream().filter(p -> p.x() != a.x() || p.y() != a.y()).findFirst().orElseThrow();
    Vec3 c = last(a, along, beside, points).getFirst();
    List<Vec3> inPlane = points.stream().filter(p -> Orientation.of(a, along, c, p) == 0).toList();
    Vec3 apex =
        points.stream().filter(p -> Orientation.of(a, along, c, p) != 0).findFirst().orElseThrow();
    return facet(a, next(a, apex, inPlane), apex, points);
  }

  /// {@return a different coordinate}
  static double other(double coordinate) {
    return coordinate == 0 ? 1 : 0;
  }

  /// {@return the facet to the left of an edge from `p` to `q`}
  ///
  /// @param beside any point not on the line of the edge, and no farther around it
  private static List<Vec3> facet(Vec3 p, Vec3 q, Vec3 beside, List<Vec3> points) {
    List<Vec3> inPlane = last(p, q, beside, points);
    Vec3 c = inPlane.getFirst();
    Vec3 inside =
        points.stream().filter(x -> Orientation.of(p, q, c, x) != 0).findFirst().orElseThrow();
    inPlane.add(p);
    inPlane.add(q);
    return outline(p, inside, inPlane);
  }

  /// {@return the corners of a polygon in order, clockwise as seen from the apex}
  ///
  /// @param corner the first of them
  /// @param apex a point outside the plane
  /// @param points the points to enclose, not collinear
  static List<Vec3> outline(Vec3 corner, Vec3 apex, List<Vec3> points) {
    List<Vec3> outline = new ArrayList<>();
    Vec3 at = corner;
    do {
      outline.add(at);
      at = next(at, apex, points);
    } while (!at.equals(corner));
    return outline;
  }

  private static Vec3 next(Vec3 corner, Vec3 apex, List<Vec3> points) {
    Vec3 beside = points.stream().filter(p -> !p.equals(corner)).findFirst().orElseThrow();
    List<Vec3> onEdge = last(corner, apex, beside, points);
    Vec3 greatest = Collections.max(onEdge, ORDER);
    return ORDER.compare(greatest, corner) > 0 ? greatest : Collections.min(onEdge, ORDER);
  }

  /// {@return the last points around a line, which are coplanar with it}
  ///
  /// No point `x` has `Orientation.of(p, q, last, x) > 0`. Points on the line itself may be
  /// included, but not first.
  ///
  /// @param beside any point not on the line, and no farther around it
  private static List<Vec3> last(Vec3 p, Vec3 q, Vec3 beside, List<Vec3> points) {
    List<Vec3> last = new ArrayList<>(List.of(beside));
    for (Vec3 point : points) {
      int side = Orientation.of(p, q, last.getFirst(), point);
      if (side > 0) {
        last.clear();
      }
      if (side >= 0) {
        last.add(point);
      }
    }
    return last;
  }
}
