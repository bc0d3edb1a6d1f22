package collisionbench.bench.fuzz.textbook;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Two capsules: the distance of their axes against the sum of their radii.
///
/// Source: C. Ericson, Real-Time Collision Detection, 5.1.9.
record Capsules(Flaw flaw) {

  /// Axes closer than this fraction of their length cross.
  private static final double CROSSING = 1e-9;

  /// Nearest points of two axes.
  private record Nearest(Vec3 onA, Vec3 onB) {

    double distance() {
      return onB.minus(onA).length();
    }
  }

  Answer answer(Capsule a, Capsule b) {
    double radii = (a.radius() + b.radius()) * (flaw == Flaw.DIAMETER_FOR_RADIUS ? 0.5 : 1);
    Nearest nearest = nearest(a.axis(), b.axis());
    double axes = nearest.distance();
    double distance = flaw == Flaw.FLOAT_ARITHMETIC ? (float) axes - (float) radii : axes - radii;
    return flaw == Flaw.STRICT
        ? Answer.of(distance < 0)
        : Answer.of(distance <= 0, distance).withNormal(normal(a.axis(), b.axis(), nearest));
  }

  private Vec3 normal(Segment a, Segment b, Nearest nearest) {
    Vec3 apart = nearest.onB.minus(nearest.onA);
    Vec3 da = a.end().minus(a.start());
    Vec3 db = b.end().minus(b.start());
    if (apart.length() > CROSSING * (da.length() + db.length())) {
      return switch (flaw) {
        case NORMAL_REVERSED -> apart.unit().negated();
        case NORMAL_NOT_OF_UNIT_LENGTH -> apart;
        default -> apart.unit();
      };
    }
    if (flaw == Flaw.NO_NORMAL_WHERE_AXES_CROSS) {
      return Vec3.ZERO;
    }
    Vec3 across = da.cross(db);
    return across.length() > CROSSING * da.length() * db.length()
        ? across.unit()
        : perpendicular(da.length() > db.length() ? da : db);
  }

  private static Vec3 perpendicular(Vec3 v) {
    Vec3 across = v.cross(Math.abs(v.x()) < Math.abs(v.y()) ? Vec3.X : Vec3.Y);
    return across.equals(Vec3.ZERO) ? Vec3.X : across.unit();
  }

  private Nearest nearest(Segment a, Segment b) {
    List<Nearest> found =
        new ArrayList<>(
            List.of(
                new Nearest(a.start(), nearest(a.start(), b)),
                new Nearest(a.end(), nearest(a.end(), b)),
                new Nearest(nearest(b.start(), a), b.start()),
                new Nearest(nearest(b.end(), a), b.end())));
    Vec3 da = a.end().minus(a.start());
    Vec3 db = b.end().minus(b.start());
    Vec3 r = a.start().minus(b.start());
    double aa = da.lengthSquared();
    double bb = db.lengthSquared();
    double ab = da.dot(db);
    double determinant = aa * bb - ab * ab;
    if (determinant > (flaw == Flaw.ABSOLUTE_EPSILON ? 1e-4 : 1e-12 * aa * bb)) {
      double s = (ab * db.dot(r) - bb * da.dot(r)) / determinant;
      double t = (aa * db.dot(r) - ab * da.dot(r)) / determinant;
      if (flaw == Flaw.NOT_CLAMPED_AGAIN) {
        return new Nearest(a.at(clamp(s)), b.at(clamp(t)));
      }
      if (s >= 0 && s <= 1 && t >= 0 && t <= 1) {
        found.add(new Nearest(a.at(s), b.at(t)));
      }
    } else if (flaw == Flaw.PARALLEL_FORGOTTEN) {
      return new Nearest(a.start(), b.start());
    }
    return found.stream().min(Comparator.comparingDouble(Nearest::distance)).orElseThrow();
  }

  private Vec3 nearest(Vec3 point, Segment segment) {
    Vec3 d = segment.end().minus(segment.start());
    double squared = d.lengthSquared();
    double t = squared > 0 ? clamp(point.minus(segment.start()).dot(d) / squared) : 0;
    return segment.start().plus(t, d);
  }

  private double clamp(double t) {
    return flaw == Flaw.CLAMPED_AT_ONE_END ? Math.max(0, t) : Math.clamp(t, 0, 1);
  }
}
