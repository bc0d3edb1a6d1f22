package collisionbench.app.fuzz.textbook;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;

/// Two capsules: the distance of their axes against the sum of their radii.
///
/// Source: C. Ericson, Real-Time Collision Detection, 5.1.9.
record Capsules(Flaw flaw) {

  Answer answer(Capsule a, Capsule b) {
    double radii = (a.radius() + b.radius()) * (flaw == Flaw.DIAMETER_FOR_RADIUS ? 0.5 : 1);
    double axes = distance(a.axis(), b.axis());
    double distance = flaw == Flaw.FLOAT_ARITHMETIC ? (float) axes - (float) radii : axes - radii;
    return flaw == Flaw.STRICT ? Answer.of(distance < 0) : Answer.of(distance <= 0, distance);
  }

  private double distance(Segment a, Segment b) {
    double ends =
        Math.min(
            Math.min(distance(a.start(), b), distance(a.end(), b)),
            Math.min(distance(b.start(), a), distance(b.end(), a)));
    Vec3 da = a.end().minus(a.start());
    Vec3 db = b.end().minus(b.start());
    Vec3 r = a.start().minus(b.start());
    double aa = da.lengthSquared();
    double bb = db.lengthSquared();
    double ab = da.dot(db);
    double determinant = aa * bb - ab * ab;
    if (determinant <= (flaw == Flaw.ABSOLUTE_EPSILON ? 1e-4 : 1e-12 * aa * bb)) {
      return flaw == Flaw.PARALLEL_FORGOTTEN ? r.length() : ends;
    }
    double s = (ab * db.dot(r) - bb * da.dot(r)) / determinant;
    double t = (aa * db.dot(r) - ab * da.dot(r)) / determinant;
    if (flaw == Flaw.NOT_CLAMPED_AGAIN) {
      return a.at(clamp(s)).minus(b.at(clamp(t))).length();
    }
    boolean inside = s >= 0 && s <= 1 && t >= 0 && t <= 1;
    return inside ? Math.min(ends, a.at(s).minus(b.at(t)).length()) : ends;
  }

  private double distance(Vec3 point, Segment segment) {
    Vec3 d = segment.end().minus(segment.start());
    double squared = d.lengthSquared();
    double t = squared > 0 ? clamp(point.minus(segment.start()).dot(d) / squared) : 0;
    return point.minus(segment.start().plus(t, d)).length();
  }

  private double clamp(double t) {
    return flaw == Flaw.CLAMPED_AT_ONE_END ? Math.max(0, t) : Math.clamp(t, 0, 1);
  }
}
