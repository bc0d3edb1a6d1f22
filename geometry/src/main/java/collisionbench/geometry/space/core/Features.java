package collisionbench.geometry.space.core;

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
import java.util.function.Consumer;

/// The edges and faces of a core, which give the candidate axes that separate it from another.
///
/// @param edges its edges, each group of parallel ones of a box once
/// @param normals a normal of each of its faces, each pair of parallel ones of a box once
/// @param areOutward whether all normals point outwards, and each face has one
public record Features(List<Edge> edges, List<Vec3> normals, boolean areOutward) {

  private Features(List<Edge> edges, List<Vec3> normals) {
    this(edges, normals, false);
  }

  /// Passes on the directions in which a face of the core may be its support feature.
  public void forEachOutward(Consumer<Vec3> consumer) {
    for (Vec3 normal : normals) {
      consumer.accept(normal);
      if (!areOutward) {
        consumer.accept(normal.negated());
      }
    }
  }

  /// Passes on the opposite directions; if both signs are included, the normal still comes first.
  public void forEachInward(Consumer<Vec3> consumer) {
    for (Vec3 normal : normals) {
      if (!areOutward) {
        consumer.accept(normal);
      }
      consumer.accept(normal.negated());
    }
  }

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
  public static Features of(HullSurface surface) {
    return new Features(Edge.of(surface), surface.normals(), !surface.isFlat());
  }
}
