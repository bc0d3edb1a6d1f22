package collisionbench.geometry.space;

import java.util.List;

/// What the surface of a convex hull is made of.
///
/// Which points are corners and which edges and faces there are is exact.
///
/// @param corners the points that the hull cannot do without, each once
/// @param edges where two faces meet at an angle; of a flat hull its outline, of a straight one
///   itself
/// @param faces triangles whose corners run counter-clockwise as seen from outside; a face with
///   more corners is several of them, and a flat hull is covered once
public record HullSurface(List<Vec3> corners, List<Segment> edges, List<Triangle> faces) {

  public HullSurface {
    corners = List.copyOf(corners);
    edges = List.copyOf(edges);
    faces = List.copyOf(faces);
  }

  static HullSurface of(List<Vec3> points) {
    return new HullSurface(points, List.of(), List.of());
  }
}
