package collisionbench.geometry.space.core;

import collisionbench.geometry.number.Dyadic;
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
import java.util.List;

/// The edges and faces of a core, which tell the directions that may part it from another.
///
/// @param edges its edges, parallel ones of a box once
/// @param normals a direction across each of its faces, parallel ones of a box once
public record Features(List<Edge> edges, List<Vec3> normals) {

  /// {@return the features of a core}
  public static Features of(Shape3 core) {
    return switch (core) {
      case Sphere _ -> new Features(List.of(), List.of());
      case Capsule c -> of(c.axis());
      case Segment s -> new Features(List.of(Edge.between(s.start(), s.end())), List.of());
      case Triangle t -> of(t);
      case Box b -> of(b.orientation());
      case Hull h -> of(h.surface());
    };
  }

  private static Features of(Triangle t) {
    return new Features(
        List.of(Edge.between(t.a(), t.b()), Edge.between(t.b(), t.c()), Edge.between(t.c(), t.a())),
        List.of(Cross.of(t.b().minus(t.a()), t.c().minus(t.a()))));
  }

  private static Features of(Rotation box) {
    Vec3 x = box.axisX();
    Vec3 y = box.axisY();
    Vec3 z = box.axisZ();
    return new Features(List.of(Edge.of(x), Edge.of(y), Edge.of(z)), List.of(x, y, z));
  }

  /// {@return the features of a hull}
  ///
  /// Its faces may be so narrow that rounding would turn them: the normals are exact but for the
  /// last bit.
  public static Features of(HullSurface surface) {
    return new Features(
        Edge.of(surface),
        surface.faces().stream()
            .map(face -> Exactly.over(Exactly.normal(face), Dyadic.ONE))
            .toList());
  }
}
