package collisionbench.bench.comparison;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
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
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The lengths and directions that make a shape easy or hard for a collision test, in the unit of
/// the shape. Shapes in the plane lie in the plane `z = 0`.
///
/// @param lengths its own lengths: radius, axis, half extents, edges, least width; a point has none
/// @param edges the directions of its edges, axis or straight sides, of any length
/// @param normals the normals of its faces in space, of any length
record Proportions(List<Double> lengths, List<Vec3> edges, List<Vec3> normals) {

  /// Lengths below this fraction of the largest one make a shape thin.
  private static final double THIN = 0.01;

  Proportions {
    lengths = List.copyOf(lengths);
    edges = List.copyOf(edges);
    normals = List.copyOf(normals);
  }

  /// {@return the largest own length; 0 for a point}
  double size() {
    return lengths.stream().mapToDouble(length -> length).max().orElse(0);
  }

  /// {@return whether an own length is 0: a segment without length, a box without height}
  boolean isDegenerate() {
    return lengths.contains(0.0);
  }

  boolean isThin() {
    double least = THIN * size();
    return lengths.stream().anyMatch(length -> 0 < length && length < least);
  }

  static Proportions of(Shape3 shape) {
    return switch (shape) {
      case Sphere sphere -> round(sphere.radius());
      case Capsule(Vec3 start, Vec3 end, double radius) -> capsule(start, end, radius);
      case Segment(Vec3 start, Vec3 end) -> segment(start, end);
      case Box(Vec3 _, Vec3 half, Rotation turn) -> box(half, turn);
      case Triangle triangle -> triangle(triangle);
      case Hull hull -> hull(hull.surface());
    };
  }

  static Proportions of(Shape2 shape) {
    return switch (shape) {
      case Point2 _ -> new Proportions(List.of(), List.of(), List.of());
      case Circle circle -> round(circle.radius());
      case Capsule2 c -> capsule(Lifted.of(c.start()), Lifted.of(c.end()), c.radius());
      case Segment2 s -> segment(Lifted.of(s.start()), Lifted.of(s.end()));
      case Sector sector -> sector(sector);
      case Polygon polygon -> polygon(polygon.vertices().stream().map(Lifted::of).toList());
    };
  }

  private static Proportions round(double radius) {
    return new Proportions(List.of(radius), List.of(), List.of());
  }

  private static Proportions segment(Vec3 start, Vec3 end) {
    Vec3 edge = end.minus(start);
    return new Proportions(List.of(length(edge)), List.of(edge), List.of());
  }

  /// A capsule without a radius is a segment, which is not degenerate.
  private static Proportions capsule(Vec3 start, Vec3 end, double radius) {
    Proportions axis = segment(start, end);
    return radius == 0
        ? axis
        : new Proportions(List.of(axis.size(), radius), axis.edges, List.of());
  }

  private static Proportions box(Vec3 half, Rotation turn) {
    List<Vec3> axes = List.of(turn.axisX(), turn.axisY(), turn.axisZ());
    return new Proportions(List.of(half.x(), half.y(), half.z()), axes, axes);
  }

  private static Proportions triangle(Triangle triangle) {
    List<Segment> edges = IntStream.range(0, 3).mapToObj(triangle::edge).toList();
    double longest = edges.stream().mapToDouble(Proportions::length).max().orElse(0);
    double height = longest == 0 ? 0 : triangle.normal().length() / longest;
    return new Proportions(lengths(edges, height), directions(edges), List.of(triangle.normal()));
  }

  private static Proportions hull(HullSurface surface) {
    DoubleStream widths =
        surface.faces().stream()
            .mapToDouble(face -> width(surface.corners(), face.a(), face.normal()));
    List<Double> lengths = lengths(surface.edges(), surface.isFlat() ? 0 : widths.min().orElse(0));
    lengths.add(diameter(surface.corners()));
    return new Proportions(lengths, directions(surface.edges()), surface.normals());
  }

  private static Proportions polygon(List<Vec3> corners) {
    List<Segment> edges =
        IntStream.range(0, corners.size())
            .mapToObj(i -> new Segment(corners.get(i), corners.get((i + 1) % corners.size())))
            .toList();
    DoubleStream widths =
        edges.stream()
            .mapToDouble(edge -> width(corners, edge.start(), Vec3.Z.cross(direction(edge))));
    List<Double> lengths = lengths(edges, widths.min().orElse(0));
    lengths.add(diameter(corners));
    return new Proportions(lengths, directions(edges), List.of());
  }

  private static Proportions sector(Sector sector) {
    double radius = sector.radius();
    List<Vec3> sides =
        sector.isDisc()
            ? List.of()
            : List.of(Lifted.of(sector.startEdge()), Lifted.of(sector.endEdge()));
    return new Proportions(List.of(radius, radius * Math.min(1, sector.angle())), sides, List.of());
  }

  private static List<Double> lengths(List<Segment> edges, double width) {
    return new ArrayList<>(
        Stream.concat(edges.stream().map(Proportions::length), Stream.of(width)).toList());
  }

  private static List<Vec3> directions(List<Segment> edges) {
    return edges.stream().map(Proportions::direction).toList();
  }

  private static Vec3 direction(Segment edge) {
    return edge.end().minus(edge.start());
  }

  private static double length(Segment edge) {
    return length(direction(edge));
  }

  /// {@return the length of a vector whose square may underflow}
  private static double length(Vec3 v) {
    return Math.hypot(Math.hypot(v.x(), v.y()), v.z());
  }

  private static double diameter(List<Vec3> corners) {
    return corners.stream()
        .flatMap(a -> corners.stream().map(b -> b.minus(a)))
        .mapToDouble(Proportions::length)
        .max()
        .orElse(0);
  }

  /// {@return how far the corners reach from `origin` along a normal, of any length}
  private static double width(List<Vec3> corners, Vec3 origin, Vec3 normal) {
    double reach =
        corners.stream()
            .mapToDouble(corner -> Math.abs(corner.minus(origin).dot(normal)))
            .max()
            .orElse(0);
    return reach == 0 ? 0 : reach / normal.length();
  }
}
