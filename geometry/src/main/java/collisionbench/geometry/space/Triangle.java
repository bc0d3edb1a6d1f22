package collisionbench.geometry.space;

/// All points between three corners; without area it is a segment or a point.
public record Triangle(Vec3 a, Vec3 b, Vec3 c) implements Shape3 {

  public Triangle {
    Require.finite("a", a);
    Require.finite("b", b);
    Require.finite("c", c);
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
