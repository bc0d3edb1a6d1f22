package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Steps;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// The convex hull of some corners, with its edges and the normals of its faces, of any length;
/// those of no length say nothing.
///
/// @param edges of a box one for each axis
/// @param form what it has an inside in, if anything
record Polytope(List<Vec3> corners, List<Edge> edges, List<Vec3> normals, Form form) {

  /// What a polytope is beside another.
  enum Form {
    /// It has an inside.
    SOLID,
    /// It lies in a plane or on a line of space.
    FLAT,
    /// It belongs to the plane `z = 0`, and so does the other: nothing is beside that plane.
    IN_PLANE
  }

  private static final double SHORT = 0x1p-500;

  /// How many axes are told that do not separate the two: all those of two boxes; and then the one
  /// that decides.
  private static final int TOLD = 30;

  static Optional<Polytope> of(Shape3 shape) {
    return switch (shape) {
      case Segment s -> Optional.of(of(s));
      case Triangle t -> Optional.of(of(t));
      case Box box -> Optional.of(of(box));
      case Hull hull -> Optional.of(of(hull.surface()));
      case Sphere _, Capsule _ -> Optional.empty();
    };
  }

  static Optional<Polytope> of(Shape2 shape) {
    return switch (shape) {
      case Point2(Vec2 at) -> Optional.of(inPlane(List.of(at)));
      case Segment2(Vec2 start, Vec2 end) -> Optional.of(inPlane(List.of(start, end)));
      case Polygon(List<Vec2> vertices) -> Optional.of(inPlane(vertices));
      case Circle _, Capsule2 _, Sector _ -> Optional.empty();
    };
  }

