package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// One to three points of the Minkowski difference, and all that is between them.
record Simplex2(List<Vertex2> corners) {

  /// What rounding may take from a distance, relative to the largest coordinate.
  private static final double ROUNDING = 0x1p-51;

  /// {@return the simplex of a feature and one more point}
  static Simplex2 of(Feature2 feature, Vertex2 corner) {
    List<Vertex2> corners = new ArrayList<>(feature.corners());
    corners.add(corner);
    return new Simplex2(List.copyOf(corners));
  }

  /// {@return the nearest point to the origin of all corners and edges}
  ///
  /// Of those that are equally near up to rounding it is the one from whose direction the whole
  /// simplex is furthest away.
  Feature2 nearest() {
    List<Feature2> features = features();
    double least = features.stream().mapToDouble(Feature2::distance).min().orElseThrow();
    double limit = least + ROUNDING * extent();
    return features.stream()
        .filter(feature -> feature.distance() <= limit)
        .max(Comparator.comparingDouble(feature -> seenAlong(feature.direction())))
        .orElseThrow();
  }

  private List<Feature2> features() {
    List<Feature2> features = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      features.add(Feature2.of(corners.get(i)));
      for (int j = 0; j < i; j++) {
        features.add(Feature2.of(corners.get(j), corners.get(i)));
      }
    }
    return features;
  }

  private double seenAlong(Vec2 direction) {
    return corners.stream().mapToDouble(c -> c.at().dot(direction)).min().orElseThrow();
  }

  private double extent() {
    return corners.stream()
        .mapToDouble(c -> Math.max(Math.abs(c.at().x()), Math.abs(c.at().y())))
        .max()
        .orElseThrow();
  }

  /// {@return whether the origin is inside the simplex, which has three corners and an area; exact}
  boolean holdsOrigin() {
    if (corners.size() < 3) {
      return false;
    }
    Vec2 p = corners.get(0).at();
    Vec2 q = corners.get(1).at();
    Vec2 r = corners.get(2).at();
    int turn = Exact2.turn(p, q);
    return turn != 0 && turn == Exact2.turn(q, r) && turn == Exact2.turn(r, p);
  }
}
