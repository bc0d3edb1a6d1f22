package collisionbench.geometry.space.search;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Vertex;
import java.util.List;

/// A point of each of two cores: the nearest, as far as doubles tell.
///
/// @param vertices the corners of the difference that `delta` is a mixture of: one to three, or four
///   that hold the origin; none if it is not known by them
/// @param delta from the point of A to that of B
/// @param onA the point of A
/// @param onB the point of B
/// @param direction from A to B, across the feature of the difference that `delta` leads to; zero
///   where the feature passes through the origin. It is worked out from the feature's edges and not
///   from the way, so that it is as good where there is hardly any way
public record Nearest(List<Vertex> vertices, Vec3 delta, Vec3 onA, Vec3 onB, Vec3 direction) {

  private static final int TETRAHEDRON = 4;

  /// {@return the nearest points of two cores, as far as doubles tell}
  ///
  /// The difference of a point and a point, segment or triangle is a simplex. All else is looked
  /// for by GJK, but for a point and a box; for two segments from what is nearest on their lines.
  ///
  /// @param by how far B is moved
  public static Nearest of(Shape3 a, Shape3 b, Vec3 by) {
    return switch (a) {
      case Sphere s -> point(s, b, by);
      case Segment s when b instanceof Segment t ->
          Gjk.from(SegmentSegment.nearest(s, t, by), a, b, by);
      case Capsule _, Segment _, Box _, Triangle _, Hull _ -> Gjk.of(a, b, by);
    };
  }

  private static Nearest point(Sphere a, Shape3 b, Vec3 by) {
    Vec3 p = a.center();
    return switch (b) {
      case Sphere s -> Simplex.point(vertex(p, s.center(), by));
      case Capsule c -> point(a, c.axis(), by);
      case Segment s -> Simplex.segment(vertex(p, s.start(), by), vertex(p, s.end(), by));
      case Triangle t ->
          Simplex.triangle(vertex(p, t.a(), by), vertex(p, t.b(), by), vertex(p, t.c(), by));
      case Box box -> PointBox.nearest(p, box, by);
      case Hull _ -> Gjk.of(a, b, by);
    };
  }

  static Vertex vertex(Vec3 ofA, Vec3 ofB, Vec3 by) {
    return new Vertex(ofA, ofB, ofB.minus(ofA).plus(by));
  }

  /// {@return whether the point of B is right to all digits, since it was not mixed of several}
  public boolean isPointOfBUnmixed() {
    for (Vertex vertex : vertices) {
      if (!vertex.ofB().equals(vertices.getFirst().ofB())) {
        return false;
      }
    }
    return true;
  }

  /// {@return whether the simplex holds the origin, as far as doubles tell}
  public boolean isAround() {
    return vertices.size() == TETRAHEDRON;
  }
}
