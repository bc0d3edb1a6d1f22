package collisionbench.app.viewport.mark;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.stream.Stream;

/// The points of a step's drawings, and the rectangles that show its planes around them.
final class DrawingPoints {

  /// The size of a rectangle relative to the points it contains.
  private static final double MARGIN = 1.2;

  private DrawingPoints() {}

  /// {@return whether its points and directions are valid; a method may compute others}
  static boolean isValid(Drawing drawing) {
    boolean directed =
        switch (drawing) {
          case Drawing.Line line -> hasDirection(line.direction());
          case Drawing.Plane plane -> hasDirection(plane.normal());
          case Drawing.Point _,
              Drawing.Arrow _,
              Drawing.Segment _,
              Drawing.Face _,
              Drawing.Tetrahedron _,
              Drawing.Region _,
              Drawing.Branch _ ->
              true;
        };
    return directed && of(drawing).allMatch(Vec3::isFinite);
  }

  private static boolean hasDirection(Vec3 direction) {
    return direction.isFinite() && !direction.equals(Vec3.ZERO);
  }

  /// {@return the points that a drawing is defined by}
  static Stream<Vec3> of(Drawing drawing) {
    return switch (drawing) {
      case Drawing.Point(String _, Vec3 at) -> Stream.of(at);
      case Drawing.Arrow(String _, Vec3 from, Vec3 to) -> Stream.of(from, to);
      case Drawing.Segment(String _, Vec3 from, Vec3 to) -> Stream.of(from, to);
      case Drawing.Line(String _, Vec3 through, Vec3 _) -> Stream.of(through);
      case Drawing.Plane(String _, Vec3 through, Vec3 _) -> Stream.of(through);
      case Drawing.Face(String _, List<Vec3> corners) -> corners.stream();
      case Drawing.Tetrahedron(String _, Vec3 a, Vec3 b, Vec3 c, Vec3 d) -> Stream.of(a, b, c, d);
      case Drawing.Branch(String _, Vec3 at) -> Stream.of(at);
      case Drawing.Region _ -> Stream.empty();
    };
  }

  /// {@return the corners of a rectangle in a plane, around a point of it and the projections of
  /// others}
  ///
  /// @param normal of unit length
  /// @param least the least half side
  static List<Vec3> rectangle(Vec3 through, Vec3 normal, List<Vec3> points, double least) {
    Vec3 u = (Math.abs(normal.y()) < 0.9 ? Vec3.Y : Vec3.X).cross(normal).unit();
    Vec3 v = normal.cross(u);
    Vec3 center =
        points.stream()
            .map(point -> Bounds3.of(point, point))
            .reduce(Bounds3.of(through, through), Bounds3::and)
            .center();
    Vec3 middle = center.plus(through.minus(center).dot(normal), normal);
    Vec3 halfU = u.times(half(middle, u, points, least));
    Vec3 halfV = v.times(half(middle, v, points, least));
    return List.of(
        middle.plus(halfU).plus(halfV),
        middle.minus(halfU).plus(halfV),
        middle.minus(halfU).minus(halfV),
        middle.plus(halfU).minus(halfV));
  }

  private static double half(Vec3 middle, Vec3 axis, List<Vec3> points, double least) {
    double farthest =
        points.stream()
            .mapToDouble(point -> Math.abs(point.minus(middle).dot(axis)))
            .max()
            .orElse(0);
    return Math.max(MARGIN * farthest, least);
  }
}
