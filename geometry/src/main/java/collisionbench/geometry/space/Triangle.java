package collisionbench.geometry.space;

import collisionbench.geometry.number.Require;

/// The triangle of three corners with its interior; with zero area it is a segment or a point.
public record Triangle(Vec3 a, Vec3 b, Vec3 c) implements Shape3 {

  public Triangle {
    Require.finite("a", a, a.isFinite());
    Require.finite("b", b, b.isFinite());
    Require.finite("c", c, c.isFinite());
  }

  /// {@return an edge: `ab`, `bc` or `ca` for 0, 1 or 2}
  public Segment edge(int index) {
    return switch (index) {
      case 0 -> new Segment(a, b);
      case 1 -> new Segment(b, c);
      case 2 -> new Segment(c, a);
      default -> throw new IndexOutOfBoundsException(index);
    };
  }

  /// {@return `(b - a) x (c - a)`, whose length is twice the area}
  public Vec3 normal() {
    return b.minus(a).cross(c.minus(a));
  }

  /// {@return the point of this triangle nearest to `point`}
  public Vec3 nearest(Vec3 point) {
    Vec3 best = new Segment(a, b).nearest(point);
    best = nearer(point, best, new Segment(b, c).nearest(point));
    best = nearer(point, best, new Segment(c, a).nearest(point));
    Vec3 n = normal();
    double whole = n.lengthSquared();
    Vec3 p = point.minus(a);
    double u = p.cross(c.minus(a)).dot(n);
    double v = b.minus(a).cross(p).dot(n);
    if (u > 0 && v > 0 && u + v < whole) {
      Vec3 inside = a.plus(u / whole, b.minus(a)).plus(v / whole, c.minus(a));
      return nearer(point, best, inside);
    }
    return best;
  }

  private static Vec3 nearer(Vec3 point, Vec3 best, Vec3 other) {
    return other.distanceSquared(point) < best.distanceSquared(point) ? other : best;
  }

  @Override
  public Bounds3 bounds() {
    return Bounds3.of(a, b).and(Bounds3.of(c, c));
  }

  @Override
  public Triangle translated(Vec3 by) {
    return new Triangle(a.plus(by), b.plus(by), c.plus(by));
  }
}
