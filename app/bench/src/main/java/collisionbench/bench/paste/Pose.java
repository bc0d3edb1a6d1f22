package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// Where a shape is.
record Pose(Rotation turn, Vec3 origin) {

  /// Tolerance of lengths and products of the axes, since dumps print as few as 6 digits.
  private static final double SLACK = 1e-4;

  /// {@return the pose of a matrix with 4 columns, in 3 or 4 rows; empty if it is no rigid motion}
  static Optional<Pose> ofMatrix(List<Double> m) {
    Vec3 x = column(m, 0);
    Vec3 y = column(m, 1);
    Vec3 z = column(m, 2);
    Vec3 origin = column(m, 3);
    boolean rotates = isUnit(x) && isUnit(y) && x.cross(y).minus(z).largest() < SLACK;
    return rotates && origin.isFinite()
        ? Optional.of(new Pose(turn(x, y, z), origin))
        : Optional.empty();
  }

  private static Vec3 column(List<Double> matrix, int index) {
    return new Vec3(matrix.get(index), matrix.get(4 + index), matrix.get(8 + index));
  }

  private static boolean isUnit(Vec3 axis) {
    return Math.abs(axis.dot(axis) - 1) < SLACK;
  }

  /// {@return a body in this frame; a flat one is only moved}
  Body apply(Body body) {
    if (body instanceof Body3 solid && solid.shape() instanceof Box box) {
      Rotation turned = turn.isNone() ? box.orientation() : turn.after(box.orientation());
      return new Body3(body.id(), new Box(apply(box.center()), box.halfExtents(), turned));
    }
    return body.mapped(this::apply);
  }

  private Vec3 apply(Vec3 point) {
    return turn.apply(point).plus(origin);
  }

  /// {@return the rotation, from the largest of four numbers (Shepperd, 1978)}
  private static Rotation turn(Vec3 x, Vec3 y, Vec3 z) {
    double w = 1 + x.x() + y.y() + z.z();
    double i = 1 + x.x() - y.y() - z.z();
    double j = 1 - x.x() + y.y() - z.z();
    double k = 1 - x.x() - y.y() + z.z();
    double a = y.z() - z.y();
    double b = z.x() - x.z();
    double c = x.y() - y.x();
    double largest = Math.max(Math.max(w, i), Math.max(j, k));
    if (largest == w) {
      return new Rotation(a, b, c, w);
    } else if (largest == i) {
      return new Rotation(i, x.y() + y.x(), x.z() + z.x(), a);
    } else if (largest == j) {
      return new Rotation(x.y() + y.x(), j, y.z() + z.y(), b);
    }
    return new Rotation(x.z() + z.x(), y.z() + z.y(), k, c);
  }
}
