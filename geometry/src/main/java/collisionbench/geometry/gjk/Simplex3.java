package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// One to four corners of the Minkowski difference, and all that is between them.
record Simplex3(List<Vertex3> corners) {

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
  Feature3 nearest() {
    int count = corners.size();
    Feature3 nearest = Feature3.of(corners.getFirst());
    for (Vertex3 corner : corners) {
      nearest = nearest.or(Feature3.of(corner));
    }
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        nearest = nearest.or(Feature3.of(corners.get(i), corners.get(j)));
      }
    }
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        for (int k = j + 1; k < count; k++) {
          nearest = nearest.or(Feature3.of(corners.get(i), corners.get(j), corners.get(k)));
        }
      }
    }
    return nearest;
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
