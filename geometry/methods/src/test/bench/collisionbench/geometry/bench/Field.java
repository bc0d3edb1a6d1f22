package collisionbench.geometry.bench;

/// The parts of a benchmark that depend on the dimension: drawing and moving shapes, and the judge.
interface Field<S> {

  /// {@return a random shape of a kind}
  S draw(String kind, Draw draw);

  /// {@return the signed distance, by our own separation}
  double distance(S a, S b);

  /// {@return `b`, moved along the normal to a signed distance of about `distance` from `a`}
  S pushed(S a, S b, double distance);

  /// {@return `b`, moved so that the centers of both bounds coincide}
  S centered(S a, S b);

  /// {@return the shape moved by a vector of equal components}
  S moved(S shape, double by);

  /// {@return `b`, moved to or near the path of `a` along `motion`}
  S inTheWay(S a, S b, Draw draw);

  /// {@return the greatest magnitude among the shape's numbers, taken from its bounds}
  double size(S shape);

  /// {@return whether they touch, exactly}
  boolean touch(S a, S b);

  /// {@return the exact signed distance, rounded once}
  double exactDistance(S a, S b);
}
