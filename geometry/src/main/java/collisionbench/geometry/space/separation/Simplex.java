package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Cores without an inside, by their corners: a point has one, a segment two, a triangle three.
///
/// A feature of one is a number: `0`, `1` and `2` are its corners, [#EDGE] and the next two the
/// edges from corner 0 to 1, 1 to 2 and 2 to 0, [#FACE] is its face.
final class Simplex {

  static final int EDGE = 3;
  static final int FACE = 6;

  private Simplex() {}

  /// {@return how many corners the core of a shape has}
  static int corners(Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> 1;
      case Capsule _, Segment _ -> 2;
      case Triangle _ -> 3;
      case Box _ -> throw solid();
    };
  }

  /// {@return how many edges}
  static int edges(Shape3 shape) {
    int corners = corners(shape);
    return corners < 3 ? corners - 1 : 3;
  }

  /// {@return a corner; the last again where there are fewer}
  static Vec3 corner(Shape3 shape, int index) {
    return switch (shape) {
      case Sphere s -> s.center();
      case Capsule c -> index == 0 ? c.start() : c.end();
      case Segment s -> index == 0 ? s.start() : s.end();
      case Triangle t -> index == 0 ? t.a() : index == 1 ? t.b() : t.c();
      case Box _ -> throw solid();
    };
  }

  /// {@return the corner that a feature begins with}
  static Vec3 start(Shape3 shape, int feature) {
    return corner(shape, feature < EDGE ? feature : feature - (feature < FACE ? EDGE : FACE));
  }

  /// {@return the way along an edge; of a face along its first}
  static Vec3 along(Shape3 shape, int feature) {
    int start = feature < FACE ? feature - EDGE : 0;
    return corner(shape, start == 2 ? 0 : start + 1).minus(corner(shape, start));
  }

  /// {@return the way from the first corner to the third}
  static Vec3 alongLast(Shape3 shape) {
    return corner(shape, 2).minus(corner(shape, 0));
  }

  /// {@return the sum of magnitudes of the edges from the first corner}
  static double size(Shape3 shape) {
    return along(shape, EDGE).sumOfMagnitudes() + alongLast(shape).sumOfMagnitudes();
  }

  private static IllegalArgumentException solid() {
    return new IllegalArgumentException("a box has an inside");
  }
}
