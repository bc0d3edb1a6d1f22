package collisionbench.geometry.space;

import java.util.Random;

/// Independent knowledge of shapes for tests: their support functions.
public final class Oracle {

  private static final Vec3[] SPREAD = directions(400);

  private Oracle() {}

  /// {@return the support of the shape along the unit vector `n`}
  public static double most(Shape3 shape, Vec3 n) {
    return switch (shape) {
      case Sphere s -> s.center().dot(n) + s.radius();
      case Capsule c -> Math.max(c.start().dot(n), c.end().dot(n)) + c.radius();
      case Segment s -> Math.max(s.start().dot(n), s.end().dot(n));
      case Triangle t -> Math.max(t.a().dot(n), Math.max(t.b().dot(n), t.c().dot(n)));
      case Hull h -> h.points().stream().mapToDouble(n::dot).max().orElseThrow();
      case Box b ->
          b.center().dot(n)
              + Math.abs(b.orientation().axisX().dot(n)) * b.halfExtents().x()
              + Math.abs(b.orientation().axisY().dot(n)) * b.halfExtents().y()
              + Math.abs(b.orientation().axisZ().dot(n)) * b.halfExtents().z();
    };
  }

  /// {@return the gap from A to B along `n`, a lower bound of their signed distance}
  public static double gap(Shape3 a, Shape3 b, Vec3 n) {
    return -most(b, n.negated()) - most(a, n);
  }

  /// {@return the widest gap that a search over directions finds, from many starts}
  public static double widestGap(Shape3 a, Shape3 b, Random random) {
    double widest = Double.NEGATIVE_INFINITY;
    Vec3 best = Vec3.Y;
    for (Vec3 n : SPREAD) {
      double gap = gap(a, b, n);
      if (gap > widest) {
        widest = gap;
        best = n;
      }
    }
    for (double step = 0.2; step > 1e-9; step *= 0.7) {
      for (int i = 0; i < 6; i++) {
        Vec3 n = best.plus(step, gaussian(random)).unit();
        double gap = gap(a, b, n);
        if (gap > widest) {
          widest = gap;
          best = n;
        }
      }
    }
    return widest;
  }

  /// {@return how far `point` is outside the shape, according to a search over directions}
  public static double outside(Shape3 shape, Vec3 point, Random random) {
    return widestGap(shape, new Sphere(point, 0), random);
  }

  /// {@return the largest coordinate or size of the two, at least 1e-3, to which rounding is
  /// relative}
  public static double scale(Shape3 a, Shape3 b) {
    Bounds3 bounds = a.bounds().and(b.bounds());
    return Math.max(1e-3, Math.max(bounds.min().largest(), bounds.max().largest()));
  }

  public static Vec3 gaussian(Random random) {
    return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  /// {@return the shape rotated about the origin and then translated}
  public static Shape3 moved(Shape3 shape, Rotation turn, Vec3 by) {
    return switch (shape) {
      case Sphere s -> new Sphere(turn.apply(s.center()).plus(by), s.radius());
      case Capsule c ->
          new Capsule(turn.apply(c.start()).plus(by), turn.apply(c.end()).plus(by), c.radius());
      case Segment s -> new Segment(turn.apply(s.start()).plus(by), turn.apply(s.end()).plus(by));
      case Triangle t ->
          new Triangle(
              turn.apply(t.a()).plus(by), turn.apply(t.b()).plus(by), turn.apply(t.c()).plus(by));
      case Hull h -> new Hull(h.points().stream().map(p -> turn.apply(p).plus(by)).toList());
      case Box b ->
          new Box(turn.apply(b.center()).plus(by), b.halfExtents(), product(turn, b.orientation()));
    };
  }

  private static Rotation product(Rotation p, Rotation q) {
    return new Rotation(
        p.w() * q.x() + p.x() * q.w() + p.y() * q.z() - p.z() * q.y(),
        p.w() * q.y() - p.x() * q.z() + p.y() * q.w() + p.z() * q.x(),
        p.w() * q.z() + p.x() * q.y() - p.y() * q.x() + p.z() * q.w(),
        p.w() * q.w() - p.x() * q.x() - p.y() * q.y() - p.z() * q.z());
  }

  /// {@return the shape with its radius grown; unchanged if it has none}
  public static Shape3 grown(Shape3 shape, double by) {
    return switch (shape) {
      case Sphere s -> new Sphere(s.center(), s.radius() + by);
      case Capsule c -> new Capsule(c.start(), c.end(), c.radius() + by);
      case Box _, Segment _, Triangle _, Hull _ -> shape;
    };
  }

  /// {@return the shape scaled by a power of two}
  public static Shape3 scaled(Shape3 shape, int power) {
    return switch (shape) {
      case Sphere s -> new Sphere(scaled(s.center(), power), Math.scalb(s.radius(), power));
      case Capsule c ->
          new Capsule(
              scaled(c.start(), power), scaled(c.end(), power), Math.scalb(c.radius(), power));
      case Box b ->
          new Box(scaled(b.center(), power), scaled(b.halfExtents(), power), b.orientation());
      case Segment s -> new Segment(scaled(s.start(), power), scaled(s.end(), power));
      case Triangle t ->
          new Triangle(scaled(t.a(), power), scaled(t.b(), power), scaled(t.c(), power));
      case Hull h -> new Hull(h.points().stream().map(p -> scaled(p, power)).toList());
    };
  }

  public static Vec3 scaled(Vec3 v, int power) {
    return new Vec3(Math.scalb(v.x(), power), Math.scalb(v.y(), power), Math.scalb(v.z(), power));
  }

  /// Directions spread evenly over the sphere, along a spiral.
  private static Vec3[] directions(int count) {
    Vec3[] all = new Vec3[count];
    for (int i = 0; i < count; i++) {
      double z = 1 - (2 * i + 1.0) / count;
      double turn = i * Math.PI * (3 - Math.sqrt(5));
      double r = Math.sqrt(1 - z * z);
      all[i] = new Vec3(r * Math.cos(turn), r * Math.sin(turn), z);
    }
    return all;
  }
}
