package collisionbench.geometry.space.manifold;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A point, a stretch or a convex polygon in the plane of a contact, in its coordinates: z is 0.
///
/// @param points none, one, the two ends, or the corners counter-clockwise
/// @param tolerance points that are nearer to each other, or to the line of their neighbors, count
///   as one
record FlatRegion(List<Vec3> points, double tolerance) {

  FlatRegion {
    points = List.copyOf(points);
  }

  /// {@return the convex hull of some points, by Andrew's monotone chain}
  static FlatRegion around(List<Vec3> points, double tolerance) {
    List<Vec3> sorted =
        points.stream()
            .sorted(Comparator.comparingDouble(Vec3::x).thenComparingDouble(Vec3::y))
            .toList();
    if (sorted.isEmpty()
        || sorted.stream().allMatch(p -> p.minus(sorted.getFirst()).length() <= tolerance)) {
      return new FlatRegion(sorted.stream().limit(1).toList(), tolerance);
    }
    List<Vec3> around = new ArrayList<>(chain(sorted, tolerance));
    around.addAll(chain(sorted.reversed(), tolerance));
    return new FlatRegion(around, tolerance);
  }

  /// The last point is left out: it is the first of the other chain.
  private static List<Vec3> chain(List<Vec3> sorted, double tolerance) {
    List<Vec3> chain = new ArrayList<>();
    for (Vec3 next : sorted) {
      while (!chain.isEmpty() && isBetween(chain, next, tolerance)) {
        chain.removeLast();
      }
      chain.add(next);
    }
    return chain.subList(0, chain.size() - 1);
  }

  /// {@return whether the last point of a chain is no corner if another one follows}
  private static boolean isBetween(List<Vec3> chain, Vec3 next, double tolerance) {
    if (chain.size() == 1) {
      return next.minus(chain.getLast()).length() <= tolerance;
    }
    Vec3 along = next.minus(chain.get(chain.size() - 2));
    Vec3 to = chain.getLast().minus(chain.get(chain.size() - 2));
    return cross(to, along) <= tolerance * along.length();
  }

  private static double cross(Vec3 a, Vec3 b) {
    return a.x() * b.y() - a.y() * b.x();
  }

  ContactFeature feature() {
    return switch (points.size()) {
      case 0, 1 -> ContactFeature.POINT;
      case 2 -> ContactFeature.EDGE;
      default -> ContactFeature.FACE;
    };
  }

  /// {@return the intersection with another region; empty unless both are stretches or polygons}
  FlatRegion and(FlatRegion other) {
    if (points.size() < 2 || other.points.size() < 2) {
      return new FlatRegion(List.of(), tolerance);
    }
    return points.size() <= other.points.size() ? other.clip(points) : clip(other.points);
  }

  /// Clips to the sides (Sutherland-Hodgman).
  private FlatRegion clip(List<Vec3> others) {
    List<Vec3> left = others;
    for (int i = 0; i < points.size(); i++) {
      Vec3 from = points.get(i);
      Vec3 along = points.get((i + 1) % points.size()).minus(from).unit();
      left = cut(left, from, new Vec3(-along.y(), along.x(), 0));
      if (points.size() == 2) {
        left = cut(left, from, along);
      }
    }
    return around(left, tolerance);
  }

  /// {@return the part of a convex polygon on the inner side of a line, or within the tolerance of
  /// it}
  ///
  /// @param inwards unit
  private List<Vec3> cut(List<Vec3> polygon, Vec3 from, Vec3 inwards) {
    List<Vec3> left = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      Vec3 p = polygon.get(i);
      Vec3 q = polygon.get((i + 1) % polygon.size());
      double inP = p.minus(from).dot(inwards);
      double inQ = q.minus(from).dot(inwards);
      if (inP >= -tolerance) {
        left.add(p);
      }
      if (inP >= -tolerance != inQ >= -tolerance) {
        left.add(p.towards(q, Math.clamp(inP / (inP - inQ), 0, 1)));
      }
    }
    return left;
  }
}
