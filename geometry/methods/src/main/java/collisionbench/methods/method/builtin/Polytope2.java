package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The convex hull of some corners, counter-clockwise.
record Polytope2(List<Vec2> corners) {

  private static final double SHORT = 0x1p-500;

  static Optional<Polytope2> of(Shape2 shape) {
    return switch (shape) {
      case Point2(Vec2 at) -> Optional.of(new Polytope2(List.of(at)));
      case Segment2(Vec2 start, Vec2 end) -> Optional.of(new Polytope2(List.of(start, end)));
      case Polygon(List<Vec2> vertices) -> Optional.of(new Polytope2(vertices));
      case Circle _, Capsule2 _, Sector _ -> Optional.empty();
    };
  }

  /// {@return the least depth along an axis, in the scene's lengths; empty if one parts the two}
  ///
  /// @param back from these corners to the scene's lengths
  OptionalDouble depth(Polytope2 other, Scale back, Steps steps) {
    double widest = Double.NEGATIVE_INFINITY;
    List<Vec2> told = new ArrayList<>();
    for (Vec2 axis : axes(other)) {
      double seen = Math.max(other.gapAbove(this, axis), gapAbove(other, axis));
      double gap = seen / axis.dot(axis.unit());
      if (steps.isAsked() && (isNew(axis.unit(), told) || seen > 0)) {
        explain(axis, gap, back, steps);
      }
      if (seen > 0) {
        return OptionalDouble.empty();
      }
      widest = Math.max(gap, widest);
    }
    return OptionalDouble.of(-back.apply(widest));
  }

  /// A direction is told once, not again for each edge that has it.
  private static boolean isNew(Vec2 axis, List<Vec2> told) {
    boolean fresh = told.stream().noneMatch(other -> Math.abs(axis.dot(other)) > 1 - 1e-12);
    told.add(axis);
    return fresh;
  }

  private void explain(Vec2 axis, double scaled, Scale back, Steps steps) {
    double gap = back.apply(scaled);
    Vec2 corner = corners.getFirst();
    steps
        .add("axis", "g = \\frac{\\vec{n} \\cdot \\vec{p q}}{|\\vec{n}|}")
        .with("\\vec{n}", Lifted.of(axis))
        .gives("g", gap)
        .branch("separates", "g \\gt 0", gap > 0, "g", gap)
        .branch("does-not-separate", "g \\le 0", gap <= 0, "g", gap)
        .draw(
            new Drawing.Arrow(
                "n", Lifted.of(back.apply(corner)), Lifted.of(back.apply(corner.plus(axis)))));
  }

  /// {@return how far this begins above where `other` ends, times the length of the axis}
  ///
  /// From differences, so that nothing is lost far from the origin.
  private double gapAbove(Polytope2 other, Vec2 axis) {
    double least = Double.POSITIVE_INFINITY;
    for (Vec2 p : corners) {
      for (Vec2 q : other.corners) {
        least = Math.min(least, p.minus(q).dot(axis));
      }
    }
    return least;
  }

  /// {@return a direction whose products with corners are not lost below the doubles}
  private static Vec2 longer(Vec2 axis) {
    return Math.max(Math.abs(axis.x()), Math.abs(axis.y())) < SHORT ? axis.times(1 / SHORT) : axis;
  }

  /// {@return directions among which one separates the two if any does: across each edge, and, for
  /// what lies on one line, along it and from one to the other}
  private List<Vec2> axes(Polytope2 other) {
    List<Vec2> axes = new ArrayList<>();
    for (Vec2 edge : edges()) {
      axes.add(edge.perpendicular());
      axes.add(edge);
    }
    for (Vec2 edge : other.edges()) {
      axes.add(edge.perpendicular());
      axes.add(edge);
    }
    axes.add(other.corners.getFirst().minus(corners.getFirst()));
    axes.removeIf(Vec2.ZERO::equals);
    axes.replaceAll(Polytope2::longer);
    if (axes.isEmpty()) {
      axes.add(Vec2.Y);
    }
    return axes;
  }

  private List<Vec2> edges() {
    List<Vec2> edges = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      edges.add(corners.get((i + 1) % corners.size()).minus(corners.get(i)));
    }
    return edges;
  }
}
