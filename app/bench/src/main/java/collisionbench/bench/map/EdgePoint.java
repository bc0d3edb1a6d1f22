package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// A point of the exact edge: two places that only the last bits tell apart, between which the
/// exact yes or no changes.
///
/// @param inside the place at which the two touch
/// @param outside the place at which they do not
/// @param outward the unit vector along which the moved body leaves the other fastest
public record EdgePoint(Vec3 inside, Vec3 outside, Vec3 outward) {

  /// One bisection for each bit of a double.
  private static final int BISECTIONS = 52;

  /// {@return the place at a signed distance from the edge: outside if positive}
  public Vec3 at(double distance) {
    return distance > 0 ? outside.plus(distance, outward) : inside.plus(distance, outward);
  }

  /// {@return the point on the way between two places of which the first is inside and the other is
  /// not; empty if both are, or if nothing points outward there}
  static Optional<EdgePoint> between(PairField field, Vec3 inside, Vec3 outside) {
    if (!touches(field, inside) || touches(field, outside)) {
      return Optional.empty();
    }
    double in = 0;
    double out = 1;
    for (int k = 0; k < BISECTIONS; k++) {
      double middle = (in + out) / 2;
      if (touches(field, inside.towards(outside, middle))) {
        in = middle;
      } else {
        out = middle;
      }
    }
    Vec3 beyond = inside.towards(outside, out);
    Vec3 outward = outward(field, beyond);
    return outward.equals(Vec3.ZERO)
        ? Optional.empty()
        : Optional.of(new EdgePoint(inside.towards(outside, in), beyond, outward));
  }

  /// {@return the point of the edge nearest to a place; empty if none is found near where the
  /// distance says}
  public static Optional<EdgePoint> nearest(PairField field, Vec3 place) {
    double distance = field.separation(place).map(s -> Math.abs(s.distance())).orElse(Double.NaN);
    Vec3 outward = outward(field, place);
    boolean isInside = touches(field, place);
    // Beyond the edge by a part of the distance, or by the last bits where there is no distance.
    for (double part = 0x1p-20; part <= 4; part *= 2) {
      double beyond = distance * (1 + part) + part * field.lastBit();
      Vec3 far = place.plus(isInside ? beyond : -beyond, outward);
      Optional<EdgePoint> found =
          isInside ? between(field, place, far) : between(field, far, place);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  static boolean touches(PairField field, Vec3 place) {
    return field.exact(place).orElse(false);
  }

  /// The normal points from A to B.
  private static Vec3 outward(PairField field, Vec3 place) {
    return field
        .separation(place)
        .map(separation -> separation.normal().times(field.movedFirst() ? -1 : 1))
        .orElse(Vec3.ZERO);
  }
}
