package collisionbench.methods.exact;

import collisionbench.methods.exact.Core3.Edge;
import collisionbench.methods.exact.Core3.Face;
import collisionbench.methods.exact.HullFacets.Facet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Computes the core of the convex hull of any points: a solid, a polygon, a segment or a point,
/// depending on the number of independent directions between them.
final class HullCore3 {

  private static final Comparator<BigVec3> ORDER =
      Comparator.comparing(BigVec3::x).thenComparing(BigVec3::y).thenComparing(BigVec3::z);

  private HullCore3() {}

  static Core3 of(List<BigVec3> all) {
    List<BigVec3> points = all.stream().distinct().toList();
    BigVec3 first = points.getFirst();
    List<BigVec3> directions =
        BigVec3.independent(points.stream().map(point -> point.minus(first)).toList());
    return switch (directions.size()) {
      case 0 -> Core3.ofPoint(first);
      case 1 -> straight(points, directions.getFirst());
      case 2 -> flat(points, directions.getFirst().cross(directions.getLast()));
      default -> solid(points);
    };
  }

  private static Core3 straight(List<BigVec3> points, BigVec3 along) {
    Comparator<BigVec3> byPlace = Comparator.comparing(along::dot);
    return Core3.ofSegment(
        points.stream().min(byPlace).orElseThrow(), points.stream().max(byPlace).orElseThrow());
  }

  /// A polygon, whose one face is a fan of triangles.
  private static Core3 flat(List<BigVec3> points, BigVec3 n) {
    List<BigVec3> corners = outline(points, n);
    List<Edge> edges = new ArrayList<>();
    List<Face> faces = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      BigVec3 corner = corners.get(i);
      BigVec3 next = corners.get((i + 1) % corners.size());
      BigVec3 afterNext = corners.get((i + 2) % corners.size());
      edges.add(new Edge(corner, next.minus(corner), List.of(afterNext.minus(corner))));
      if (i > 0 && i < corners.size() - 1) {
        faces.add(Face.ofTriangle(corners.getFirst(), corner, next));
      }
    }
    return new Core3(corners, edges, faces, false);
  }

  /// {@return the corners of a polygon, by gift wrapping: from each corner to the point that has
  /// all others on its left, as seen against `n`, and of those in line the furthest}
  private static List<BigVec3> outline(List<BigVec3> points, BigVec3 n) {
    List<BigVec3> corners = new ArrayList<>();
    BigVec3 corner = furthest(points);
    do {
      corners.add(corner);
      corner = next(corner, points, n);
    } while (!corner.equals(corners.getFirst()));
    return corners;
  }

  private static BigVec3 next(BigVec3 corner, List<BigVec3> points, BigVec3 n) {
    BigVec3 next = points.getFirst().equals(corner) ? points.getLast() : points.getFirst();
    for (BigVec3 point : points) {
      next = isBeyond(point, corner, next, n) ? point : next;
    }
    return next;
  }

  /// A point furthest from another is a corner.
  private static BigVec3 furthest(List<BigVec3> points) {
    BigVec3 first = points.getFirst();
    return points.stream()
        .max(Comparator.comparing(point -> point.minus(first).squared()))
        .orElseThrow();
  }

  private static boolean isBeyond(BigVec3 point, BigVec3 corner, BigVec3 next, BigVec3 n) {
    BigVec3 delta = next.minus(corner);
    BigVec3 other = point.minus(corner);
    int turn = delta.cross(other).dot(n).signum();
    return turn < 0 || (turn == 0 && other.dot(delta).compareTo(delta.squared()) > 0);
  }

  /// An edge is where two triangles meet that do not share a plane.
  private static Core3 solid(List<BigVec3> points) {
    HullFacets hull = HullFacets.of(points);
    List<Edge> edges = new ArrayList<>();
    List<Face> faces = new ArrayList<>();
    for (Facet facet : hull.facets()) {
      faces.add(Face.ofTriangle(facet.a(), facet.b(), facet.c()));
      for (Facet ours : facet.turns()) {
        Facet other = hull.across(ours);
        if (ORDER.compare(ours.a(), ours.b()) < 0 && !ours.sharesPlane(other)) {
          List<BigVec3> beside = List.of(ours.c().minus(ours.a()), other.c().minus(ours.a()));
          edges.add(new Edge(ours.a(), ours.b().minus(ours.a()), beside));
        }
      }
    }
    return new Core3(hull.corners(), edges, faces, true);
  }
}
