package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// One to four corners of the Minkowski difference, and all that is between them.
record Simplex3(List<Vertex3> corners) {

  /// What rounding may take from a distance, relative to the largest coordinate.
  private static final double ROUNDING = 0x1p-51;

  static Simplex3 of(Vertex3 corner) {
    return new Simplex3(List.of(corner));
  }

  /// {@return the simplex of a feature and one more corner}
  static Simplex3 of(Feature3 feature, Vertex3 corner) {
    List<Vertex3> corners = new ArrayList<>(feature.corners());
    corners.add(corner);
    return new Simplex3(List.copyOf(corners));
  }

  /// {@return the nearest point to the origin of all corners, edges and faces}
  ///
  /// All are tried, where the sub-algorithms of Johnson or of signed volumes decide by sign which
  /// ones to leave out: rounding can then cost a few last bits but never lead to the wrong feature.
  /// Of those that are equally near up to rounding, as in a simplex that is almost flat, it is the
  /// one from whose direction the whole simplex is furthest away.
  Feature3 nearest() {
    List<Feature3> features = features();
    double least = features.stream().mapToDouble(Feature3::distance).min().orElseThrow();
    double limit = least + ROUNDING * extent();
    return features.stream()
        .filter(feature -> feature.distance() <= limit)
        .max(Comparator.comparingDouble(feature -> seenAlong(feature.direction())))
        .orElseThrow();
  }

  private List<Feature3> features() {
    List<Feature3> features = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      features.add(Feature3.of(corners.get(i)));
      for (int j = 0; j < i; j++) {
        features.add(Feature3.of(corners.get(j), corners.get(i)));
        for (int k = 0; k < j; k++) {
          features.add(Feature3.of(corners.get(k), corners.get(j), corners.get(i)));
        }
      }
    }
    return features;
  }

  private double seenAlong(Vec3 direction) {
    return corners.stream().mapToDouble(c -> c.at().dot(direction)).min().orElseThrow();
  }

  private double extent() {
    return corners.stream().mapToDouble(c -> c.at().largest()).max().orElseThrow();
  }

  /// {@return whether the origin is in the simplex, or on its surface, and the simplex has a
  /// volume; exact}
  boolean holdsOrigin() {
    if (corners.size() < 4) {
      return false;
    }
    Vec3 p = corners.get(0).at();
    Vec3 q = corners.get(1).at();
    Vec3 r = corners.get(2).at();
    Vec3 s = corners.get(3).at();
    int inside = Exact3.side(p, q, r, s);
    return inside != 0
        && inside * Exact3.side(p, q, r, Vec3.ZERO) >= 0
        && inside * Exact3.side(p, s, q, Vec3.ZERO) >= 0
        && inside * Exact3.side(q, s, r, Vec3.ZERO) >= 0
        && inside * Exact3.side(r, s, p, Vec3.ZERO) >= 0;
  }
}
