package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Cross;
import collisionbench.geometry.space.core.Edge;
import collisionbench.geometry.space.core.EdgePairs;
import collisionbench.geometry.space.core.Features;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The direction of least depth of two overlapping cores: a face normal of one, or the cross
/// product of an edge of each (the separating axis theorem). For two hulls, only pairs of edges
/// that form a face of their difference count ([EdgePairs]).
///
/// The gap along any direction is valid, so a cross product of nearly parallel edges, whose
/// direction may be mostly rounding, can only give a wider depth.
final class Depth {

  /// Axes with a squared length below this are skipped, since it has lost digits to underflow: the
  /// edges are tiny or nearly parallel, and the gap would be negligible.
  private static final double SMALL = 0x1p-900;

  private Depth() {}

  /// {@return the unit direction with the widest gap between two cores, from A to B; the first
  /// among equals in the order of face normals of A, of B, cross products}
  ///
  /// If there are no candidates, as for two collinear segments, it is a perpendicular of the
  /// longest edge; +y if there are no edges.
  static Vec3 direction(Shape3 a, Shape3 b) {
    Features ofA = Features.of(a);
    Features ofB = Features.of(b);
    Widest widest = new Widest(a, b);
    forEachDirection(ofA, ofB, widest);
    return widest.best.equals(Vec3.ZERO)
        ? across(longest(ofA.edges(), ofB.edges()))
        : widest.best.unit();
  }

  /// The direction with the widest gap so far.
  private static final class Widest implements Consumer<Vec3> {

    private final Shape3 a;
    private final Shape3 b;
    private Vec3 best = Vec3.ZERO;
    private double gap = Double.NEGATIVE_INFINITY;

    Widest(Shape3 a, Shape3 b) {
      this.a = a;
      this.b = b;
    }

    @Override
    public void accept(Vec3 direction) {
      double squared = direction.lengthSquared();
      double seen = Core.gap(a, b, direction) / Math.sqrt(squared);
      if (squared > SMALL && seen > gap) {
        best = direction;
        gap = seen;
      }
    }
  }

  /// {@return the unit face normals and cross products of edges with a gap of at least `least`}
  static List<Vec3> withGapOfAtLeast(double least, Shape3 a, Shape3 b) {
    List<Vec3> directions = new ArrayList<>();
    forEachDirection(Features.of(a), Features.of(b), directions::add);
    return directions.stream()
        .filter(direction -> direction.lengthSquared() > SMALL)
        .map(Vec3::unit)
        .filter(direction -> Core.gap(a, b, direction) >= least)
        .distinct()
        .toList();
  }

  private static void forEachDirection(Features a, Features b, Consumer<Vec3> consumer) {
    a.forEachOutward(consumer);
    b.forEachInward(consumer);
    EdgePairs.forEachDirection(a.edges(), b.edges(), consumer);
  }

  private static Vec3 longest(List<Edge> edges, List<Edge> others) {
    return Stream.concat(edges.stream(), others.stream())
        .map(Edge::along)
        .reduce(
            Vec3.ZERO,
            (longest, edge) -> edge.lengthSquared() > longest.lengthSquared() ? edge : longest);
  }

  /// {@return the unit perpendicular of `edge` closest to +y, or to +x if the edge is nearly
  /// vertical; +y if it has zero length}
  private static Vec3 across(Vec3 edge) {
    boolean upright = edge.y() * edge.y() > 0.8 * edge.lengthSquared();
    Vec3 across = Cross.of(edge, Cross.of(upright ? Vec3.X : Vec3.Y, edge));
    return across.equals(Vec3.ZERO) ? Vec3.Y : across.unit();
  }
}
