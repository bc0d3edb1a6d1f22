package collisionbench.bench.fuzz.textbook;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Answer;

/// A circle and a sector: the nearest point of the sector is on its arc if the circle's center is
/// within its angle, else on one of its sides.
record CircleAndSector(Flaw flaw) {

  Answer answer(Circle circle, Sector sector) {
    Vec2 v = circle.center().minus(sector.center());
    boolean within = sector.isDisc() || isWithin(v, sector);
    if (flaw == Flaw.SIDES_FORGOTTEN && !within) {
      return Answer.of(false);
    }
    double gap =
        within && flaw != Flaw.ARC_FORGOTTEN
            ? Math.max(0, v.length() - sector.radius())
            : within ? 0 : sides(v, sector);
    return Answer.of(gap <= circle.radius());
  }

  private boolean isWithin(Vec2 v, Sector sector) {
    Vec2 direction = sector.direction();
    if (flaw == Flaw.ARC_COSINE_NOT_CLAMPED) {
      return arcCosine(direction.unit().dot(v.unit())) <= sector.angle() / 2;
    }
    double angle = Math.abs(Math.atan2(direction.cross(v), direction.dot(v)));
    return angle <= (flaw == Flaw.ANGLE_FOR_HALF ? sector.angle() : sector.angle() / 2);
  }

  /// Throws where it is not defined, as in Python.
  private static double arcCosine(double cosine) {
    if (Math.abs(cosine) > 1) {
      throw new IllegalArgumentException("math domain error");
    }
    return Math.acos(cosine);
  }

  private static double sides(Vec2 v, Sector sector) {
    return Math.min(
        side(v, sector.startEdge(), sector.radius()), side(v, sector.endEdge(), sector.radius()));
  }

  private static double side(Vec2 v, Vec2 unit, double length) {
    return v.minus(unit.times(Math.clamp(v.dot(unit), 0, length))).length();
  }
}
