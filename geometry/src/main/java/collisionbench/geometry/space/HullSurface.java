package collisionbench.geometry.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The vertices, edges and faces of a convex hull.
///
/// They are exact and do not depend on the order of the points.
///
/// @param corners its vertices, without duplicates
/// @param edges where two faces meet at an angle; the outline of a flat hull, the segment of a
///   straight one
/// @param faces triangles, counter-clockwise as seen from outside; a face with more corners is
///   triangulated, and a flat hull is covered once
/// @param normals the normal `(b - a) x (c - a)` of each face, computed exactly and rounded once,
///   since in doubles that of a narrow face could be mostly rounding
public record HullSurface(
    List<Vec3> corners, List<Segment> edges, List<Triangle> faces, List<Vec3> normals) {

  public HullSurface {
    corners = List.copyOf(corners);
    edges = List.copyOf(edges);
    faces = List.copyOf(faces);
    normals = List.copyOf(normals);
  }

  /// Creates a surface and computes its normals.
  public HullSurface(List<Vec3> corners, List<Segment> edges, List<Triangle> faces) {
    this(corners, edges, faces, faces.stream().map(Orientation::normal).toList());
  }

  static HullSurface of(List<Vec3> given) {
    List<Vec3> points = given.stream().distinct().sorted(GiftWrapping.ORDER).toList();
    Vec3 a = points.getFirst();
    Vec3 b = points.getLast();
    Optional<Vec3> third =
        points.stream().filter(p -> offPlane(a, b, p).findFirst().isPresent()).findFirst();
    if (third.isEmpty()) {
      return straight(a, b);
    }
    Vec3 c = third.get();
    return points.stream().allMatch(p -> Orientation.of(a, b, c, p) == 0)
        ? flat(GiftWrapping.outline(a, offPlane(a, b, c).findFirst().orElseThrow(), points))
        : solid(GiftWrapping.facets(points));
  }

  /// {@return points outside the plane of the three; none if these are collinear}
  ///
  /// They are `a`, moved along each axis, since no plane contains all three directions.
  private static Stream<Vec3> offPlane(Vec3 a, Vec3 b, Vec3 c) {
    return Stream.of(
            new Vec3(GiftWrapping.other(a.x()), a.y(), a.z()),
            new Vec3(a.x(), GiftWrapping.other(a.y()), a.z()),
            new Vec3(a.x(), a.y(), GiftWrapping.other(a.z())))
        .filter(p -> Orientation.of(a, b, c, p) != 0);
  }

  private static HullSurface straight(Vec3 a, Vec3 b) {
    return a.equals(b)
        ? new HullSurface(List.of(a), List.of(), List.of())
        : new HullSurface(List.of(a, b), List.of(new Segment(a, b)), List.of());
  }

  private static HullSurface flat(List<Vec3> outline) {
    return new HullSurface(outline, GiftWrapping.edges(outline), fan(outline));
  }

  private static HullSurface solid(List<List<Vec3>> facets) {
    List<Vec3> corners = facets.stream().flatMap(List::stream).distinct().toList();
    // Two facets share each edge, once in each direction.
    List<Segment> edges =
        facets.stream()
            .flatMap(facet -> GiftWrapping.edges(facet).stream())
            .filter(edge -> GiftWrapping.ORDER.compare(edge.start(), edge.end()) < 0)
            .toList();
    return new HullSurface(
        corners, edges, facets.stream().flatMap(facet -> fan(facet).stream()).toList());
  }

  private static List<Triangle> fan(List<Vec3> outline) {
    List<Triangle> fan = new ArrayList<>();
    for (int i = 2; i < outline.size(); i++) {
      fan.add(new Triangle(outline.getFirst(), outline.get(i - 1), outline.get(i)));
    }
    return fan;
  }

  /// {@return whether the hull lies in one plane: it is flat, straight or a point}
  ///
  /// By Euler's formula, a solid hull has more edges than vertices.
  public boolean isFlat() {
    return edges.size() <= corners.size();
  }
}
