package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;

/// Unity's `Vector3`, and with `z = 0` its `Vector2`.
///
/// Its operators are one operation a component, which rounds alike in all [Floats].
record Float3(float x, float y, float z) {

  static final Float3 ZERO = new Float3(0, 0, 0);

  static Float3 of(Vec3 v) {
    return new Float3((float) v.x(), (float) v.y(), (float) v.z());
  }

  static Float3 of(Vec2 v) {
    return new Float3((float) v.x(), (float) v.y(), 0);
  }

  Vec3 wide() {
    return new Vec3(x, y, z);
  }

  Float3 plus(Float3 other) {
    return new Float3(x + other.x, y + other.y, z + other.z);
  }

  Float3 minus(Float3 other) {
    return new Float3(x - other.x, y - other.y, z - other.z);
  }

  Float3 times(float factor) {
    return new Float3(factor * x, factor * y, factor * z);
  }
}
