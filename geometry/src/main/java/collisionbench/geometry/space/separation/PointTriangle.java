package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// A point and a triangle; on the triangle the normal is its face normal.
record PointTriangle(Vec3 a, Triangle b) implements CorePair {

  @Override
  public boolean meet() {
    return Overlap3.test(new Sphere(a, 0), b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    return Nearest.of(a, b.translated(by));
  }

  @Override
  public Hull hullA() {
    return Hull.of(a);
  }

  @Override
  public Hull hullB() {
    return Hull.of(b);
  }
}
