package collisionbench.geometry.method.article;

import collisionbench.geometry.space.Rotation;

/// Unity's rotation matrix of a quaternion, as where it takes the three axes.
///
/// Its inverse is its transpose. Unity works it out by cofactors, which may round otherwise.
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

  Float3 apply(Float3 v) {
    return x.times(v.x()).plus(y.times(v.y())).plus(z.times(v.z()));
  }

  Float3 undo(Float3 v) {
    return new Float3(x.dot(v), y.dot(v), z.dot(v));
  }
}
