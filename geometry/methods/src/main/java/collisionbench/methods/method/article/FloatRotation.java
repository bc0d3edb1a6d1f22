package collisionbench.methods.method.article;

import collisionbench.geometry.space.Rotation;

/// Unity's rotation matrix of a quaternion, as where it takes the three axes.
///
/// Unity computes it in native code: each operation is rounded, whatever the C# is run by. Its
/// inverse is its transpose here; Unity works it out by cofactors, which may round otherwise.
record FloatRotation(Float3 x, Float3 y, Float3 z) {

  static FloatRotation of(Rotation rotation) {
    double length = length(rotation);
    float i = (float) (rotation.x() / length);
    float j = (float) (rotation.y() / length);
    float k = (float) (rotation.z() / length);
    float w = (float) (rotation.w() / length);
    float ii = i * (i * 2);
    float jj = j * (j * 2);
    float kk = k * (k * 2);
    float ij = i * (j * 2);
    float ik = i * (k * 2);
    float jk = j * (k * 2);
    float wi = w * (i * 2);
    float wj = w * (j * 2);
    float wk = w * (k * 2);
    return new FloatRotation(
        new Float3(1 - (jj + kk), ij + wk, ik - wj),
        new Float3(ij - wk, 1 - (ii + kk), jk + wi),
        new Float3(ik + wj, jk - wi, 1 - (ii + jj)));
  }

  /// Of a quaternion rounded to floats no square overflows or vanishes.
  private static double length(Rotation q) {
    return Math.sqrt(q.x() * q.x() + q.y() * q.y() + q.z() * q.z() + q.w() * q.w());
  }

  FloatRotation inverse() {
    return new FloatRotation(
        new Float3(x.x(), y.x(), z.x()),
        new Float3(x.y(), y.y(), z.y()),
        new Float3(x.z(), y.z(), z.z()));
  }

  /// {@return `MultiplyVector`, which is C#}
  Float3 apply(Float3 v, Floats floats) {
    FloatRotation rows = inverse();
    return new Float3(floats.dot(rows.x, v), floats.dot(rows.y, v), floats.dot(rows.z, v));
  }
}
