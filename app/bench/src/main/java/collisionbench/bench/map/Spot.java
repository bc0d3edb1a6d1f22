package collisionbench.bench.map;

/// A point of a map, in steps from the place in the lower left corner; not always at a place.
///
/// @param i in columns, to the right
/// @param j in rows, up
public record Spot(double i, double j) {

  /// {@return the spot between this one (`t = 0`) and another (`t = 1`)}
  Spot towards(Spot other, double t) {
    return new Spot(i + t * (other.i - i), j + t * (other.j - j));
  }

  double distance(Spot other) {
    return Math.hypot(i - other.i, j - other.j);
  }
}
