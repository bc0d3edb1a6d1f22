package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.separation.Separation3;

/// The shapes of another strategy, with B moved so that they touch up to rounding. Unlike [Touch],
/// any features may touch and numbers are not whole.
final class NextToTouch {

  private NextToTouch() {}

  static Strategy of(Strategy base) {
    return new Strategy(
        "next to touch " + base.name(), (pair, random) -> make(base.make(pair, random)));
  }

  private static ShapePair make(ShapePair shapes) {
    return apart(shapes, 0);
  }

  /// {@return the shapes with B moved along the normal, to a signed distance up to rounding}
  static ShapePair apart(ShapePair shapes, double distance) {
    return switch (shapes) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) -> {
        Separation3 now = Separation3.between(a, b);
        yield new ShapePair.InSpace(a, b.translated(now.normal().times(distance - now.distance())));
      }
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Separation2 now = Separation2.between(a, b);
        yield new ShapePair.InPlane(a, b.translated(now.normal().times(distance - now.distance())));
      }
    };
  }
}
