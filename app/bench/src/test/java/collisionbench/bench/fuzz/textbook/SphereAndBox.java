package collisionbench.bench.fuzz.textbook;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;

/// A sphere and a box: the nearest point of the box, or the nearest side if the center is inside.
record SphereAndBox(Flaw flaw) {

  Answer answer(Sphere sphere, Box box) {
    Vec3 center =
        flaw == Flaw.TURN_IGNORED
            ? sphere.center().minus(box.center())
            : box.toLocal(sphere.center());
    Vec3 beyond = center.magnitudes().minus(box.halfExtents());
    Vec3 out = new Vec3(Math.max(beyond.x(), 0), Math.max(beyond.y(), 0), Math.max(beyond.z(), 0));
    double outside = out.length();
    double inside = flaw == Flaw.INSIDE_FORGOTTEN ? 0 : Math.min(0, greatest(beyond));
    double distance = outside + inside - sphere.radius();
    if (flaw == Flaw.SQUARE_AGAINST_RADIUS) {
      return Answer.of(outside * outside <= sphere.radius());
    }
    Vec3 normal = turned(outside > 0 ? out.unit() : nearestSide(beyond), center, box.orientation());
    Answer.Decided answer =
        flaw == Flaw.CENTER_FOR_SURFACE
            ? Answer.of(distance <= 0, outside + inside)
            : Answer.of(distance <= 0, distance);
    return answer.withNormal(
        flaw == Flaw.NORMAL_FROM_B_TO_A && outside == 0 ? normal.negated() : normal);
  }

  /// {@return the direction from a center to the box, of one from the box in its first octant}
  private static Vec3 turned(Vec3 away, Vec3 center, Rotation turn) {
    return turn.axisX()
        .times(-Math.copySign(away.x(), center.x()))
        .plus(-Math.copySign(away.y(), center.y()), turn.axisY())
        .plus(-Math.copySign(away.z(), center.z()), turn.axisZ());
  }

  private static Vec3 nearestSide(Vec3 beyond) {
    double greatest = greatest(beyond);
    return beyond.x() == greatest ? Vec3.X : beyond.y() == greatest ? Vec3.Y : Vec3.Z;
  }

  private static double greatest(Vec3 v) {
    return Math.max(v.x(), Math.max(v.y(), v.z()));
  }
}
