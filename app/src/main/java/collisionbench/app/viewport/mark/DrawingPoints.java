package collisionbench.app.viewport.mark;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.stream.Stream;

/// The points of a step's drawings.
final class DrawingPoints {

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
              Drawing.Region _ ->
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
      case Drawing.Region _ -> Stream.empty();
    };
  }
}
