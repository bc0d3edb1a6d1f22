package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.ShapeOrder;
import java.util.Optional;

/// The separation of pairs of shapes that have a closed form, if it is proved.
final class ClosedForm {

  private ClosedForm() {}

  /// {@return the distance of two shapes, the same to the last bit as that of the separation; NaN
  /// if there is no closed form, or if it is not proved}
  static double distance(Shape3 a, Shape3 b) {
    if (a instanceof Sphere s && b instanceof Sphere t) {
      return ThickSegments.distance(s, t);
    }
    if (!ThickSegments.isThick(a)) {
      return ThickSegments.isThick(b)
          ? distance(b, a)
          : separation(a, b).map(Separation3::distance).orElse(Double.NaN);
    }
    return switch (b) {
      case Triangle t when a instanceof Sphere s -> SphereTriangle.distance(s, t);
      case Triangle t -> SegmentTriangle.distance(a, t);
      case Box x -> ThickSegmentBox.distance(a, x);
      case Hull _ -> Double.NaN;
      case Sphere _, Capsule _, Segment _ -> {
        Vec3 start = ThickSegments.start(b);
        yield ThickSegments.distance(a, start, ThickSegments.end(b), start, Core.radius(b));
      }
    };
  }

  /// {@return the separation of two shapes; empty if there is no closed form, or if it is not
  /// proved}
  static Optional<Separation3> separation(Shape3 a, Shape3 b) {
    if (a instanceof Sphere s && b instanceof Sphere t) {
      return ThickSegments.separation(s, t);
    }
    if (a instanceof Box x && b instanceof Box y) {
      return ShapeOrder.compare(a, b) > 0
          ? OverlappingBoxes.separation(b, x).map(Separation3::swapped)
          : OverlappingBoxes.separation(a, y);
    }
    if (!ThickSegments.isThick(a)) {
      return ThickSegments.isThick(b)
          ? separation(b, a).map(Separation3::swapped)
          : Optional.empty();
    }
    return switch (b) {
      case Triangle t when a instanceof Sphere s -> SphereTriangle.separation(s, t);
      case Triangle t -> SegmentTriangle.separation(a, t);
      case Box x -> ThickSegmentBox.separation(a, x);
      case Hull _ -> Optional.empty();
      case Sphere _, Capsule _, Segment _ -> {
        Vec3 start = ThickSegments.start(b);
        yield ThickSegments.separation(a, start, ThickSegments.end(b), start, Core.radius(b));
      }
    };
  }
}