  private static Polytope inPlane(List<Vec2> ring) {
    List<Vec3> corners = ring.stream().map(Lifted::of).toList();
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      edges.add(Edge.between(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return new Polytope(corners, edges, List.of(), Form.IN_PLANE);
  }

  private static Polytope of(Segment s) {
    return new Polytope(
        List.of(s.start(), s.end()),
        List.of(Edge.between(s.start(), s.end())),
        List.of(),
        Form.FLAT);
  }

  private static Polytope of(Triangle t) {
    List<Edge> edges =
        List.of(Edge.between(t.a(), t.b()), Edge.between(t.b(), t.c()), Edge.between(t.c(), t.a()));
    Vec3 normal = t.b().minus(t.a()).cross(t.c().minus(t.a()));
    return new Polytope(List.of(t.a(), t.b(), t.c()), edges, List.of(normal), Form.FLAT);
  }

  /// The triangles that cover a flat hull have one normal, but for rounding.
  private static Polytope of(HullSurface surface) {
    Stream<Vec3> normals = surface.normals().stream();
    return new Polytope(
        surface.corners(),
        Edge.of(surface),
        surface.isFlat()
            ? normals.max(Comparator.comparingDouble(Vec3::lengthSquared)).stream().toList()
            : normals.toList(),
        surface.isFlat() ? Form.FLAT : Form.SOLID);
  }

  /// A box without an inside keeps its three normals, whichever of them it is flat along.
  private static Polytope of(Box box) {
    Rotation turn = box.orientation();
    List<Vec3> axes = List.of(turn.axisX(), turn.axisY(), turn.axisZ());
    Vec3 half = box.halfExtents();
    boolean isSolid = half.x() > 0 && half.y() > 0 && half.z() > 0;
    return new Polytope(
        box.corners(),
        axes.stream().map(Edge::of).toList(),
        axes,
        isSolid ? Form.SOLID : Form.FLAT);
  }

  /// {@return the least depth along an axis, in the scene's lengths; empty if one parts the two}
  ///
  /// @param back from these corners to the scene's lengths
  OptionalDouble depth(Polytope other, Scale back, Steps steps) {
    double widest = Double.NEGATIVE_INFINITY;
    Vec3 deciding = Vec3.ZERO;
    List<Vec3> told = new ArrayList<>();
    for (Vec3 axis : axes(other)) {
      double seen = Math.max(other.gapAbove(this, axis), gapAbove(other, axis));
      double gap = seen / axis.dot(axis.unit());
      boolean separates = seen > 0;
      if (steps.isAsked() && (separates || (told.size() < TOLD && isNew(axis, told)))) {
        explain(axis, gap, back, steps);
        told.add(axis.unit());
      }
      if (separates) {
        return OptionalDouble.empty();
      }
      deciding = gap > widest ? axis : deciding;
      widest = Math.max(gap, widest);
    }
    if (steps.isAsked() && isNew(deciding, told)) {
      explain(deciding, widest, back, steps);
    }
    return OptionalDouble.of(-back.apply(widest));
  }

  /// A direction is told once, not again for each edge that has it.
  private static boolean isNew(Vec3 axis, List<Vec3> told) {
    Vec3 unit = axis.unit();
    return told.stream().noneMatch(other -> Math.abs(unit.dot(other)) > 1 - 1e-12);
  }

  private void explain(Vec3 axis, double scaled, Scale back, Steps steps) {
    double gap = back.apply(scaled);
    Vec3 corner = corners.getFirst();
    steps
        .add("axis", "g = \\frac{\\vec{n} \\cdot \\vec{p q}}{|\\vec{n}|}")
        .with("\\vec{n}", axis)
        .gives("g", gap)
        .branch("separates", "g \\gt 0", gap > 0, "g", gap)
        .branch("does-not-separate", "g \\le 0", gap <= 0, "g", gap)
        .draw(new Drawing.Arrow("n", back.apply(corner), back.apply(corner.plus(axis))));
  }

  /// {@return how far this begins above where `other` ends, times the length of the axis}
  ///
  /// From differences, so that nothing is lost far from the origin.
  private double gapAbove(Polytope other, Vec3 axis) {
    Vec3 lowest = corners.getFirst();
    Vec3 highest = other.corners.getFirst();
    for (Vec3 p : corners) {
      lowest = p.minus(lowest).dot(axis) < 0 ? p : lowest;
    }
    for (Vec3 q : other.corners) {
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
  /// Face normals and crosses of edges do if one has an inside (the theorem's own); of these only
  /// edges that make a face of the Minkowski difference (Gregorius, The Separating Axis Test
  /// between Convex Polyhedra, 2013). What shares a plane or a line needs a direction within it:
  /// across each edge, along it, and from one to the other; and what lies on one line, to be found
  /// flat, one across that line.
  private List<Vec3> axes(Polytope other) {
    List<Vec3> axes = form == Form.IN_PLANE ? axesInPlane(other) : axesInSpace(other);
    axes.removeIf(Vec3.ZERO::equals);
    axes.replaceAll(Polytope::longer);
    if (axes.isEmpty()) {
      axes.add(Vec3.Y);
    }
    return axes;
  }

  /// Across each edge, and, for what lies on one line, along it and from one to the other.
  private List<Vec3> axesInPlane(Polytope other) {
    List<Vec3> axes = new ArrayList<>();
    for (Vec3 edge : allEdges(other)) {
      axes.add(Vec3.Z.cross(edge));
      axes.add(edge);
    }
    axes.add(between(other));
    return axes;
  }

  private List<Vec3> axesInSpace(Polytope other) {
    List<Vec3> axes = joined(normals, other.normals);
    for (Edge edge : edges) {
      for (Edge otherEdge : other.edges) {
        Vec3 across = edge.along().cross(otherEdge.along());
        if (edge.makesFaceWith(otherEdge, across)) {
          axes.add(across);
        }
      }
    }
    if (form == Form.FLAT && other.form == Form.FLAT) {
      axes.addAll(axesWithin(other));
    }
    return axes;
  }

  private List<Vec3> allEdges(Polytope other) {
    return Stream.concat(edges.stream(), other.edges.stream()).map(Edge::along).toList();
  }

  private Vec3 between(Polytope other) {
    return other.corners.getFirst().minus(corners.getFirst());
  }

  private List<Vec3> axesWithin(Polytope other) {
    Vec3 between = between(other);
    List<Vec3> allNormals = joined(normals, other.normals);
    List<Vec3> allEdges = allEdges(other);
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
