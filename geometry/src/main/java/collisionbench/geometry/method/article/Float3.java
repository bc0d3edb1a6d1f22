package collisionbench.geometry.method.article;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;

/// Unity's `Vector3`, and with `z = 0` its `Vector2`.
record Float3(float x, float y, float z) {

  static final Float3 ZERO = new Float3(0, 0, 0);

  /// Unity's `kEpsilon`: no vector of this length or less has a direction.
  private static final float LEAST_LENGTH = 0.00001f;

  private static final float LEAST_PRODUCT = 1e-15f;
  private static final float DEGREES = 57.29578f;

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

  float dot(Float3 other) {
    return x * other.x + y * other.y + z * other.z;
  }

  Float3 cross(Float3 other) {
    return new Float3(
        y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
  }

  /// {@return `sqrMagnitude`}
  float squared() {
    return dot(this);
  }

  /// {@return `normalized`: zero for a vector that is too short}
  Float3 normalized() {
    float length = Mathf.sqrt(squared());
    boolean directed = length > LEAST_LENGTH;
    return new Float3(
        directed ? x / length : 0, directed ? y / length : 0, directed ? z / length : 0);
  }

  /// {@return `==`, which is approximate}
  boolean isNear(Float3 other) {
    return minus(other).squared() < LEAST_LENGTH * LEAST_LENGTH;
  }

  /// {@return `Angle`, in degrees: 0 where there is hardly a direction}
  float angle(Float3 other) {
    float product = Mathf.sqrt(squared() * other.squared());
    if (product < LEAST_PRODUCT) {
      return 0;
    }
    float cosine = Mathf.clamp(dot(other) / product, -1, 1);
    return (float) Math.acos(cosine) * DEGREES;
  }
}
