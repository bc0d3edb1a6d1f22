package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A simplex of one to four vertices of the Minkowski difference: a point, an edge, a triangle or a
/// tetrahedron.
record GjkSimplex(List<SupportVertex> vertices) {

  /// {@return the simplex of these vertices and one more}
  GjkSimplex with(SupportVertex vertex) {
    return new GjkSimplex(Stream.concat(vertices.stream(), Stream.of(vertex)).toList());
  }

  /// {@return the feature that is nearest to the origin}
  ///
  /// The nearest feature is the one whose Voronoi region contains the origin. It alone has two
  /// properties: its point is within it, and the distance of the whole simplex along its direction
  /// equals that of the point. So among the features with the first property, it is the one for
  /// which the two distances differ least. Deciding by the signs of the borders of the regions, as
  /// textbooks do, is faster, but wrong if rounding flips a sign.
  ///
  /// If no feature has a positive gap, the origin is inside, and the feature with the nearest point
  /// is returned.
  Feature nearest() {
    List<Feature> features = features().filter(Feature::containsItsPoint).toList();
    boolean outside = features.stream().anyMatch(feature -> gap(feature) > 0);
    return features.stream()
        .min(Comparator.comparingDouble(f -> f.distance() - (outside ? gap(f) : 0)))
        .orElseThrow();
  }

  /// {@return whether the origin is inside, or no further away than `tolerance`}
  ///
  /// @param nearest the nearest feature
  boolean containsOrigin(Feature nearest, double tolerance) {
    return gap(nearest) <= 0 || nearest.distance() <= tolerance;
  }

  /// {@return the gap between the origin and the simplex along a feature's direction: a lower bound
  /// of their distance}
  private double gap(Feature feature) {
    Vec3 n = feature.direction();
    return vertices.stream().mapToDouble(v -> v.at().dot(n)).min().orElseThrow();
  }

  private Stream<Feature> features() {
    List<Feature> features = new ArrayList<>();
    for (int i = 0; i < vertices.size(); i++) {
      features.add(Feature.of(vertices.get(i)));
      for (int j = 0; j < i; j++) {
        features.add(Feature.of(vertices.get(j), vertices.get(i)));
        for (int k = 0; k < j; k++) {
          features.add(Feature.of(vertices.get(k), vertices.get(j), vertices.get(i)));
        }
      }
    }
    return features.stream();
  }
}
