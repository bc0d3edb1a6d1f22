package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// The exact corners of a core, with the same in doubles: those decide which corners may be the
/// farthest in a direction, and only between them exact products have to.
///
/// @param exact at least one
/// @param rounded the same in order, divided by a power of two so that no coordinate exceeds 1
record ExactCorners(List<Dyadic3> exact, List<Vec3> rounded) {

  /// Twice the error of a product of rounded vectors with coordinates of at most 1.
  ///
  /// With `u = 2^-53`, each of its six factors is off by less than 1.01 `u` of it, products by `u`
  /// more, and the two sums, of at most 2 and 3, by 5 `u`: less than `16 u` together.
  private static final double CLOSE = 0x1p-48;

  static ExactCorners of(List<Dyadic3> corners) {
    int power = corners.stream().mapToInt(ExactCorners::power).max().orElseThrow();
    return new ExactCorners(corners, corners.stream().map(c -> rounded(c, power)).toList());
  }

  /// {@return the least power of two that no component exceeds, as an exponent}
  private static int power(Dyadic3 v) {
    return Math.max(v.x().power(), Math.max(v.y().power(), v.z().power()));
  }

  private static Vec3 rounded(Dyadic3 v, int power) {
    return new Vec3(v.x().overPower(power), v.y().overPower(power), v.z().overPower(power));
  }

  Dyadic3 first() {
    return exact.getFirst();
  }

  /// {@return the corner farthest in a direction, of several the first}
  Dyadic3 farthest(Dyadic3 direction) {
    Vec3 towards = rounded(direction, power(direction));
    double most = Double.NEGATIVE_INFINITY;
    for (Vec3 corner : rounded) {
      most = Math.max(most, corner.dot(towards));
    }
    List<Dyadic3> close = new ArrayList<>();
    for (int k = 0; k < rounded.size(); k++) {
      if (rounded.get(k).dot(towards) >= most - CLOSE) {
        close.add(exact.get(k));
      }
    }
    return close.size() == 1 ? close.getFirst() : farthest(close, direction);
  }

  private static Dyadic3 farthest(List<Dyadic3> corners, Dyadic3 direction) {
    Dyadic3 farthest = corners.getFirst();
    Dyadic most = farthest.dot(direction);
    for (Dyadic3 corner : corners.subList(1, corners.size())) {
      Dyadic along = corner.dot(direction);
      if (along.compareTo(most) > 0) {
        farthest = corner;
        most = along;
      }
    }
    return farthest;
  }
}
