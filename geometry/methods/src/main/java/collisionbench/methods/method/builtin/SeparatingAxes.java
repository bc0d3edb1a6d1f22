package collisionbench.methods.method.builtin;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Polytope.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Searches for an axis that separates two polytopes.
record SeparatingAxes(Polytope a, Polytope b) {

  private static final double SHORT = 0x1p-500;

  /// The most non-separating axes to report, enough for two boxes, in addition to the deciding one.
  private static final int MOST_REPORTED = 30;

  /// {@return the least depth along an axis, in scene units; empty if an axis separates the two}
  ///
  /// @param back converts to scene units
  OptionalDouble depth(SatScale back, Steps steps) {
    double widest = Double.NEGATIVE_INFINITY;
    Vec3 deciding = Vec3.ZERO;
    List<Vec3> reported = new ArrayList<>();
    for (Vec3 axis : axes()) {
      double scaledGap = Math.max(gap(a, b, axis), gap(b, a, axis));
      double gap = scaledGap / axis.dot(axis.unit());
      boolean separates = scaledGap > 0;
      if (steps.isAsked()
          && (separates || (reported.size() < MOST_REPORTED && isNew(axis, reported)))) {
        explain(axis, gap, back, steps);
        reported.add(axis.unit());
      }
      if (separates) {
        return OptionalDouble.empty();
      }
      deciding = gap > widest ? axis : deciding;
      widest = Math.max(gap, widest);
    }
    if (steps.isAsked() && isNew(deciding, reported)) {
      explain(deciding, widest, back, steps);
    }
    return OptionalDouble.of(-back.apply(widest));
  }

  /// Reports each direction once, not for each edge that has it.
  private static boolean isNew(Vec3 axis, List<Vec3> reported) {
    Vec3 unit = axis.unit();
    return reported.stream().noneMatch(other -> Math.abs(unit.dot(other)) > 1 - 1e-12);
  }

  private void explain(Vec3 axis, double scaled, SatScale back, Steps steps) {
    double gap = back.apply(scaled);
    Vec3 corner = a.corners().getFirst();
    steps
        .add("axis", "g = \\frac{\\vec{n} \\cdot \\vec{p q}}{|\\vec{n}|}")
        .with("\\vec{n}", axis)
        .gives("g", gap)
        .branch("separates", "g \\gt 0", gap > 0, "g", gap)
        .branch("does-not-separate", "g \\le 0", gap <= 0, "g", gap)
        .draw(new Drawing.Arrow("n", back.apply(corner), back.apply(corner.plus(axis))));
  }

  /// {@return the gap along the axis, times its length}
  ///
  /// Computed from differences, so no digits are lost far from the origin.
  private static double gap(Polytope below, Polytope above, Vec3 axis) {
    Vec3 lowest = above.corners().getFirst();
    Vec3 highest = below.corners().getFirst();
    for (Vec3 p : above.corners()) {
      lowest = p.minus(lowest).dot(axis) < 0 ? p : lowest;
    }
    for (Vec3 q : below.corners()) {
      highest = q.minus(highest).dot(axis) > 0 ? q : highest;
    }
    return lowest.minus(highest).dot(axis);
  }

  /// {@return a direction whose products with corners are not lost below the doubles}
  private static Vec3 longer(Vec3 axis) {
    return axis.largest() < SHORT ? axis.times(1 / SHORT) : axis;
  }

  /// {@return directions among which one separates the two if any does}
  ///
  /// If one of the two is solid, face normals and cross products of edges suffice, and of these
  /// only the edge pairs that form a face of the Minkowski difference (Gregorius, The Separating
  /// Axis Test between Convex Polyhedra, 2013). Two flat polytopes may share a plane or a line.
  /// They also need axes within it: along each edge, perpendicular to it, and from one polytope to
  /// the other. Two on one line also need an axis perpendicular to it, along which their depth is
  /// 0.
  private List<Vec3> axes() {
    List<Vec3> axes = a.form() == Form.IN_PLANE ? axesInPlane() : axesInSpace();
    axes.removeIf(Vec3.ZERO::equals);
    axes.replaceAll(SeparatingAxes::longer);
    if (axes.isEmpty()) {
      axes.add(Vec3.Y);
    }
    return axes;
  }

  /// Across each edge, and, for what lies on one line, along it and from one to the other.
  private List<Vec3> axesInPlane() {
    List<Vec3> axes = new ArrayList<>();
    for (Vec3 edge : allEdges()) {
      axes.add(Vec3.Z.cross(edge));
      axes.add(edge);
    }
    axes.add(between());
    return axes;
  }

  private List<Vec3> axesInSpace() {
    List<Vec3> axes = joined(a.normals(), b.normals());
    for (PolytopeEdge edge : a.edges()) {
      for (PolytopeEdge otherEdge : b.edges()) {
        Vec3 across = edge.along().cross(otherEdge.along());
        if (edge.makesFaceWith(otherEdge, across)) {
          axes.add(across);
        }
      }
    }
    if (a.form() == Form.FLAT && b.form() == Form.FLAT) {
      axes.addAll(axesWithin());
    }
    return axes;
  }

  private List<Vec3> allEdges() {
    return Stream.concat(a.edges().stream(), b.edges().stream()).map(PolytopeEdge::along).toList();
  }

  private Vec3 between() {
    return b.corners().getFirst().minus(a.corners().getFirst());
  }

  private List<Vec3> axesWithin() {
    Vec3 between = between();
    List<Vec3> allNormals = joined(a.normals(), b.normals());
    List<Vec3> allEdges = allEdges();
    List<Vec3> axes = new ArrayList<>(allEdges);
    axes.add(between);
    for (Vec3 edge : allEdges) {
      axes.add(edge.cross(between).cross(edge));
      axes.addAll(List.of(edge.cross(Vec3.X), edge.cross(Vec3.Y)));
      allNormals.forEach(normal -> axes.add(normal.cross(edge)));
    }
    return axes;
  }

  private static List<Vec3> joined(List<Vec3> some, List<Vec3> more) {
    List<Vec3> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }
}
