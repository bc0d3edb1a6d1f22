package collisionbench.app.fuzz;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;

/// Checks a normal against the signed distance. The gap between convex shapes along a unit vector,
/// the least `n . b` minus the greatest `n . a`, is never more than the distance, and equals it
/// exactly along a right normal, whether the shapes are apart or overlap.
final class Normals {

  private Normals() {}

  /// {@return how far the gap along a normal is from the distance}
  ///
  /// For non-convex shapes in contact the gap need not be free everywhere; there, the shapes must
  /// only touch after a translation by the distance, up to the effect of rounding in a mouth.
  static double gapError(Question question, Vec3 n, double distance, double size) {
    return switch (question) {
      case Question.InSpace q ->
          Math.abs(distance + Support.of(q.a(), n) + Support.of(q.b(), n.negated()));
      case Question.InPlane q -> {
        boolean areConvex = ConvexParts.isConvex(q.a()) && ConvexParts.isConvex(q.b());
        if (distance > Double.MIN_VALUE || areConvex) {
          yield ConvexParts.gapError(q.a(), q.b(), Lifted.flat(n), distance);
        }
        double left = Kernel.distance(q, n.times(-distance));
        yield Math.max(left, -left - depthOfRounding(size, q.a(), q.b()));
      }
    };
  }

  /// {@return how deep a shape may overlap another after a translation to touching: the translation
  /// is rounded, and the narrower a mouth, the larger the depth that this causes}
  private static double depthOfRounding(double size, Shape2 a, Shape2 b) {
    return Laws.PLACE_ROUNDING
        * size
        / Math.min(ConvexParts.sineOfMouth(a), ConvexParts.sineOfMouth(b));
  }

  /// {@return how wrong a normal is, as a length: the error of the gap along it, or that of its own
  /// length on the scale of the input, at most the size, whichever is larger}
  static double error(Question question, Vec3 n, double distance, double size) {
    double ofLength = size * Math.min(1, Math.abs(n.length() - 1));
    return Math.max(ofLength, gapError(question, n, distance, size));
  }

  /// {@return the part of the error of a normal that rounding does not explain: of nearest points,
  /// or centers and axes, that are close to each other, doubles do not give the exact direction. 0
  /// for shapes that just touch}
  static double unexplained(double error, Vec3 n, double distance, Question question, double size) {
    double cores = Math.abs(distance + radii(question));
    boolean isDirection = !n.equals(Vec3.ZERO) && cores > 0;
    double length = isDirection ? Math.min(Math.abs(distance), cores) : Math.abs(distance);
    return error * Math.min(1, length / size);
  }

  private static double radii(Question question) {
    return switch (question) {
      case Question.InSpace q -> radius(q.a()) + radius(q.b());
      case Question.InPlane q -> radius(q.a()) + radius(q.b());
    };
  }

  private static double radius(Shape3 shape) {
    return switch (shape) {
      case Sphere sphere -> sphere.radius();
      case Capsule capsule -> capsule.radius();
      default -> 0;
    };
  }

  private static double radius(Shape2 shape) {
    return switch (shape) {
      case Circle circle -> circle.radius();
      case Capsule2 capsule -> capsule.radius();
      default -> 0;
    };
  }
}
