package collisionbench.geometry.bench;

/// What benchmarks need of a dimension: shapes to draw and to move, and the judge.
interface Field<S> {

  /// {@return a shape of a kind}
  S draw(String kind, Draw draw);

  /// {@return the signed distance, by our own separation}
  double distance(S a, S b);

  /// {@return `b`, moved along the normal to a signed distance of about `distance` from `a`}
  S pushed(S a, S b, double distance);

  /// {@return `b`, moved so that the middles of both shapes' bounds are the same}
  S centered(S a, S b);

  /// {@return the shape moved by a vector of equal components}
  S moved(S shape, double by);

  /// {@return `b`, moved to where `a` comes by, or nearly, when it moves by `motion`}
  S inTheWay(S a, S b, Draw draw);

  /// {@return the greatest magnitude among the shape's numbers, taken from its bounds}
  double size(S shape);

  /// {@return whether they touch, exactly}
  boolean touch(S a, S b);

  /// {@return the signed distance, exactly but for one rounding}
  double exactDistance(S a, S b);
}
