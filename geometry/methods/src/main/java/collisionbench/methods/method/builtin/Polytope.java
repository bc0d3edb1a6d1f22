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
import collisionbench.methods.method.Lifted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The convex hull of some corners, with its edges and the normals of its faces, of any length;
/// those of zero length are ignored.
///
/// @param edges of a box one for each axis
/// @param form whether it is solid, flat or in the plane
record Polytope(List<Vec3> corners, List<PolytopeEdge> edges, List<Vec3> normals, Form form) {

  /// The dimension of a polytope.
  enum Form {
    /// Solid.
    SOLID,
    /// In a plane or on a line of space.
    FLAT,
    /// In the plane `z = 0`, like the other polytope.
    IN_PLANE
  }

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
    List<PolytopeEdge> edges = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      edges.add(PolytopeEdge.between(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return new Polytope(corners, edges, List.of(), Form.IN_PLANE);
  }

  private static Polytope of(Segment s) {
    return new Polytope(
        List.of(s.start(), s.end()),
        List.of(PolytopeEdge.between(s.start(), s.end())),
        List.of(),
        Form.FLAT);
  }

  private static Polytope of(Triangle t) {
    List<PolytopeEdge> edges =
        List.of(
            PolytopeEdge.between(t.a(), t.b()),
            PolytopeEdge.between(t.b(), t.c()),
            PolytopeEdge.between(t.c(), t.a()));
    Vec3 normal = t.b().minus(t.a()).cross(t.c().minus(t.a()));
    return new Polytope(List.of(t.a(), t.b(), t.c()), edges, List.of(normal), Form.FLAT);
  }

  /// The triangles that cover a flat hull have the same normal up to rounding.
  private static Polytope of(HullSurface surface) {
    Stream<Vec3> normals = surface.normals().stream();
    return new Polytope(
        surface.corners(),
        PolytopeEdge.of(surface),
        surface.isFlat()
            ? normals.max(Comparator.comparingDouble(Vec3::lengthSquared)).stream().toList()
            : normals.toList(),
        surface.isFlat() ? Form.FLAT : Form.SOLID);
  }

  /// A flat box keeps all three normals.
  private static Polytope of(Box box) {
    Rotation turn = box.orientation();
    List<Vec3> axes = List.of(turn.axisX(), turn.axisY(), turn.axisZ());
    Vec3 half = box.halfExtents();
    boolean isSolid = half.x() > 0 && half.y() > 0 && half.z() > 0;
    return new Polytope(
        box.corners(),
        axes.stream().map(PolytopeEdge::of).toList(),
        axes,
        isSolid ? Form.SOLID : Form.FLAT);
  }
}
