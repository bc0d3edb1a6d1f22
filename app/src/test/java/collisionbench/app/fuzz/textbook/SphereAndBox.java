package collisionbench.app.fuzz.textbook;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;

/// A sphere and a box: the nearest point of the box, or the nearest side if the center is inside.
record SphereAndBox(Flaw flaw) {

  Answer answer(Sphere sphere, Box box) {
    Vec3 half = box.halfExtents();
    Vec3 center =
        flaw == Flaw.TURN_IGNORED
            ? sphere.center().minus(box.center())
            : box.toLocal(sphere.center());
    Vec3 beyond = center.magnitudes().minus(half);
    double outside =
        new Vec3(Math.max(beyond.x(), 0), Math.max(beyond.y(), 0), Math.max(beyond.z(), 0))
            .length();
    double inside = flaw == Flaw.INSIDE_FORGOTTEN ? 0 : Math.min(0, greatest(beyond));
    double distance = outside + inside - sphere.radius();
    if (flaw == Flaw.SQUARE_AGAINST_RADIUS) {
      return Answer.of(outside * outside <= sphere.radius());
    }
    return flaw == Flaw.CENTER_FOR_SURFACE
        ? Answer.of(distance <= 0, outside + inside)
        : Answer.of(distance <= 0, distance);
  }

  private static double greatest(Vec3 v) {
    return Math.max(v.x(), Math.max(v.y(), v.z()));
  }
}
